/**
 * Runs in the page. Finds content that a reader cannot reach, because it is outside of the window or clipped by an
 * ancestor.
 */
export function findClipped(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : [];

  const wordsOf = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join('')
      .trim();

  /** Truncated on purpose and complete elsewhere: ellipsis, line clamp, text for screen readers. */
  const isShortened = ({ textOverflow, webkitLineClamp, clipPath }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';

  function isCut(element: Element) {
    const style = window.getComputedStyle(element);
    const isTooHigh = style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
    const isTooWide = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    return isTooHigh || isTooWide;
  }

  /** Whether an ancestor that neither scrolls nor truncates on purpose clips the element. */
  function isCutAround(element: Element, around = element.parentElement): boolean {
    if (!around || around === document.body) return false;
    const style = window.getComputedStyle(around);
    if (isShortened(style) || scrolls(around)) return false;
    const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    const isOut = inner.right > outer.right + 1 || inner.left < outer.left - 1 || inner.bottom > outer.bottom + 1;
    return (style.overflow === 'hidden' && isOut) || isCutAround(element, around.parentElement);
  }

  function isBeside(element: Element) {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -1 || right > clientWidth + 1) && !scrollsInside(element);
  }

  /** Whether the element is a row that scrolls, or a carousel with arrows. */
  const scrolls = (element: Element) =>
    /auto|scroll/.test(window.getComputedStyle(element).overflowX) || element.matches('.swiper');

  function scrollsInside({ parentElement }: Element): boolean {
    return parentElement !== null && (scrolls(parentElement) || scrollsInside(parentElement));
  }

  const worded = [...document.body.querySelectorAll('*')].filter((element) => wordsOf(element) !== '');
  // Decorative elements may be cropped, and a text for screen readers is as wide as its line.
  const spoken = worded.filter(
    (element) =>
      !element.closest('[aria-hidden=true], .visually-hidden') && !isShortened(window.getComputedStyle(element)),
  );
  const lost = spoken.filter((element) => isCut(element) || isCutAround(element) || isBeside(element));
  return [...sideways, ...lost.map((element) => `${element.tagName} ‘${wordsOf(element).slice(0, 40)}’`)];
}
