import { onEvents } from './onEvents';

interface Turn {
  signal: AbortSignal;
  /** Whether this tab has led from its start: then there was no interval without a leader. */
  isFromStart: boolean;
}

type Lead = (turn: Turn) => Promise<void>;

/**
 * Runs `lead` in one tab of the browser at a time (Web Locks); when that tab closes, the next takes over. A browser without
 * Web Locks leads in every visible tab, and in no hidden one: connections to one host are limited.
 * @returns the function that stops it
 */
export function electLeaderTab(name: string, lead: Lead): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  if ('locks' in navigator) {
    leadByLock(name, lead, signal).catch(() => undefined);
  } else {
    leadWhileVisible(lead, signal);
  }
  return () => stopping.abort();
}

async function leadByLock(name: string, lead: Lead, signal: AbortSignal): Promise<void> {
  const hasLed = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock && !signal.aborted) await lead({ signal, isFromStart: true });
    return lock !== null;
  });
  if (!hasLed) await navigator.locks.request(name, { signal }, () => lead({ signal, isFromStart: false }));
}

function leadWhileVisible(lead: Lead, signal: AbortSignal) {
  let leading: AbortController | null = null;
  let isFromStart = true;

  function update() {
    if (signal.aborted || document.hidden) {
      leading?.abort();
      leading = null;
    } else if (!leading) {
      leading = new AbortController();
      void lead({ signal: leading.signal, isFromStart });
    }
    isFromStart = false;
  }
  const stopLooking = onEvents([[document, 'visibilitychange']], update);
  signal.addEventListener('abort', stopLooking);
  signal.addEventListener('abort', update);
  update();
}
