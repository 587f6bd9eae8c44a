import { sql, type Kysely } from 'kysely';

/** Rows of the operators' log that are not yet lines of the server's log (D138). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table operator_log_outbox (log_id bigint primary key)`.execute(db);
}
