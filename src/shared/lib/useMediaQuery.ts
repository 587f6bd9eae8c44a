import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now. @param query as written in CSS, with or without `@media` */
export function useMediaQuery(query: string): boolean {
  const media = query.replace('@media ', '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(media);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => false,
  );
}
