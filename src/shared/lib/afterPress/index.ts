export { afterPress } from './afterPress';
