import { isIP } from 'node:net';
import { type FastifyRequest } from 'fastify';

/** Whom passkeys are made for, and from which page they are accepted (D183). */
export interface RelyingParty {
  /** A domain. */
  id: string;
  origin: string;
}

const LOCALHOST = 'localhost';

type Caller = Pick<FastifyRequest, 'hostname' | 'host' | 'protocol' | 'headers'>;

/**
 * The relying party of the product: the host of its public address or, without one, `localhost` for callers who ask
 * there. Null for an IP address, which can have no passkeys, and for other hosts without a public address.
 */
export function relyingPartyOf(publicUrl: string | undefined, caller: Caller): RelyingParty | null {
  if (publicUrl !== undefined) {
    const { hostname, origin } = new URL(publicUrl);
    return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
  }
  return caller.hostname === LOCALHOST ? { id: LOCALHOST, origin: localOrigin(caller) } : null;
}

/** The page may be at another port than the API. */
function localOrigin({ headers: { origin = '' }, protocol, host }: Caller): string {
  if (URL.canParse(origin) && new URL(origin).hostname === LOCALHOST) return origin;
  return new URL(`${protocol}://${host}`).origin;
}
