import { sql, type Kysely } from 'kysely';

/**
 * Number of calls of each caller in the current window, for several processes that count together (decision 0019).
 * Unlogged: counting writes no WAL and does not wait for the disk; after a crash of the database all counts start
 * again. Half of each page is free, so that a count updates its row in place.
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
