import { LIMITS } from '@contract/limits';
import { type MouseEvent, type PointerEvent } from 'react';

interface Press {
  at: number;
  x: number;
  y: number;
}

const { ms: LONGEST_MS, px: FARTHEST_PX } = LIMITS.carouselPress;

/**
 * Handlers that prevent a click after a drag on a carousel: only a short press without movement follows the link.
 * Keyboard clicks always pass.
 */
export function preventClickAfterDrag() {
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
