/** Timeout in milliseconds; content that arrives later does not scroll the page. */
const PATIENCE = 3_000;

/**
 * Scrolls down as soon as the page is tall enough, unless the reader scrolls first.
 * @returns the function that cancels it
 */
export function scrollOnceTallEnough(top: number): () => void {
  const reached = () => document.documentElement.scrollHeight >= top + window.innerHeight;
  if (reached() || typeof ResizeObserver === 'undefined') {
    window.scrollTo(0, top);
    return () => undefined;
  }

  const observer = new ResizeObserver(() => {
    if (!reached()) return;
    giveUp();
    window.scrollTo(0, top);
  });
  const giveUp = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', giveUp);
    window.removeEventListener('touchstart', giveUp);
    window.removeEventListener('keydown', giveUp);
  };
  const timer = setTimeout(giveUp, PATIENCE);

  observer.observe(document.body);
  window.addEventListener('wheel', giveUp, { passive: true });
  window.addEventListener('touchstart', giveUp, { passive: true });
  window.addEventListener('keydown', giveUp);
  return giveUp;
}
