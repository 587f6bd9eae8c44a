import { LIMITS } from '@contract/limits';
import { type MouseEvent, type PointerEvent } from 'react';

interface Press {
  at: number;
  x: number;
  y: number;
}

const { ms: LONGEST_MS, px: FARTHEST_PX } = LIMITS.carouselPress;

/**
 * Handlers that let only a short, still press of a pointer follow a link on a carousel; a drag that happens to end on a
 * card is none (SHARED-6). The keyboard presses no pointer and always passes.
 */
export function createPressGuard() {
  let press: Press | null = null;

  return {
    onPointerDown: ({ timeStamp, clientX, clientY }: PointerEvent) => {
      press = { at: timeStamp, x: clientX, y: clientY };
    },
    onClickCapture: (event: MouseEvent) => {
      if (press && !isClick(press, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      press = null;
    },
  };
}

function isClick({ at, x, y }: Press, { timeStamp, clientX, clientY }: MouseEvent): boolean {
  return timeStamp - at < LONGEST_MS && Math.hypot(clientX - x, clientY - y) < FARTHEST_PX;
}
