// One script for all of them: each script has its name in the first one.
export { NoticesPage } from './NoticesPage';
export { AlarmSamplePage } from './AlarmSamplePage';
