import { holdStream } from './holdStream';
import { leadOneTab } from './leadOneTab';
import { onReturn } from './onReturn';

export interface Follower {
  /** Whose alarms: the tabs of a browser share a stream per member. */
  nickname: string;
  currentToken: () => string | null;
  /** Asks for the list, which renews the token on the way if it has run out. */
  renew: () => Promise<unknown>;
  /** The list may be another one now. */
  onChange: () => void;
}

/**
 * Tells when the alarms have changed: by the server's stream, which one tab of the browser reads for all, and whenever
 * the member comes back to this tab. Nobody looks at a hidden one, so it waits for that.
 * @returns the way to stop
 */
export function followAlarms({ nickname, onChange, ...session }: Follower): () => void {
  const name = `alarms of ${nickname}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

  function change() {
    if (!document.hidden) onChange();
  }
  channel?.addEventListener('message', change);
  const stopReturning = onReturn(onChange);

  const stopLeading = leadOneTab(name, (signal) =>
    holdStream({
      ...session,
      signal,
      onAlarm() {
        change();
        channel?.postMessage(null);
      },
    }),
  );

  return () => {
    stopLeading();
    stopReturning();
    channel?.close();
  };
}
