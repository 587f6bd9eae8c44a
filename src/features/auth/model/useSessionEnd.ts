import { useEffect, useRef } from 'react';
import { useRenewSessionMutation } from '@/shared/api';

/** Between two questions that got no answer. */
const ASK_AGAIN = 30_000;

/**
 * When the hour has run out by this tab's reckoning, asks the server, which alone knows: another tab may have extended
 * the session, or this clock may be wrong (D12). Its refusal ends the session; no answer leaves it, and asks again.
 */
export function useSessionEnd(remaining: number | null) {
  const [renewSession] = useRenewSessionMutation();
  const lastAsked = useRef(0);

  useEffect(() => {
    if (remaining === null || remaining > 0 || Date.now() - lastAsked.current < ASK_AGAIN) return;
    lastAsked.current = Date.now();
    void renewSession();
  }, [remaining, renewSession]);
}
