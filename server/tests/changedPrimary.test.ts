/** @tier full @seconds 13 */
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MESSAGES } from '@contract/messages';
import { startEmbedded, type EmbeddedServer } from '../db/embedded/startEmbedded';
import { dataOf } from '../db/testing/serverProcess';
import { openStreamAt } from '../domain/member/alarm/testing/openStream';
import { createPayload } from '../app/testing/samplePayload';
import { asAdmin } from '../app/testing/asAdmin';
import { type TestResponse, type Call } from '../app/testing/call';
import { callOver } from '../app/testing/callOver';
import { memberFactory, type TestMember } from '../app/testing/member';
import { portOf, runServer, type RunningServer } from '../app/testing/runServer';
import { until } from '../app/testing/until';

// PostgreSQL starts three times, which is slow on a busy machine.
jest.setTimeout(300_000);

let folder: string;
let server: EmbeddedServer;
let program: RunningServer;
let origin: string;
let call: Call;
let member: TestMember;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-primary-'));
  await chmod(folder, 0o755);
  server = await startEmbedded(folder);
  program = runServer({ DATA_DIR: path.join(folder, 'app'), DATABASE_URL: server.url });
  origin = `http://127.0.0.1:${await portOf(program)}`;
  call = callOver(origin);
  member = await memberFactory(call)();
});
afterAll(async () => {
  await program?.end();
  await server?.stop();
  await rm(folder, { recursive: true });
});

/** Restarts the server as a standby, as Patroni does with a primary that lost its role. */
async function demote() {
  await server.stop();
  const signal = path.join(dataOf(folder), 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(dataOf(folder));
  await chown(signal, uid, gid);
  server = await startEmbedded(folder);
}

const promote = () => asAdmin(server.url, 'select pg_promote()');

const post = () => call<number>('POST', '/api/projects', { token: member.token, json: createPayload() });

function expectUnavailable({ code, message, headers }: TestResponse<unknown>) {
  expect([code, message]).toEqual([503, MESSAGES.noResponse]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

const untilReady = () => until(async () => (await call('GET', '/api/ready')).code === 200);

it('returns 503 while its database is a standby, and continues in the same process after the promotion', async () => {
  const { data: before } = await post();
  await demote();
  expectUnavailable(await post());
  // No stale reads either: the pool refuses connections to a standby.
  expectUnavailable(await call('GET', '/api/users/me', { token: member.token }));
  expect((await call('GET', '/api/ready')).code).toBe(503);

  await promote();
  await untilReady();
  const { code, data: after } = await post();
  expect(code).toBe(200);
  for (const id of [before, after]) expect((await call('GET', `/api/projects/${id}`)).code).toBe(200);
  expect(program.child.exitCode).toBeNull();
  expect(program.printed()).not.toMatch(/unhandled|uncaught/i);
});

it('listens for alarms on the new primary after a failover', async () => {
  const invited = await memberFactory(call)();
  await demote();
  await promote();
  await untilReady();
  const json = createPayload({ invitedMembersNicknames: [invited.nickname] });
  // A stream opened before the listener has reconnected is ended, since it may have missed the notification.
  for (let hasRung = false; !hasRung;) {
    const stream = await openStreamAt(origin, invited.token);
    expect((await call('POST', '/api/projects', { token: member.token, json })).code).toBe(200);
    hasRung = await stream.alarms(1).then(
      () => true,
      () => false,
    );
    stream.leave();
  }
});
