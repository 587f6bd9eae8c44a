import { sql, type Kysely } from 'kysely';

/**
 * How often somebody called in the window that runs, where several processes count together (decision 0019). Unlogged: a
 * count costs no write to the log and waits for no disk; after a crash of the database everybody begins anew. Half of
 * each page stays free, so that a count changes its row in place.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create unlogged table call_count (
      key text primary key,
      calls bigint not null,
      ends_at timestamptz not null
    ) with (fillfactor = 50)
  `.execute(db);
}
