import { type IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { FILE_SIZES, LIMITS } from '@contract/limits';
import { type FastifyInstance } from 'fastify';

const PATIENCE = 60_000;
/** Bytes per millisecond: 50 KB/s. */
const SLOWEST = 50;
/** Bytes of the largest form; a body without a content length gets the timeout of that size. */
const LARGEST = FILE_SIZES.image + LIMITS.portfolioFiles * FILE_SIZES.portfolio;

/**
 * Closes the connection of a body that arrives too slowly, so that it does not occupy upload slots forever.
 * @param patience milliseconds given to a body of any size, besides its size at 50 KB/s (D85)
 */
export function cutSlowBodies(app: FastifyInstance, patience = PATIENCE): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (encoding !== undefined || Number(length)) cutWhenSlow(raw, Math.min(Number(length ?? LARGEST), LARGEST));
    next();
  });

  function cutWhenSlow(raw: IncomingMessage, size: number): void {
    const timer = setTimeout(() => raw.destroy(), patience + size / SLOWEST).unref();
    finished(raw, () => clearTimeout(timer));
  }
}
