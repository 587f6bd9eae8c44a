import { useEffect, useRef } from 'react';
import { useRenewSessionMutation } from '@/shared/api';

/** The retry interval without a response. */
const ASK_AGAIN = 30_000;

/**
 * When the session has expired by this tab's clock, checks it on the server: another tab may have extended
 * it, or this clock may be wrong (D12). A refusal ends the session; without a response it retries.
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
