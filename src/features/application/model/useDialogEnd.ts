import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a dialog whose condition has ended. Hidden only, it would stay in the history entry and open again as soon as
 * the condition is met again.
 */
export function useDialogEnd(isEnded: boolean, close: () => void) {
  const end = useEffectEvent(close);

  useEffect(() => {
    if (isEnded) end();
  }, [isEnded]);
}
