import { createHash } from 'node:crypto';
import { type PostRef } from '@contract/post';
import { type Trx } from '../../db/tables';
import { before } from '../../lib/durations';
import { type Expiry } from '../../lib/jobs/housekeeping';
import { RETENTION } from '../../lib/jobs/retention';

/** The parts of a request that must be equal when it is repeated. */
export interface KeyedRequest {
  memberId: number;
  key: string;
  requestHash: string;
}

interface HashedRequest {
  content: string;
  parentId: number | null;
}

export function hashRequest({ kind, id }: PostRef, { content, parentId }: HashedRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, id, parentId, content]))
    .digest('hex');
}

export async function findCommentKey(trx: Trx, { memberId, key }: KeyedRequest) {
  return trx
    .selectFrom('comment_key')
    .select(['request_hash', 'comment_id'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Stores the key of a comment. @returns false when another transaction has used the key before */
export async function insertCommentKey(
  trx: Trx,
  { memberId, key, requestHash }: KeyedRequest,
  commentId: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('comment_key')
    .values({ member_id: memberId, key, request_hash: requestHash, comment_id: commentId })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Deletes expired keys.
 * @returns 0, because one statement deletes all of them
 */
export const deleteExpiredCommentKeys: Expiry = async (db, at) => {
  const oldest = before(at, RETENTION.commentKey);
  await db.deleteFrom('comment_key').where('created_at', '<=', oldest).execute();
  return 0;
};
