import { useEffect, useEffectEvent } from 'react';

/** Calls back when the connection returns while the component is mounted. */
export function useOnReconnect(onReconnect: () => void): void {
  const reconnect = useEffectEvent(onReconnect);

  useEffect(() => {
    const listener = () => reconnect();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
