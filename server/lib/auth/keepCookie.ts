import { type FastifyReply, type FastifyRequest } from 'fastify';
import { cookieOptions, hostCookieName } from './sessionCookies';

const nameFor = (request: FastifyRequest) => hostCookieName(request, 'keep');

/** Only a page of the product needs it, never a navigation to it. */
const optionsFor = (request: FastifyRequest) =>
  ({ ...cookieOptions(request), sameSite: 'strict', path: '/', httpOnly: true }) as const;

/** The token of the browser's kept login, if any (D180). */
export const readKeepCookie = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)];

/** @param lifetime milliseconds until the kept login ends */
export function setKeepCookie(reply: FastifyReply, token: string, lifetime: number): void {
  const maxAge = Math.ceil(lifetime / 1_000);
  void reply.setCookie(nameFor(reply.request), token, { ...optionsFor(reply.request), maxAge });
}

export function clearKeepCookie(reply: FastifyReply): void {
  if (readKeepCookie(reply.request) === undefined) return;
  void reply.clearCookie(nameFor(reply.request), optionsFor(reply.request));
}
