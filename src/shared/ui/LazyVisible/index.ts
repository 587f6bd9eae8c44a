export { LazyVisible } from './LazyVisible';
