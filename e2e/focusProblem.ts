interface Focus {
  isTarget: boolean;
  /** Role and name of the focused element. */
  words: string;
  /** Why the focus is not visible; empty if it is. */
  problem: string;
}

/**
 * Runs in the page. Tells which element has the focus, whether its focus is visible (WCAG 2.4.7) and whether it is
 * obscured (WCAG 2.4.11).
 */
export function focusProblem(targets: Element[]): Focus {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { isTarget: false, words: 'the page itself', problem: '' };

  // The label represents a visually hidden radio button or file input.
  const drawn = focused.closest('label') ?? focused;

  function hasRing() {
    const frame = drawn.parentElement;
    const around = [drawn, ...drawn.children, ...(frame ? [frame, frame.parentElement ?? frame] : [])];
    const looks = around.flatMap((element) =>
      [null, '::before', '::after'].map((part) => window.getComputedStyle(element, part)),
    );
    return looks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1);
  }

  function isInSight() {
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    return parts.some((right) =>
      parts.some((down) => drawn.contains(document.elementFromPoint(left + width * right, top + height * down))),
    );
  }

  function problemOf() {
    if (!isInSight()) return 'hidden behind something or outside of the window';
    return hasRing() ? '' : 'without a focus ring';
  }

  const name = focused.getAttribute('aria-label') ?? drawn.textContent.trim();
  return {
    isTarget: targets.includes(focused),
    words: `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()} ‘${name.slice(0, 40)}’`,
    problem: problemOf(),
  };
}
