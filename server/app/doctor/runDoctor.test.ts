import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type AddressInfo } from 'node:net';
import { readBuild } from '../build';
import { readConfig } from '../env';
import { insertMember } from '../../db/testing/rows';
import { createTestDatabase } from '../testing/database';
import { type CheckDeps } from './checks';
import { runDoctor } from './runDoctor';

const GB = 1024 ** 3;
const DAY = 24 * 3_600_000;
const SECRET = 'very-secret-password';

let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let health: http.Server;
let address: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-doctor-'));
  database = await createTestDatabase();
  await insertMember(database.db, { account_role: 'OPERATOR' });
  await mkdir(path.join(dataDir, 'public'));
  await writeFile(path.join(dataDir, 'public', 'index.html'), '<!doctype html>');
  const build = await readBuild(path.join(dataDir, 'public'));
  health = http.createServer((_, response) => response.end(JSON.stringify({ status: 200, data: { build } })));
  await new Promise<void>((done) => health.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(health.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await writeFile(path.join(dataDir, 'token-secret'), 'x', { mode: 0o600 });
  await chmod(path.join(dataDir, 'token-secret'), 0o600);
  await writeFile(path.join(dataDir, 'teamieum-2026-11-22-0330.tar.gz'), 'x');
});
afterAll(async () => {
  await new Promise((done) => health.close(done));
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function diagnose(changes: Partial<CheckDeps> = {}, config: object = {}) {
  const lines: string[] = [];
  const deps: CheckDeps = {
    config: {
      ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.listenUrl, OPERATOR_EMAIL: 'op@example.org' }),
      publicDir: path.join(dataDir, 'public'),
      ...config,
    },
    env: { BACKUP_DIR: dataDir },
    now: Date.now,
    nodeVersion: 'v20.20.0',
    freeBytes: () => Promise.resolve(100 * GB),
    ...changes,
  };
  const isWell = await runDoctor(deps, (line) => lines.push(line));
  return { isWell, lines, musts: lines.filter((line) => line.startsWith('must')) };
}

it('finds a healthy installation well', async () => {
  const { isWell, lines, musts } = await diagnose();
  expect([isWell, musts]).toEqual([true, []]);
  expect(lines).toContain('ok   storage: A file is written, read and removed.');
  expect(lines).toContain('ok   operators: There is an operator.');
});

it.each<[string, string, Partial<CheckDeps>, object]>([
  ['an old node', 'node', { nodeVersion: 'v18.19.0' }, {}],
  ['a full disk', 'disk', { freeBytes: () => Promise.resolve(GB / 2) }, {}],
  ['a database that is away', 'database', {}, { databaseUrl: `postgres://u:${SECRET}@127.0.0.1:1/x` }],
  ['a mail server that is away', 'mail', {}, { smtpUrl: `smtp://u:${SECRET}@127.0.0.1:1` }],
  ['a test mail without a mail server', 'test mail', { mailTo: 'a@example.org' }, {}],
  ['a clock that is a minute off', 'clock of the database', { now: () => Date.now() + 61_000 }, {}],
  ['a backup folder without any', 'backups', { env: { BACKUP_DIR: os.devNull } }, {}],
])('says of %s what must be done', async (_, about, changes, config) => {
  const { isWell, lines, musts } = await diagnose(changes, config);
  expect(isWell).toBe(false);
  expect(musts.map((line) => line.slice(5).split(':')[0])).toEqual([about]);
  expect(lines.join('\n')).not.toContain(SECRET);
});

it('tells a public address that is no https, and takes its build', async () => {
  const { musts, lines } = await diagnose({}, { publicUrl: address });
  expect(musts).toEqual([`must PUBLIC_URL: ${address} is not https: set up a certificate (deploy/README.md).`]);
  expect(lines).toContain('ok   public address: It answers, with this build.');
});

it('tells a secret that others can read, and an old backup', async () => {
  await chmod(path.join(dataDir, 'token-secret'), 0o644);
  const week = new Date(Date.now() - 8 * DAY);
  await utimes(path.join(dataDir, 'teamieum-2026-11-22-0330.tar.gz'), week, week);
  const { musts } = await diagnose();
  expect(musts.map((line) => line.slice(5).split(':')[0])).toEqual(['secrets', 'backups']);
});
