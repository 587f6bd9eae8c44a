export { Picture } from './Picture';
