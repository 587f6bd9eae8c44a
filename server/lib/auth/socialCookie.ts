import { Signer } from '@fastify/cookie';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { HOUR, MINUTE } from '../durations';
import { type Identity, type LoginChecks } from '../openId/openId';
import { cookieOptions, hostCookieName } from './sessionCookies';

/** What a social login was started for. */
export type SocialPurpose = { for: 'LOGIN'; keep: boolean } | { for: 'LINK'; memberId: number };

/** A social login between its start, the provider's callback, and its exchange by the page (D182). */
export type SocialFlow = { provider: string; purpose: SocialPurpose } & (
  | { step: 'STARTED'; checks: LoginChecks }
  | { step: 'RETURNED'; identity: Identity }
  | { step: 'SIGNUP'; identity: Identity }
);

type FlowAt<Step extends SocialFlow['step']> = Extract<SocialFlow, { step: Step }>;

/** From the start to the callback and from there to the exchange; a sign-up takes longer (D187). */
const LIFETIMES: Readonly<Record<SocialFlow['step'], number>> = {
  STARTED: 10 * MINUTE,
  RETURNED: 10 * MINUTE,
  SIGNUP: 2 * HOUR,
};

export type SocialCookies = ReturnType<typeof createSocialCookies>;

/**
 * Keeps a social login in a signed cookie of the browser that has started it: an address could be sent to somebody else,
 * who would then be logged in to a stranger's account.
 * @param secret signs the cookie, with a prefix of its own
 */
export function createSocialCookies(secret: string, now: () => number) {
  const signer = new Signer(`social ${secret}`);

  /** The value of the cookie. */
  function seal(flow: SocialFlow): string {
    const until = now() + LIFETIMES[flow.step];
    return signer.sign(Buffer.from(JSON.stringify({ ...flow, until })).toString('base64url'));
  }

  return {
    seal,

    /** @returns undefined without a cookie, and for one that is forged, expired or at another step */
    read<Step extends SocialFlow['step']>(request: FastifyRequest, step: Step): FlowAt<Step> | undefined {
      const { value } = signer.unsign(request.cookies[nameFor(request)] ?? '');
      if (value === null) return undefined;
      const { until, ...flow } = JSON.parse(Buffer.from(value, 'base64url').toString()) as SocialFlow & {
        until: number;
      };
      return flow.step === step && until > now() ? (flow as FlowAt<Step>) : undefined;
    },

    /** Replaces an earlier one. */
    set(reply: FastifyReply, flow: SocialFlow): void {
      const maxAge = LIFETIMES[flow.step] / 1_000;
      void reply.setCookie(nameFor(reply.request), seal(flow), { ...optionsFor(reply.request), maxAge });
    },

    clear(reply: FastifyReply): void {
      void reply.clearCookie(nameFor(reply.request), optionsFor(reply.request));
    },
  };
}

const nameFor = (request: FastifyRequest) => hostCookieName(request, 'social');

/** Lax: the callback is a navigation from the provider's site. */
const optionsFor = (request: FastifyRequest) => ({ ...cookieOptions(request), path: '/', httpOnly: true }) as const;
