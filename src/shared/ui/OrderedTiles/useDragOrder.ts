import { type PointerEvent, useRef, useState } from 'react';

interface DragOrder {
  onMove: (from: number, to: number) => void;
  /** Called when the pointer is released after the tile has moved. */
  onDropped: (index: number) => void;
}

interface Drag {
  pointer: number;
  start: number;
  index: number;
}

/** Whether a drag starts: on the handle with any pointer, on the picture with a mouse, never on a button. */
function begins({ target, pointerType, button, isPrimary }: PointerEvent): boolean {
  if (!(target instanceof Element) || !isPrimary || button !== 0) return false;
  if (target.closest('button')) return false;
  return pointerType === 'mouse' || target.closest('[data-handle]') !== null;
}

const indexAt = (element: Element | null) => {
  const tile = element?.closest<HTMLElement>('[data-index]');
  return tile ? Number(tile.dataset['index']) : null;
};

/**
 * Drag and drop of the tiles of a list: they shift as the pointer passes over them. Handlers for the
 * list, which captures the pointer, since the tile under it moves.
 */
export function useDragOrder({ onMove, onDropped }: DragOrder) {
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  function begin(event: PointerEvent<HTMLElement>) {
    const index = begins(event) ? indexAt(event.target as Element) : null;
    if (index === null) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, start: index, index };
    setDragged(index);
  }

  function follow({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (drag.current?.pointer !== pointerId) return;
    const under = document.elementFromPoint(clientX, clientY);
    const index = currentTarget.contains(under) ? indexAt(under) : null;
    if (index === null || index === drag.current.index) return;
    onMove(drag.current.index, index);
    drag.current.index = index;
    setDragged(index);
  }

  function end({ pointerId }: PointerEvent) {
    if (drag.current?.pointer !== pointerId) return;
    const { start, index } = drag.current;
    drag.current = null;
    setDragged(null);
    if (index !== start) onDropped(index);
  }

  return {
    /** The position of the dragged tile. */
    dragged,
    handlers: { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: end },
  };
}
