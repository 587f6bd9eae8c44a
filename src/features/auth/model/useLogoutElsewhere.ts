import { useEffect } from 'react';
import { useRenewSessionMutation } from '@/shared/api';
import { hasLoginHint } from '@/shared/session';

/**
 * Notices, when the member comes back to this tab, that another one has logged the browser out: the readable cookie
 * is gone. The server is asked, and its refusal ends the session here too. A browser that never showed the cookie is
 * not asked about it.
 */
export function useLogoutElsewhere() {
  const [renewSession] = useRenewSessionMutation();

  useEffect(() => {
    let wasLoggedIn = hasLoginHint();
    const look = () => {
      const isLoggedIn = hasLoginHint();
      if (wasLoggedIn && !isLoggedIn) void renewSession();
      wasLoggedIn = isLoggedIn;
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [renewSession]);
}
