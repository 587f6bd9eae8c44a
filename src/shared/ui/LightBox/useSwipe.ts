import { type TouchEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in px. */
const FAR = 48;

/** Calls back after a horizontal swipe: `1` for the next, `-1` for the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // A second finger zooms.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
      if (start.current !== null && Math.abs(way) >= FAR) onSwipe(way < 0 ? 1 : -1);
      start.current = null;
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
