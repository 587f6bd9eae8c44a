import { hash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { tooMany, type ApiError } from './errors';
import { createSharedCount, REMEMBERED_CALLERS } from './sharedCounts';
import { type Attempt, type Attempts } from '../auth/attempts';
import { type Tokens } from '../auth/tokens';
import { DAY, HOUR, MINUTE } from '../durations';
import { isRepeated } from '../idempotency/keyedRequest';
import { scaleLimit } from '../scaleLimit';

interface Rate {
  max: number;
  /** Milliseconds. */
  per: number;
  /** For a high limit: processes reserve its calls in blocks, so that most calls need no statement (decision 0019). */
  inBlocks?: boolean;
  /**
   * Counts what calls of members create: a failed call is given back, and one that repeats the idempotency key of another
   * is not counted, since its response may have been lost at the limit.
   */
  skipFailed?: boolean;
  /** Each process counts for itself, without a statement: the limit protects its processor. */
  perProcess?: boolean;
}

/** Share of a window's calls that a process reserves at first, and at most. */
const FIRST_BLOCK = 1 / 30;
const LARGEST_BLOCK = 1 / 8;

/** Allowed calls (api.md, Rate limits): many per address, because a campus shares one, few per account. */
export const RATES = {
  loginAddress: { max: 60, per: MINUTE },
  passkeyOptions: { max: 600, per: MINUTE },
  passkeyLogin: { max: 60, per: MINUTE },
  socialStart: { max: 60, per: MINUTE },
  socialCallback: { max: 60, per: MINUTE },
  socialExchange: { max: 60, per: MINUTE },
  findPair: { max: 5, per: MINUTE },
  findAddress: { max: 30, per: MINUTE },
  join: { max: 60, per: HOUR },
  comment: { max: 30, per: MINUTE },
  hourlyComment: { max: 100, per: HOUR, skipFailed: true },
  post: { max: 20, per: DAY, skipFailed: true },
  archive: { max: 20, per: DAY, skipFailed: true },
  report: { max: 20, per: DAY, skipFailed: true },
  dataExport: { max: 5, per: HOUR },
  mailLink: { max: 30, per: MINUTE },
  emailUndo: { max: 30, per: MINUTE },
  /** Changes of devices, and of other ways into the account. */
  security: { max: 60, per: HOUR },
  unsubscribe: { max: 60, per: MINUTE },
  pushDevice: { max: 30, per: HOUR },
  recordCode: { max: 10, per: HOUR },
  recordPdf: { max: 10, per: MINUTE },
  drawing: { max: 30, per: MINUTE },
  credential: { max: 30, per: HOUR, skipFailed: true },
  verify: { max: 60, per: MINUTE },
  credentialEmail: { max: 10, per: HOUR },
  credentialEmails: { max: 30, per: DAY },
  /** A part of the sitemap has up to 10,000 addresses, which takes as long as some thirty other calls. */
  siteMap: { max: 60, per: MINUTE },
  block: { max: 60, per: HOUR },
  alerts: { max: 60, per: HOUR },
  csv: { max: 10, per: HOUR },
  measure: { max: 120, per: MINUTE },
  /** Rendered pages; beyond it the page is sent unrendered instead of 429 (D210). */
  page: { max: 300, per: MINUTE, perProcess: true },
  member: { max: 600, per: MINUTE, inBlocks: true },
  address: { max: 1_200, per: MINUTE, inBlocks: true },
} as const satisfies Record<string, Rate>;

/** Counts one call. @throws ApiError 429 when the limit is exceeded */
export type Limit = (request: FastifyRequest) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * A separate limit for a rate, counted per key, for use as a hook or in a handler.
     * @param messageOf makes the message of a refused call from the scaled limit
     */
    limit(rate: Rate, keyOf: (request: FastifyRequest) => string, messageOf?: (max: number) => string): Limit;
    /**
     * The limit of all routes without a limit of their own: per member, or per address without a valid token. Counts a
     * request once.
     */
    limitCall: Limit;
  }
  interface FastifyRequest {
    isCounted: boolean;
    /** The count of a call that is given back when the call is refused. */
    attempt: Attempt | null;
  }
  interface FastifyContextConfig {
    /** The route counts its calls itself and is excluded from the general limit. */
    ownLimit?: boolean;
  }
}

/**
 * The address of the caller; an IPv6 /64 network counts as one address. A connection over a unix socket has none unless
 * the proxy sends a header.
 */
export const byAddress = ({ ip }: FastifyRequest) => normalizeIP(ip || 'socket');

/** Options of `@fastify/rate-limit`, which must be registered before. */
export const RATE_LIMIT_OPTIONS = { global: false, cache: REMEMBERED_CALLERS } as const;

