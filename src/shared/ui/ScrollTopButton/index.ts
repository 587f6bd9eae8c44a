export { ScrollTopButton } from './ScrollTopButton';
