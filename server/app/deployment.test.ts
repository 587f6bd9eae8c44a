import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStreamAt } from '../features/alarm/testing/openStream';
import { createPayload } from '../features/project/testing/samplePayload';
import { type Call } from './testing/call';
import { callOver } from './testing/callOver';
import { createEmptyDatabase } from './testing/database';
import { memberFactory, type TestMember } from './testing/member';
import { startNginx, type Nginx } from './testing/nginx';
import { runServer, type RunningServer } from './testing/runServer';

// nginx and two whole servers, each started twice, on a machine that may be busy.
jest.setTimeout(300_000);

/** How many browsers keep asking. */
const BROWSERS = 6;

let folder: string;
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let nginx: Nginx;
let processes: RunningServer[];
let call: Call;
let member: TestMember;
let project: number;

const socketOf = (number: number) => path.join(folder, 'run', `${number}.sock`);

async function startProcess(number: number): Promise<RunningServer> {
  const server = runServer('main', {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    SOCKET: socketOf(number),
    TRUST_PROXY: 'on',
    DRAIN_SECONDS: '5',
    RATE_LIMIT_MULTIPLIER: '1000',
  });
  await server.until(/is ready at/);
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-deploy-'));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'run'));
  database = await createEmptyDatabase();
  processes = await Promise.all([startProcess(1), startProcess(2)]);
  nginx = await startNginx(folder, [socketOf(1), socketOf(2)]);
  call = callOver(nginx.origin);
  member = await memberFactory(call)();
  project = (await call<number>('POST', '/api/projects', { token: member.token, json: createPayload({}) })).data;
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all((processes ?? []).map(({ end }) => end('SIGKILL')));
  await database?.drop();
  await rm(folder, { recursive: true });
});

interface Browsing {
  /** Comments the server has acknowledged. */
  written: string[];
  reads: number;
  /** Whatever was neither 200 nor an answer at all. */
  failures: string[];
}

/** Reads and writes without a pause, on connections that stay open, until told to stop. */
async function browse(name: string, isOver: () => boolean, seen: Browsing): Promise<void> {
  const { token } = member;
  for (let round = 0; !isOver(); round += 1) {
    const content = `${name} ${round}`;
    const answers = [
      () => call('POST', `/api/projects/${project}/comments`, { token, json: { content } }),
      () => call('GET', '/api/projects/filter/keyword'),
      () => call('GET', '/api/users/me', { token }),
    ];
    for (const [place, ask] of answers.entries()) {
      const outcome = await ask().then(
        ({ code, text }) => (code === 200 ? 'ok' : `${code} ${text}`),
        (error: unknown) => String((error as Error).cause ?? error),
      );
      if (outcome !== 'ok') seen.failures.push(outcome);
      else if (place === 0) seen.written.push(content);
      else seen.reads += 1;
    }
    // A person, not a benchmark: the restarts are to be under load, not starved by it.
    await sleep(20);
  }
}

async function readComments(): Promise<string[]> {
  const { data } = await call<{ comments: { parentComment: { content: string } }[] }>(
    'GET',
    `/api/projects/${project}`,
  );
  return data.comments.map(({ parentComment }) => parentComment.content);
}

it('restarts both processes, one after the other, without a failed request', async () => {
  const seen: Browsing = { written: [], reads: 0, failures: [] };
  let isOver = false;
  const browsers = Array.from({ length: BROWSERS }, (_, number) => browse(`방문자${number}`, () => isOver, seen));
  const stream = await openStreamAt(nginx.origin, member.token);

  for (const number of [1, 2]) {
    const before = seen.written.length;
    expect(await processes[number - 1]?.end()).toBe(0);
    processes[number - 1] = await startProcess(number);
    // Each phase has its share of what is asked.
    while (seen.written.length < before + BROWSERS && seen.failures.length === 0) await sleep(20);
  }
  isOver = true;
  await Promise.all(browsers);

  expect(seen.failures).toEqual([]);
  expect(seen.reads).toBeGreaterThan(BROWSERS);
  expect((await readComments()).sort()).toEqual(seen.written.sort());
  // The stream was on one of them: it has ended, and is opened again at once.
  expect(await stream.end()).not.toContain('event');
  const again = await openStreamAt(nginx.origin, member.token);
  expect(again.response.status).toBe(200);
  again.leave();
});

it('goes on when one process is killed, and has lost nothing it acknowledged', async () => {
  const { token } = member;
  const before = await readComments();
  const written: string[] = [];
  const write = async (content: string) => {
    const { code } = await call('POST', `/api/projects/${project}/comments`, { token, json: { content } });
    if (code === 200) written.push(content);
    return code;
  };
  for (let round = 0; round < 10; round += 1) expect(await write(`앞 ${round}`)).toBe(200);
  const dying = processes[0]!.end('SIGKILL');
  // What it was just doing may be lost, and is not acknowledged then.
  await Promise.all(Array.from({ length: 10 }, (_, round) => write(`사이 ${round}`)));
  await dying;
  for (let round = 0; round < 10; round += 1) expect(await write(`뒤 ${round}`)).toBe(200);

  const found = await readComments();
  expect(found).toEqual(expect.arrayContaining([...before, ...written]));

  // The socket it left behind is in nobody's way.
  processes[0] = await startProcess(1);
  await processes[1]!.end();
  expect(await write('혼자')).toBe(200);
});
