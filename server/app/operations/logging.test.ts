/** @tier full */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { type Database } from '../../db/connect';
import { createCache } from '../../lib/cache/cache';
import { createDiskStorage } from '../../lib/storage/diskStorage';
import { buildApp } from '../buildApp';
import { readConfig, type Config } from '../env';
import { changeRole } from '../../domain/moderation/measures/changeRole.repository';
import { LOG_OPTIONS, errorFields } from './logging';
import { callOf, type Call } from '../testing/call';
import { createTestDatabase } from '../testing/database';
import { creditingOn } from '../testing/crediting';
import { createJoin, joinForm, memberFactory } from '../testing/member';
import { startScriptedProvider } from '../testing/openId/scriptedProvider';
import { providersAt, socialLoginsOn } from '../testing/openId/socialLoginsOn';
import { recordingOn } from '../testing/recording';

const PERSON = createJoin({
  name: '황보가온',
  nickname: '비밀별명',
  username: 'hushhush1',
  password: 'topsecret42',
  email: 'hush.hush@example.org',
  phone: '010-7777-6666',
  birth: '1999-12-31',
  address: '세종시 비밀로 12',
});
const ADDRESS = '203.0.113.77';

/** Starts the real application with the most verbose log by default, far more verbose than in production. */
async function startTalkative(level = 'trace', config: Partial<Config> = {}) {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-log-'));
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await buildApp({
    config: { ...readConfig({ DATA_DIR: dataDir }), passwordCost: { memoryCost: 8, timeCost: 1 }, ...config },
    db: database.db,
    listenUrl: database.listenUrl,
    cache: createCache(),
    storage: createDiskStorage(path.join(dataDir, 'uploads')),
    tokenSecret: 'the secret of the tests, long enough',
    logger: { ...LOG_OPTIONS, level, stream },
  });
  const close = async () => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database, call: callOf(app), lines, dataDir, close };
}

it('logs what happened and no personal data at the most verbose level', async () => {
  const { database, call, lines, close } = await startTalkative();
  const { token, refresh } = await live(call);
  await breakDown(database, call, token);
  await close();

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  expect(log).toContain('"route":"/api/users/search"');
  expect(log).toContain('A request failed.');
  const { name, nickname, username, password, email, phone, birth, address } = PERSON;
  const secrets = [name, nickname, username, password, email, phone, birth, address, token, refresh, ADDRESS];
  for (const secret of [...secrets, '찾는말', 'wrong0000', '남기는 말']) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  }
});

it('logs neither the key of credentials nor a credential that is issued, downloaded or checked', async () => {
  const { database, call, lines, dataDir, close } = await startTalkative();
  const joinMember = memberFactory(call, database.db);
  const team = [await joinMember(), await joinMember()] as const;
  const archive = await recordingOn({ call, db: database.db }).publish(team);
  const on = creditingOn({ call });
  const { id, token } = await on.issued(archive, team[0]);
  const badge = (await on.file('png', id, team[0])).raw.toString('base64');
  const changed = `${token.slice(0, -2)}AA`;
  for (const sent of [token, changed, `data:image/png;base64,${badge}`])
    expect((await on.verifyText(sent)).code).toBe(200);
  const key = await readFile(path.join(dataDir, 'credential-key.pem'), 'utf8');
  await close();

  const log = lines.join('');
  expect(log).toContain('"route":"/api/credentials/verify"');
  const secrets = [...key.split('\n').filter((line) => /^[\w+/=]{20,}$/.test(line)), ...token.split('.')];
  expect(secrets.length).toBeGreaterThan(20);
  for (const secret of [...secrets, changed, badge.slice(0, 64)]) expect(log).not.toContain(secret);
});

it('logs neither the token of a kept login nor what comes from a provider', async () => {
  const provider = await startScriptedProvider();
  const social = { publicUrl: 'http://localhost', openIdProviders: providersAt(provider) };
  const { database, call, lines, close } = await startTalkative('trace', social);
  const { username, password } = await memberFactory(call, database.db)();
  const headers = { host: 'localhost' };
  const login = await call('POST', '/api/login', { json: { username, password, keep: true }, headers });
  const keep = login.cookies['keep']?.value ?? '';
  const resumed = await call('POST', '/api/token', { json: { resume: true }, cookies: { keep }, headers });
  const successor = resumed.cookies['keep']?.value ?? '';

  const on = socialLoginsOn({ call }, provider);
  const person = { subject: 'the subject of a person', name: '새싹이름', email: 'seedling@example.org' };
  const { url, cookies } = await on.start();
  const path = provider.authorize(url, person);
  const back = await on.callback(path, cookies);
  const failed = await on.callback(path, cookies);
  expect([back.code, failed.to, (await on.exchange(back.cookies)).code]).toEqual([
    303,
    'http://localhost/login#social=failed',
    200,
  ]);
  await close();
  await provider.close();

  const log = lines.join('');
  expect(log).toContain('A social login failed.');
  const { code, state } = Object.fromEntries(new URL(path, 'http://localhost').searchParams) as Record<string, string>;
  const secrets = [keep, successor, code, state, cookies.social, back.cookies.social, ...Object.values(person)];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
});

