/** The push services of the browsers' makers. */
export const DEFAULT_PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether the server may send to an endpoint that a browser has named, which could be any address: by https at the
 * default port to a listed host, or by http to a listed loopback address (D175).
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:') return LOOPBACK.test(hostname) && hosts.includes(hostname);
  return protocol === 'https:' && port === '' && hosts.some((host) => isHostOf(hostname, host));
}

/** The host of an endpoint for the log; the path names the device. */
export const hostOf = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).host : 'none');

const isHostOf = (hostname: string, host: string) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) && hostname !== host.slice(2) : hostname === host;

const HOST = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

/** Whether an entry of the list is a host, all hosts below one, or a loopback address. */
export const isPushHost = (text: string) => HOST.test(text) || LOOPBACK.test(text);
