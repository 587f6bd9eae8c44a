import { sql, type Kysely, type RawBuilder } from 'kysely';

const CONTENT = ['project', 'archive', 'project_comment', 'archive_comment', 'evaluation'] as const;

/**
 * Content that operators or reports hide from everyone but its writer (D133), and suspended members' e-mail addresses.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of CONTENT) await addHidden(db, table);
  for (const kind of ['project', 'archive'] as const) await countShownComments(db, kind);
  await dropCached(db);
  await deleteHiddenEvaluations(db);
  await withdrawCredentials(db);
  await createHiddenProfile(db);
  await createBarredEmail(db);
}

/** `edited_at` is reset to null by every decision: it shows whether the writer has changed the text since. */
async function addHidden(db: Kysely<never>, table: (typeof CONTENT)[number]) {
  await sql`
    alter table ${sql.table(table)}
      add column hidden_at timestamptz,
      add column hidden_by text constraint ${sql.ref(`${table}_hidden_by_code`)} check (hidden_by in ('OPERATOR', 'AUTO')),
      add column edited_at timestamptz,
      add constraint ${sql.ref(`${table}_hidden`)} check ((hidden_at is null) = (hidden_by is null))
  `.execute(db);
  await sql`
    create index ${sql.ref(`${table}_hidden_only`)} on ${sql.table(table)} (id) where hidden_at is not null
  `.execute(db);
}

/** Neither tombstones nor hidden comments are counted. */
async function countShownComments(db: Kysely<never>, kind: 'project' | 'archive') {
  const counted = (rows: string) => sql.raw(`not ${rows}.deleted and ${rows}.hidden_at is null`);
  const [posts, post] = [sql.table(kind), sql.ref(`${kind}_id`)];
  const change = (count: RawBuilder<unknown>, source: RawBuilder<unknown>) => sql`
    update ${posts} set comment_count = comment_count + per_post.n
      from (select ${post} as post_id, ${count} as n from ${source} group by 1) as per_post
      where ${posts}.id = per_post.post_id and per_post.n <> 0;
  `;
  const added = sql`count(*) filter (where ${counted('added')})`;
  const removed = sql`count(*) filter (where ${counted('removed')})`;
  await sql`
    create or replace function ${sql.ref(`count_${kind}_comments`)}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${change(added, sql`added`)}
      elsif tg_op = 'DELETE' then
        ${change(sql`-${removed}`, sql`removed`)}
      else
        ${change(sql`${added} - ${removed}`, sql`added join removed using (id, ${post})`)}
      end if;
      return null;
    end $$
  `.execute(db);
}

/**
 * A hidden post is removed from lists and its own page; hidden archives and evaluations also change cards of members.
 */
async function dropCached(db: Kysely<never>) {
  for (const [table, tags] of [
    ['project', `'projects', 'project:' || new.id`],
    ['archive', `'archives', 'archive:' || new.id`],
    ['evaluation', `'archives'`],
  ] as const) {
    const run = sql.ref(`drop_cached_by_hidden_${table}`);
    await sql`
      create function ${run}() returns trigger language plpgsql as $$
      begin
        perform drop_cached(array[${sql.raw(tags)}]);
        return null;
      end $$
    `.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_cached_hidden`)} after update of hidden_at on ${sql.table(table)}
        for each row when (old.hidden_at is distinct from new.hidden_at) execute function ${run}()
    `.execute(db);
  }
}

/** Evaluations of an archive that is deleted while it is hidden are deleted, too. */
async function deleteHiddenEvaluations(db: Kysely<never>) {
  await sql`
    create trigger archive_hidden before delete on archive
      for each row when (old.hidden_at is not null) execute function forget_unpublished_evaluations()
  `.execute(db);
}

/** A withdrawal is permanent: after restoring, members issue new credentials (D125). */
async function withdrawCredentials(db: Kysely<never>) {
  await sql`
    create function withdraw_hidden_credentials() returns trigger language plpgsql as $$
    begin
      update credential set withdrawn_at = now(), reason = 'MEASURE'
        where archive_id = new.id and withdrawn_at is null;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_hidden_credentials after update of hidden_at on archive
      for each row when (old.hidden_at is null and new.hidden_at is not null) execute function withdraw_hidden_credentials()
  `.execute(db);
}

/**
 * Hidden parts of profiles. Their values are in a separate table, so that no query of members returns them. A hidden
 * nickname stays reserved: the index of nicknames serialises two transactions, so the second one sees the row of the
 * first.
 */
async function createHiddenProfile(db: Kysely<never>) {
  await sql`
    alter table member
      drop constraint member_complete,
      add constraint member_complete check (withdrawn_at is not null or num_nulls(username, password_hash, nickname, name,
        birth, gender, phone, email, address, introduction, school_name, major, grade, skills, desired_roles) = 0)
  `.execute(db);
  await sql`
    create table hidden_profile (
      member_id bigint not null references member on delete cascade,
      part text not null constraint hidden_profile_part_code check (part in ('PHOTO', 'NICKNAME', 'INTRODUCTION')),
      value text not null,
      hidden_at timestamptz not null,
      nickname_key text collate "C" generated always as
        (case when part = 'NICKNAME' then lower(normalize(value, nfc)) end) stored
        constraint hidden_profile_nickname_unique unique,
      primary key (member_id, part)
    )
  `.execute(db);
  await sql`
    create index hidden_profile_photo on hidden_profile (value) where part = 'PHOTO'
  `.execute(db);
  await sql`
    create function check_nickname_free() returns trigger language plpgsql as $$
    begin
      if exists (select from hidden_profile where nickname_key = new.nickname_key) then
        raise unique_violation using message = 'an operator has hidden this nickname', constraint = 'member_nickname_unique';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger member_nickname_free after insert or update of nickname on member
      for each row when (new.nickname is not null) execute function check_nickname_free()
  `.execute(db);
}

/** Hashes of the e-mail addresses of suspended members who have withdrawn. */
async function createBarredEmail(db: Kysely<never>) {
  await sql`create table barred_email (hash text primary key, until_at timestamptz not null)`.execute(db);
  await sql`create index barred_email_by_end on barred_email (until_at)`.execute(db);
}
