import { sql, type Kysely } from 'kysely';

/** Profiles can be reported (D140); notices of what operators decide (D132). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table report
      drop constraint report_target_code,
      add constraint report_target_code check (target in
        ('PROJECT', 'PROJECT_COMMENT', 'ARCHIVE', 'ARCHIVE_COMMENT', 'EVALUATION', 'PROFILE')),
      drop constraint report_post,
      add constraint report_post check (post_id is not null or target in ('EVALUATION', 'PROFILE'))
  `.execute(db);
  await sql`
    alter table notice
      drop constraint notice_kind_code,
      add constraint notice_kind_code check (kind in
        ('COMMENT', 'REPLY', 'APPLIED', 'REMINDED', 'CLOSED', 'IDLE_ASK', 'LEFT', 'HELP', 'MISSED', 'ANSWERED', 'EXPIRED',
         'JOINED', 'REMOVED', 'LEAD', 'CONSENT_DECLINED', 'ALONE', 'PUBLISHED', 'ROLE', 'HIDDEN', 'RESTORED', 'WARNED',
         'UNSUSPENDED', 'REPORT_DONE'))
  `.execute(db);
}
