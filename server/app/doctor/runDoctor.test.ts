/** @tier full */
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { readBuild } from '../build';
import { readConfig } from '../env';
import { runProgram } from '../testing/builtProgram';
import { startMailServer } from '../testing/mailServer';
import { insertMember } from '../../db/testing/rows';
import { DAY } from '../../lib/durations';
import { createTestDatabase } from '../testing/database';
import { type CheckDeps } from './checks';
import { runDoctor } from './runDoctor';

const GB = 1024 ** 3;
const SECRET = 'very-secret-password';
/** A bucket at a port without a server. */
const { bucket: BUCKET } = readConfig({ STORAGE_URL: `s3+http://key:${SECRET}@127.0.0.1:1/bucket?region=x` });

let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let health: http.Server;
let address: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-doctor-'));
  database = await createTestDatabase();
  await insertMember(database.db, { account_role: 'OPERATOR', profile_image: null });
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

const NO_SMTP = 'must SMTP_URL: Unset with PUBLIC_URL: members cannot confirm their e-mail. Set it to a mail server.';

/** Of every installation with a mail server here: none has an address at which it would answer. */
const NO_PUBLIC_URL =
  'must mails: PUBLIC_URL is not set: mails of notices, saved searches and digests are deleted unsent.';

it('demands a mail server where the product has a public address', async () => {
  const { musts } = await diagnose({}, { publicUrl: 'https://127.0.0.1:1', smtpUrl: undefined });
  expect(musts).toContain(NO_SMTP);
});

it('reports no faults for a healthy installation', async () => {
  const { isWell, lines, musts } = await diagnose();
  expect([isWell, musts]).toEqual([true, []]);
  expect(lines).toContain('ok   storage: A file is written, read and removed.');
  expect(lines).toContain('ok   operators: There is an operator.');
});

it.each<[string, string, Partial<CheckDeps>, object]>([
  ['an old version of Node', 'node', { nodeVersion: 'v18.19.0' }, {}],
  ['a full disk', 'disk', { freeBytes: () => Promise.resolve(GB / 2) }, {}],
  ['an unreachable database', 'database', {}, { databaseUrl: `postgres://u:${SECRET}@127.0.0.1:1/x` }],
  ['an unreachable mail server', 'mails, mail', {}, { smtpUrl: `smtp://u:${SECRET}@127.0.0.1:1` }],
  ['a test mail without a mail server', 'test mail', { mailTo: 'a@example.org' }, {}],
  ['a clock that is a minute ahead', 'clock of the database', { now: () => Date.now() + 61_000 }, {}],
  ['a backup folder without backups', 'backups', { env: { BACKUP_DIR: os.devNull } }, {}],
  ['an unreachable storage', 'storage', {}, { bucket: BUCKET }],
])('reports %s as a fault, without the password', async (_, about, changes, config) => {
  const { isWell, lines, musts } = await diagnose(changes, config);
  expect(isWell).toBe(false);
  expect(musts.map((line) => line.slice(5).split(':')[0]).join(', ')).toBe(about);
  expect(lines.join('\n')).not.toContain(SECRET);
});

it.each<[string, string, Partial<CheckDeps>]>([
  ['a disk that is nearly full', 'disk', { freeBytes: () => Promise.resolve(4 * GB) }],
  ['a clock that is some seconds ahead', 'clock of the database', { now: () => Date.now() + 6_000 }],
  ['an unknown backup folder', 'backups', { env: {} }],
])('reports %s as a note and not as a fault', async (_, about, changes) => {
  const { isWell, lines } = await diagnose(changes);
  const notes = lines.filter((line) => line.startsWith('note')).map((line) => line.slice(5).split(':')[0]);
  expect([isWell, notes]).toEqual([true, expect.arrayContaining([about])]);
});

it('notes mails without a signature and advertising without a contact, until both are set', async () => {
  const notesOf = async (config: object) =>
    (await diagnose({}, { smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'https://127.0.0.1:1', ...config })).lines.filter(
      (line) => line.startsWith('note mails'),
    );
  expect(await notesOf({ dkim: undefined, senderDetails: undefined })).toEqual([
    'note mails: DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY are not set: see docs/mail.md.',
    'note mails: SENDER_DETAILS is not set: advertising names no contact.',
  ]);
  const dkim = { domainName: 'teamieum.example', keySelector: 'one', privateKey: 'x' };
  expect(await notesOf({ dkim, senderDetails: '서울 어딘가' })).toEqual([]);
});

