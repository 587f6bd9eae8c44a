let isPressed = false;

// Mouse events, because a tap fires them around the moment when the focus moves; its pointer events end before.
if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true);
  window.addEventListener('mouseup', () => (isPressed = false), true);
}

/**
 * Runs at once, or, while the pointer is pressed, after its click has reached its target: a layout shift on blur (a
 * message below the field) would move the pressed element away.
 */
export function afterPointerUp(act: () => void) {
  if (!isPressed) return act();
  window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
