import { sql, type Kysely } from 'kysely';
import { type PostKind } from '../../db/postTables';
import { type Tables } from '../../db/tables';

/** Whether a post that an idempotency key has created still exists. */
export const isPostThere = (db: Kysely<Tables>, kind: PostKind) => async (id: number) => {
  const post = db.selectFrom(kind).select('id').where('id', '=', id);
  // What remains of a deleted archive is no post (D164).
  const found = kind === 'archive' ? post.where(sql.ref('deleted_at'), 'is', null) : post;
  return (await found.executeTakeFirst()) !== undefined;
};
