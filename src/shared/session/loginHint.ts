/** Whether this browser says it is logged in: the refresh cookie itself cannot be read (D13, SESS-28). */
export function hasLoginHint(): boolean {
  return document.cookie.split('; ').includes('loggedIn=1');
}
