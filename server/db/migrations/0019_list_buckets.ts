import { sql, type Kysely } from 'kysely';

/**
 * A page far down a list is found by adding up the posts per bucket instead of scanning all rows before it. A bucket of
 * recruitment posts is 1,024 ids, one of archives the day of publication (UTC). `version` is that of the list at the
 * last change in the bucket, so that counts of a filter are recomputed only for changed buckets.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table list_bucket (
      list text not null references list_total,
      bucket bigint not null,
      total integer not null constraint list_bucket_range check (total >= 0),
      version bigint not null,
      primary key (list, bucket)
    )
  `.execute(db);
  await sql`create index list_bucket_by_version on list_bucket (list, version)`.execute(db);
  await fillBuckets(db);
  await keepProjectBuckets(db);
  await keepArchiveBuckets(db);
}

async function fillBuckets(db: Kysely<never>) {
  await sql`create function project_bucket(id bigint) returns bigint immutable return id / 1024`.execute(db);
  await sql`
    create function archive_bucket(published_at timestamptz) returns bigint immutable
      return floor(extract(epoch from published_at) / 86400)::bigint
  `.execute(db);
  await sql`
    insert into list_bucket
      select 'project', project_bucket(id), count(*), (select version from list_total where list = 'project')
        from project group by 2
      union all
      select 'archive', archive_bucket(published_at), count(*), (select version from list_total where list = 'archive')
        from archive where published_at is not null group by 2
  `.execute(db);
}

/**
 * The row of the list is always updated first: it serialises writers until they commit, so a reader of a version sees
 * every change up to it.
 */
async function keepProjectBuckets(db: Kysely<never>) {
  await sql`
    create or replace function count_projects() returns trigger language plpgsql as $$
    declare
      sign int := case tg_op when 'INSERT' then 1 else -1 end;
      now_at bigint;
    begin
      if tg_op = 'TRUNCATE' then
        update list_total set total = 0 where list = 'project' returning version into now_at;
        update list_bucket set total = 0, version = now_at where list = 'project';
        return null;
      end if;
      update list_total set total = total + sign * (select count(*) from changed)
        where list = 'project' returning version into now_at;
      insert into list_bucket select 'project', project_bucket(id), 0, now_at from changed group by 2
        on conflict do nothing;
      update list_bucket set total = list_bucket.total + sign * n, version = now_at
        from (select project_bucket(id) as bucket, count(*) as n from changed group by 1) as per_bucket
        where list = 'project' and list_bucket.bucket = per_bucket.bucket;
      return null;
    end $$
  `.execute(db);
  await sql`drop trigger project_refiltered on project`.execute(db);
  await sql`
    create or replace function touch_project_total() returns trigger language plpgsql as $$
    declare
      now_at bigint;
    begin
      update list_total set total = total where list = 'project' returning version into now_at;
      update list_bucket set version = now_at where list = 'project' and bucket = project_bucket(new.id);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger project_refiltered
      after update of title_key, category, period, roles, skills, meeting_option, step, closed on project
      for each row execute function touch_project_total()
  `.execute(db);
}

/** Only published archives are listed; an archive is published once, and its title may change afterwards. */
async function keepArchiveBuckets(db: Kysely<never>) {
  await sql`
    create or replace function count_archives() returns trigger language plpgsql as $$
    declare
      now_at bigint;
    begin
      if tg_op = 'TRUNCATE' then
        update list_total set total = 0 where list = 'archive' returning version into now_at;
        update list_bucket set total = 0, version = now_at where list = 'archive';
      elsif tg_op = 'INSERT' then
        perform count_archive(published_at, 1) from added where published_at is not null;
      elsif tg_op = 'DELETE' then
        perform count_archive(published_at, -1) from removed where published_at is not null;
      else
        perform count_archive(added.published_at, case when removed.published_at is null then 1 else 0 end)
          from removed join added using (id)
          where added.published_at is not null
            and (removed.published_at is null or added.title_key <> removed.title_key);
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create function count_archive(at timestamptz, difference int) returns void language plpgsql as $$
    declare
      now_at bigint;
    begin
      update list_total set total = total + difference where list = 'archive' returning version into now_at;
      insert into list_bucket values ('archive', archive_bucket(at), greatest(difference, 0), now_at)
        on conflict (list, bucket) do update set total = list_bucket.total + difference, version = now_at;
    end $$
  `.execute(db);
}
