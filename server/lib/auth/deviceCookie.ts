import { randomBytes } from 'node:crypto';
import { TIMES } from '@contract/limits';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { cookieOptions } from './sessionCookies';
import { createSignedDevices } from './signedDevices';

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

export const newDeviceId = () => randomBytes(16).toString('base64url');

export interface DeviceCookies {
  /** Undefined without a cookie, and for a forged or expired one. */
  read(request: FastifyRequest): KnownDevice | undefined;
  /** Sets the cookie after a login; a known device retains its id, and with it its counts. */
  set(reply: FastifyReply, memberId: number): void;
}

/** Creates device cookies. @param secret signs the cookie, with a prefix of its own */
export function createDeviceCookies(secret: string, now: () => number): DeviceCookies {
  const signed = createSignedDevices({ label: 'device', secret, ttl: TIMES.knownDevice, now });

  const read = ({ cookies }: FastifyRequest): KnownDevice | undefined => signed.read(cookies[COOKIE.name] ?? '');

  function set(reply: FastifyReply, memberId: number): void {
    const known = read(reply.request);
    const id = known?.memberId === memberId ? known.id : newDeviceId();
    void reply.setCookie(COOKIE.name, signed.sign({ memberId, id }), {
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
