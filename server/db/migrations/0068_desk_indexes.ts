import { sql, type Kysely } from 'kysely';

/** Indexes of the lists of the desk (D131, D138): the reports of a case, and the log by action. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index report_of_target on report (target, target_id, id desc)`.execute(db);
  await sql`create index operator_log_of_action on operator_log (action, id desc)`.execute(db);
}
