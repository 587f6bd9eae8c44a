import { reconnectingStream } from './reconnectingStream';
import { electLeaderTab } from './electLeaderTab';
import { onTabFocus } from './onTabFocus';

/** What the stream reports: the alarms, one archive by its id, or all of it after a gap. */
export type StreamChange = 'alarms' | 'all' | number;
/** What the tabs tell each other: changes, whether the stream stands, and a new tab's question whether it does. */
type TabMessage = StreamChange | 'up' | 'down' | 'isUp';

export interface AlarmSubscriber {
  /** Whose alarms: the tabs of a browser share a stream per member. */
  nickname: string;
  currentToken: () => string | null;
  /** Asks for the list, which renews the token on the way if it has run out. */
  renew: () => Promise<unknown>;
  /** The list may be another one now. */
  onChange: () => void;
  /** That archive has changed, also while this tab is hidden; null when any of them may have while no stream was open. */
  onArchive: (archiveId: number | null) => void;
  /** Whether the list has just been loaded, so that the first connection need not load it again (F24). */
  isFresh: () => boolean;
}

/**
 * Tells when the alarms or an archive have changed: by the server's stream, which one tab of the browser reads for all, and
 * when the member comes back to this tab. The alarms are then always asked for, as a hidden tab leaves them be; archives
 * only while the stream is down, as hidden tabs follow them too (F21).
 * @returns the way to stop
 */
export function subscribeToAlarms({ nickname, onChange, onArchive, isFresh, ...session }: AlarmSubscriber): () => void {
  const name = `alarms of ${nickname}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let isLeader = false;
  let isUp = false;

  function take(change: StreamChange) {
    if (typeof change === 'number') return onArchive(change);
    if (!document.hidden) onChange();
    // 'all', or what a tab of another release sends.
    if (change !== 'alarms') onArchive(null);
  }
  function broadcastState() {
    channel?.postMessage(isUp ? 'up' : 'down');
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'up' || data === 'down') isUp = data === 'up';
    else if (data !== 'isUp') take(data);
    else if (isLeader) broadcastState();
  });
  channel?.postMessage('isUp');

  const stopReturning = onTabFocus((event) => {
    onChange();
    // A stream that stood before the network went may be dead without knowing it yet.
    if (!isUp || event.type === 'online' || event.type === 'pageshow') onArchive(null);
  });

  const stopLeading = electLeaderTab(name, ({ signal, isFromStart }) => {
    isLeader = true;
    return reconnectingStream({
      ...session,
      signal,
      // Nobody may have read the stream between the tab before and this one.
      isFresh: () => isFromStart && isFresh(),
      onState(state) {
        isUp = state === 'up';
        if (!signal.aborted) broadcastState();
      },
      onEvent(change) {
        take(change);
        channel?.postMessage(change);
      },
    });
  });

  return () => {
    stopLeading();
    stopReturning();
    channel?.close();
  };
}
