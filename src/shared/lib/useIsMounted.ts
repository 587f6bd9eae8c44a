import { useEffect, useRef } from 'react';

/** @returns a function that tells whether the component is mounted, for code that continues after a request */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
