import { useEffect, useState } from 'react';
import { serverNow } from '@contract/clock';

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1_000));

/** Whole seconds until an instant by the server's clock; 0 once it has passed. */
export function useSecondsUntil(instant: string): number {
  const [, setTick] = useState(0);
  const left = secondsUntil(instant);
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);

  return left;
}
