import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface RefreshToken {
  sessionId: string;
  /** The stored state of a refresh token. */
  hash: string;
}

export interface RefreshTokens {
  /** The token of a session since its last rotation, in epoch milliseconds. */
  issue(sessionId: string, rotatedAt: number): string;
  /** Null unless the token was issued by this product. */
  read(token: string | undefined): RefreshToken | null;
}

const FORM = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.(\d{1,15})\.([\w-]{43})$/;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Refresh tokens are derived from the session, its last rotation and a secret: the newest one can be issued again to
 * every tab that renews within the grace period, and a forged token is distinguished from a replaced one, which revokes
 * the session.
 */
export function createRefreshTokens(secret: string): RefreshTokens {
  const seal = (text: string) => createHmac('sha256', secret).update(`refresh ${text}`).digest();

  function issue(sessionId: string, rotatedAt: number): string {
    const text = `${sessionId}.${rotatedAt}`;
    return `${text}.${seal(text).toString('base64url')}`;
  }

  function read(token = ''): RefreshToken | null {
    const [, sessionId, rotatedAt, signature] = FORM.exec(token) ?? [];
    if (sessionId === undefined || signature === undefined) return null;
    const given = Buffer.from(signature, 'base64url');
    return timingSafeEqual(given, seal(`${sessionId}.${rotatedAt}`)) ? { sessionId, hash: hashOf(token) } : null;
  }

  return { issue, read };
}
