export { originOf } from '../../lib/origin';
