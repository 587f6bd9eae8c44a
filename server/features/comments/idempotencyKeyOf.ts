import { IDEMPOTENCY_KEY_HEADER, isIdempotencyKey } from '@contract/comment';
import { type FastifyRequest } from 'fastify';
import { badRequest } from '../../lib/http/errors';

/** The idempotency key of a request; null without one. @throws ApiError 400 when it is not a UUID */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (!isIdempotencyKey(key)) throw badRequest();
  return key.toLowerCase();
}
