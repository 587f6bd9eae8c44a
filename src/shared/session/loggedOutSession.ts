import { accessTokenClaims } from './accessTokenClaims';

/**
 * The id of the session that was logged out last in this browser. The server refuses an ended session with the same
 * code whatever ended it; by this id the other tabs tell a logout from an expiry.
 */
const KEY = 'loggedOutSession';

/** To be called before the server is: another tab's stream may be refused before the logout is answered. */
export function markLoggedOut(accessToken: string) {
  const { sid } = accessTokenClaims(accessToken);
  try {
    if (sid) window.localStorage.setItem(KEY, sid);
  } catch {
    // Storage may be blocked; the other tabs then report an expiry.
  }
}

/** For a logout that failed. */
export function unmarkLoggedOut() {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Whether a tab of this browser has logged out the session of this token. */
export function wasLoggedOut(accessToken: string): boolean {
  const { sid } = accessTokenClaims(accessToken);
  try {
    return sid !== undefined && window.localStorage.getItem(KEY) === sid;
  } catch {
    return false;
  }
}
