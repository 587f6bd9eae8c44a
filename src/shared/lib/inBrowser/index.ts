export { useIsInBrowser } from './useIsInBrowser';
