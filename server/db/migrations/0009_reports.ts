import { sql, type Kysely } from 'kysely';

/**
 * Reports (D60). `target_id` is the post or the comment, depending on the kind of target, and no foreign key, because a
 * report is preserved when its target is deleted. For the same reason the reported text is stored.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table report (
      id bigint generated always as identity primary key,
      reporter_id bigint not null references member,
      reported_id bigint not null references member,
      target text not null constraint report_target_code check (target in
        ('PROJECT', 'PROJECT_COMMENT', 'ARCHIVE', 'ARCHIVE_COMMENT')),
      target_id bigint not null,
      post_id bigint not null,
      reported_text text not null,
      type text not null constraint report_type_code check (type in
        ('INAPPROPRIATE_PROFILE', 'SPAM', 'ABUSIVE_LANGUAGE', 'FALSE_INFORMATION', 'OTHER')),
      content text not null default '' constraint report_content_length check (char_length(content) <= 500),
      created_at timestamptz not null default now(),
      closed_at timestamptz,
      constraint report_once unique (reporter_id, target, target_id)
    )
  `.execute(db);
  await sql`create index report_open on report (id desc) where closed_at is null`.execute(db);
  await sql`create index report_of_reported on report (reported_id, id desc)`.execute(db);
}
