import { loginRules, tokenRules, type LoginPayload } from '@contract/auth';
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { ok } from '../../lib/envelope';
import { sessionOver } from '../../lib/errors';
import { type FeatureDeps } from '../../lib/featureDeps';
import { byAddress, RATES } from '../../lib/rateLimits';
import { clearSessionCookies, readRefreshCookie, setSessionCookies } from '../../lib/sessionCookies';
import { type YupTypeProvider } from '../../lib/yupCompiler';
import { createAuthRepository } from './auth.repository';
import { createAuthService, type AuthService, type OpenedSession } from './auth.service';
import { createRefreshTokens } from './refreshTokens';

const usernameOf = ({ body }: FastifyRequest) => (body as LoginPayload).username.toLowerCase();

/** Sessions; none of these looks at the header `access` (D14). */
export const authRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  const { db, now, passwords, tokens, tokenSecret, accessTtl, sessionTtl } = deps;
  const repository = createAuthRepository(db);
  const refreshTokens = createRefreshTokens(tokenSecret);
  const auth = createAuthService({ repository, passwords, tokens, refreshTokens, now, accessTtl, sessionTtl });
  await app.register(loginRoute, { auth });
  await app.register(sessionRoutes, { auth });
};

const loginRoute: FastifyPluginAsync<{ auth: AuthService }> = async (instance, { auth }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perAddress = app.limit(RATES.loginAddress, byAddress);
  // In this order: what the first refuses does not count for the second, so one stranger cannot use a username up.
  const perPair = app.limit(RATES.loginPair, (request) => `${usernameOf(request)} ${byAddress(request)}`);
  const perUsername = app.limit(RATES.loginUsername, usernameOf);

  app.post(
    '/login',
    {
      schema: { body: loginRules },
      config: { ownLimit: true },
      onRequest: perAddress,
      preHandler: [perPair, perUsername],
    },
    async ({ body }, reply) => open(reply, await auth.login(body)),
  );
};

const sessionRoutes: FastifyPluginAsync<{ auth: AuthService }> = async (instance, { auth }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();

  app.post('/logout', async (request, reply) => {
    await auth.logout(readRefreshCookie(request));
    clearSessionCookies(reply);
    return ok(null);
  });

  app.post('/token', { schema: { body: tokenRules } }, async (request, reply) => {
    const { accessToken, extend = false } = request.body;
    const cookie = readRefreshCookie(request);
    // Another tab has logged in as somebody else: that session is none of this tab's business.
    if (accessToken && cookie && !auth.isOfSession(accessToken, cookie)) throw sessionOver();

    const session = await auth.renew(cookie, extend);
    if (session) return open(reply, session);
    clearSessionCookies(reply);
    throw sessionOver();
  });
};

function open(reply: FastifyReply, { accessToken, refreshToken, lifetime, data }: OpenedSession) {
  setSessionCookies(reply, refreshToken, lifetime);
  void reply.header('access', accessToken);
  return ok(data);
}
