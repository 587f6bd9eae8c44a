import { sql, type Kysely } from 'kysely';

/**
 * `version` grows with every statement that may change which posts a filter finds, so that a server can keep what it
 * counted for as long as the version is the same. Views, bookmarks and comments change no filter.
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
  // Posts that come and go change the total; for those that are edited the row is touched.
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
