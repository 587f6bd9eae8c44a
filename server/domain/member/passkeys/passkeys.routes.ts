import { exactObject, exactString } from '@contract/fields';
import { newPasskeyRules, passkeyLoginRules, passkeyNameRules } from '@contract/passkey';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { createChallenges } from '../../../lib/auth/challenges';
import { relyingPartyOf, type RelyingParty } from '../../../lib/auth/relyingParty';
import { createWebAuthn } from '../../../lib/auth/webAuthn';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { named } from '../../../lib/http/named';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createLogins } from '../auth/createLogins';
import { createLoginReplies, type LoginReplies } from '../auth/loginReplies';
import { createSecurityService } from '../security/security.service';
import { findOwnPasswords } from '../users/ownMember.repository';
import { createPasskeyRepository } from './passkeys.repository';
import { createPasskeyService, type PasskeyService } from './passkeys.service';

interface PasskeyDeps {
  passkeys: PasskeyService;
  readParty: (request: FastifyRequest) => RelyingParty | null;
}

/** Passkeys: the login by one, and the own ones (D183). */
export const passkeyRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  const security = createSecurityService(deps);
  const passkeys = createPasskeyService({
    ...deps,
    passkeys: createPasskeyRepository(deps.db),
    webAuthn: createWebAuthn(createChallenges(deps)),
    findUsername: async (member) => (await findOwnPasswords(deps.db, member))?.username ?? '',
    readSecurity: (member) => security.read(member),
    logins: createLogins(deps),
  });
  const readParty = (request: FastifyRequest) => relyingPartyOf(deps.publicUrl, request);
  await app.register(named(passkeyLoginRoutes), { passkeys, readParty, replies: createLoginReplies(deps) });
  await app.register(named(ownPasskeyRoutes), { passkeys, readParty });
};

const passkeyLoginRoutes: FastifyPluginAsync<PasskeyDeps & { replies: LoginReplies }> = async (instance, deps) => {
  const { passkeys, readParty, replies } = deps;
  const app = instance.withTypeProvider<YupTypeProvider>();
  const optionsPerAddress = app.limit(RATES.passkeyOptions, byAddress);
  const loginsPerAddress = app.limit(RATES.passkeyLogin, byAddress);
  const config = { ownLimit: true };
  app.addHook('onRequest', app.refuseCrossSite);

  app.post('/login/passkey/options', { config, onRequest: optionsPerAddress }, async (request) =>
    ok(await passkeys.loginOptions(readParty(request))),
  );
  app.post(
    '/login/passkey',
    { schema: { body: passkeyLoginRules }, config, onRequest: loginsPerAddress },
    async (request, reply) => {
      const { credential, keep } = request.body;
      const session = await passkeys.login(credential, readParty(request), replies.browserOf(request, keep));
      return ok(replies.loggedIn(reply, session));
    },
  );
};

/** The id of a credential. */
const byPasskey = exactObject({
  id: exactString(1_400)
    .required()
    .matches(/^[\w-]+$/),
});

const ownPasskeyRoutes: FastifyPluginAsync<PasskeyDeps> = async (instance, { passkeys, readParty }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perMember = app.limit(RATES.security, ({ member }) => String(member.id));
  const isOwn = beforeBody(byPasskey, ({ id }, member) => passkeys.checkOwn(id, member));
  app.addHook('onRequest', app.requireMember);

  app.post('/users/me/passkeys/options', { onRequest: [app.requireProof, perMember] }, async (request) =>
    ok(await passkeys.creationOptions(request.member, readParty(request))),
  );
  app.post(
    '/users/me/passkeys',
    { schema: { body: newPasskeyRules }, onRequest: [app.requireProof, perMember] },
    async (request) => ok(await passkeys.add(request.member, request.body, readParty(request))),
  );
  app.patch(
    '/users/me/passkeys/:id',
    { schema: { params: byPasskey, body: passkeyNameRules }, onRequest: [perMember, isOwn] },
    async ({ params, body, member }) => ok(await passkeys.rename(params.id, member, body.name)),
  );
  app.delete(
    '/users/me/passkeys/:id',
    { schema: { params: byPasskey }, onRequest: [app.requireProof, perMember, isOwn] },
    async ({ params, member }) => ok(await passkeys.remove(params.id, member)),
  );
};
