/** No relying party can be an address (D183). */
const ADDRESS = /^(?:\d+\.){3}\d+$|^\[/;

/** Whether the browser knows WebAuthn and the page is where passkeys can be. */
export const knowsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !ADDRESS.test(window.location.hostname);

/** The ceremonies are loaded when they are needed: most members log in without. */
export const loadCeremonies = () => import(/* webpackChunkName: "passkey" */ './ceremonies');
