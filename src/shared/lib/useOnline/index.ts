export { useOnline } from './useOnline';
export { useOnReconnect } from './useOnReconnect';
