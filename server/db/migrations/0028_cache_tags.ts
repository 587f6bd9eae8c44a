import { sql, type Kysely } from 'kysely';

/**
 * Every process caches what it reads for up to a second (decision 0020). A change of a row notifies all processes of
 * the tags to drop, in the transaction of the change: the notification is sent at the commit, or never. Triggers send
 * it, so that it covers every path into the database. Replaces the table of changes (0021, 0022).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await dropChanges(db);
  await createDropping(db);
  await dropPosts(db);
  await dropMembers(db);
}

async function dropChanges(db: Kysely<never>) {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
      where pronamespace = current_schema()::regnamespace and proname like 'tell\\_%'
  `.execute(db);
  for (const { name } of rows) await sql`drop function ${sql.ref(name)} cascade`.execute(db);
  await sql`drop table change`.execute(db);
}

/** A statement that changes very many rows drops everything, because a notification has at most 8,000 bytes. */
async function createDropping(db: Kysely<never>) {
  await sql`
    create function drop_cached(tags text[]) returns void language plpgsql as $$
    begin
      if cardinality(tags) > 100 then
        perform pg_notify('cache', '*');
      elsif cardinality(tags) > 0 then
        perform pg_notify('cache', array_to_string(tags, ' '));
      end if;
    end $$
  `.execute(db);
  await sql`
    create function drop_all_cached() returns trigger language plpgsql as $$
    begin
      perform pg_notify('cache', '*');
      return null;
    end $$
  `.execute(db);
}

type Event = 'insert' | 'update' | 'delete';

const ROWS: Record<Event, string> = {
  insert: 'new table as changed',
  update: 'old table as changed',
  delete: 'old table as changed',
};

/** @param tags a query of the rows called `changed`: the new ones of an insert, else the old ones */
async function dropBy(db: Kysely<never>, table: string, events: readonly Event[], tags: string) {
  const run = sql.ref(`drop_cached_by_${table}`);
  await sql`
    create function ${run}() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array(select distinct tag from (${sql.raw(tags)}) as dropped (tag)));
      return null;
    end $$
  `.execute(db);
  for (const event of events) {
    await sql`
      create trigger ${sql.ref(`${table}_cached_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(ROWS[event])} for each statement execute function ${run}()
    `.execute(db);
  }
}

/** @param tags an array of the row called `new` */
async function dropByUpdate(db: Kysely<never>, table: string, columns: string, tags: string) {
  const run = sql.ref(`drop_cached_by_${table}_update`);
  await sql`
    create function ${run}() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array[${sql.raw(tags)}]);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger ${sql.ref(`${table}_cached_update`)} after update of ${sql.raw(columns)} on ${sql.table(table)}
      for each row execute function ${run}()
  `.execute(db);
}

const ALWAYS: readonly Event[] = ['insert', 'update', 'delete'];

/** Everything that cards and pages show of a post except its views, which may be shown up to a second late. */
async function dropPosts(db: Kysely<never>) {
  for (const kind of ['project', 'archive']) {
    const list = `${kind}s`;
    await dropBy(db, kind, ['insert', 'delete'], `select '${list}' union all select '${kind}:' || id from changed`);
    const columns = await columnsBut(db, kind, ['id', 'view_count']);
    await dropByUpdate(db, kind, columns, `'${list}', '${kind}:' || new.id`);
    await sql`
      create trigger ${sql.ref(`${kind}_cached_truncate`)} after truncate on ${sql.table(kind)}
        for each statement execute function drop_all_cached()
    `.execute(db);
    const post = `select '${kind}:' || ${kind}_id from changed`;
    await dropBy(db, `${kind}_comment`, ALWAYS, post);
    await dropBy(db, `${kind}_bookmark`, ['insert', 'delete'], `select 'bookmarks:' || member_id from changed`);
  }
  await dropBy(db, 'project_member', ALWAYS, `select 'project:' || project_id from changed`);
  await dropBy(db, 'archive_image', ALWAYS, `select 'archive:' || archive_id from changed`);
  const team = `select 'archives' from changed union all select 'archive:' || archive_id from changed`;
  await dropBy(db, 'archive_member', ALWAYS, team);
}

async function columnsBut(db: Kysely<never>, table: string, left: readonly string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname <> all(${left}::text[])
  `.execute(db);
  return rows.map(({ name }) => name).join(', ');
}

/** The fields of a member that others see, and the sessions. */
async function dropMembers(db: Kysely<never>) {
  await dropByUpdate(db, 'member', 'nickname, profile_image, withdrawn_at', `'people'`);
  await dropByUpdate(db, 'session', 'member_id, ends_at, revoked_at, must_change_password', `'session:' || new.id`);
  await dropBy(db, 'session', ['delete'], `select 'session:' || id from changed`);
}