it('notes unset variables and a missing operator', async () => {
  const empty = await createTestDatabase();
  const { isWell, lines } = await diagnose(
    {},
    { databaseUrl: empty.listenUrl, operatorEmail: undefined, publicUrl: undefined },
  );
  await empty.close();
  const notes = lines.filter((line) => line.startsWith('note')).map((line) => line.slice(5).split(':')[0]);
  expect([isWell, notes]).toEqual([true, ['operators', 'SMTP_URL', 'PUBLIC_URL', 'OPERATOR_EMAIL']]);
});

it.each([
  ['where nothing listens', 'postgres://u:p@127.0.0.1:1/x', 'nothing listens at that address'],
  ['whose name is not there', () => database.listenUrl.replace(/\/[^/?]+(\?|$)/, '/nowhere$1'), 'there is no database'],
])('says in words why a database %s cannot be used', async (_, url, reason) => {
  const { musts } = await diagnose({}, { databaseUrl: typeof url === 'string' ? url : url() });
  expect(musts).toEqual([expect.stringContaining(`must database: It cannot be used: ${reason}`)]);
});

it('counts the files that rows name and the storage lacks', async () => {
  const id = await insertMember(database.db, { profile_image: `image/${'0'.repeat(32)}.webp` });
  const { musts } = await diagnose();
  await database.db.updateTable('member').set({ profile_image: null }).where('id', '=', id).execute();
  expect(musts).toEqual([expect.stringMatching(/^must uploads: 1 of 1 files that rows name are missing/)]);
});

it('notes a clock that runs ahead', async () => {
  const { lines } = await diagnose({}, { clockShiftDays: 8 });
  expect(lines).toContain('note CLOCK_SHIFT_DAYS: The clock runs 8 days ahead, for tests alone: unset it.');
});

it('reports a database that lacks migrations', async () => {
  const old = await createTestDatabase();
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(old.db);
  const { isWell, musts } = await diagnose({}, { databaseUrl: old.listenUrl });
  await old.close();
  expect([isWell, musts]).toEqual([false, [expect.stringContaining('lacks migrations: start the product once.')]]);
});

it.each([
  ['does not respond', () => 'http://127.0.0.1:1', {}, 'does not answer: check DNS, nginx and the processes.'],
  [
    'responds with another build',
    () => address,
    { publicDir: os.tmpdir() },
    'answers with another build: restart the processes',
  ],
])('reports a public address that %s', async (_, publicUrl, config, sentence) => {
  const { isWell, musts } = await diagnose({}, { publicUrl: publicUrl(), ...config });
  expect([isWell, musts]).toEqual([
    false,
    [NO_SMTP, expect.stringContaining('is not https') as string, expect.stringContaining(sentence) as string],
  ]);
});

it('reports a public address without https, and recognises its build', async () => {
  const { musts, lines } = await diagnose({}, { publicUrl: address });
  expect(musts).toEqual([
    NO_SMTP,
    `must PUBLIC_URL: ${address} is not https: set up a certificate (deploy/README.md).`,
  ]);
  expect(lines).toContain('ok   public address: It answers, with this build.');
});

it('reports a secret that other users can read, and an outdated backup', async () => {
  await chmod(path.join(dataDir, 'token-secret'), 0o644);
  const week = new Date(Date.now() - 8 * DAY);
  await utimes(path.join(dataDir, 'teamieum-2026-11-22-0330.tar.gz'), week, week);
  const { musts } = await diagnose();
  expect(musts.map((line) => line.slice(5).split(':')[0])).toEqual(['secrets', 'backups']);
});

