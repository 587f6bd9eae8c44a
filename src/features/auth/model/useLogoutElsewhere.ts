import { useEffect } from 'react';
import { useRenewSessionMutation } from '@/shared/api';
import { hasLoginHint } from '@/shared/session';

/**
 * Detects on tab focus that another tab has logged the browser out: the login hint cookie is deleted. A request to the
 * server then ends the session here too. A browser that never had the cookie is
 * not checked.
 */
export function useLogoutElsewhere() {
  const [renewSession] = useRenewSessionMutation();

  useEffect(() => {
    let wasLoggedIn = hasLoginHint();
    const check = () => {
      const isLoggedIn = hasLoginHint();
      if (wasLoggedIn && !isLoggedIn) void renewSession();
      wasLoggedIn = isLoggedIn;
    };
    document.addEventListener('visibilitychange', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
    };
  }, [renewSession]);
}
