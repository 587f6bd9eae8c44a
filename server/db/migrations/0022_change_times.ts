import { sql, type Kysely } from 'kysely';

/** When a change was told, by the database's clock: rows that everybody has seen are forgotten by it (decision 0020). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table change add column told_at timestamptz not null default clock_timestamp()`.execute(db);
}
