import { LIMITS } from '@contract/limits';
import { sql, type Kysely, type NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Tables } from '../../../db/tables';
import { isReadableEvaluation, isShownArchive, isShownToMember } from '../../access';
import { readEvaluationRequests, requestCount } from '../../archive';
import { receivedBy } from '../../evaluation';
import { provedOf } from '../../record';

export type ProfileArchivesRepository = ReturnType<typeof createProfileArchivesRepository>;
type Rows<Query extends keyof ProfileArchivesRepository> = Awaited<ReturnType<ProfileArchivesRepository[Query]>>;

export type ShownRow = Rows<'shownOf'>;
export type PortfolioArchiveRow = ShownRow['rows'][number];

interface Slice {
  /** 0-based. */
  page: number;
  /** Pending archives are visible on the own profile only. */
  withPending: boolean;
}

/** The time by which archives are sorted (D50). */
const shownSince = sql<Date>`coalesce(published_at, archive.created_at)`;

/** Archives of a member, and the evaluations the member has received. */
export function createProfileArchivesRepository(db: Kysely<Tables>) {
  return {
    shownOf: (memberId: number, slice: Slice) => shownOf(db, memberId, slice),
    writtenBy: (memberId: number) => writtenBy(db, memberId),
    bookmarkedBy: (memberId: number) => bookmarkedBy(db, memberId),
    hasReceived: (memberId: number, handle: number) => hasReceived(db, { memberId, handle }),
    setHidden: (memberId: number, handle: number, hidden: boolean) => setHidden(db, { memberId, handle }, hidden),
    requestsTo: (memberId: number, latest: { at: Date; limit?: number }) =>
      readEvaluationRequests(db, memberId, latest),
    countRequests: (memberId: number, at: Date) => requestCount(db, memberId, at).executeTakeFirstOrThrow(),
  };
}

/** A received one-liner, by the handle of its evaluation, and its owner. */
interface ReceivedLine {
  memberId: number;
  handle: number;
}

/**
 * Archive data of a profile, in one statement: facts, received evaluations, and one page of the archives whose team the
 * member is in. Pending archives come first, then published ones, latest first.
 */
async function shownOf(db: Kysely<Tables>, memberId: number, { page, withPending }: Slice) {
  const own = db
    .selectFrom('archive_member')
    .innerJoin('archive', 'archive.id', 'archive_id')
    .where('member_id', '=', memberId)
    .where('consent', '=', 'CONFIRMED')
    .where('deleted_at', 'is', null)
    .$if(!withPending, (query) => query.where(isShownArchive));
  const total = own.select(({ fn }) => fn.countAll<number>().as('total'));
  const rows = own
    .select(['archive.id', 'title', 'start_date', 'end_date', 'thumbnail', 'published_at', 'archive.hidden_at'])
    .orderBy('published_at', (by) => by.desc().nullsFirst())
    .orderBy('archive.id', 'desc')
    .limit(sql.lit(LIMITS.portfolioPageSize))
    .offset(page * LIMITS.portfolioPageSize);
  return db
    .selectNoFrom([
      provedOf(memberId, 'all').as('proved'),
      total.as('total'),
      jsonArrayFrom(rows).as('rows'),
      jsonArrayFrom(receivedBy(db, memberId)).as('evaluations'),
    ])
    .$narrowType<{ total: NotNull }>()
    .executeTakeFirstOrThrow();
}

/** Archives the member has written, newest first. */
function writtenBy(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('archive')
    .select(['id', 'title', 'comment_count', shownSince.as('created_at'), 'hidden_at'])
    .where('writer_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .orderBy(shownSince, 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Archives the member has bookmarked, latest bookmark first; without those of blocked members (D135). */
function bookmarkedBy(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('archive_bookmark')
    .innerJoin('archive', 'archive.id', 'archive_id')
    .select(['archive.id', 'title', 'comment_count', shownSince.as('created_at'), 'archive.hidden_at'])
    .where('member_id', '=', memberId)
    .where(isShownArchive)
    .where(isShownToMember('archive', memberId))
    .orderBy('archive_bookmark.created_at', 'desc')
    .orderBy('archive.id', 'desc')
    .execute();
}

/** Whether the member has received this one-liner and may read it. */
async function hasReceived(db: Kysely<Tables>, { memberId, handle }: ReceivedLine): Promise<boolean> {
  const line = await db
    .selectFrom('evaluation')
    .select('id')
    .where('handle', '=', handle)
    .where('evaluated_id', '=', memberId)
    .where(isReadableEvaluation)
    .executeTakeFirst();
  return line !== undefined;
}

/**
 * Hides a received one-liner from others, or shows it again.
 * @returns false when the member has received no such one-liner
 */
async function setHidden(db: Kysely<Tables>, { memberId, handle }: ReceivedLine, hidden: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('evaluation')
    .set({ owner_hidden_at: hidden ? new Date() : null })
    .where('handle', '=', handle)
    .where('evaluated_id', '=', memberId)
    .where(isReadableEvaluation)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
