import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER, isIdempotencyKey } from '@contract/idempotencyKey';
import { type FastifyRequest } from 'fastify';
import { badRequest } from '../http/errors';

/** A creating request with an idempotency key: who sends it, and what must be equal when it is repeated. */
export interface KeyedRequest {
  /** Null for a request without a member: joining. */
  memberId: number | null;
  key: string;
  requestHash: string;
}

/**
 * The idempotency key of a request; null without one (MEND-52).
 * @param sender the member, null without one
 * @param content what a repeated request has in common with the first, besides its method and path. Never a password:
 * the hash is stored.
 * @throws ApiError 400 when the key is not a UUID
 */
export function keyedRequest(
  { headers, method, url }: FastifyRequest,
  sender: { id: number } | null,
  content: unknown,
): KeyedRequest | null {
  const key = headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (!isIdempotencyKey(key)) throw badRequest();
  const requestHash = createHash('sha256')
    .update(JSON.stringify([method, url, content]))
    .digest('hex');
  return { memberId: sender?.id ?? null, key: key.toLowerCase(), requestHash };
}
