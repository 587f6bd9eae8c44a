import { LOGIN_HINT } from '@contract/auth';

/** Whether the login hint cookie is set: the refresh cookie itself is HttpOnly (D13, SESS-28). */
export function hasLoginHint(): boolean {
  return document.cookie.split('; ').includes(`${LOGIN_HINT}=1`);
}
