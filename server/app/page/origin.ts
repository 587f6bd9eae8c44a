export { originOf } from '../../lib/http/origin';
