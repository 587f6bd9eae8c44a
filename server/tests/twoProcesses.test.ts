/** @tier full @seconds 9 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type AccessTokenClaims, type Account } from '@contract/auth';
import { type NotificationSettings } from '@contract/notifications';
import { createPayload } from '../app/testing/samplePayload';
import { openStreamAt } from '../domain/member/alarm/testing/openStream';
import { type Call } from '../app/testing/call';
import { callOver } from '../app/testing/callOver';
import { createEmptyDatabase } from '../app/testing/database';
import { decidingOn } from '../app/testing/deciding';
import { memberFactory } from '../app/testing/member';
import { makeOperator } from '../app/testing/operating';
import { connectDatabase } from '../db/connect';
import { portOf, runServer, type RunningServer } from '../app/testing/runServer';
import { until } from '../app/testing/until';
import { toVapidKey } from '../lib/push/vapidKey';

// Two servers start, which is slow on a busy machine.
jest.setTimeout(300_000);

let dataDir: string;
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let servers: RunningServer[];
let ports: number[];
let first: Call;
let second: Call;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-two-'));
  database = await createEmptyDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  // Both start concurrently on a database without migrations.
  servers = [runServer(env), runServer(env)];
  ports = await Promise.all(servers.map(portOf));
  [first, second] = ports.map((port) => callOver(`http://127.0.0.1:${port}`)) as [Call, Call];
});
afterAll(async () => {
  expect(await Promise.all(servers.map(({ end }) => end()))).toEqual([0, 0]);
  await database.drop();
  await rm(dataDir, { recursive: true });
});

it('an action of a member on one process notifies the member it concerns on the other', async () => {
  const writer = await memberFactory(first)();
  const invited = await memberFactory(second)();
  const stream = await openStreamAt(`http://127.0.0.1:${ports[1]}`, invited.token);
  const json = createPayload({ invitedMembersNicknames: [invited.nickname] });
  expect((await first('POST', '/api/projects', { token: writer.token, json })).code).toBe(200);
  expect(await stream.alarms(1)).toBe(1);
  stream.leave();
});

it('a session opened on one process works on the other, and its end there ends it here', async () => {
  const { token, refresh, username } = await memberFactory(first)();
  const there = await second<Account>('GET', '/api/users/me', { token });
  expect([there.code, there.data.username]).toEqual([200, username]);

  const renewed = await second('POST', '/api/token', { cookies: { refresh }, json: { accessToken: token } });
  const newToken = renewed.headers['access'] ?? '';
  expect((await first('GET', '/api/users/me', { token: newToken })).code).toBe(200);

  await second('POST', '/api/logout', { cookies: { refresh: renewed.cookies['refresh']?.value ?? '' } });
  // The other process is notified by NOTIFY, after a second at most (D14).
  await until(async () => (await first('GET', '/api/users/me', { token: newToken })).status === 40203);
});

it('a stream on one process ends after the logout on the other', async () => {
  const { token, refresh } = await memberFactory(first)();
  const stream = await openStreamAt(`http://127.0.0.1:${ports[1]}`, token);
  await first('POST', '/api/logout', { cookies: { refresh } });
  expect(await stream.endByNotification()).not.toContain('event');
});

it('a kept login that both processes get at once opens one session, and its end there ends it here', async () => {
  const { username, password } = await memberFactory(first)();
  const login = await first('POST', '/api/login', { json: { username, password, keep: true } });
  // Without the cookie of the session, as after its end.
  const cookies = { keep: login.cookies['keep']?.value ?? '' };
  const resume = (call: Call) => call('POST', '/api/token', { json: { resume: true }, cookies });
  const answers = await Promise.all([first, second, first, second].map(resume));
  const tokens = answers.map(({ headers }) => headers['access'] ?? '');
  const sessions = tokens
    .map((token) => atob(token.split('.')[1] ?? ''))
    .map((claims) => JSON.parse(claims) as AccessTokenClaims);
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
  expect(new Set(sessions.map(({ sid }) => sid)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.cookies['keep']?.value)).size).toBe(1);

  const [token = ''] = tokens;
  const stream = await openStreamAt(`http://127.0.0.1:${ports[1]}`, token);
  const other = await first('POST', '/api/login', { json: { username, password } });
  await first('DELETE', '/api/users/me/devices', { token: other.headers['access'] });
  expect(await stream.endByNotification()).not.toContain('event');
  expect((await second('GET', '/api/users/me', { token })).status).toBe(40203);
  expect((await second('POST', '/api/token', { json: { resume: true }, cookies })).status).toBe(40203);
});

it('a suspension on one process ends the sessions and streams on the other', async () => {
  const operator = await memberFactory(first)();
  const direct = await connectDatabase({ databaseUrl: database.url, dataDir });
  await makeOperator(direct, operator);
  await direct.close();
  await first('POST', '/api/admin/confirm', { token: operator.token, json: { password: operator.password } });
  const { id, token } = await memberFactory(second)();
  const stream = await openStreamAt(`http://127.0.0.1:${ports[1]}`, token);
  const { code } = await decidingOn({ call: first }, operator).measure('SUSPEND', 'PROFILE', id, { days: 7 });
  expect(code).toBe(200);
  expect(await stream.endByNotification()).not.toContain('event');
  expect((await second('GET', '/api/users/me', { token })).status).toBe(40203);
});

it('both processes name themselves to push services by one key, which is in neither log', async () => {
  const { token } = await memberFactory(first)();
  const keyOf = async (call: Call) =>
    (await call<NotificationSettings>('GET', '/api/users/me/notifications', { token })).data.vapidKey;
  const file = path.join(dataDir, 'vapid-key');
  const privateKey = (await readFile(file, 'utf8')).trim();
  const { publicKey } = toVapidKey(privateKey);
  expect([await keyOf(first), await keyOf(second), (await stat(file)).mode & 0o777]).toEqual([
    publicKey,
    publicKey,
    0o600,
  ]);
  for (const server of servers) expect(server.printed()).not.toContain(privateKey);
});

it('wrong current passwords on both processes count together', async () => {
  const { token, password } = await memberFactory(first)();
  const change = (call: Call, currentPassword: string) =>
    call('PATCH', '/api/users/me', { token, json: { currentPassword } });
  for (const call of [first, second, first, second, first]) expect((await change(call, 'wrong0000')).code).toBe(400);
  for (const call of [first, second]) expect((await change(call, password)).code).toBe(429);
});

it('a picture stored by one process is served by the other', async () => {
  const { token } = await memberFactory(first)();
  const mine = await second<{ basicInfo: { profileImg: string } }>('GET', '/api/mypage', { token });
  const { pathname } = new URL(mine.data.basicInfo.profileImg, 'http://127.0.0.1');
  const picture = await fetch(`http://127.0.0.1:${ports[1]}${pathname}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await picture.arrayBuffer();
});

it('two processes count towards the same rate limits', async () => {
  const json = { username: 'nobody01', password: 'wrong0000' };
  const codes: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    codes.push((await [first, second][time % 2]!('POST', '/api/login', { json })).code);
  }
  expect(codes).toEqual([401, 401, 401, 401, 401]);
  for (const call of [first, second]) {
    const refused = await call('POST', '/api/login', { json });
    expect([refused.code, refused.status]).toEqual([429, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  }
});

it('killing one process does not affect the other', async () => {
  const [dying, staying] = [runServer({ DATA_DIR: dataDir, DATABASE_URL: database.url }), second];
  const there = callOver(`http://127.0.0.1:${await portOf(dying)}`);
  const { token } = await memberFactory(there)();
  const acknowledged: number[] = [];
  for (let post = 0; post < 5; post += 1) {
    const { code, data } = await there<number>('POST', '/api/projects', { token, json: createPayload({}) });
    expect(code).toBe(200);
    acknowledged.push(data);
  }
  await dying.end('SIGKILL');

  for (const id of acknowledged) expect((await staying('GET', `/api/projects/${id}`)).code).toBe(200);
  expect((await staying('POST', '/api/projects', { token, json: createPayload({}) })).code).toBe(200);
});
