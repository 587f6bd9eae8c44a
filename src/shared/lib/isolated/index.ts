export { isolated } from './isolated';
