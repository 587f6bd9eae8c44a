import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectClockOffset, selectSessionEnd } from '@/shared/session';

/** The session bar changes its text at full seconds. */
const TICK = 1_000;

/** Milliseconds until the session ends by the server's clock, null for a visitor; negative once it is over. */
export function useRemainingTime(): number | null {
  const end = useSelector(selectSessionEnd);
  const clockOffset = useSelector(selectClockOffset);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (end === null) return;
    const update = () => {
      setNow(Date.now());
    };
    update();
    const timer = setInterval(update, TICK);
    // Timers of a suspended tab do not run.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [end]);

  return end === null ? null : end - clockOffset - now;
}
