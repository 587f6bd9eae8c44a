import { accessTokenClaims } from './accessTokenClaims';
import { type endedElsewhere, type profileChanged } from './sessionSlice';

/** An action that concerns every tab of a session. */
export type SessionMessage = ReturnType<typeof endedElsewhere | typeof profileChanged>;

/** A tab does not receive what it posts to its own channel, so there is one. */
let channel: BroadcastChannel | null = null;

/**
 * Receives what other tabs of this browser report about the session of this token.
 * @returns the function that closes the channel
 */
export function openSessionChannel(accessToken: string, onMessage: (message: SessionMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(`session ${accessTokenClaims(accessToken).sid ?? ''}`);
  opened.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => onMessage(data));
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

/** Lets the other tabs of this session dispatch an action. To be called while this tab still has the session. */
export function notifyOtherTabs(message: SessionMessage) {
  channel?.postMessage(message);
}
