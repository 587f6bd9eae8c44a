import { sql, type Kysely } from 'kysely';

/** Announcements of operators (D136). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table announcement (
      id bigint generated always as identity primary key,
      kind text not null constraint announcement_kind_code check (kind in ('INFO', 'WARNING')),
      text text not null constraint announcement_text_length check (char_length(text) between 1 and 200),
      link text not null default '' constraint announcement_link_length check (char_length(link) <= 2008),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      constraint announcement_period check (ends_at > starts_at and ends_at <= starts_at + interval '90 days 1 hour')
    )
  `.execute(db);
  await sql`create index announcement_by_end on announcement (ends_at)`.execute(db);
  await sql`
    create function drop_cached_by_announcement() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array['announcements']);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger announcement_cached_change after insert or update or delete on announcement
      for each statement execute function drop_cached_by_announcement()
  `.execute(db);
}
