/** @tier full @seconds 9 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MESSAGES } from '@contract/messages';
import { Client } from 'pg';
import { openBucketServer, type BucketServer } from '../app/testing/bucketServer';
import { type Database } from '../db/connect';
import { createTestDatabase } from '../app/testing/database';
import { pdf } from '../app/testing/joining';
import { openTcpProxy, type TcpProxy } from '../app/testing/tcpProxyLine';
import { createJoin, joinForm, type JoinFiles } from '../app/testing/member';
import { portOf, runServer, type RunningServer } from '../app/testing/runServer';
import { proxiedDatabase } from '../app/testing/tcpProxy';
import { until } from '../app/testing/until';

const MB = 1024 * 1024;
/**
 * The kernel ends a write at this size (RLIMIT_FSIZE) in the middle of a file, like a full disk does: the same call
 * fails, with EFBIG instead of ENOSPC. It needs no permission to mount anything. Shells count in blocks of 512 or 1,024
 * bytes.
 */
const FULL_DISK = 'ulimit -f 20000';
const MORE_THAN_FITS = 25 * MB;

let dataDir: string;
let database: Database;
let bucket: BucketServer;
let toDatabase: TcpProxy;
let toBucket: TcpProxy;
let program: RunningServer;
let url: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-outages-'));
  database = await createTestDatabase();
  bucket = await openBucketServer();
  const { url: databaseUrl, line } = await proxiedDatabase(database.listenUrl);
  toDatabase = line;
  toBucket = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(bucket.url).port) });
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: bucket.url.replace(/:\d+\//, `:${toBucket.port}/`),
    RATE_LIMIT_MULTIPLIER: '1000',
  };
  program = runServer(env, FULL_DISK);
  url = `http://127.0.0.1:${await portOf(program)}`;
});
afterAll(async () => {
  await program.end('SIGKILL');
  for (const line of [toDatabase, toBucket]) await line.cut();
  await bucket.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function call(method: string, target: string, body?: FormData | object) {
  const form = body instanceof FormData ? body : undefined;
  const json = body && !form && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(url + target, { method, body: form, ...json });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { code: response.status, headers: response.headers, text, ...(isJson && (JSON.parse(text) as Envelope)) };
}

interface Envelope {
  status: number;
  message: string;
}

const join = (values: ReturnType<typeof createJoin>, files?: JoinFiles) =>
  call('POST', '/api/users/join', joinForm(values, files));

const login = ({ username, password }: ReturnType<typeof createJoin>) =>
  call('POST', '/api/login', { username, password });

/** Expects a 503 in Korean, without internal details. */
function expectNotNow({ code, status, message, headers, text }: Awaited<ReturnType<typeof call>>) {
  expect([code, status, message]).toEqual([503, 503, MESSAGES.noResponse]);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toMatch(/ECONN|EFBIG|ENOSPC|127\.0\.0\.1|bucket|postgres|stack/i);
}

const untilReady = () => until(async () => (await call('GET', '/api/ready')).code === 200);

const waitingFiles = () => readdir(path.join(dataDir, 'incoming'));

async function expectWholeAgain() {
  const values = createJoin();
  expect((await join(values)).code).toBe(200);
  expect((await login(values)).code).toBe(200);
  expect(await waitingFiles()).toEqual([]);
  expect(program.child.exitCode).toBeNull();
  expect(program.printed()).not.toMatch(/unhandled|uncaught/i);
}

it('without its database the server returns 503, stores nothing partially, and continues after the outage', async () => {
  const member = createJoin();
  expect((await join(member)).code).toBe(200);
  await toDatabase.cut();

  const newcomer = createJoin();
  for (const response of await Promise.all([login(member), join(newcomer), call('GET', '/api/projects/1')])) {
    expectNotNow(response);
  }
  expect((await call('GET', '/api/ready')).code).toBe(503);
  expect((await call('GET', '/api/health')).code).toBe(200);

  await toDatabase.mend();
  await untilReady();
  expect((await login(member)).code).toBe(200);
  expect((await login(newcomer)).code).toBe(401);
  await expectWholeAgain();
});

it('a join gets 503 when the connection breaks during its COMMIT', async () => {
  const holder = new Client({ connectionString: database.listenUrl });
  await holder.connect();
  // The COMMIT of the join runs this trigger, which waits for the lock held by the test.
  await holder.query(`
    create function wait_at_commit() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock(25006); return null; end $$;
    create constraint trigger wait_at_commit after insert on member deferrable initially deferred
      for each row execute function wait_at_commit();
    select pg_advisory_lock(25006);
  `);
  const isCommitting = `select from pg_stat_activity where query ilike 'commit' and wait_event_type = 'Lock'
    and datname = current_database()`;
  const joining = join(createJoin());
  await until(async () => (await holder.query(isCommitting)).rowCount !== 0);
  await toDatabase.cut();
  expectNotNow(await joining);

  await holder.query('select pg_advisory_unlock(25006)');
  await holder.query('drop function wait_at_commit cascade');
  await holder.end();
  await toDatabase.mend();
  await untilReady();
  await expectWholeAgain();
});

it('without its bucket the server accepts no file and stores no member without one, and continues after the outage', async () => {
  const member = createJoin();
  await toBucket.cut();
  expectNotNow(await join(member));
  expectNotNow(await call('GET', `/uploads/image/${'0'.repeat(32)}.webp`));
  expect((await login(member)).code).toBe(401);
  expect((await call('GET', '/api/ready')).code).toBe(200);

  await toBucket.mend();
  expect((await join(member)).code).toBe(200);
  await expectWholeAgain();
});

it('on a full disk the server accepts no file and leaves no partial one, and continues with files that fit', async () => {
  const member = createJoin({ portfolio: [{ fileName: 'a.pdf', fileSize: 0, url: null }] });
  const large = Buffer.alloc(MORE_THAN_FITS, pdf().content);
  expectNotNow(await join(member, { portfolioFiles: [{ name: 'a.pdf', content: large }] }));
  expect(await waitingFiles()).toEqual([]);
  expect((await login(member)).code).toBe(401);

  expect((await join(member, { portfolioFiles: [pdf('a.pdf')] })).code).toBe(200);
  await expectWholeAgain();
});
