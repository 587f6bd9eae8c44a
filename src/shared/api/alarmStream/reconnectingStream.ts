import { type AlarmSubscriber, type StreamChange } from './subscribeToAlarms';
import { onEvents } from './onEvents';
import { readStream } from './readStream';

interface ReconnectingStream extends Pick<AlarmSubscriber, 'currentToken' | 'renew' | 'isFresh'> {
  signal: AbortSignal;
  onEvent: (change: StreamChange) => void;
  /** Called when the stream connects or disconnects. */
  onState: (state: 'up' | 'down') => void;
}

/** Delay between two attempts, in milliseconds: first and maximum. */
const WAIT = { first: 1_000, longest: 60_000 };

/**
 * Reconnects a stream with backoff until it is stopped or the session ends. The stream ends with every token, restart
 * of the server or sleep of the device.
 */
export async function reconnectingStream({
  currentToken,
  renew,
  isFresh,
  signal,
  onEvent,
  onState,
}: ReconnectingStream): Promise<void> {
  let failures = 0;
  // A list loaded just now has missed no event.
  let isLoaded = isFresh();
  // The former leader tab may have closed without a message.
  onState('down');
  for (;;) {
    if (!isLoaded) await renew();
    const token = currentToken();
    if (token === null || signal.aborted) return;
    const hasGap = !isLoaded;
    const stood = await readStream({
      token,
      signal,
      onEvent,
      onOpen() {
        onState('up');
        if (hasGap) onEvent('all');
      },
    });
    onState('down');
    isLoaded = false;
    failures = stood ? 0 : failures + 1;
    await pause(Math.min(WAIT.longest, WAIT.first * 2 ** failures), signal);
    if (signal.aborted) return;
  }
}

/**
 * Waits for a random time between half of `longest` and all of it, so that the clients of a restarted server do not
 * reconnect at once. A tab focus ends the wait.
 */
function pause(longest: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      stopListening();
      resolve();
    }
    const timer = setTimeout(end, longest * (0.5 + Math.random() / 2));
    const stopListening = onEvents(
      [
        [window, 'online'],
        [signal, 'abort'],
      ],
      end,
    );
    if (signal.aborted) end();
  });
}
