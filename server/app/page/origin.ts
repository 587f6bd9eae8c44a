import { type FastifyRequest } from 'fastify';
import { type Config } from '../env';

/** Where the world reaches the product, without a slash at the end: as configured, else as this request did. */
export function originOf({ publicUrl }: Config, { protocol, host }: FastifyRequest): string {
  return publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).href.replace(/\/$/, '');
}