describe('a test mail', () => {
  it('is sent once to the given recipient, which the output confirms', async () => {
    const mails = await startMailServer();
    const { musts, lines } = await diagnose({ mailTo: 'me@example.org' }, { smtpUrl: mails.url });
    const { to, subject } = await mails.next();
    const left = mails.waiting();
    await mails.close();
    expect([musts, to, subject, left]).toEqual([[NO_PUBLIC_URL], 'me@example.org', '[팀이음] 테스트 메일이에요', 0]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'ok   mail: The mail server takes the login.',
        'ok   test mail: Sent to me@example.org.',
      ]),
    );
  });

  it('is not sent without a recipient', async () => {
    const mails = await startMailServer();
    const { musts } = await diagnose({}, { smtpUrl: mails.url });
    const left = mails.waiting();
    await mails.close();
    expect([musts, left]).toEqual([[NO_PUBLIC_URL], 0]);
  });

  /** A mail server that refuses every login or every recipient. */
  async function startRefusing(refuses: 'login' | 'recipient') {
    const fault = Object.assign(new Error(`5.7.8 no ${SECRET}`), { responseCode: refuses === 'login' ? 535 : 550 });
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => done(refuses === 'login' ? fault : null, { user: username }),
      onRcptTo: (_address, _session, done) => done(fault),
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.server.address() as AddressInfo;
    return {
      url: `smtp://desk:${SECRET}@127.0.0.1:${port}`,
      close: () => new Promise<void>((done) => server.close(() => done())),
    };
  }

  it.each([
    ['login', 'must mail: The mail server refuses the login: EAUTH 535. Check SMTP_URL.'],
    ['recipient', 'must test mail: Not sent: EENVELOPE 550.'],
  ] as const)(
    'is reported as not sent when the mail server refuses the %s, without the password',
    async (what, line) => {
      const refusing = await startRefusing(what);
      const { isWell, musts, lines } = await diagnose({ mailTo: 'me@example.org' }, { smtpUrl: refusing.url });
      await refusing.close();
      expect([isWell, musts]).toEqual([false, [NO_PUBLIC_URL, line]]);
      expect(lines.join('\n')).not.toContain(SECRET);
    },
  );
});

it('exits with 0 without faults and with 1 otherwise, and prints no secret', async () => {
  const run = async (env: Record<string, string>) => {
    const all = { DATA_DIR: dataDir, DATABASE_URL: database.listenUrl, BACKUP_DIR: dataDir, ...env };
    const ended = runProgram('server/app/doctor/main.ts', [], all).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
    return ended;
  };
  const well = await run({ TOKEN_SECRET: `${SECRET}, long enough to sign tokens` });
  expect([well.code, well.stdout]).toEqual([0, expect.not.stringContaining('must ')]);
  expect(well.stdout).not.toContain(SECRET);
  const ill = await run({ BACKUP_DIR: path.join(dataDir, 'public') });
  expect([ill.code, ill.stdout]).toEqual([1, expect.stringContaining('must backups: There is none in ')]);
});

describe('deliveries', () => {
  const MINUTE = 60_000;
  const add = (late: number, more: object = {}) => {
    const at = new Date(Date.now() - late);
    const row = {
      channel: 'MAIL' as const,
      kind: 'x',
      urgent: true,
      created_at: at,
      due_at: at,
      payload: '{}',
      ...more,
    };
    return database.db.insertInto('delivery').values(row).execute();
  };
  const linesAbout = async (about: string) =>
    (await diagnose()).lines.filter((line) => line.slice(5).startsWith(about));
  afterEach(() => database.db.deleteFrom('delivery').execute());

  it.each([
    ['ok  ', 5],
    ['note', 16],
    ['must', 121],
  ])('that wait are %s when the oldest is %i minutes late', async (level, minutes) => {
    await add(minutes * MINUTE);
    const [line = ''] = await linesAbout('deliveries: 1 of mail wait');
    expect(line.slice(0, 4)).toBe(level);
  });

  it('that were given up are counted with the last code', async () => {
    await add(2 * MINUTE, { failed_at: new Date(), code: '550 5.1.1' });
    expect(await linesAbout('deliveries')).toEqual([
      'note deliveries: 1 were given up in seven days, the last one with 550 5.1.1.',
    ]);
  });

  it('name many addresses that return mails', async () => {
    const ids = [];
    for (let count = 0; count < 20; count += 1) ids.push(await insertMember(database.db));
    await database.db
      .updateTable('member')
      .set({ email_bounced_at: new Date() })
      .where('id', 'in', ids.slice(0, 2))
      .execute();
    expect((await linesAbout('addresses'))[0]).toMatch(/^note addresses: 2 of \d+ addresses return mails/);
  });
});
