import { type FastifyRequest } from 'fastify';

/** The configured address without a slash at the end. */
export const toOrigin = (publicUrl: string) => new URL(publicUrl).href.replace(/\/$/, '');

/** Where the world reaches the product, without a slash at the end: as configured, else as this request did. */
export function originOf({ publicUrl }: { publicUrl?: string }, { protocol, host }: FastifyRequest): string {
  return publicUrl === undefined ? `${protocol}://${host}` : toOrigin(publicUrl);
}
