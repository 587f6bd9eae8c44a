import { accessTokenClaims } from './accessTokenClaims';

/**
 * The id of the session that was logged out last in this browser. The server refuses an ended session with the same
 * code for every reason; with this id the other tabs distinguish a logout from an expiry.
 */
const KEY = 'loggedOutSession';

/**
 * Notes the session of this token as logged out, or none if the logout failed. To be called before the server is:
 * another tab's stream may be refused before the logout is answered.
 */
export function noteLogout(accessToken: string | null) {
  try {
    window.localStorage.setItem(KEY, (accessToken && accessTokenClaims(accessToken).sid) ?? '');
  } catch {
    // Storage may be blocked; the other tabs then report an expiry.
  }
}

/** Whether a tab of this browser has logged out the session of this token. */
export function wasLoggedOut(accessToken: string): boolean {
  try {
    return window.localStorage.getItem(KEY) === accessTokenClaims(accessToken).sid;
  } catch {
    return false;
  }
}
