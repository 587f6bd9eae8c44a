import { LOGIN_HINT } from '@contract/auth';

/** Whether this browser says it is logged in: the refresh cookie itself cannot be read (D13, SESS-28). */
export function hasLoginHint(): boolean {
  return document.cookie.split('; ').includes(`${LOGIN_HINT}=1`);
}
