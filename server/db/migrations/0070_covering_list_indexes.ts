import { sql, type Kysely } from 'kysely';

/**
 * Both orders of the list as covering indexes of all columns that a filter uses: counting ten thousand matches and
 * reading the last page scan an index of 240 bytes a post instead of rows of 2,000, which the popular order reads at
 * random. At a million posts an index takes 240 MB, and the last page of a category in the popular order 20 ms of CPU
 * time instead of 211.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index project_latest on project (id desc) include (facets, hidden_at)`.execute(db);
  await sql`drop index project_by_popularity`.execute(db);
  await sql`
    create index project_popular on project (bookmark_count desc, view_count desc, id desc) include (facets, hidden_at)
  `.execute(db);
}
