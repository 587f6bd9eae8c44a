// One chunk for all of them: every chunk adds its name to the first script.
export { NoticesPage } from './NoticesPage';
export { AlarmSamplePage } from './AlarmSamplePage';
