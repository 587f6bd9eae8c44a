import { sql, type Kysely } from 'kysely';

/**
 * One level of replies: `parent_id` is the root of the thread. A root with replies cannot be deleted; it becomes a
 * tombstone without text and writer (D40).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table project_comment (
      id bigint generated always as identity primary key,
      project_id bigint not null references project on delete cascade,
      parent_id bigint,
      writer_id bigint references member,
      content text not null,
      deleted boolean not null default false,
      created_at timestamptz not null default now(),
      constraint project_comment_place unique (project_id, id),
      constraint project_comment_same_project foreign key (project_id, parent_id) references project_comment (project_id, id),
      constraint project_comment_no_loop check (parent_id < id),
      constraint project_comment_content_length check (char_length(content) <= 300),
      constraint project_comment_tombstone check (deleted = (content = '') and deleted = (writer_id is null))
    )
  `.execute(db);
  await sql`create index project_comment_of_parent on project_comment (parent_id) where parent_id is not null`.execute(
    db,
  );
  await sql`create index project_comment_of_writer on project_comment (writer_id, id desc)`.execute(db);
}
