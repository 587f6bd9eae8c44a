import { sql, type Kysely } from 'kysely';

/** What account recovery needs (D20): one temporary password per member, and requests for mail that wait to be sent. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table temporary_password (
      member_id bigint primary key references member on delete cascade,
      password_hash text not null,
      expires_at timestamptz not null
    )
  `.execute(db);
  // In a session that came from it the temporary password counts as the current one.
  await sql`alter table session add column temporary_password_hash text`.execute(db);
  // A request names what is to be told, never the words: passwords are made when the mail is sent and stand nowhere.
  await sql`
    create table mail_request (
      id bigint generated always as identity primary key,
      kind text not null,
      payload jsonb not null,
      requested_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0
    )
  `.execute(db);
  await sql`create index mail_request_due on mail_request (due_at)`.execute(db);
}
