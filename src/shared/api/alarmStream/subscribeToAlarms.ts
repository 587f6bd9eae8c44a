import { reconnectingStream } from './reconnectingStream';
import { electLeaderTab } from './electLeaderTab';
import { onTabFocus } from './onTabFocus';

/** Events of the stream: the alarms have changed, an archive by its id, or everything after a gap. */
export type StreamChange = 'alarms' | 'all' | number;
/** The messages between tabs: changes, whether the stream is connected, and a new tab's question whether it is. */
type TabMessage = StreamChange | 'up' | 'down' | 'isUp';

export interface AlarmSubscriber {
  /** The member, whose tabs share a stream. */
  nickname: string;
  currentToken: () => string | null;
  /** Refetches the list, which renews an expired token. */
  renew: () => Promise<unknown>;
  /** Called when the list may have changed. */
  onChange: () => void;
  /**
   * Called when an archive has changed, also while this tab is hidden; with null when any archive may have changed
   * while no stream was connected.
   */
  onArchive: (archiveId: number | null) => void;
  /** Whether the list has just been loaded, so that the first connection need not load it again (F24). */
  isFresh: () => boolean;
}

/**
 * Calls back when the alarms or an archive have changed: by the server's stream, which one tab of the browser reads for
 * all, and when the tab becomes visible again. The alarms are then always refetched, as a hidden tab does not update them;
 * archives only while the stream is disconnected, as hidden tabs update them too (F21).
 * @returns the function that stops it
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
    // A stream connected before the network was lost may be dead without an event.
    if (!isUp || event.type === 'online' || event.type === 'pageshow') onArchive(null);
  });

  const stopLeading = electLeaderTab(name, ({ signal, isFromStart }) => {
    isLeader = true;
    return reconnectingStream({
      ...session,
      signal,
      // No tab may have read the stream between the former leader and this one.
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
