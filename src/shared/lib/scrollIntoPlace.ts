/** Frames without movement after which an element has its place, and after how many it is left where it is. */
const STILL_FRAMES = 2;
const MAX_FRAMES = 30;

/**
 * Scrolls an element into view and keeps it there: elements above it that `content-visibility: auto` has skipped get
 * their heights only once they come near the viewport, and push it away (MEND-82). Scrolls again in each frame until it
 * stays for two, or for half a second.
 * @returns ends it
 */
export function scrollIntoPlace(element: Element, block: ScrollLogicalPosition): () => void {
  let frame = 0;
  let last: number | undefined;
  let still = 0;

  function place(left: number) {
    element.scrollIntoView({ block });
    const { top } = element.getBoundingClientRect();
    still = top === last ? still + 1 : 0;
    last = top;
    if (still < STILL_FRAMES && left > 0) frame = requestAnimationFrame(() => place(left - 1));
  }

  place(MAX_FRAMES);
  return () => cancelAnimationFrame(frame);
}
