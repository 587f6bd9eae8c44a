export { RadioRows } from './RadioRows';
