import { createParser } from 'eventsource-parser';
import { env } from '@/shared/config';
import { type StreamChange } from './subscribeToAlarms';

interface OpenStream {
  token: string;
  signal: AbortSignal;
  onEvent: (change: StreamChange) => void;
  /** Events may have been missed before the stream was open. */
  onOpen: () => void;
}

/** The server sends a heartbeat every 25 s; a stream without data for this many milliseconds is dead. */
const LONGEST_SILENCE = 60_000;

/**
 * Reads one stream to its end. Uses fetch, because `EventSource` cannot send the token's header.
 * @returns whether it was ever connected
 */
export async function readStream({ token, signal, onEvent, onOpen }: OpenStream): Promise<boolean> {
  const cut = new AbortController();
  const hangUp = () => cut.abort();
  signal.addEventListener('abort', hangUp);
  let silence = setTimeout(hangUp, LONGEST_SILENCE);
  let stood = false;

  try {
    const { ok, body } = await fetch(`${env.apiUrl}/alarm/stream`, {
      headers: { access: token, accept: 'text/event-stream' },
      credentials: 'include',
      cache: 'no-store',
      signal: cut.signal,
    });
    if (!ok || !body) return false;
    stood = true;
    onOpen();

    const reader = body.getReader();
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent({ event, data }) {
        if (event === 'alarm') onEvent('alarms');
        if (event === 'archive') onEvent(Number(data));
      },
    });
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(silence);
      silence = setTimeout(hangUp, LONGEST_SILENCE);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return stood;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', hangUp);
  }
}
