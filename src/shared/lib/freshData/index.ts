export { useFreshData } from './useFreshData';
