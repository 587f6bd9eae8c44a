import { createHash, createHmac, randomUUID } from 'node:crypto';

/** A new token, as the queue and the table know it. */
export interface NewUndoToken {
  nonce: string;
  hash: string;
}

/**
 * The token in the link that restores a former e-mail (D184): made of a nonce when the mail is composed, so that neither the
 * queue nor the table, which has its hash, contains it.
 */
export function createUndoTokens(secret: string) {
  const of = (nonce: string) => createHmac('sha256', secret).update(`undo email ${nonce}`).digest('base64url');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

  function create(): NewUndoToken {
    const nonce = randomUUID();
    return { nonce, hash: hashOf(of(nonce)) };
  }

  return { of, hashOf, create };
}
