import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { hashOf } from './refreshTokens';

/** A token of a kept login, as the cookie has it. */
export interface GrantToken {
  text: string;
  /** Of the grant. */
  id: string;
  /** The stored state of the token. */
  hash: string;
}

const FORM = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.[\w-]{43}$/;

const toToken = (id: string, secret: Buffer): GrantToken => {
  const text = `${id}.${secret.toString('base64url')}`;
  return { text, id, hash: hashOf(text) };
};

/**
 * Tokens of kept logins (D180). The first is random; a successor is made of the presented token, the time of the rotation
 * and a secret, so that who presents a token again gets the same successor although only hashes are stored.
 */
export function createGrantTokens(secret: string) {
  return {
    first: (): GrantToken => toToken(randomUUID(), randomBytes(32)),

    /** @param rotatedAt epoch milliseconds */
    successor: ({ id, text }: GrantToken, rotatedAt: number): GrantToken =>
      toToken(id, createHmac('sha256', secret).update(`keep ${text} ${rotatedAt}`).digest()),

    /** Null for a text that is no such token. */
    read(text = ''): GrantToken | null {
      const [, id] = FORM.exec(text) ?? [];
      return id === undefined ? null : { text, id, hash: hashOf(text) };
    },
  };
}

export type GrantTokens = ReturnType<typeof createGrantTokens>;
