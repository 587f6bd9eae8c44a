import { type ArchiveCategory } from '@contract/archive';
import { expressionBuilder, sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { notFound } from '../../lib/http/errors';
import { isExpired } from './lateConsent.repository';

/** The fields of an archive on which permissions depend. */
export type VisibleArchive = NonNullable<Awaited<ReturnType<typeof findVisibleArchive>>>;

const eb = expressionBuilder<Tables, 'archive'>();

/** The condition of a public archive: published, and neither hidden (D133) nor deleted (D164). */
export const isShownArchive = sql<SqlBool>`(
  archive.published_at is not null and archive.hidden_at is null and archive.deleted_at is null
)`;

/**
 * The condition of an archive that proves a member's part: a public one, or one that its writer has deleted, for the others
 * whom it confirms (D164). For queries of `archive` that find the member's confirmed row.
 * @param memberId an id, or the column of it
 */
export const isProvedTo = (memberId: number | RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(
  archive.published_at is not null and archive.hidden_at is null
    and (archive.deleted_at is null or archive.writer_id <> ${memberId})
)`;

/**
 * Title, category and link as the team confirmed them (D156), for what states a published archive outside: records, their
 * PDFs, credentials. Its own page and lists show the present ones.
 */
export const confirmedFacts = [
  sql<string>`archive.confirmed_title`.as('title'),
  sql<ArchiveCategory>`archive.confirmed_category`.as('category'),
  sql<string>`archive.confirmed_link`.as('link'),
] as const;

/**
 * The archive of that id; until it is published only its named members find it (D50, D90).
 * @param viewerId undefined for a visitor
 */
export function findVisibleArchive(db: Kysely<Tables>, id: number, viewerId?: number) {
  return visibleArchive(db, id, viewerId).executeTakeFirst();
}

/**
 * The archive of that id, locked until the transaction ends, which serialises changes of it. The lock is taken before
 * any other row of the archive, which prevents deadlock.
 * @throws ApiError 404
 */
export async function lockVisibleArchive(trx: Trx, id: number, viewerId: number): Promise<VisibleArchive> {
  const archive = await visibleArchive(trx, id, viewerId).forUpdate().executeTakeFirst();
  if (!archive) throw notFound();
  return archive;
}

/**
 * The archive as visible to a viewer: published and not hidden, or one that names the viewer. A member who declined is
 * not named, and nobody sees one whose text is deleted.
 */
export function isVisibleTo(viewerId: number | undefined) {
  if (viewerId === undefined) return eb.and([isShownArchive]);
  return eb.and([eb('archive.deleted_at', 'is', null), eb.or([isShownArchive, isNamed(viewerId)])]);
}

/** Whether the archive, visible or deleted by its writer, names the member, whose own part goes with the writer's text. */
export function provesPartOf(memberId: number) {
  return eb.or([
    isVisibleTo(memberId),
    eb.and([eb('archive.deleted_at', 'is not', null), eb('archive.writer_id', '<>', memberId), isNamed(memberId)]),
  ]);
}

/** Whether the member is ASKED or CONFIRMED in the archive of the row; the writer always is. */
function isNamed(memberId: number) {
  return eb.exists(
    eb
      .selectFrom('archive_member')
      .select('archive_member.member_id')
      .whereRef('archive_member.archive_id', '=', 'archive.id')
      .where('archive_member.member_id', '=', memberId)
      .where('archive_member.consent', '<>', 'DECLINED'),
  );
}

function visibleArchive(db: Kysely<Tables>, id: number, viewerId: number | undefined) {
  return db
    .selectFrom('archive')
    .select(['archive.id', 'archive.writer_id', 'archive.created_at', 'archive.published_at', 'archive.reminded_at'])
    .select(['archive.start_date', 'archive.end_date', 'archive.hidden_at', 'archive.updated_at'])
    .select(isInTeam(viewerId))
    .where('archive.id', '=', id)
    .where(isVisibleTo(viewerId));
}

/** The column `in_team`: whether the viewer is named in the archive; a visitor never is. */
export function isInTeam(viewerId: number | undefined) {
  const inTeam = viewerId === undefined ? eb.lit(false) : isNamed(viewerId);
  return inTeam.$castTo<boolean>().as('in_team');
}

/** A member who reads, and when. */
export interface Viewer {
  id: number;
  at: Date;
}

/** The column `my_consent` of the viewer: null for everyone not named, and once the time to consent has passed. */
export function consentOf({ id, at }: Viewer = { id: 0, at: new Date(0) }) {
  const own = eb
    .selectFrom('archive_member')
    .select('archive_member.consent')
    .whereRef('archive_member.archive_id', '=', 'archive.id')
    .where('archive_member.member_id', '=', id)
    .where('archive_member.consent', '<>', 'DECLINED')
    .where((row) => row.not(isExpired(at)));
  return own.$castTo<'ASKED' | 'CONFIRMED' | null>().as('my_consent');
}
