import { LIMITS } from '@contract/limits';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type Tables } from '../../db/tables';
import { titleConditions, type TitleSearch } from '../../db/titleSearch';
import { countedMembers, evaluatedMembers } from '../../lib/archives/teamCounts';
import { consentOf } from '../../lib/archives/visibleArchive';
import { isBookmarkOf } from '../../lib/isBookmarkOf';
import { archivesOfBucket } from '../../lib/lists/bucketRanges';
import { WINDOW, type ListSearch } from '../../lib/lists/listSearch';

/** A page of the list: pending archives of the asker's team, the newest first, then published ones (D50). */
export interface ArchiveSlice {
  /** Empty for the whole list. */
  keyword: string;
  /** How many archives to pass over. */
  offset: number;
  /** Looks only at what was published on these days, and counts `offset` from the first of them. */
  days?: readonly number[];
}

/** What holds for the list as a whole. */
interface ArchiveListState {
  /** Published ones, whatever their title. */
  total: number;
  /** Another one as soon as other archives may match a keyword than before. */
  version: number;
  /** Pending ones of the asker that match; they stand before the others. */
  ahead: number;
}

export type ArchiveListRepository = ReturnType<typeof createArchiveListRepository>;
export type ArchiveListRow = Awaited<ReturnType<ArchiveListRepository['read']>>[number];

/** Nobody has this id. */
const VISITOR = 0;

export function createArchiveListRepository(db: Kysely<Tables>) {
  /** With what stands ahead for the asker, under the name `ahead`. */
  const withAhead = (keyword: string, askerId = VISITOR) =>
    db.with('ahead', (query) =>
      query
        .selectFrom('archive_member')
        .innerJoin('archive', 'archive.id', 'archive_member.archive_id')
        .select(['archive.id', 'archive.published_at'])
        .where('archive_member.member_id', '=', askerId)
        .where('archive_member.consent', '<>', 'DECLINED')
        .where('archive.published_at', 'is', null)
        .where((eb) => eb.and(titleConditions('archive', keyword, 'look'))),
    );

  return {
    async state(keyword: string, askerId?: number): Promise<ArchiveListState> {
      return withAhead(keyword, askerId)
        .selectFrom('list_total')
        .select(['total', 'version', howManyAhead.as('ahead')])
        .where('list', '=', 'archive')
        .executeTakeFirstOrThrow();
    },

    /** The archives of a slice as `askerId` sees them, each with the state of the list they were read from. */
    read(slice: ArchiveSlice, search: ListSearch, askerId?: number) {
      return withAhead(slice.keyword, askerId)
        .selectFrom(pageOf(slice, search).as('page'))
        .innerJoin('archive', 'archive.id', 'page.id')
        .innerJoin('member', 'member.id', 'archive.writer_id')
        .innerJoin('list_total', (join) => join.on('list', '=', sql.lit('archive')))
        .select(['archive.id', 'title', 'thumbnail', 'archive.created_at', 'archive.published_at', 'comment_count'])
        .select(['bookmark_count', 'view_count', 'nickname', countedMembers(), evaluatedMembers(), 'total', 'version'])
        .select([howManyAhead.as('ahead'), isBookmarkOf('archive', askerId), consentOf(askerId)])
        .orderBy(sql`archive.published_at desc, archive.id desc`)
        .limit(sql.lit(SIZE))
        .execute();
    },
  };
}

/** A literal, since LIMIT as a parameter spoils the plan. */
const SIZE = LIMITS.archivePageSize;

const howManyAhead = sql<number>`(select count(*) from ahead)`;

/** Only ids: what is passed over is read from an index, not from the table. Pending ones come first, as nulls do. */
function pageOf(slice: ArchiveSlice, search: ListSearch): RawBuilder<{ id: number }> {
  const { offset, days } = slice;
  if (days) return sql`(${published(slice, search, sql`${offset}::bigint`)})`;
  const left = sql`greatest(${offset}::bigint - ${howManyAhead}, 0)`;
  return sql`(
    (select id from ahead order by id desc limit ${sql.lit(SIZE)} offset ${offset}::bigint)
    union all
    (${published(slice, search, left)})
  )`;
}

function published(slice: ArchiveSlice, search: ListSearch, offset: RawBuilder<unknown>): RawBuilder<unknown> {
  const title: TitleSearch = search === 'index' ? 'index' : 'look';
  const conditions = [sql`published_at is not null`, ...titleConditions('archive', slice.keyword, title)];
  return sql`
    select id from ${sourceOf(slice, search)} as archive
      where ${sql.join(conditions, sql` and `)}
      order by ${search === 'index' ? UNINDEXED_ORDER : ORDER} limit ${sql.lit(SIZE)} offset ${offset}
  `;
}

const ORDER = sql`published_at desc, id desc`;
/** No index has a sum, so that the planner does not walk the list in its order. */
const UNINDEXED_ORDER = sql`published_at + interval '0' desc, id + 0 desc`;

function sourceOf({ days }: ArchiveSlice, search: ListSearch): RawBuilder<unknown> {
  if (search === 'first') {
    return sql`(select * from archive where published_at is not null order by ${ORDER} limit ${sql.lit(WINDOW)})`;
  }
  return days ? publishedOn(days) : sql`archive`;
}

/** Day by day over the index of publication; without its own offset the planner walks there from the newest. */
function publishedOn(days: readonly number[]): RawBuilder<unknown> {
  return sql`(
    select held.* from unnest(${days}::bigint[]) as day cross join lateral (
      select * from archive where ${archivesOfBucket(sql`day`)} offset 0
    ) as held
  )`;
}
