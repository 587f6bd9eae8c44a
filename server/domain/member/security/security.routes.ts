import { type FastifyPluginAsync } from 'fastify';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { ok } from '../../../lib/http/envelope';
import { createSecurityRepository } from './security.repository';
import { createSecurityService } from './security.service';

/** The ways into the calling member's account, and what happened to it. */
export const securityRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  const security = createSecurityService({ ...deps, security: createSecurityRepository(deps.db) });
  app.addHook('onRequest', app.requireMember);

  app.get('/users/me/security', async ({ member }) => ok(await security.read(member)));
};
