import { proofRules } from '@contract/security';
import { type FastifyPluginAsync } from 'fastify';
import { createChallenges } from '../../../lib/auth/challenges';
import { relyingPartyOf } from '../../../lib/auth/relyingParty';
import { createWebAuthn } from '../../../lib/auth/webAuthn';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { ok } from '../../../lib/http/envelope';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createPasskeyRepository } from './passkeys.repository';
import { createProofRepository } from './proof.repository';
import { createProofService } from './proof.service';

/** The proof of a session by password or passkey (D185). */
export const proofRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, deps) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const proofs = createProofService({
    ...deps,
    proofs: createProofRepository(deps.db),
    passkeys: createPasskeyRepository(deps.db),
    webAuthn: createWebAuthn(createChallenges(deps)),
  });
  app.addHook('onRequest', app.requireMember);

  app.post('/users/me/proof/options', async (request) =>
    ok(await proofs.requestOptions(request.member, relyingPartyOf(deps.publicUrl, request))),
  );
  app.post('/users/me/proof', { schema: { body: proofRules } }, async (request) =>
    ok(await proofs.prove(request.member, request.body, relyingPartyOf(deps.publicUrl, request))),
  );
};
