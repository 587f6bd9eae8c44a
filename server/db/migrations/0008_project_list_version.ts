import { sql, type Kysely } from 'kysely';

/**
 * `version` is incremented by every statement that may change which posts a filter matches, so that a server can cache
 * counts as long as the version is the same. Views, bookmarks and comments do not affect filters.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table list_total add column version bigint not null default 0`.execute(db);
  await sql`
    create function renew_list_total() returns trigger language plpgsql as $$
    begin
      new.version = old.version + 1;
      return new;
    end $$
  `.execute(db);
  // Inserted and deleted posts change the total; for updated posts the row is updated without a change.
  await sql`
    create trigger list_total_changed before update on list_total for each row execute function renew_list_total()
  `.execute(db);
  await sql`
    create function touch_project_total() returns trigger language plpgsql as $$
    begin
      update list_total set total = total where list = 'project';
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger project_refiltered
      after update of title_key, category, period, roles, skills, meeting_option, step, closed on project
      for each statement execute function touch_project_total()
  `.execute(db);
}
