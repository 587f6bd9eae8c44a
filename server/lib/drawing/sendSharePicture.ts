import { type FastifyReply } from 'fastify';
import { MINUTE } from '../durations';
import { callerOf } from '../http/callerOf';
import { ApiError } from '../http/errors';
import { type ConcurrencyLimiter } from '../jobs/concurrencyLimiter';
import { type DrawFile, type Drawing } from './drawnFiles';

/**
 * Draws and sends a share picture.
 * @param read what is to be drawn
 * @param cacheControl of the drawn picture
 */
export type SendSharePicture = (
  reply: FastifyReply,
  read: () => Promise<Drawing>,
  cacheControl: string,
) => Promise<FastifyReply>;

/**
 * Sends share pictures. An address that has reached its limit, or finds the queue full, gets the site's own picture, so
 * that a shared link never lacks one (D214).
 * @param inTurn the queue of the reads of what is to be drawn
 * @param sitePicture null without a build
 */
export function createSharePictureSender(
  drawPicture: DrawFile,
  inTurn: ConcurrencyLimiter,
  sitePicture: Promise<Buffer | null>,
): SendSharePicture {
  return async (reply, read, cacheControl) => {
    const { request } = reply;
    // Pages of other origins show them, as messengers do.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    try {
      const picture = await drawPicture(request, await inTurn(read, callerOf(request)));
      return await reply.type('image/png').header('cache-control', cacheControl).send(picture);
    } catch (error) {
      const instead = isRefusal(error) ? await sitePicture : null;
      if (!instead) throw error;
      const shortly = `public, max-age=${MINUTE / 1_000}`;
      return reply.type('image/png').header('cache-control', shortly).send(instead);
    }
  };
}

const isRefusal = (error: unknown) => error instanceof ApiError && [429, 503].includes(error.statusCode);
