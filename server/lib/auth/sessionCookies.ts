import { type CookieSerializeOptions } from '@fastify/cookie';
import { HINT_OF_KEPT_LOGIN, HINT_OF_SESSION, LOGIN_HINT } from '@contract/auth';
import { type FastifyReply, type FastifyRequest } from 'fastify';

/** The refresh token, HttpOnly, and the login hint, which scripts may read (D13). */
const REFRESH = { name: 'refresh', path: '/api' } as const;
const HINT = { name: LOGIN_HINT, path: '/' } as const;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** The refresh token of the request's cookie, if any. */
export const readRefreshCookie = ({ cookies }: FastifyRequest) => cookies[REFRESH.name];

/** Whether the cookie belongs to this session: another tab may have logged in as another member (D13). */
export function isCookieOf(request: FastifyRequest, sessionId: string): boolean {
  return readRefreshCookie(request)?.startsWith(`${sessionId}.`) ?? false;
}

interface CookieLifetimes {
  /** Remaining milliseconds of the session. */
  lifetime: number;
  /** Remaining milliseconds of its kept login, which the hint then names (D180). */
  kept?: number;
}

/** Sets both cookies of a session. */
export function setSessionCookies(
  reply: FastifyReply,
  refreshToken: string,
  { lifetime, kept }: CookieLifetimes,
): void {
  const options = cookieOptions(reply.request);
  const secondsOf = (ms: number) => ({ ...options, maxAge: Math.ceil(ms / 1000) });
  void reply.setCookie(REFRESH.name, refreshToken, { ...secondsOf(lifetime), path: REFRESH.path, httpOnly: true });
  const hint = { ...secondsOf(kept ?? lifetime), path: HINT.path, domain: sharedDomain(reply.request) };
  void reply.setCookie(HINT.name, kept === undefined ? HINT_OF_SESSION : HINT_OF_KEPT_LOGIN, hint);
}

/** Clears both cookies after the end of the session. */
export function clearSessionCookies(reply: FastifyReply): void {
  const options = cookieOptions(reply.request);
  void reply.clearCookie(REFRESH.name, { ...options, path: REFRESH.path, httpOnly: true });
  void reply.clearCookie(HINT.name, { ...options, path: HINT.path, domain: sharedDomain(reply.request) });
}

/** The attribute Secure, except over plain http on localhost (D85). */
export function cookieOptions({ protocol, hostname }: FastifyRequest): CookieSerializeOptions {
  return { sameSite: 'lax', secure: protocol === 'https' || !LOCAL_HOSTS.includes(hostname) };
}

/**
 * The name of a cookie that no other host of the site can set. The prefix `__Host-` needs Secure, which plain http on
 * localhost has not, and path `/` without a domain.
 */
export const hostCookieName = (request: FastifyRequest, name: string): string =>
  cookieOptions(request).secure ? `__Host-${name}` : name;

/** The common domain of page and API when they have two hosts of one site: the page must read the login hint. */
function sharedDomain({ hostname, headers: { origin = '' } }: FastifyRequest): string | undefined {
  const page = URL.canParse(origin) ? new URL(origin).hostname : hostname;
  if (page === hostname) return undefined;
  const api = hostname.split('.').reverse();
  const labels = page.split('.').reverse();
  const firstDifference = labels.findIndex((label, index) => label !== api[index]);
  const shared = labels.slice(0, firstDifference < 0 ? labels.length : firstDifference);
  return shared.length > 1 ? shared.reverse().join('.') : undefined;
}
