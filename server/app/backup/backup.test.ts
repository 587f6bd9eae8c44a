/** @tier full @seconds 14 */
import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../../db/connect';
import { startEmbedded } from '../../db/embedded/startEmbedded';
import { insertArchive, insertMember, insertProject } from '../../db/testing/rows';
import { createDiskStorage } from '../../lib/storage/diskStorage';
import { createFileErasure, eraseAfterCommit } from '../../lib/storage/fileErasure';
import { addToLog } from '../../domain/moderation/measures/operatorLog.repository';
import { newKey } from '../../lib/storage/storageKeys';
import { runProgram } from '../testing/builtProgram';
import { copyCreatedDatabase } from '../testing/createdDatabase';
import { createEmptyDatabase, createTestDatabase } from '../testing/database';

// Each command is a process of its own, which is slow on a busy machine.
jest.setTimeout(300_000);

let folder: string;
let source: Database;
let sourceDir: string;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-backup-'));
  await chmod(folder, 0o755);
  sourceDir = path.join(folder, 'source');
  archive = path.join(folder, 'all.tar.gz');
  source = await createTestDatabase();
  await fillDatabase(source, sourceDir);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

/**
 * Inserts rows of every kind that backups easily break: texts with special characters, arrays, files, threads,
 * generated columns.
 */
