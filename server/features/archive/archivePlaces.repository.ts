import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type Tables } from '../../db/tables';
import { titleConditions } from '../../db/titleSearch';
import { archivesOfBucket } from '../../lib/lists/bucketRanges';
import { toBucketCounts, type BucketCounts, type BucketRow } from '../../lib/lists/listDirectory';

export type ArchivePlacesRepository = ReturnType<typeof createArchivePlacesRepository>;

/** On which days the published archives of a keyword stand (migration 0019): what it takes to reach a page far down. */
export function createArchivePlacesRepository(db: Kysely<Tables>) {
  return {
    /** How many match on every day, or only on those that changed after a version. */
    async countDays(keyword: string, changedAfter?: number): Promise<BucketCounts> {
      const { rows } = await countsOf(keyword, changedAfter).execute(db);
      return toBucketCounts(rows);
    },
  };
}

function countsOf(keyword: string, changedAfter?: number): RawBuilder<BucketRow> {
  if (titleConditions('archive', keyword, 'look').length === 0) return everything(changedAfter ?? -1);
  return changedAfter === undefined ? narrowed(keyword) : changed(keyword, changedAfter);
}

const everything = (changedAfter: number) => sql<BucketRow>`
  select list_total.version, bucket, list_bucket.total as matches
    from list_total left join list_bucket
      on list_bucket.list = list_total.list and list_bucket.version > ${changedAfter}::bigint
    where list_total.list = 'archive'
`;

/** All of a keyword, by the index of titles. */
const narrowed = (keyword: string) => sql<BucketRow>`
  select version, bucket, matches
    from list_total left join (
      select archive_bucket(published_at) as bucket, count(*) as matches from archive
        where published_at is not null and ${holds(keyword, 'index')} group by 1
    ) as counted on true
    where list = 'archive'
`;

/** A keyword on the days that changed. */
const changed = (keyword: string, changedAfter: number) => sql<BucketRow>`
  select list_total.version, bucket, matches
    from list_total left join list_bucket
      on list_bucket.list = list_total.list and list_bucket.version > ${changedAfter}::bigint
    left join lateral (
      select count(*) as matches from archive
        where ${archivesOfBucket(sql`bucket`)} and ${holds(keyword, 'look')}
    ) as counted on true
    where list_total.list = 'archive'
`;

const holds = (keyword: string, search: 'look' | 'index') =>
  sql.join(titleConditions('archive', keyword, search), sql` and `);
