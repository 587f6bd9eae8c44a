export { RenderedDate } from './RenderedDate';
export { useToday } from './useToday';
