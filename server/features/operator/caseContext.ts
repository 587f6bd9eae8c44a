import { type CaseContext, type CaseMember, type PageRestriction } from '@contract/operator';
import { type Kysely } from 'kysely';
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

/** The page on which the target is shown, and the comment it replies to; null for a profile (D193). */
export async function readCaseContext(
  db: Kysely<Tables>,
  { page, parentId = null }: CaseTarget,
): Promise<CaseContext | null> {
  const post = page && (await readPost(db, page));
  if (!page || !post) return null;
  return {
    post: { kind: page.kind, id: page.postId, title: post.title, restriction: post.restriction },
    parent: parentId === null ? null : await readParent(db, page.kind, parentId),
  };
}

interface Post {
  title: string;
  restriction: PageRestriction | null;
}

async function readPost(
  db: Kysely<Tables>,
  { kind, postId }: NonNullable<CaseTarget['page']>,
): Promise<Post | undefined> {
  if (kind === 'project') {
    const row = await db
      .selectFrom('project')
      .select(['title', 'hidden_at'])
      .where('id', '=', postId)
      .executeTakeFirst();
    return row && { title: row.title, restriction: row.hidden_at ? 'HIDDEN' : null };
  }
  const row = await db
    .selectFrom('archive')
    .select(['title', 'hidden_at', 'published_at'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!row) return undefined;
  const unpublished = row.published_at === null ? ('PENDING' as const) : null;
  return { title: row.title, restriction: row.hidden_at ? 'HIDDEN' : unpublished };
}

async function readParent(
  db: Kysely<Tables>,
  kind: NonNullable<CaseTarget['page']>['kind'],
  id: number,
): Promise<CaseContext['parent']> {
  const row = await db
    .selectFrom(POST_TABLES[kind].comments)
    .select(['writer_id', 'content', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.writer_id) return null;
  const writer = await readCaseMember(db, row.writer_id);
  return { writer, content: row.content, createdDateTime: row.created_at.toISOString() };
}
