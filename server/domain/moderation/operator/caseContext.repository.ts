import { type CaseArchive, type CaseContext, type CaseMember, type PageRestriction } from '@contract/operator';
import { type Kysely } from 'kysely';
import { POST_TABLES } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { countedMembers, evaluatedMembers } from '../../archive';
import { type CaseTarget } from '../measures/caseTargets.repository';
import { imageUrl } from '../../../lib/storage/fileUrls';

/** A member beside a text of a case. */
export async function readCaseMember(db: Kysely<Tables>, id: number): Promise<CaseMember> {
  const { nickname, profile_image: photo } = await db
    .selectFrom('member')
    .select(['nickname', 'profile_image'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { memberId: id, nickname, profileImg: imageUrl(photo) };
}

/**
 * The page on which the target is shown, with the comment it replies to, or the archive of a one-liner; null for a
 * profile (D193).
 */
export async function readCaseContext(
  db: Kysely<Tables>,
  { page, parentId = null, evaluatedId }: CaseTarget,
): Promise<CaseContext | null> {
  const post = page && (await readPost(db, page));
  if (!page || !post) return null;
  return {
    post: { kind: page.kind, id: page.postId, title: post.title, restriction: post.restriction },
    archive: evaluatedId === undefined ? null : await readArchive(db, page.postId),
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

/** The archive of a one-liner, which has just been found as its page; null when it is deleted meanwhile. */
async function readArchive(db: Kysely<Tables>, id: number): Promise<CaseArchive | null> {
  const row = await db
    .selectFrom('archive')
    .select(['thumbnail', 'published_at', countedMembers(), evaluatedMembers()])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    thumbnail: imageUrl(row.thumbnail),
    teamSize: row.counted_members ?? 0,
    evaluatedMembers: row.evaluated_members ?? 0,
    publishedDateTime: row.published_at?.toISOString() ?? null,
  };
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
