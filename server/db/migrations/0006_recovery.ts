import { sql, type Kysely } from 'kysely';

/** Tables of account recovery (D20): one temporary password per member, and requests for mails to be sent. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table temporary_password (
      member_id bigint primary key references member on delete cascade,
      password_hash text not null,
      expires_at timestamptz not null
    )
  `.execute(db);
  // In a session opened with the temporary password, it counts as the current password.
  await sql`alter table session add column temporary_password_hash text`.execute(db);
  // A request contains no text: passwords are generated when the mail is sent and are stored nowhere.
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
