import { type ProjectBookmark } from '@contract/project';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables } from '../../db/tables';
import { refuseHidden } from '../access';

/** Sets or removes a member's bookmark. Idempotent. @returns undefined when there is no such post */
export function setBookmark(
  db: Kysely<Tables>,
  bookmark: { projectId: number; memberId: number },
  isBookmark: boolean,
): Promise<ProjectBookmark | undefined> {
  const { projectId, memberId } = bookmark;
  return inTransaction(db, async (transaction) => {
    await checkShown(transaction, bookmark, isBookmark);
    await (isBookmark ? add(transaction, projectId, memberId) : remove(transaction, projectId, memberId));
    const row = await transaction
      .selectFrom('project')
      .select('bookmark_count')
      .where('id', '=', projectId)
      .executeTakeFirst();
    return row && { isBookmark, bookmarks: row.bookmark_count };
  });
}

/** Refuses bookmarks of a hidden post. @throws ApiError 404, for the writer 409 for a new bookmark */
async function checkShown(
  db: Kysely<Tables>,
  { projectId, memberId }: { projectId: number; memberId: number },
  isBookmark: boolean,
): Promise<void> {
  const post = await db
    .selectFrom('project')
    .select(['writer_id', 'hidden_at'])
    .where('id', '=', projectId)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  const isOwn = post?.writer_id === memberId;
  if (post && (isBookmark || !isOwn)) refuseHidden(post, isOwn);
}

/** The lock prevents a concurrent deletion of the post. */
async function add(db: Kysely<Tables>, projectId: number, memberId: number) {
  await sql`
    insert into project_bookmark (project_id, member_id)
      select id, ${memberId}::bigint from project where id = ${projectId} for key share
      on conflict do nothing
  `.execute(db);
}

/**
 * Locks the post before the bookmark, in the order of a deletion, which prevents deadlock: the trigger that counts
 * bookmarks updates the post.
 */
async function remove(db: Kysely<Tables>, projectId: number, memberId: number) {
  await db.selectFrom('project').select('id').where('id', '=', projectId).forNoKeyUpdate().execute();
  await db
    .deleteFrom('project_bookmark')
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .execute();
}
