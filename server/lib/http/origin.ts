import { type FastifyRequest } from 'fastify';
import { badRequest } from './errors';

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i;

/** Whether a Host header is a name or an IP address with an optional port, of which an address can be made. */
export const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

/** The configured address without a trailing slash. */
export const toOrigin = (publicUrl: string) => new URL(publicUrl).href.replace(/\/$/, '');

/** The same where an address is only added to a text: undefined when neither exists. */
export const knownOrigin = ({ publicUrl }: { publicUrl?: string }, { protocol, host }: FastifyRequest) => {
  if (publicUrl !== undefined) return toOrigin(publicUrl);
  return isHost(host) ? `${protocol}://${host}` : undefined;
};

/**
 * The origin for which documents of the issuer speak: a former one of the product when the request names its host (D163),
 * else the public one.
 * @throws ApiError 400 when neither exists
 */
export function issuerOriginOf(
  deps: { publicUrl?: string; formerUrls: readonly string[] },
  request: FastifyRequest,
): string {
  const host = request.host.toLowerCase();
  return deps.formerUrls.find((one) => new URL(one).host === host) ?? originOf(deps, request);
}

/**
 * The public origin of the product, without a trailing slash: the configured one, else that of the request.
 * @throws ApiError 400 when neither exists: HTTP/1.0 needs no Host header
 */
export function originOf({ publicUrl }: { publicUrl?: string }, { protocol, host }: FastifyRequest): string {
  if (publicUrl !== undefined) return toOrigin(publicUrl);
  if (!isHost(host)) throw badRequest();
  return `${protocol}://${host}`;
}
