import { type FastifyReply, type FastifyRequest } from 'fastify';
import { createDeviceCookies, type KnownDevice } from '../../../lib/auth/deviceCookie';
import { deviceWords } from '../../../lib/auth/deviceWords';
import { clearKeepCookie, readKeepCookie, setKeepCookie } from '../../../lib/auth/keepCookie';
import { setSessionCookies } from '../../../lib/auth/sessionCookies';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { type LoginBrowser } from './login.service';
import { type OpenedSession } from './openedSession';

export type LoginReplies = ReturnType<typeof createLoginReplies>;

/** What every way in reads from a request, and sends with its response. */
export function createLoginReplies({ tokenSecret, now }: Pick<FeatureDeps, 'tokenSecret' | 'now'>) {
  const devices = createDeviceCookies(tokenSecret, now);

  return {
    knownDevice: (request: FastifyRequest): KnownDevice | undefined => devices.read(request),

    browserOf: (request: FastifyRequest, keep?: boolean): LoginBrowser => ({
      device: deviceWords(request.headers['user-agent']),
      browserOf: devices.read(request)?.memberId,
      keepCookie: readKeepCookie(request),
      keep,
    }),

    /** Sends the tokens of a login; it has ended the one that the browser has kept. @returns the data */
    loggedIn(reply: FastifyReply, session: OpenedSession) {
      devices.set(reply, session.memberId);
      if (!session.kept) clearKeepCookie(reply);
      return sendSession(reply, session);
    },
  };
}

/** Sends the tokens of a session: cookies and header. @returns the data of the response */
export function sendSession(reply: FastifyReply, session: OpenedSession) {
  const { accessToken, refreshToken, lifetime, kept, data } = session;
  setSessionCookies(reply, refreshToken, { lifetime, kept: kept?.lifetime });
  if (kept?.token !== undefined) setKeepCookie(reply, kept.token, kept.lifetime);
  void reply.header('access', accessToken);
  return data;
}
