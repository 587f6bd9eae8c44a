export { RenderedDate } from './RenderedDate';
