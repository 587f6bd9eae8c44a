import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { PROJECT_BUCKET, projectsOfBucket } from '../../lib/lists/bucketRanges';
import { toBucketCounts, type BucketCounts } from '../../lib/lists/listDirectory';
import { isNarrow, matches, type ProjectFilter } from './projectFilter';

/** Where a post stands in the popular order. */
export interface PopularMark {
  bookmark_count: number;
  view_count: number;
  id: number;
}

export type ProjectPlacesRepository = ReturnType<typeof createProjectPlacesRepository>;

/** Where the posts of a list stand: what it takes to reach a page far down without walking there. */
export function createProjectPlacesRepository(db: Kysely<Tables>) {
  const everything = (changedAfter = -1) =>
    db
      .selectFrom('list_total')
      .leftJoin('list_bucket', (join) =>
        join
          .onRef('list_bucket.list', '=', 'list_total.list')
          .on('list_bucket.version', '>', sql<number>`${changedAfter}::bigint`),
      )
      .where('list_total.list', '=', sql.lit('project'))
      .select(['list_total.version', 'list_bucket.bucket', 'list_bucket.total as matches']);

  /** All of a filter, by whatever index finds it soonest. */
  const narrowed = (filter: ProjectFilter) =>
    db
      .selectFrom('list_total')
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('project')
            .where(matches(filter, 'index'))
            .groupBy(bucketOf)
            .select([bucketOf.as('bucket'), eb.fn.countAll<number>().as('matches')])
            .as('counted'),
        (join) => join.onTrue(),
      )
      .where('list_total.list', '=', sql.lit('project'))
      .select(['list_total.version', 'counted.bucket', 'counted.matches']);

  /** A filter in the buckets that changed. */
  const changed = (filter: ProjectFilter, changedAfter: number) =>
    everything(changedAfter)
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('project')
            .where(projectsOfBucket(sql`list_bucket.bucket`))
            .where(matches(filter, 'look'))
            .select(eb.fn.countAll<number>().as('matches'))
            .as('counted'),
        (join) => join.onTrue(),
      )
      .clearSelect()
      .select(['list_total.version', 'list_bucket.bucket', 'counted.matches']);

  function queryOf(filter: ProjectFilter, changedAfter?: number) {
    if (!isNarrow(filter)) return everything(changedAfter);
    return changedAfter === undefined ? narrowed(filter) : changed(filter, changedAfter);
  }

  return {
    /** How many posts match in every bucket, or only in those that changed after a version. */
    async countBuckets(filter: ProjectFilter, changedAfter?: number): Promise<BucketCounts> {
      return toBucketCounts(await queryOf(filter, changedAfter).execute());
    },

    /** Every so many matches of the popular order one, beginning with the first. */
    async popularMarks(filter: ProjectFilter, every: number): Promise<PopularMark[]> {
      const order = sql`bookmark_count desc, view_count desc, id desc`;
      const { rows } = await sql<PopularMark>`
        select bookmark_count, view_count, id from (
          select bookmark_count, view_count, id, row_number() over (order by ${order}) as place
            from project where ${matches(filter, 'index')}
        ) as placed
        where (place - 1) % ${every}::bigint = 0 order by place
      `.execute(db);
      return rows;
    },
  };
}

const bucketOf = sql<number>`project.id / ${sql.lit(PROJECT_BUCKET)}`;
