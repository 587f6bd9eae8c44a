import { type CaseContext, type CaseMember } from '@contract/operator';
import { sql, type Kysely } from 'kysely';
import { POST_TABLES } from '../../db/postTables';
import { type Tables } from '../../db/tables';
import { type CaseTarget } from '../../lib/operators/caseTargets';
import { imageUrl } from '../../lib/storage/fileUrls';

/** A member beside a text of a case. */
export async function readCaseMember(db: Kysely<Tables>, id: number): Promise<CaseMember> {
  const { nickname, profile_image: photo } = await db
    .selectFrom('member')
    .select(['nickname', 'profile_image'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { memberId: id, nickname, profileImg: imageUrl(photo) };
}

/** The post of a comment, and the comment it replies to (D193). */
export async function readCaseContext(
  db: Kysely<Tables>,
  { kind, postId, parentId }: NonNullable<CaseTarget['below']>,
): Promise<CaseContext | null> {
  const { posts, comments } = POST_TABLES[kind];
  const post = await db.selectFrom(posts).select('title').where(sql.ref<number>('id'), '=', postId).executeTakeFirst();
  if (!post) return null;
  const parent =
    parentId === null
      ? undefined
      : await db
          .selectFrom(comments)
          .select(['writer_id', 'content', 'created_at'])
          .where('id', '=', parentId)
          .executeTakeFirst();
  return {
    post: { kind, id: postId, title: post.title },
    parent: parent?.writer_id
      ? {
          writer: await readCaseMember(db, parent.writer_id),
          content: parent.content,
          createdDateTime: parent.created_at.toISOString(),
        }
      : null,
  };
}
