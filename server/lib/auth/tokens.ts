import { type AccessTokenClaims } from '@contract/auth';
import { type FastifyJWTOptions, type JWT } from '@fastify/jwt';

/** The claims of an access token (D10). */
export interface AccessToken {
  memberId: number;
  sessionId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface NewAccessToken extends AccessToken {
  /** The latest end of the session, in epoch milliseconds (D12). */
  cap: number;
  mustChangePassword: boolean;
}

export interface Tokens {
  sign(token: NewAccessToken): string;
  /** Null for a token with an invalid signature; the caller checks the expiry. */
  read(token: unknown): AccessToken | null;
}

/** Options of `@fastify/jwt`: the app checks the expiry with its own clock, after the signature. */
export const JWT_OPTIONS: Omit<FastifyJWTOptions, 'secret'> = {
  sign: { algorithm: 'HS256' },
  verify: { algorithms: ['HS256'], ignoreExpiration: true, cache: false },
};

/** Maximum number of cached tokens, a kilobyte each. */
const REMEMBERED_TOKENS = 2_000;

type Payload = Partial<Record<keyof AccessTokenClaims, unknown>>;

const toSeconds = (ms: number) => Math.floor(ms / 1000);

/** Access tokens: JWT, HS256. */
export function createTokens(jwt: JWT): Tokens {
  function sign({ memberId, sessionId, expiresAt, cap, mustChangePassword }: NewAccessToken): string {
    const claims: AccessTokenClaims = {
      sub: String(memberId),
      sid: sessionId,
      exp: toSeconds(expiresAt),
      cap: toSeconds(cap),
      ...(mustChangePassword && { mustChangePassword }),
    };
    return jwt.sign(claims);
  }

  // A valid signature stays valid, so tokens are cached: later requests and hooks skip the check.
  const verified = new Map<string, AccessToken>();

  function read(token: unknown): AccessToken | null {
    if (typeof token !== 'string' || token === '') return null;
    const known = verified.get(token) ?? verify(token);
    if (!known) return null;
    if (verified.size >= REMEMBERED_TOKENS) verified.clear();
    verified.set(token, known);
    return known;
  }

  function verify(token: string): AccessToken | null {
    try {
      return toAccessToken(jwt.verify<Payload>(token));
    } catch {
      return null;
    }
  }

  return { sign, read };
}

function toAccessToken({ sub, sid, exp }: Payload): AccessToken | null {
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null;
  return { memberId: Number(sub), sessionId: sid, expiresAt: exp * 1000 };
}
