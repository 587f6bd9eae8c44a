import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER, isIdempotencyKey } from '@contract/idempotencyKey';
import { type FastifyRequest } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
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
 * @param content what a repeated request has in common with the first, besides its method and path, as the rules have
 * accepted it: other JSON may be too deep to be written. Never a password: the hash is stored.
 * @throws ApiError 400 when the key is not a UUID
 */
export function keyedRequest(
  { headers, method, url }: FastifyRequest,
  sender: { id: number } | null,
  content: unknown,
): KeyedRequest | null {
  const key = keyOf({ headers });
  if (key === undefined) return null;
  if (!isIdempotencyKey(key)) throw badRequest();
  const requestHash = createHash('sha256')
    .update(JSON.stringify([method, url, content]))
    .digest('hex');
  return { memberId: sender?.id ?? null, key: key.toLowerCase(), requestHash };
}

const keyOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];

/**
 * Whether a member has created something with the key of this request, so that the request creates nothing: its outcome
 * is that of the first, or 409.
 */
export async function isRepeated(db: Kysely<Tables>, request: FastifyRequest): Promise<boolean> {
  const key = keyOf(request);
  if (!isIdempotencyKey(key)) return false;
  const used = db.selectFrom('request_key').select('key').where('key', '=', key.toLowerCase());
  return (await used.where('member_id', '=', request.member.id).executeTakeFirst()) !== undefined;
}
