export { logFailure } from './logFailure';
export { useLoggedFailure } from './useLoggedFailure';
