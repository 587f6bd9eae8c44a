import { createHash, createHmac } from 'node:crypto';

/**
 * The token in the link that restores a former e-mail: made of a nonce when the mail is composed, so that neither the queue
 * nor the table, which has its hash, contains it.
 */
export function createUndoTokens(secret: string) {
  const of = (nonce: string) => createHmac('sha256', secret).update(`undo email ${nonce}`).digest('base64url');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  return { of, hashOf };
}
