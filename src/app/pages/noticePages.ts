// One chunk for all of these pages, since every chunk adds its name to the first script.
export { NoticesPage } from './NoticesPage';
export { AlarmSamplePage } from './AlarmSamplePage';
