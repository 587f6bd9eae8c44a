import { sql, type Kysely } from 'kysely';

/**
 * Triggers maintain the counts shown in lists, in the transaction that changes them and for every path (deleting a post
 * deletes its comments, a withdrawal deletes bookmarks). They run per statement, not per row, so a bulk insert updates
 * each post and the total once.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await countProjects(db);
  await countBookmarks(db);
  await countComments(db);
}

async function countProjects(db: Kysely<never>) {
  await sql`
    create function count_projects() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        update list_total set total = 0 where list = 'project';
      else
        update list_total set total = total + (select case tg_op when 'INSERT' then count(*) else -count(*) end from changed)
          where list = 'project';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger project_added after insert on project
      referencing new table as changed for each statement execute function count_projects()
  `.execute(db);
  await sql`
    create trigger project_removed after delete on project
      referencing old table as changed for each statement execute function count_projects()
  `.execute(db);
  await sql`
    create trigger project_emptied after truncate on project for each statement execute function count_projects()
  `.execute(db);
}

async function countBookmarks(db: Kysely<never>) {
  await sql`
    create function count_project_bookmarks() returns trigger language plpgsql as $$
    begin
      update project set bookmark_count = bookmark_count + case tg_op when 'INSERT' then n else -n end
        from (select project_id, count(*) as n from changed group by project_id) as per_project
        where project.id = per_project.project_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger project_bookmark_added after insert on project_bookmark
      referencing new table as changed for each statement execute function count_project_bookmarks()
  `.execute(db);
  await sql`
    create trigger project_bookmark_removed after delete on project_bookmark
      referencing old table as changed for each statement execute function count_project_bookmarks()
  `.execute(db);
}

/** Tombstones are not counted (D40). */
async function countComments(db: Kysely<never>) {
  await sql`
    create function count_project_comments() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update project set comment_count = comment_count + n
          from (select project_id, count(*) filter (where not deleted) as n from added group by project_id) as per_project
          where project.id = per_project.project_id and n <> 0;
      elsif tg_op = 'DELETE' then
        update project set comment_count = comment_count - n
          from (select project_id, count(*) filter (where not deleted) as n from removed group by project_id) as per_project
          where project.id = per_project.project_id and n <> 0;
      else
        update project set comment_count = comment_count + n
          from (select project_id, count(*) filter (where not added.deleted) - count(*) filter (where not removed.deleted) as n
                from added join removed using (id, project_id) group by project_id) as per_project
          where project.id = per_project.project_id and n <> 0;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger project_comment_added after insert on project_comment
      referencing new table as added for each statement execute function count_project_comments()
  `.execute(db);
  await sql`
    create trigger project_comment_removed after delete on project_comment
      referencing old table as removed for each statement execute function count_project_comments()
  `.execute(db);
  await sql`
    create trigger project_comment_changed after update on project_comment
      referencing old table as removed new table as added for each statement execute function count_project_comments()
  `.execute(db);
}
