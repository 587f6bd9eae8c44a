export { subscribeToAlarms } from './subscribeToAlarms';
