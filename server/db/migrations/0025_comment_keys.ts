import { sql, type Kysely } from 'kysely';

/**
 * The idempotency keys of posted comments (F16, decision 0023). `comment_id` is no foreign key: a key is preserved when
 * its comment is deleted, so that a repeated request does not post it again. Withdrawn members cannot insert keys, as
 * in 0010 for comments.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table comment_key (
      member_id bigint not null references member,
      key uuid not null,
      request_hash text not null,
      comment_id bigint not null,
      created_at timestamptz not null default now(),
      primary key (member_id, key)
    )
  `.execute(db);
  await sql`create index comment_key_by_age on comment_key (created_at)`.execute(db);
  await sql`
    create function check_comment_key_present() returns trigger language plpgsql as $$
    begin
      if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
        perform refuse_withdrawn();
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger comment_key_present after insert on comment_key
      referencing new table as added for each statement execute function check_comment_key_present()
  `.execute(db);
}
