import { useEffect } from 'react';
import { logFailure } from './logFailure';

/** Logs a failure of something on screen, once for each. */
export function useLoggedFailure(what: string, error: unknown) {
  useEffect(() => {
    if (error !== undefined) logFailure(what, error);
  }, [what, error]);
}
