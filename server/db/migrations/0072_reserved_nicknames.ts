import { sql, type Kysely } from 'kysely';

/** Operators may hide the nickname that a member has chosen instead of a hidden one: both stay reserved (D133). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table hidden_profile add column later_nickname_keys text[] collate "C" not null default '{}'
  `.execute(db);
  await sql`
    create or replace function check_nickname_free() returns trigger language plpgsql as $$
    begin
      if exists (
        select from hidden_profile
          where nickname_key = new.nickname_key or new.nickname_key = any(later_nickname_keys)
      ) then
        raise unique_violation using message = 'an operator has hidden this nickname', constraint = 'member_nickname_unique';
      end if;
      return null;
    end $$
  `.execute(db);
}
