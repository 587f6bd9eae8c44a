export { followAlarms } from './followAlarms';
