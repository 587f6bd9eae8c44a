import { LIMITS } from '@contract/limits';
import { type ProjectSort } from '@contract/project';
import { sql, type Kysely, type Selectable } from 'kysely';
import { type Tables } from '../../db/tables';
import { type ProjectTable } from '../../db/tables/project';
import { isBookmarkOf } from '../../lib/isBookmarkOf';
import { PROJECT_BUCKET, projectsOfBucket } from '../../lib/lists/bucketRanges';
import { WINDOW, type ListSearch } from '../../lib/lists/listSearch';
import { matches, type ProjectFilter } from './projectFilter';
import { type PopularMark } from './projectPlaces.repository';

/** A literal, since LIMIT as a parameter spoils the plan; one of two, since every literal makes a statement to keep. */
const SIZES = [LIMITS.projectPageSize.default, LIMITS.projectPageSize.max];

const ORDERS = {
  latest: ['project.id'],
  popular: ['project.bookmark_count', 'project.view_count', 'project.id'],
} as const satisfies Record<ProjectSort, readonly string[]>;

/** A piece of a list. */
export interface Slice {
  filter: ProjectFilter;
  sort: ProjectSort;
  /** How many matches to pass over. */
  offset: number;
  size: number;
  /** Counts `offset` from the last match; the rows still come in the list's order. */
  fromEnd?: boolean;
  /** Looks only there, and counts `offset` from the first match of them (walking, newest first). */
  buckets?: readonly number[];
  /** Counts `offset` from there (walking, popular first). */
  mark?: PopularMark;
}

/** What holds for the list as a whole. */
interface ListState {
  total: number;
  /** Another one as soon as other posts may match a filter than before. */
  version: number;
}

export type ProjectListRepository = ReturnType<typeof createProjectListRepository>;
export type ProjectListRow = Awaited<ReturnType<ProjectListRepository['read']>>[number];

export function createProjectListRepository(db: Kysely<Tables>) {
  return {
    /** How many posts there are, as the database keeps it. */
    async state(): Promise<ListState> {
      const query = db.selectFrom('list_total').select(['total', 'version']).where('list', '=', 'project');
      return query.executeTakeFirstOrThrow();
    },

    /** The posts of a slice as `askerId` sees them, each with the state of the list they were read from. */
    async read(slice: Slice, search: ListSearch, askerId?: number) {
      const rows = await db
        .selectFrom(findIds(db, slice, search).as('page'))
        .innerJoin('project', 'project.id', 'page.id')
        .innerJoin('member', 'member.id', 'project.writer_id')
        .innerJoin('list_total', (join) => join.on('list', '=', sql.lit('project')))
        .select(['project.id', 'title', 'category', 'period', 'personnel', 'roles', 'project.skills', 'meeting_option'])
        .select(['step', 'closed', 'project.created_at', 'comment_count', 'bookmark_count', 'view_count', 'nickname'])
        .select(['total', 'version', isBookmarkOf('project', askerId)])
        .orderBy(sql.join(inOrder(slice)))
        .execute();
      const found = rows.slice(0, slice.size);
      return slice.fromEnd ? found.reverse() : found;
    },
  };
}

/** Only the ids: what is passed over is read from an index, not from the table. */
function findIds(db: Kysely<Tables>, slice: Slice, search: ListSearch) {
  const { filter, offset, size, mark } = slice;
  return db
    .selectFrom(sourceOf(slice, search))
    .select('project.id')
    .where(matches(filter, search === 'index' ? 'index' : 'look'))
    .$if(mark !== undefined, (query) => query.where(isFrom(mark)))
    .orderBy(sql.join(inOrder(slice, search)))
    .limit(sql.lit(SIZES.find((limit) => limit >= size) ?? size))
    .$if(offset > 0, (query) => query.offset(offset));
}

/** Where the ids are looked for, as a table of the name `project`. */
function sourceOf(slice: Slice, search: ListSearch) {
  const some = slice.buckets && inBuckets(slice.buckets);
  const rows = search === 'first' ? headOf(slice) : (some ?? sql`project`);
  return sql<Selectable<ProjectTable>>`${rows}`.as('project');
}

function headOf(slice: Slice) {
  return sql`(select * from project order by ${sql.join(inOrder(slice))} limit ${sql.lit(WINDOW)})`;
}

/** Bucket by bucket over the primary key: the limit, which each just reaches, keeps the planner from any other way. */
function inBuckets(buckets: readonly number[]) {
  return sql`(
    select held.* from unnest(${buckets}::bigint[]) as bucket cross join lateral (
      select * from project where ${projectsOfBucket(sql`bucket`)} order by id desc limit ${sql.lit(PROJECT_BUCKET)}
    ) as held
  )`;
}

function isFrom(mark?: PopularMark) {
  const { bookmark_count, view_count, id } = mark ?? {};
  return sql<boolean>`(project.bookmark_count, project.view_count, project.id)
    <= (${bookmark_count}::integer, ${view_count}::integer, ${id}::bigint)`;
}

function inOrder({ sort, fromEnd }: Slice, search?: ListSearch) {
  const direction = sql.raw(fromEnd ? 'asc' : 'desc');
  // A sum has no index, so that the planner does not walk the list in its order.
  const sum = sql.raw(search === 'index' ? ' + 0' : '');
  return ORDERS[sort].map((column) => sql`${sql.ref(column)}${sum} ${direction}`);
}
