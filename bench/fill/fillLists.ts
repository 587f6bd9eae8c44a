import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';

/** The totals of the lists and of their buckets, as migration 0019 counted them first. */
export async function fillLists(db: Kysely<Tables>): Promise<void> {
  await sql`
    update list_total set version = version + 1, total = case list
      when 'project' then (select count(*) from project)
      else (select count(*) from archive where published_at is not null) end
  `.execute(db);
  await sql`
    insert into list_bucket (list, bucket, total, version)
      select 'project', project_bucket(id), count(*), (select version from list_total where list = 'project')
        from project group by 2
      union all
      select 'archive', archive_bucket(published_at), count(*), (select version from list_total where list = 'archive')
        from archive where published_at is not null group by 2
  `.execute(db);
}
