import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { tooMany } from './errors';
import { type Tokens } from './tokens';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Rate {
  max: number;
  /** Milliseconds. */
  per: number;
}

/** Calls allowed (api.md, Rate limits): wide per address, because a campus shares one, narrow per account. */
export const RATES = {
  loginPair: { max: 5, per: MINUTE },
  loginAddress: { max: 60, per: MINUTE },
  loginUsername: { max: 100, per: HOUR },
  findPair: { max: 5, per: MINUTE },
  findAddress: { max: 30, per: MINUTE },
  join: { max: 60, per: HOUR },
  comment: { max: 30, per: MINUTE },
  report: { max: 20, per: HOUR },
  member: { max: 600, per: MINUTE },
  address: { max: 1_200, per: MINUTE },
} as const satisfies Record<string, Rate>;

/** How many different callers one limit remembers. */
const REMEMBERED = 50_000;

/** Counts one call. @throws ApiError 429 beyond the rate */
export type Limit = (request: FastifyRequest) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** A limit of a rate's own, counted per key, for use as a hook or in a handler. */
    limit(rate: Rate, keyOf: (request: FastifyRequest) => string): Limit;
  }
  interface FastifyContextConfig {
    /** The route counts its calls itself and is left out of the general limit. */
    ownLimit?: boolean;
  }
}

/** The address of the caller; an IPv6 network of one customer (/64) is one address. */
export const byAddress = ({ ip }: FastifyRequest) => normalizeIP(ip);

/** Options of `@fastify/rate-limit`, which must be registered before. */
export const RATE_LIMIT_OPTIONS = { global: false, cache: REMEMBERED } as const;

export function installRateLimits(app: FastifyInstance, multiplier: number): void {
  app.decorate('limit', (rate: Rate, keyOf: (request: FastifyRequest) => string): Limit => {
    const max = Math.max(1, Math.round(rate.max * multiplier));
    const count = app.createRateLimit({ max, timeWindow: rate.per, keyGenerator: (request) => digest(keyOf(request)) });
    return async (request) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds);
    };
  });
}

/** Of one length, whatever a stranger sends: keys are remembered long after their call. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The limit of every route without one of its own: per member, or per address without a token. */
export function limitEverythingElse(app: FastifyInstance, tokens: Tokens): void {
  const perMember = app.limit(RATES.member, (request) => String(memberIdOf(request)));
  const perAddress = app.limit(RATES.address, byAddress);

  function memberIdOf({ headers }: FastifyRequest): number | undefined {
    return tokens.read(headers.access)?.memberId;
  }

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.ownLimit) return;
    await (memberIdOf(request) === undefined ? perAddress(request) : perMember(request));
  });
}
