import { accessTokenClaims } from './accessTokenClaims';

/** How a member ends a session in one tab. */
export type SessionEnd = 'logout' | 'withdrawal';

/**
 * The session that was ended last in this browser, and how. The server refuses an ended session with the same code for
 * every reason; with this the other tabs distinguish a logout and a withdrawal from an expiry.
 */
const KEY = 'endedSession';

const entryOf = (accessToken: string, end: SessionEnd) => `${end} ${accessTokenClaims(accessToken).sid ?? ''}`;

/**
 * Stores the session of this token as ended, or none if ending it failed. To be called before the request: another
 * tab's stream may be refused before the response.
 */
export function recordSessionEnd(accessToken: string | null, end: SessionEnd) {
  try {
    window.localStorage.setItem(KEY, accessToken ? entryOf(accessToken, end) : '');
  } catch {
    // Storage may be blocked; the other tabs then report an expiry.
  }
}

/** How a tab of this browser has ended the session of this token; null if none has. */
export function sessionEndOf(accessToken: string): SessionEnd | null {
  try {
    if (accessTokenClaims(accessToken).sid === undefined) return null;
    const entry = window.localStorage.getItem(KEY);
    return (['logout', 'withdrawal'] as const).find((end) => entry === entryOf(accessToken, end)) ?? null;
  } catch {
    return null;
  }
}
