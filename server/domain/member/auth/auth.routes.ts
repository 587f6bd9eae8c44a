import { loginRules, tokenRules, type LoginWays } from '@contract/auth';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { clearKeepCookie, readKeepCookie } from '../../../lib/auth/keepCookie';
import { relyingPartyOf } from '../../../lib/auth/relyingParty';
import { createRecoveryLinks } from '../../../lib/auth/recoveryLinks';
import { clearSessionCookies, readRefreshCookie } from '../../../lib/auth/sessionCookies';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { ok } from '../../../lib/http/envelope';
import { sessionOver } from '../../../lib/http/errors';
import { named } from '../../../lib/http/named';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createAuthRepository } from './auth.repository';
import { createGrantTokens } from './grantTokens';
import { createLogins } from './createLogins';
import { createLoginReplies, sendSession, type LoginReplies } from './loginReplies';
import { type LoginService } from './login.service';
import { createRefreshTokens } from './refreshTokens';
import { createResumeService } from './resume.service';
import { createSessionService, type SessionCookies, type SessionService } from './session.service';

/** Session routes; a logout reads the header `access` when there is no cookie, the others never do. */
export const authRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  const { db, now, tokenSecret } = deps;
  const shared = {
    ...deps,
    repository: createAuthRepository(db),
    refreshTokens: createRefreshTokens(tokenSecret),
    grantTokens: createGrantTokens(tokenSecret),
  };
  const sessions = createSessionService({ ...shared, resumes: createResumeService(shared) });
  await app.register(named(loginRoute), {
    logins: createLogins(deps),
    replies: createLoginReplies(deps),
    recoveryLinks: createRecoveryLinks(tokenSecret, now),
  });
  await app.register(named(sessionRoutes), { sessions });
  await app.register(named(waysRoute), deps);
};

/** The ways to log in besides the password. */
const waysRoute: FastifyPluginAsync<Pick<FeatureDeps, 'publicUrl' | 'openIdProviders'>> = async (app, deps) => {
  const { publicUrl, openIdProviders } = deps;
  const social = openIdProviders.map(({ name: provider, label: name }) => ({ provider, name }));
  app.get('/login/ways', async (request) => {
    const ways: LoginWays = { social, passkeys: relyingPartyOf(publicUrl, request) !== null };
    return ok(ways);
  });
};

interface LoginDeps {
  logins: LoginService;
  replies: LoginReplies;
  recoveryLinks: ReturnType<typeof createRecoveryLinks>;
}

const loginRoute: FastifyPluginAsync<LoginDeps> = async (instance, { logins, replies, recoveryLinks }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perAddress = app.limit(RATES.loginAddress, byAddress);

  app.post(
    '/login',
    {
      schema: { body: loginRules },
      config: { ownLimit: true },
      onRequest: [app.refuseCrossSite, perAddress],
    },
    async (request, reply) => {
      const { recovery = '', keep, ...typed } = request.body;
      const known = [replies.knownDevice(request), recoveryLinks.read(recovery)].filter((one) => one !== undefined);
      const origin = { address: byAddress(request), devices: known };
      return ok(replies.loggedIn(reply, await logins.login(typed, origin, replies.browserOf(request, keep))));
    },
  );
};

const cookiesOf = (request: FastifyRequest): SessionCookies => ({
  refresh: readRefreshCookie(request),
  keep: readKeepCookie(request),
});

const sessionRoutes: FastifyPluginAsync<{ sessions: SessionService }> = async (instance, { sessions }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.refuseCrossSite);

  app.post('/logout', async (request, reply) => {
    await sessions.logout(cookiesOf(request), request.headers.access);
    clearSessionCookies(reply);
    clearKeepCookie(reply);
    return ok(null);
  });

  app.post('/token', { schema: { body: tokenRules } }, async (request, reply) => {
    const { accessToken, extend = false, resume = false } = request.body;
    const cookies = cookiesOf(request);
    // Another tab has logged in as another member, whose session must not change.
    if (!resume && accessToken && cookies.refresh && !sessions.isOfSession(accessToken, cookies.refresh)) {
      throw sessionOver();
    }

    const session = resume
      ? await sessions.resume(cookies, { accessToken, extend })
      : await sessions.renew(cookies.refresh, { extend });
    if (session === 'other') throw sessionOver();
    if (session) return ok(sendSession(reply, session));
    clearSessionCookies(reply);
    if (resume) clearKeepCookie(reply);
    throw sessionOver();
  });
};
