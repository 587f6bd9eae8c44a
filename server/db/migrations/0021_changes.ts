import { sql, type Kysely } from 'kysely';

/**
 * Changes, named by the tags of cached responses (decision 0020). A row is inserted in the transaction of the change
 * and contains its id, so that a reader that stores what it has seen finds exactly the changes that were committed
 * since. Writers do not wait for each other on such a row, and the WAL protects it like the change itself.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table change (topic text not null, xact xid8 not null default pg_current_xact_id())`.execute(db);
  await sql`create index change_by_xact on change (xact)`.execute(db);
  await createTelling(db);
  await tellPosts(db);
  await tellPeople(db);
  await tellTies(db);
  await tellLists(db);
}

type Event = 'insert' | 'update' | 'delete';

const OWN_ROWS: Record<Event, string> = {
  insert: 'new table as changed',
  update: 'old table as changed',
  delete: 'old table as changed',
};

/** A statement that changes very many rows inserts one row: everything. */
async function createTelling(db: Kysely<never>) {
  await sql`
    create function tell_changes(topics text[]) returns void language sql as $$
      insert into change (topic)
        select distinct topic from unnest(case when cardinality(topics) > 1000 then array['everything'] else topics end) as topic
    $$
  `.execute(db);
  await sql`
    create function tell_emptied() returns trigger language plpgsql as $$
    begin
      perform tell_changes(array['everything']);
      return null;
    end $$
  `.execute(db);
}

/** @param topics a query of the rows called `changed`: the new ones of an insert, else the old ones */
async function tell(db: Kysely<never>, table: string, name: string, events: readonly Event[], topics: string) {
  const run = sql.ref(`tell_${table}_${name}`);
  await sql`
    create function ${run}() returns trigger language plpgsql as $$
    begin
      perform tell_changes(array(${sql.raw(topics)}));
      return null;
    end $$
  `.execute(db);
  for (const event of events) {
    await sql`
      create trigger ${sql.ref(`${table}_${name}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(OWN_ROWS[event])} for each statement execute function ${run}()
    `.execute(db);
  }
}

const ALWAYS: readonly Event[] = ['insert', 'update', 'delete'];

/** Everything that cards and pages show of a post. */
async function tellPosts(db: Kysely<never>) {
  for (const kind of ['project', 'archive']) {
    await tell(db, kind, 'told', ALWAYS, `select '${kind} ' || id from changed`);
    await sql`
      create trigger ${sql.ref(`${kind}_told_truncate`)} after truncate on ${sql.table(kind)}
        for each statement execute function tell_emptied()
    `.execute(db);
  }
  const parts = {
    project: ['project_comment', 'project_member'],
    archive: ['archive_comment', 'archive_member', 'archive_image'],
  };
  for (const [kind, tables] of Object.entries(parts)) {
    for (const table of tables) await tell(db, table, 'told', ALWAYS, `select '${kind} ' || ${kind}_id from changed`);
  }
}

/** A member is identified by a hash of the nickname, so that no withdrawn member is stored by name. */
async function tellPeople(db: Kysely<never>) {
  await tell(
    db,
    'member',
    'told',
    ['update', 'delete'],
    `select 'person ' || md5(nickname) from changed where nickname is not null`,
  );
  await tell(db, 'session', 'told', ['update', 'delete'], `select 'session ' || id from changed`);
}

/** Rows by which a response differs between a member and a visitor: own posts, bookmarks, teams. */
async function tellTies(db: Kysely<never>) {
  const comeOrGo: readonly Event[] = ['insert', 'delete'];
  for (const table of ['project_bookmark', 'archive_bookmark', 'archive_member']) {
    await tell(db, table, 'tied', comeOrGo, `select 'ties ' || member_id from changed`);
  }
  await tell(db, 'project', 'tied', comeOrGo, `select 'ties ' || writer_id from changed`);
  await sql`
    create function tell_archive_published() returns trigger language plpgsql as $$
    begin
      perform tell_changes(array(select 'ties ' || member_id from archive_member where archive_id = new.id));
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_published_told after update of published_at on archive
      for each row when (old.published_at is distinct from new.published_at) execute function tell_archive_published()
  `.execute(db);
}

/** Which posts a list contains, and their order (0008, 0019): 'projects' and 'archives'. */
async function tellLists(db: Kysely<never>) {
  await sql`
    create function tell_list_changed() returns trigger language plpgsql as $$
    begin
      perform tell_changes(array[new.list || 's']);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger list_total_told after update on list_total
      for each row execute function tell_list_changed()
  `.execute(db);
}
