/** @tier full */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { createEmptyDatabase } from '../app/testing/database';
import { connectDatabase, type Database } from './connect';
import { insertMember } from './testing/rows';
import { allMigrations, isMigrated, migrateAsFarAs, migrateToLatest } from './migrate';
import { migrationsFolder, readSqlMigrations } from './sqlMigrations';

const PROCESSES = 10;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
const opened: Database[] = [];

beforeEach(async () => {
  empty = await createEmptyDatabase();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await empty.drop();
});

async function open(): Promise<Database> {
  const database = await connectDatabase({ databaseUrl: empty.url, dataDir: '' });
  opened.push(database);
  return database;
}

it('reports the database as migrated only once every migration has run', async () => {
  const { db } = await open();
  expect(await isMigrated(db)).toBe(false);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
});

it('runs every migration exactly once when ten apps start concurrently', async () => {
  const apps = await Promise.all(Array.from({ length: PROCESSES }, open));
  const runs = await Promise.all(apps.map(({ db }) => migrateToLatest(db)));
  const names = runs.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(runs.filter((run) => run.length > 0)).toHaveLength(1);
});

describe('a migration after the baseline', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-migrations-'));
    await cp(migrationsFolder(), folder, { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true }));

  const REGION = `
    alter table project add column region text;
    update member set major = 'moved';
    create function region() returns text language sql as $$ select 'a; b' $$;
  `;

  async function readMajors({ pool }: Database) {
    const { rows } = await pool.query<{ major: string }>('select major from member, region()');
    return rows.map(({ major }) => major);
  }

  it('is a file of any number of SQL statements, and changes the rows that are there', async () => {
    const database = await open();
    await migrateToLatest(database.db);
    await insertMember(database.db);
    await writeFile(path.join(folder, '9001_region.sql'), REGION);
    const migrations = readSqlMigrations(folder);
    expect(await migrateToLatest(database.db, migrations)).toEqual(['9001_region']);
    expect(await readMajors(database)).toEqual(['moved']);
    expect(await migrateToLatest(database.db, migrations)).toEqual([]);
  });

  it('may begin with a statement that is otherwise prepared by name', async () => {
    const { db } = await open();
    await writeFile(path.join(folder, '9001_update.sql'), 'update member set major = null; select 1;');
    expect(await migrateToLatest(db, readSqlMigrations(folder))).toContain('9001_update');
  });

  it('may be code beside those in SQL', async () => {
    const database = await open();
    const up = (db: Kysely<unknown>) =>
      sql
        .raw(REGION)
        .execute(db)
        .then(() => undefined);
    const migrations = { ...readSqlMigrations(folder), '9001_region': { up } };
    expect((await migrateToLatest(database.db, migrations)).at(-1)).toBe('9001_region');
    expect(await readMajors(database)).toEqual([]);
  });

  it('leaves nothing behind when one of its statements fails', async () => {
    const { db, pool } = await open();
    await writeFile(path.join(folder, '9001_broken.sql'), `create table broken (id int); select 1 / 0;`);
    await expect(migrateToLatest(db, readSqlMigrations(folder))).rejects.toMatchObject({ code: '22012' });
    const { rows } = await pool.query("select to_regclass('broken') as broken, to_regclass('member') as member");
    expect(rows).toEqual([{ broken: null, member: null }]);
  });

  it('does not run before an older backup is restored, and runs afterwards', async () => {
    const { db } = await open();
    const applied = Object.keys(allMigrations()).sort();
    await writeFile(path.join(folder, '9001_region.sql'), REGION);
    const migrations = readSqlMigrations(folder);
    await migrateAsFarAs(db, applied, migrations);
    await insertMember(db);
    expect(await migrateToLatest(db, migrations)).toEqual(['9001_region']);
  });

  it('is refused in a backup by a version that does not know it', async () => {
    const { db } = await open();
    const applied = [...Object.keys(allMigrations()), '9001_region'];
    await expect(migrateAsFarAs(db, applied)).rejects.toThrow('another version of the product');
  });
});

describe('the chain of migrations before the baseline', () => {
  /** As many names as the chain had; only the first and the last one matter. */
  const NAMES = [
    '0001_members',
    ...Array.from({ length: 47 }, (_, place) => `0002_step${10 + place}`),
    '0079_edit_times',
  ];

  const NAMES_OF_BASELINE = ['0001_baseline'];

  /** Left out, since a later migration has added it. */
  const OF_BASELINE = { email_confirmed_at: undefined };

  /** A database as the former chain has left it, which created the same schema. */
  async function openFormer(names: readonly string[]): Promise<Database> {
    const database = await open();
    await migrateAsFarAs(database.db, NAMES_OF_BASELINE);
    await insertMember(database.db, { ...OF_BASELINE, major: 'before' });
    await database.pool.query('delete from kysely_migration');
    await database.pool.query('insert into kysely_migration select name, now()::text from unnest($1::text[]) as name', [
      names,
    ]);
    return database;
  }

  async function readState({ pool }: Database) {
    const { rows } = await pool.query<{ name: string; major: string }>(
      'select kysely_migration.name, major from kysely_migration, member',
    );
    return rows;
  }

  it('counts as the baseline, also when ten apps start concurrently', async () => {
    const former = await openFormer(NAMES);
    expect(await isMigrated(former.db)).toBe(false);
    const apps = await Promise.all(Array.from({ length: PROCESSES }, open));
    await Promise.all(apps.map(({ db }) => migrateToLatest(db)));
    expect(await readState(former)).toContainEqual({ name: '0001_baseline', major: 'before' });
    expect((await readState(former)).filter(({ name }) => NAMES.includes(name))).toEqual([]);
    expect(await isMigrated(former.db)).toBe(true);
  });

  it('is refused when it is incomplete, and stays as it is', async () => {
    const former = await openFormer(NAMES.slice(0, -1));
    await expect(migrateToLatest(former.db)).rejects.toThrow('older than migration 0079_edit_times: start a version');
    expect(await readState(former)).toHaveLength(NAMES.length - 1);
  });

  it('in a backup creates the schema of the baseline, which its rows fit', async () => {
    const { db } = await open();
    await migrateAsFarAs(db, NAMES);
    await insertMember(db, OF_BASELINE);
    await migrateToLatest(db);
    expect(await isMigrated(db)).toBe(true);
  });

  it('in a backup is refused when it is incomplete', async () => {
    const { db } = await open();
    await expect(migrateAsFarAs(db, NAMES.slice(0, -1))).rejects.toThrow('older than migration 0079_edit_times');
  });
});

it('restores the statement timeout afterwards', async () => {
  const { db, pool } = await open();
  await migrateToLatest(db);
  const { rows } = await pool.query<{ value: string }>("select current_setting('statement_timeout') as value");
  expect(rows).toEqual([{ value: '15s' }]);
});
