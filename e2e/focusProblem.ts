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

  /** The elements at nine points of the control; null outside of the window. */
  function elementsAt({ left, top, width, height }: DOMRect) {
    const parts = [0.1, 0.5, 0.9];
    return parts.flatMap((right) =>
      parts.map((down) => document.elementFromPoint(left + width * right, top + height * down)),
    );
  }

  function problemOf() {
    const place = drawn.getBoundingClientRect();
    const elements = elementsAt(place);
    if (elements.some((element) => drawn.contains(element))) return hasRing() ? '' : 'without a focus ring';
    const cover = elements.find((element) => element !== null);
    const where = `at ${Math.round(place.left)}, ${Math.round(place.top)} of ${window.innerWidth} × ${window.innerHeight}`;
    return cover ? `hidden behind ${cover.outerHTML.slice(0, 120)} ${where}` : `outside of the window ${where}`;
  }

  const name = focused.getAttribute('aria-label') ?? drawn.textContent.trim();
  return {
    isTarget: targets.includes(focused),
    words: `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()} ‘${name.slice(0, 40)}’`,
    problem: problemOf(),
  };
}
