import { onEvents } from './onEvents';

type Lead = (signal: AbortSignal) => Promise<void>;

/**
 * Runs `lead` in one tab of the browser at a time; when that one goes, the next takes over. A browser without Web Locks
 * leads in every tab that is looked at, and in no hidden one: connections to one host are few.
 * @returns the way to stop
 */
export function leadOneTab(name: string, lead: Lead): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  if ('locks' in navigator) {
    navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  } else {
    leadWhileVisible(lead, signal);
  }
  return () => stopping.abort();
}

function leadWhileVisible(lead: Lead, signal: AbortSignal) {
  let leading: AbortController | null = null;

  function look() {
    if (signal.aborted || document.hidden) {
      leading?.abort();
      leading = null;
    } else if (!leading) {
      leading = new AbortController();
      void lead(leading.signal);
    }
  }
  const stopLooking = onEvents([[document, 'visibilitychange']], look);
  signal.addEventListener('abort', stopLooking);
  signal.addEventListener('abort', look);
  look();
}
