import { sql, type Kysely } from 'kysely';

/**
 * Triggers maintain the counts of archives like those of recruitment posts (0005, 0008); the total is that of published
 * archives.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await countArchives(db);
  await countBookmarks(db);
  await countComments(db);
}

async function countArchives(db: Kysely<never>) {
  await sql`
    create function count_archives() returns trigger language plpgsql as $$
    declare
      difference bigint := 0;
    begin
      if tg_op = 'TRUNCATE' then
        update list_total set total = 0 where list = 'archive';
        return null;
      elsif tg_op = 'INSERT' then
        difference := (select count(*) from added where published_at is not null);
      elsif tg_op = 'DELETE' then
        difference := -(select count(*) from removed where published_at is not null);
      else
        difference := (select count(*) from added where published_at is not null)
          - (select count(*) from removed where published_at is not null);
      end if;
      if difference <> 0 then
        update list_total set total = total + difference where list = 'archive';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_added after insert on archive
      referencing new table as added for each statement execute function count_archives()
  `.execute(db);
  await sql`
    create trigger archive_removed after delete on archive
      referencing old table as removed for each statement execute function count_archives()
  `.execute(db);
  // A trigger with transition tables cannot list columns: it also runs for a changed count, and then changes nothing.
  await sql`
    create trigger archive_changed after update on archive
      referencing old table as removed new table as added for each statement execute function count_archives()
  `.execute(db);
  await sql`
    create trigger archive_emptied after truncate on archive for each statement execute function count_archives()
  `.execute(db);
}

async function countBookmarks(db: Kysely<never>) {
  await sql`
    create function count_archive_bookmarks() returns trigger language plpgsql as $$
    begin
      update archive set bookmark_count = bookmark_count + case tg_op when 'INSERT' then n else -n end
        from (select archive_id, count(*) as n from changed group by archive_id) as per_archive
        where archive.id = per_archive.archive_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_bookmark_added after insert on archive_bookmark
      referencing new table as changed for each statement execute function count_archive_bookmarks()
  `.execute(db);
  await sql`
    create trigger archive_bookmark_removed after delete on archive_bookmark
      referencing old table as changed for each statement execute function count_archive_bookmarks()
  `.execute(db);
}

/** Tombstones are not counted (D40). */
async function countComments(db: Kysely<never>) {
  await sql`
    create function count_archive_comments() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update archive set comment_count = comment_count + n
          from (select archive_id, count(*) filter (where not deleted) as n from added group by archive_id) as per_archive
          where archive.id = per_archive.archive_id and n <> 0;
      elsif tg_op = 'DELETE' then
        update archive set comment_count = comment_count - n
          from (select archive_id, count(*) filter (where not deleted) as n from removed group by archive_id) as per_archive
          where archive.id = per_archive.archive_id and n <> 0;
      else
        update archive set comment_count = comment_count + n
          from (select archive_id, count(*) filter (where not added.deleted) - count(*) filter (where not removed.deleted) as n
                from added join removed using (id, archive_id) group by archive_id) as per_archive
          where archive.id = per_archive.archive_id and n <> 0;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_comment_added after insert on archive_comment
      referencing new table as added for each statement execute function count_archive_comments()
  `.execute(db);
  await sql`
    create trigger archive_comment_removed after delete on archive_comment
      referencing old table as removed for each statement execute function count_archive_comments()
  `.execute(db);
  await sql`
    create trigger archive_comment_changed after update on archive_comment
      referencing old table as removed new table as added for each statement execute function count_archive_comments()
  `.execute(db);
}
