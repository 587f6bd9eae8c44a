import { sql, type Kysely } from 'kysely';

/** When the reporter was notified of the decision; a reopened report retains it (ADM-36). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table report add column answered_at timestamptz`.execute(db);
  // A measure closes the open reports of its target at its own time.
  await sql`
    update report set answered_at = closed_at where closed_at is not null and exists (
      select from operator_log as log
        where log.target = report.target and log.target_id = report.target_id
          and log.actor = 'OPERATOR' and log.at = report.closed_at)
  `.execute(db);
}
