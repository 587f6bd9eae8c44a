import { MESSAGES } from '@contract/messages';
import { type FastifyPluginAsync } from 'fastify';
import { type Drawing } from '../../../lib/drawing/drawnFiles';
import { type SendSharePicture } from '../../../lib/drawing/sendSharePicture';
import { notFound } from '../../../lib/http/errors';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { drawVerifyPicture } from './drawVerifyPicture';
import { type VerifyService } from './verify.service';

interface CredentialDocumentsDeps {
  verifying: VerifyService;
  sendSharePicture: SendSharePicture;
}

/** The share picture of a valid credential's page (D160); revalidated each time, since it may have been withdrawn. */
export const credentialDocumentRoutes: FastifyPluginAsync<CredentialDocumentsDeps> = async (app, deps) => {
  const { verifying, sendSharePicture } = deps;

  app.get<{ Params: { id: string } }>(
    '/share/verify/:id.png',
    { onRequest: app.limit(RATES.address, byAddress) },
    async ({ params }, reply) => {
      const read = async (): Promise<Drawing> => {
        const found = await verifying.readPictured(params.id);
        if (!found) throw notFound(MESSAGES.pageNotFound);
        const { owner, facts, url } = found;
        void reply.header('x-robots-tag', 'noindex');
        return { kind: 'verify', owner, content: [facts, url], draw: () => drawVerifyPicture(facts, url) };
      };
      return sendSharePicture(reply, read, 'no-cache');
    },
  );
};
