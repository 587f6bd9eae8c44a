export { optionsOf } from './optionsOf';
