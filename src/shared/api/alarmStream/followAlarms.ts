import { holdStream } from './holdStream';
import { leadOneTab } from './leadOneTab';
import { onReturn } from './onReturn';

/** What the stream reports: the alarms, one archive by its id, or all of it after a gap. */
export type StreamChange = 'alarms' | 'all' | number;

export interface Follower {
  /** Whose alarms: the tabs of a browser share a stream per member. */
  nickname: string;
  currentToken: () => string | null;
  /** Asks for the list, which renews the token on the way if it has run out. */
  renew: () => Promise<unknown>;
  /** The list may be another one now. */
  onChange: () => void;
  /** That archive has changed; without an id, any of them may have while no stream was open. */
  onArchive: (archiveId: number | null) => void;
  /** Whether the list has just been loaded, so that the first connection need not load it again (F24). */
  isFresh: () => boolean;
}

/**
 * Tells when the alarms have changed: by the server's stream, which one tab of the browser reads for all, and whenever
 * the member comes back to this tab. Nobody looks at a hidden one, so it waits for that.
 * @returns the way to stop
 */
export function followAlarms({ nickname, onChange, onArchive, ...session }: Follower): () => void {
  const name = `alarms of ${nickname}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

  function changeAll() {
    onChange();
    onArchive(null);
  }
  function take(change: StreamChange) {
    if (document.hidden) return;
    if (change === 'alarms') onChange();
    else if (typeof change === 'number') onArchive(change);
    // 'all', or what a tab of an older release sends.
    else changeAll();
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<StreamChange>) => take(data));
  const stopReturning = onReturn(changeAll);

  const stopLeading = leadOneTab(name, (signal) =>
    holdStream({
      ...session,
      signal,
      onEvent(change) {
        take(change);
        channel?.postMessage(change);
      },
    }),
  );

  return () => {
    stopLeading();
    stopReturning();
    channel?.close();
  };
}
