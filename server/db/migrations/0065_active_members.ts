import { sql, type Kysely } from 'kysely';

/**
 * Members who were active in a day, week or month; a day after its end only their number is stored (D137). Indexes of
 * the figures.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table active_member (
      unit text not null constraint active_member_unit_code check (unit in ('DAY', 'WEEK', 'MONTH')),
      start date not null,
      member_id bigint not null references member on delete cascade,
      primary key (unit, start, member_id)
    )
  `.execute(db);
  await sql`
    create table active_count (
      unit text not null constraint active_count_unit_code check (unit in ('DAY', 'WEEK', 'MONTH')),
      start date not null,
      members integer not null,
      primary key (unit, start)
    )
  `.execute(db);
  await sql`create index project_created on project (created_at) include (writer_id)`.execute(db);
  await sql`create index member_created on member (created_at)`.execute(db);
  await sql`create index project_application_created on project_application (created_at) include (member_id)`.execute(
    db,
  );
  await sql`
    create index project_application_answered on project_application (answered_at) include (member_id, status, created_at)
  `.execute(db);
  await sql`create index report_created on report (created_at) include (reporter_id)`.execute(db);
  await sql`create index operator_log_at on operator_log (at)`.execute(db);
}
