import { sql, type Kysely } from 'kysely';

/**
 * Restoring a hidden post restarts the deadlines of its applications and does not change when they were sent (D133).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table project_application add column clock_restarted_at timestamptz`.execute(db);
  await sql`drop index project_application_by_age`.execute(db);
  await sql`
    create index project_application_by_age on project_application (coalesce(clock_restarted_at, created_at))
      where status = 'PENDING'
  `.execute(db);
}
