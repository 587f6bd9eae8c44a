import { createHmac, timingSafeEqual } from 'node:crypto';

export interface CodeSecrets {
  /** The six digits of a nonce. */
  codeOf(nonce: string): string;
  isCode(nonce: string, code: string): boolean;
  /** The token of the link. */
  tokenOf(nonce: string): string;
  /** The nonce of a token; null unless this product has made it. */
  readToken(token: string): string | null;
}

const FORM = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * Code and token of a nonce: keyed hashes under two labels, so that neither is stored and a repeated mail says the same
 * (D150).
 */
export function createCodeSecrets(secret: string): CodeSecrets {
  const seal = (label: string, nonce: string) => createHmac('sha256', secret).update(`${label} ${nonce}`).digest();

  function codeOf(nonce: string): string {
    // 48 bits: the remainder favours no code by more than one in a hundred million.
    const number = seal('mail code', nonce).readUIntBE(0, 6) % 1_000_000;
    return String(number).padStart(6, '0');
  }

  return {
    codeOf,
    isCode: (nonce, code) => code.length === 6 && timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(nonce))),
    tokenOf: (nonce) => `${nonce}.${seal('mail link', nonce).toString('base64url')}`,
    readToken(token) {
      const [, nonce, signature] = FORM.exec(token) ?? [];
      if (nonce === undefined || signature === undefined) return null;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), seal('mail link', nonce)) ? nonce : null;
    },
  };
}
