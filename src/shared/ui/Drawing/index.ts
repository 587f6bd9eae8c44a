export { drawShape } from './drawShape';