async function fillDatabase({ db }: Database, dataDir: string) {
  const storage = createDiskStorage(path.join(dataDir, 'uploads'));
  const [photo, face, thumbnail] = [newKey('image', 'webp'), newKey('image', 'webp'), newKey('image', 'webp')];
  for (const key of [photo, face, thumbnail]) await storage.put(key, Buffer.from(`picture ${key}`));
  const writer = await insertMember(db, {
    introduction: '탭\t줄\n역슬래시 \\ \\N 따옴표 " \' 🧑‍💻',
    profile_image: photo,
  });
  const other = await insertMember(db, { skills: ['FIGMA', 'XD'], profile_image: face });
  const project = await insertProject(db, writer);
  const parent = await db
    .insertInto('project_comment')
    .values({ project_id: project, writer_id: other, content: '첫 댓글' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('project_comment')
    .values({ project_id: project, writer_id: writer, parent_id: parent.id, content: '답글\\.' })
    .execute();
  await db.insertInto('project_bookmark').values({ project_id: project, member_id: other }).execute();
  await addToLog(db, {
    at: new Date(),
    actor: 'OPERATOR',
    actor_id: other,
    action: 'SUSPEND',
    member_id: writer,
    reason: '광고\t줄\n',
    target: 'PROJECT',
    target_id: project,
    until_at: Infinity,
  });
  const archiveId = await insertArchive(db, [writer, other], { thumbnail, published_at: new Date() });
  await fillRecord(db, writer, archiveId);
  const at = new Date();
  const keptLogin = { token_hash: 'hash', created_at: at, rotated_at: at, device: 'Windows · Chrome' };
  await db
    .insertInto('device_grant')
    .values({ member_id: writer, ...keptLogin })
    .execute();
  // The next id comes from the sequence and not from the rows.
  const gone = await insertProject(db, writer);
  await db.deleteFrom('project').where('id', '=', gone).execute();
}

/** Inserts what every move must preserve: the address of a record, public keys, and the ids of credentials. */
async function fillRecord(db: Database['db'], member_id: number, archive_id: number) {
  await db.insertInto('member_record').values({ member_id, code: 'aaaabbbbcccc', enabled: true }).execute();
  await db.insertInto('member_record_archive').values({ member_id, archive_id }).execute();
  const public_jwk = JSON.stringify({ kty: 'RSA', n: 'AQAB', e: 'AQAB' });
  await db.insertInto('credential_key').values({ kid: 'thumbprint', public_jwk }).execute();
  const listEntry = { list: 1, index: 131_071, issued_at: new Date(), withdrawn_at: new Date() };
  await db
    .insertInto('credential')
    .values({ id: randomUUID(), member_id, ...listEntry, reason: 'ACCOUNT', facts: null })
    .execute();
}

function run(command: 'backup' | 'restore' | 'moveToPostgres', env: Record<string, string>, ...args: string[]) {
  return runProgram(`server/app/backup/${command}.ts`, args, env);
}

const here = () => ({ DATA_DIR: sourceDir, DATABASE_URL: source.listenUrl });

/** All rows of a database and the values of its sequences. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const { pool, close } = await connectDatabase({ databaseUrl: url, dataDir: '' });
  const names = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not like 'kysely%' and relname <> 'call_count' order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of names.rows) {
    content[name] = (await pool.query(`select t::text as row from "${name}" t order by 1`)).rows;
  }
  const sequences = await pool.query('select sequencename, last_value from pg_sequences order by 1');
  await close();
  return { ...content, sequences: sequences.rows };
}

/** The application, a superuser and a replica can only add to the log of operators. */
async function expectClosedLog(db: Database['db']) {
  const changes = ['update operator_log set reason = reason', 'delete from operator_log', 'truncate operator_log'];
  for (const change of changes) {
    for (const role of ['origin', 'replica']) {
      const changing = db.transaction().execute(async (trx) => {
        await sql`select set_config('session_replication_role', ${role}, true)`.execute(trx);
        await sql.raw(change).execute(trx);
      });
      await expect(changing).rejects.toMatchObject({ code: '42501' });
    }
  }
}

async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const root = path.join(dataDir, 'uploads');
  const entries = await readdir(root, { recursive: true });
  const files: Record<string, string> = {};
  for (const name of entries.sort()) {
    const file = path.join(root, name);
    if ((await stat(file)).isFile()) files[name] = await readFile(file, 'utf8');
  }
  return files;
}

describe('a backup', () => {
  let saved: { content: Record<string, unknown>; files: Record<string, string> };
  beforeAll(async () => {
    await run('backup', here(), archive);
    saved = { content: await contentOf(source.listenUrl), files: await filesOf(sourceDir) };
  });

  it('is readable only by its owner, and is not overwritten by another backup', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    await expect(run('backup', here(), archive)).rejects.toMatchObject({
      code: 1,
      stderr: `${archive} is there already.\n`,
    });
  });

  it('restores every row, sequence and file into an empty database, but ends kept logins without a mail', async () => {
    expect(saved.content['device_grant']).toHaveLength(1);
    const restored = { ...saved.content, device_grant: [] };
    const empty = await createEmptyDatabase();
    const dataDir = path.join(folder, 'restored');
    const { stdout } = await run('restore', { DATA_DIR: dataDir, DATABASE_URL: empty.url }, archive);
    const files = Object.keys(saved.files).length;
    expect(files).toBeGreaterThanOrEqual(3);
    expect(stdout).toMatch(new RegExp(`^\\d+ rows in \\d+ tables, ${files} files, restored into `));
    expect(await contentOf(empty.url)).toEqual(restored);
    expect(await filesOf(dataDir)).toEqual(saved.files);

    // Counters continue: the triggers are active again.
    const { db, close } = await connectDatabase({ databaseUrl: empty.url, dataDir: '' });
    const member = await insertMember(db, { username: 'late01', nickname: '늦은회원', email: 'late@a.kr' });
    const project = await insertProject(db, member);
    await db.insertInto('project_bookmark').values({ project_id: project, member_id: member }).execute();
    const counted = db.selectFrom('project').select('bookmark_count').where('id', '=', project);
    expect(await counted.executeTakeFirstOrThrow()).toEqual({ bookmark_count: 1 });
    await expectClosedLog(db);
    await close();

    await expect(run('restore', { DATA_DIR: dataDir, DATABASE_URL: empty.url }, archive)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('holds data already. --force') as string,
    });
    await run('restore', { DATA_DIR: dataDir, DATABASE_URL: empty.url }, archive, '--force');
    expect(await contentOf(empty.url)).toEqual(restored);
    await empty.drop();
  });

  it('is refused before any change when it is truncated or another kind of file', async () => {
    const broken = path.join(folder, 'broken.tar.gz');
    await copyFile(archive, broken);
    await truncate(broken, (await stat(broken)).size - 20);
    const before = await contentOf(source.listenUrl);
    for (const file of [broken, path.resolve('package.json')]) {
      await expect(run('restore', here(), file, '--force')).rejects.toMatchObject({
        code: 1,
        stderr: 'The file is damaged or no backup.\n',
      });
    }
    expect(await contentOf(source.listenUrl)).toEqual(before);
  });

  it('keeps the rows that are there when it cannot be restored completely', async () => {
    const target = await createEmptyDatabase();
    const dataDir = path.join(folder, 'unwritable');
    const env = { DATA_DIR: dataDir, DATABASE_URL: target.url };
    await run('restore', { ...env, DATA_DIR: path.join(folder, 'writable') }, archive);
    const { db, close } = await connectDatabase({ databaseUrl: target.url, dataDir: '' });
    await insertMember(db, { username: 'late02', nickname: '더늦은회원', email: 'later@a.kr' });
    await close();
    const before = await contentOf(target.url);

    // A file where the folder of the pictures would be.
    await mkdir(path.join(dataDir, 'uploads'), { recursive: true });
    await writeFile(path.join(dataDir, 'uploads/image'), '');
    await expect(run('restore', env, archive, '--force')).rejects.toMatchObject({ code: 1 });
    expect(await contentOf(target.url)).toEqual(before);
    await target.drop();
  });

  it('is not restored while the product runs on the database', async () => {
    // Idle connections of the pool close after a while; a checked-out one does not.
    const connection = await source.pool.connect();
    await expect(run('restore', here(), archive, '--force')).rejects.toMatchObject({
      code: 1,
      stderr: 'The product is running on this database. Stop every process of it first.\n',
    });
    connection.release();
  });
});

