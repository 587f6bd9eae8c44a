export { isCalm } from './isCalm';
