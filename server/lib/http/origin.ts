import { type FastifyRequest } from 'fastify';
import { badRequest } from './errors';

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i;

/** Whether a Host header is a name or an IP address with an optional port, of which an address can be made. */
export const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

/** The configured address without a trailing slash. */
export const toOrigin = (publicUrl: string) => new URL(publicUrl).href.replace(/\/$/, '');

/**
 * The public origin of the product, without a trailing slash: the configured one, else that of the request.
 * @throws ApiError 400 when neither exists: HTTP/1.0 needs no Host header
 */
export function originOf({ publicUrl }: { publicUrl?: string }, { protocol, host }: FastifyRequest): string {
  if (publicUrl !== undefined) return toOrigin(publicUrl);
  if (!isHost(host)) throw badRequest();
  return `${protocol}://${host}`;
}
