import { type FastifyRequest } from 'fastify';

/** The configured address without a trailing slash. */
export const toOrigin = (publicUrl: string) => new URL(publicUrl).href.replace(/\/$/, '');

/** The public origin of the product, without a trailing slash: the configured one, else that of the request. */
export function originOf({ publicUrl }: { publicUrl?: string }, { protocol, host }: FastifyRequest): string {
  return publicUrl === undefined ? `${protocol}://${host}` : toOrigin(publicUrl);
}