interface RateLimitOptions {
  tokens: Tokens;
  attempts: Attempts;
  now: () => number;
  multiplier: number;
  /** The key of the hash, so that stored counts do not identify callers. */
  secret: string;
  db: Kysely<Tables>;
  /** The database through which processes share counts; without it counts are in memory. */
  shared?: Kysely<Tables>;
}

/** Adds `limit` and `limitCall` to the application. To be called after the plugin and before the routes. */
export function installRateLimits(app: FastifyInstance, options: RateLimitOptions): void {
  const { attempts, multiplier, secret, db, shared } = options;
  let limits = 0;

  app.decorate('limit', (rate: Rate, keyOf: (request: FastifyRequest) => string, messageOf?: MessageOf): Limit => {
    // Every process installs the limits in the same order.
    const number = (limits += 1);
    const nameOf = (request: FastifyRequest) => digest(`${number} ${keyOf(request)}`, secret);
    const max = scaleLimit(rate.max, multiplier);
    const refusal = (seconds: number) => tooMany(seconds, messageOf?.(max));
    if (rate.skipFailed) return limitSuccessful({ attempts, db }, rate, { nameOf, refusal });
    const count =
      shared && !rate.perProcess
        ? countTogether(shared, { ...rate, max }, nameOf)
        : countHere(app, { ...rate, max }, nameOf);
    return async (request) => {
      const wait = await count(request);
      if (wait !== null) throw refusal(Math.ceil(wait / 1_000));
    };
  });
  app.decorateRequest('isCounted', false);
  app.decorateRequest('attempt', null);
  app.decorate('limitCall', limitCallOf(app, options));
}

/**
 * Limits successful calls: each is counted when it begins, so that concurrent calls cannot exceed the limit, and
 * `refundFailed` uncounts a failed one.
 */
function limitSuccessful(
  { attempts, db }: Pick<RateLimitOptions, 'attempts' | 'db'>,
  { max, per }: Rate,
  { nameOf, refusal }: { nameOf: NameOf; refusal: (seconds: number) => ApiError },
): Limit {
  return async (request) => {
    if (await isRepeated(db, request)) return;
    request.attempt = await attempts.begin([{ key: nameOf(request), max, per }], refusal);
  };
}

/** Uncounts a failed call of a limit that counts successful ones. */
export async function refundFailed({ attempt, server }: FastifyRequest): Promise<void> {
  await attempt
    ?.giveBack()
    .catch((err: unknown) => server.throttledLog('error', { err }, 'A failed call stays counted.'));
}

/** Counts one call. @returns null when it is allowed, else the time to wait in milliseconds */
type CountRequest = (request: FastifyRequest) => Promise<number | null>;
type NameOf = (request: FastifyRequest) => string;
type MessageOf = (max: number) => string;

/** Uses the in-memory store of the package. */
function countHere(app: FastifyInstance, { max, per }: Rate, keyGenerator: NameOf): CountRequest {
  const count = app.createRateLimit({ max, timeWindow: per, keyGenerator });
  return async (request) => {
    const result = await count(request);
    return !result.isAllowed && result.isExceeded ? result.ttl : null;
  };
}

function countTogether(db: Kysely<Tables>, { max, per, inBlocks }: Rate, nameOf: NameOf): CountRequest {
  const part = (share: number) => (inBlocks ? Math.max(1, Math.floor(max * share)) : 1);
  const count = createSharedCount(db, { max, per, block: part(FIRST_BLOCK), most: part(LARGEST_BLOCK) });
  return (request) => count(nameOf(request));
}

/** A hash of fixed length, because keys are stored long after their call. */
function digest(key: string, secret: string): string {
  return hash('sha256', `${secret} ${key}`, 'base64url');
}

/** Counts the calls of all routes without a limit of their own. */
export function limitEverythingElse(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.ownLimit) await app.limitCall(request);
  });
}

function limitCallOf(app: FastifyInstance, { tokens, now }: Pick<RateLimitOptions, 'tokens' | 'now'>): Limit {
  /** Undefined for an expired token: a leaked old token must not use up the limit of its member. */
  function memberIdOf({ headers }: FastifyRequest): number | undefined {
    const token = tokens.read(headers.access);
    return token && token.expiresAt > now() ? token.memberId : undefined;
  }
  const perMember = app.limit(RATES.member, (request) => String(memberIdOf(request)));
  const perAddress = app.limit(RATES.address, byAddress);
  return async (request) => {
    if (request.isCounted) return;
    await (memberIdOf(request) === undefined ? perAddress(request) : perMember(request));
    request.isCounted = true;
  };
}
