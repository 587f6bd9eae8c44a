import { type Config } from './env';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/**
 * The warning of a production server that browsers reach over plain http, printed at its start (MEND-74). A server that
 * only this machine reaches, or that listens on a socket behind a proxy, gets none.
 */
export function plainHttpWarning({ production, publicUrl, host, socket }: Config): string | undefined {
  const isSecure = publicUrl?.startsWith('https:') ?? socket !== undefined;
  const name = publicUrl === undefined ? host : new URL(publicUrl).hostname;
  if (!production || isSecure || LOOPBACK.test(name)) return undefined;
  const reason = publicUrl === undefined ? 'PUBLIC_URL is not set' : `PUBLIC_URL is ${publicUrl}`;
  return (
    `${reason}: over plain http, passwords and sessions can be read on the way, and browsers don't share, copy or ` +
    'install. Set up https (deploy/README.md) and PUBLIC_URL=https://….'
  );
}