it("logs each row of the operators' log, including those of commands, with ids and without names", async () => {
  const { database, call, lines, close } = await startTalkative('warn');
  const member = await memberFactory(call)();
  const role = { memberId: member.id, role: 'OPERATOR', actorId: null, reason: '일을 나눠요.' } as const;
  await changeRole(database.db, { ...role, at: new Date('2026-11-24T03:00:00Z') });
  const json = { password: 'wrong0000' };
  await call('POST', '/api/admin/confirm', { token: member.token, json });
  const rows = await database.db.selectFrom('operator_log').select('id').orderBy('id').execute();
  await close();

  const written = lines.flatMap((line) => (JSON.parse(line) as { operatorLog?: object }).operatorLog ?? []);
  const [first, second] = rows.map(({ id }) => id);
  const untargeted = { target: null, targetId: null, until: null };
  expect(written).toEqual([
    {
      id: first,
      at: '2026-11-24T03:00:00.000Z',
      actor: 'COMMAND',
      actorId: null,
      action: 'ROLE_ADD',
      ...untargeted,
      memberId: member.id,
      reason: '일을 나눠요.',
    },
    {
      id: second,
      at: expect.any(String) as string,
      actor: 'OPERATOR',
      actorId: member.id,
      ...untargeted,
      action: 'CONFIRM_FAILED',
      memberId: null,
      reason: '',
    },
  ]);
  expect(lines.join('')).not.toContain(member.nickname);
});

/** A session of a member: joins, fails to log in, logs in, searches, comments, forgets the password. */
async function live(call: Call) {
  const from = ADDRESS;
  await call('POST', '/api/users/join', { form: joinForm(PERSON), from });
  const { username, email, password } = PERSON;
  await call('POST', '/api/login', { json: { username, password: 'wrong0000' }, from });
  const { headers, cookies } = await call('POST', '/api/login', { json: { username, password }, from });
  const token = headers['access'] ?? '';
  const as = { token, from, cookies: { refresh: cookies['refresh']?.value ?? '' } };
  const search = encodeURIComponent('찾는말');
  await call('GET', `/api/users/search?nickname=${search}`, as);
  await call('GET', `/api/projects/filter/search?title=${search}`, as);
  await call('GET', `/api/mypage/${encodeURIComponent(PERSON.nickname)}`, as);
  await call('GET', `/api/users/check_email?email=${encodeURIComponent(email)}`, { from });
  await call('POST', '/api/users/find_password', { json: { username, email }, from });
  await call('POST', '/api/projects/1/comments', { ...as, json: { content: '남기는 말' } });
  await call('GET', `/api/nothing/${search}`, as);
  return { token, refresh: as.cookies.refresh };
}

/** Causes server errors whose messages quote what a member has sent. */
async function breakDown({ db, pool }: Database, call: Call, token: string) {
  await pool.query('alter table session rename to session_away');
  await call('GET', '/api/users/me', { token, from: ADDRESS });
  await pool.query('alter table session_away rename to session');

  const email = PERSON.email;
  const json = { currentPassword: PERSON.password, address: PERSON.address, email };
  await pool.query(`alter table member add constraint broken check (address <> '${PERSON.address}') not valid`);
  const { code } = await call('PATCH', '/api/users/me', { token, json, from: ADDRESS });
  expect(code).toBe(500);
  expect(await db.selectFrom('member').select('id').execute()).toHaveLength(1);
}

describe('an error in the log', () => {
  it('names the constraint and not the value that violates it', () => {
    const error = Object.assign(new Error('duplicate key value (hush@example.org)'), {
      code: '23505',
      constraint: 'member_email_unique',
      detail: 'Key (email_key)=(hush@example.org) already exists.',
    });
    const told = errorFields(new Error('Not saved for hush@example.org, 010-7777-6666.', { cause: error }));
    expect(told).toMatchObject({
      message: 'Not saved for [e-mail], [figures].',
      cause: { message: 'A value was refused.', code: '23505', constraint: 'member_email_unique' },
    });
    expect(told.stack).toMatch(/^at .*logging\.test/);
    expect(JSON.stringify(told)).not.toMatch(/hush|7777/);
  });

  it('is logged without its text when the thrown value is not an Error', () => {
    expect(errorFields('hush@example.org')).toEqual({ type: 'string', message: 'No error was thrown.', stack: '' });
  });
});
