import { findIdRules, findPasswordRules, type FindIdPayload, type FindPasswordPayload } from '@contract/auth';
import { nameKey } from '@contract/text';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { ok } from '../../../lib/http/envelope';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { type RecoveryService } from './recovery.service';

/** E-mail address and phone number are counted together (D84). */
function personOf({ body }: FastifyRequest): string {
  const { email, phone } = body as FindIdPayload;
  return `${nameKey(email)} ${phone}`;
}

function pairOf({ body }: FastifyRequest): string {
  const { username, email } = body as FindPasswordPayload;
  return `${username.toLowerCase()} ${nameKey(email)}`;
}

/**
 * Public routes, therefore with narrow limits: few guesses about one person (api.md, Rate limits). They are counted per
 * address, so that the calls of a stranger do not use up those of the owner (D213).
 */
export const recoveryRoutes: FastifyPluginAsync<{ recovery: RecoveryService }> = async (instance, { recovery }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const limits = (keyOf: (request: FastifyRequest) => string) => ({
    config: { ownLimit: true },
    onRequest: app.limit(RATES.findAddress, byAddress),
    preHandler: app.limit(RATES.findPair, (request) => `${byAddress(request)} ${keyOf(request)}`),
  });

  app.post('/users/find_id', { schema: { body: findIdRules }, ...limits(personOf) }, async ({ body }) =>
    ok(await recovery.findId(body)),
  );

  app.post('/users/find_password', { schema: { body: findPasswordRules }, ...limits(pairOf) }, async ({ body }) =>
    ok(await recovery.findPassword(body)),
  );
};
