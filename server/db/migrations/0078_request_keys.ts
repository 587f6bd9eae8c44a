import { sql, type Kysely } from 'kysely';

/**
 * The idempotency keys of every creating request (MEND-52), instead of those of comments alone (0025). Joining has no
 * member. `created` is no foreign key: a key is preserved when what it created is deleted, so that a repeated request
 * does not create it again. Withdrawn members cannot insert keys, as in 0010 for comments.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop table comment_key`.execute(db);
  await sql`drop function check_comment_key_present()`.execute(db);
  await sql`
    create table request_key (
      member_id bigint references member,
      key uuid not null,
      request_hash text not null,
      created jsonb,
      created_at timestamptz not null default now(),
      constraint request_key_once unique nulls not distinct (key, member_id)
    )
  `.execute(db);
  await sql`create index request_key_by_age on request_key (created_at)`.execute(db);
  await sql`create index request_key_by_member on request_key (member_id)`.execute(db);
  await sql`
    create function check_request_key_present() returns trigger language plpgsql as $$
    begin
      if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
        perform refuse_withdrawn();
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger request_key_present after insert on request_key
      referencing new table as added for each statement execute function check_request_key_present()
  `.execute(db);
}
