export { useFocusKept } from './useFocusKept';
