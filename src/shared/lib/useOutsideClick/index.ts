export { useOutsideClick } from './useOutsideClick';
