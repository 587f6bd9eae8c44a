import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { TIMES } from '@contract/limits';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { cookieOptions } from './sessionCookies';

/** A known device: a browser a member has logged in on. */
export interface KnownDevice {
  memberId: number;
  /** 128 random bits. */
  id: string;
}

/**
 * Sent with logins only. It grants no access: it determines against which limit a login attempt counts (decision 0026).
 */
const COOKIE = { name: 'device', path: '/api/login' } as const;
const FORM = /^(\d{1,15})\.([\w-]{22})\.(\d{1,15})$/;

export interface DeviceCookies {
  /** Undefined without a cookie, and for a forged or expired one. */
  read(request: FastifyRequest): KnownDevice | undefined;
  /** Sets the cookie after a login; a known device retains its id, and with it its counts. */
  set(reply: FastifyReply, memberId: number): void;
}

/** Creates device cookies. @param secret signs the cookie, with a prefix of its own */
export function createDeviceCookies(secret: string, now: () => number): DeviceCookies {
  const signer = new Signer(`device ${secret}`);

  function read({ cookies }: FastifyRequest): KnownDevice | undefined {
    const { value } = signer.unsign(cookies[COOKIE.name] ?? '');
    const [, memberId = '', id = '', time = ''] = FORM.exec(value ?? '') ?? [];
    return Number(time) + TIMES.knownDevice > now() ? { memberId: Number(memberId), id } : undefined;
  }

  function set(reply: FastifyReply, memberId: number): void {
    const known = read(reply.request);
    const id = known?.memberId === memberId ? known.id : randomBytes(16).toString('base64url');
    void reply.setCookie(COOKIE.name, signer.sign(`${memberId}.${id}.${now()}`), {
      ...cookieOptions(reply.request),
      path: COOKIE.path,
      httpOnly: true,
      maxAge: TIMES.knownDevice / 1_000,
    });
  }

  return { read, set };
}

/** Makes the browser an unknown device again. */
export function clearDeviceCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE.name, { ...cookieOptions(reply.request), path: COOKIE.path, httpOnly: true });
}
