import { type FastifyReply } from 'fastify';
import { MINUTE } from '../durations';
import { ApiError } from '../http/errors';
import { type DrawFile, type Drawing } from './drawnFiles';

/** Draws and sends a share picture. @param cacheControl of the drawn picture */
export type SendSharePicture = (reply: FastifyReply, drawing: Drawing, cacheControl: string) => Promise<FastifyReply>;

/**
 * Sends share pictures. An address that has reached its limit, or finds the queue full, gets the site's own picture, so
 * that a shared link never lacks one (D214).
 * @param sitePicture null without a build
 */
export function createSharePictureSender(drawPicture: DrawFile, sitePicture: Promise<Buffer | null>): SendSharePicture {
  return async (reply, drawing, cacheControl) => {
    void reply.type('image/png');
    try {
      const picture = await drawPicture(reply.request, drawing);
      return await reply.header('cache-control', cacheControl).send(picture);
    } catch (error) {
      const instead = isRefusal(error) ? await sitePicture : null;
      if (!instead) throw error;
      return reply.header('cache-control', `public, max-age=${MINUTE / 1_000}`).send(instead);
    }
  };
}

const isRefusal = (error: unknown) => error instanceof ApiError && [429, 503].includes(error.statusCode);
