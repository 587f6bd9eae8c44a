import { onEvents } from './onEvents';

/** Several events report one focus; they are coalesced within this time, in milliseconds. */
const ONE_RETURN = 1_000;

/**
 * Calls back with the event when the tab becomes visible again or the network is back. @returns the function that stops
 * it
 */
export function onTabFocus(callBack: (event: Event) => void): () => void {
  let last = -Infinity;

  function notice(event: Event) {
    // Every page load fires `pageshow`; only one from the back/forward cache is a return.
    if (event instanceof PageTransitionEvent && !event.persisted) return;
    if (document.hidden || performance.now() - last < ONE_RETURN) return;
    last = performance.now();
    callBack(event);
  }

  const sources = [
    [document, 'visibilitychange'],
    [window, 'focus', 'online', 'pageshow'],
  ] as const;
  return onEvents(sources, notice);
}
