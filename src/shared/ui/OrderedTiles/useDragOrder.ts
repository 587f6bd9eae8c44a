import { type PointerEvent, useRef, useState } from 'react';

interface DragOrder {
  onMove: (from: number, to: number) => void;
  /** The pointer let go, after the tile came to another place. */
  onDropped: (place: number) => void;
}

interface Drag {
  pointer: number;
  start: number;
  place: number;
}

/** By the handle with anything, by the picture itself with a mouse; never by a button. */
function begins({ target, pointerType, button, isPrimary }: PointerEvent): boolean {
  if (!(target instanceof Element) || !isPrimary || button !== 0) return false;
  if (target.closest('button')) return false;
  return pointerType === 'mouse' || target.closest('[data-handle]') !== null;
}

const placeOf = (element: Element | null) => {
  const tile = element?.closest<HTMLElement>('[data-place]');
  return tile ? Number(tile.dataset['place']) : null;
};

/**
 * Tiles of a list that are dragged to another place: they make room as the pointer passes over them. Handlers for the
 * list, which keeps the pointer, since the tile under it moves.
 */
export function useDragOrder({ onMove, onDropped }: DragOrder) {
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  function begin(event: PointerEvent<HTMLElement>) {
    const place = begins(event) ? placeOf(event.target as Element) : null;
    if (place === null) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, start: place, place };
    setDragged(place);
  }

  function follow({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (drag.current?.pointer !== pointerId) return;
    const under = document.elementFromPoint(clientX, clientY);
    const place = currentTarget.contains(under) ? placeOf(under) : null;
    if (place === null || place === drag.current.place) return;
    onMove(drag.current.place, place);
    drag.current.place = place;
    setDragged(place);
  }

  function end({ pointerId }: PointerEvent) {
    if (drag.current?.pointer !== pointerId) return;
    const { start, place } = drag.current;
    drag.current = null;
    setDragged(null);
    if (place !== start) onDropped(place);
  }

  return {
    /** Place of the tile in the hand. */
    dragged,
    handlers: { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: end },
  };
}
