import { sql, type Kysely } from 'kysely';

/**
 * The time of a change, by the database's clock: rows that all processes have seen are deleted by it (decision 0020).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table change add column told_at timestamptz not null default clock_timestamp()`.execute(db);
}
