import { loginRules, tokenRules, type SessionData } from '@contract/auth';
import { type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { createDeviceCookies, type DeviceCookies } from '../../../lib/auth/deviceCookie';
import { createRecoveryLinks } from '../../../lib/auth/recoveryLinks';
import { ok } from '../../../lib/http/envelope';
import { sessionOver } from '../../../lib/http/errors';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { named } from '../../../lib/http/named';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { clearSessionCookies, readRefreshCookie, setSessionCookies } from '../../../lib/auth/sessionCookies';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createAuthRepository } from './auth.repository';
import { createLoginAttempts } from './loginAttempts';
import { createLoginService, type LoginService } from './login.service';
import { type OpenedSession, type SessionMember } from './openedSession';
import { createRefreshTokens } from './refreshTokens';
import { createSessionService, type SessionService } from './session.service';

/** Session routes; a logout reads the header `access` when there is no cookie, the others never do. */
export const authRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  const { db, now, tokenSecret } = deps;
  const sessions = createSessionService({
    ...deps,
    repository: createAuthRepository(db),
    refreshTokens: createRefreshTokens(tokenSecret),
  });
  await app.register(named(loginRoute), {
    logins: createLogins(deps),
    devices: createDeviceCookies(tokenSecret, now),
    recoveryLinks: createRecoveryLinks(tokenSecret, now),
  });
  await app.register(named(sessionRoutes), { sessions });
};

type LoginFeatureDeps = Pick<
  FeatureDeps,
  | 'db'
  | 'tokenSecret'
  | 'attempts'
  | 'passwords'
  | 'tokens'
  | 'now'
  | 'shiftedNow'
  | 'accessTtl'
  | 'sessionTtl'
  | 'operatorEmail'
>;

export function createLogins(deps: LoginFeatureDeps): LoginService {
  const { db, tokenSecret, attempts } = deps;
  const repository = createAuthRepository(db);
  const refreshTokens = createRefreshTokens(tokenSecret);
  return createLoginService({ ...deps, repository, refreshTokens, beginLogin: createLoginAttempts(attempts) });
}

/** Logs a new member in with the response of the join (D114). */
export type OpenSession = (reply: FastifyReply, member: SessionMember, passwordHash: string) => Promise<SessionData>;

export function createSessionOpener(deps: FeatureDeps): OpenSession {
  const logins = createLogins(deps);
  const devices = createDeviceCookies(deps.tokenSecret, deps.now);
  return async (reply, member, hash) => {
    const session = await logins.openFor(member, { hash, temporary: false });
    devices.set(reply, member.id);
    return open(reply, session).data;
  };
}

interface LoginDeps {
  logins: LoginService;
  devices: DeviceCookies;
  recoveryLinks: ReturnType<typeof createRecoveryLinks>;
}

const loginRoute: FastifyPluginAsync<LoginDeps> = async (instance, { logins, devices, recoveryLinks }) => {
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
      const { recovery = '', ...typed } = request.body;
      const browser = devices.read(request);
      const known = [browser, recoveryLinks.read(recovery)].filter((device) => device !== undefined);
      const origin = { address: byAddress(request), devices: known, browserOf: browser?.memberId };
      const session = await logins.login(typed, origin);
      devices.set(reply, session.memberId);
      return open(reply, session);
    },
  );
};

const sessionRoutes: FastifyPluginAsync<{ sessions: SessionService }> = async (instance, { sessions }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.refuseCrossSite);

  app.post('/logout', async (request, reply) => {
    await sessions.logout(readRefreshCookie(request), request.headers.access);
    clearSessionCookies(reply);
    return ok(null);
  });

  app.post('/token', { schema: { body: tokenRules } }, async (request, reply) => {
    const { accessToken, extend = false } = request.body;
    const cookie = readRefreshCookie(request);
    // Another tab has logged in as another member, whose session must not change.
    if (accessToken && cookie && !sessions.isOfSession(accessToken, cookie)) throw sessionOver();

    const session = await sessions.renew(cookie, extend);
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