it('a backup taken while pictures are added and removed contains every file that its rows reference', async () => {
  const { db } = source;
  const storage = createDiskStorage(path.join(sourceDir, 'uploads'));
  const failures: unknown[] = [];
  const eraseFiles = createFileErasure({ db, storage, onFailure: (error) => failures.push(error) });
  const first = newKey('image', 'webp');
  await storage.put(first, Buffer.from('picture'));
  const profile = { username: 'busy01', nickname: '바쁜회원', email: 'busy@a.kr', profile_image: first };
  const member = await insertMember(db, profile);
  let isOver = false;
  let changes = 0;
  const changing = (async () => {
    for (let last = first; !isOver; changes += 1) {
      const key = newKey('image', 'webp');
      await storage.put(key, Buffer.from('picture'));
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('member').set({ profile_image: key }).where('id', '=', member).execute();
        await eraseAfterCommit(trx, [last]);
      });
      await eraseFiles();
      last = key;
    }
  })();
  const file = path.join(folder, 'busy.tar.gz');
  const { stdout, stderr } = await run('backup', here(), file);
  isOver = true;
  await changing;
  expect(failures).toEqual([]);
  expect(changes).toBeGreaterThan(2);
  expect(stdout).toContain('files');
  expect(stderr).not.toContain('Named but not stored');
  // The next run erases the files whose erasure was deferred.
  await eraseFiles();
  expect(await db.selectFrom('file_erasure').selectAll().execute()).toEqual([]);
});

it('one command moves an embedded database to a PostgreSQL server', async () => {
  const dataDir = path.join(folder, 'embedded');
  await mkdir(dataDir);
  await copyCreatedDatabase(dataDir);
  const server = await startEmbedded(dataDir, { fsync: 'off' });
  const embedded = await connectDatabase({ databaseUrl: server.url, dataDir });
  await fillDatabase(embedded, dataDir);
  const content = await contentOf(server.url);
  const target = await createEmptyDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: target.url };
  const connection = await embedded.pool.connect();
  await expect(run('moveToPostgres', env)).rejects.toMatchObject({
    code: 1,
    stderr: 'The product is running on this database. Stop every process of it first.\n',
  });

  connection.release();
  await embedded.close();
  const { stdout } = await run('moveToPostgres', env);
  expect(stdout).toContain('Start with DATABASE_URL from now on.');
  expect(await contentOf(target.url)).toEqual(content);
  await expect(run('moveToPostgres', env)).rejects.toMatchObject({ code: 1 });
  await server.stop();
  await target.drop();
});
