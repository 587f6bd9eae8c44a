export { randomUuid } from './randomUuid';
