import { sql, type Kysely } from 'kysely';

/**
 * A list returns its first ten thousand matches and counts them on request (decision 0015), so totals and buckets are
 * no longer maintained (0003, 0005, 0008, 0013, 0019). All codes that a filter uses are in one column with one index:
 * the planner knows the frequency of each code, and the index has 16 MB at a million posts instead of 200.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await dropTotals(db);
  await addFacets(db);
}

async function dropTotals(db: Kysely<never>) {
  const functions = ['count_projects', 'count_archives', 'count_archive', 'touch_project_total', 'renew_list_total'];
  for (const name of functions) await sql`drop function ${sql.ref(name)} cascade`.execute(db);
  await sql`drop table list_bucket, list_total`.execute(db);
  await sql`drop function project_bucket, archive_bucket`.execute(db);
}

/** The codes of different groups are different, and a meeting option is its Korean label. */
async function addFacets(db: Kysely<never>) {
  await sql`
    alter table project add column facets text[] not null generated always as (
      roles::text[] || skills::text[] || array[category, period, meeting_option, step]
        || case when closed then '{}'::text[] else array['OPEN'] end
    ) stored
  `.execute(db);
  await sql`create index project_by_facets on project using gin (facets) with (fastupdate = off)`.execute(db);
  await sql`drop index project_by_filter, project_by_role, project_by_skill, project_open`.execute(db);
}
