export { countComments } from './lib/countComments';
