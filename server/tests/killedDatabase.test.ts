/** @tier full @seconds 17 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@contract/messages';
import { type ProjectComment } from '@contract/comment';
import { type ProjectDetail, type ProjectPage } from '@contract/project';
import { sql } from 'kysely';
import { connectDatabase } from '../db/connect';
import { killServer, servingPid } from '../db/testing/serverProcess';
import { copyCreatedDatabase } from '../app/testing/createdDatabase';
import { createPayload } from '../app/testing/samplePayload';
import { type Call } from '../app/testing/call';
import { callOver } from '../app/testing/callOver';
import { memberFactory, type TestMember } from '../app/testing/member';
import { portOf, runServer, type RunningServer } from '../app/testing/runServer';

// The real program on its own database, which is killed and restarts; slow on a busy machine.
jest.setTimeout(300_000);

const WRITERS = 20;
const BEFORE = 40;
const AFTER = 40;

let dataDir: string;
let program: RunningServer;
let call: Call;
let writer: TestMember;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-killed-'));
  await chmod(dataDir, 0o755);
  await copyCreatedDatabase(dataDir);
  await startProgram();
  writer = await memberFactory(call)();
});
afterAll(async () => {
  await program.end();
  await rm(dataDir, { recursive: true });
});

async function startProgram() {
  program = runServer({ DATA_DIR: dataDir, RATE_LIMIT_MULTIPLIER: '10000' });
  call = callOver(`http://127.0.0.1:${await portOf(program)}`);
}

/** What is killed with SIGKILL. */
const VICTIMS: [string, () => Promise<unknown>][] = [
  ['a backend of the app', killBackend],
  ['the postmaster', async () => process.kill((await servingPid(dataDir)) ?? NaN, 'SIGKILL')],
  ['all its processes', () => killServer(dataDir)],
];

it.each(VICTIMS)('loses no acknowledged comment and recovers without help when %s is killed', async (_name, kill) => {
  const { data: post } = await call<number>('POST', '/api/projects', { token: writer.token, json: createPayload() });
  const writing = writeComments(post);
  await writing.until(BEFORE);
  await kill();
  await writing.until(writing.written.size + AFTER);
  await writing.end();

  expect(program.child.exitCode).toBeNull();
  expect(program.printed()).not.toMatch(/unhandled|uncaught/i);
  // Every failure has an envelope of the product.
  expect([...writing.refusals]).toEqual([`503 ${MESSAGES.noResponse}`]);

  const found = await commentsOf(post);
  expect(found).toEqual(expect.arrayContaining([...writing.written]));
  expect(await countShown(post)).toBe(found.length);
});

const VICTIMS_WITH_APP: [string, () => Promise<unknown>][] = [
  ['the app', () => program.end('SIGKILL')],
  ['the app with all processes of its database', () => Promise.all([killServer(dataDir), program.end('SIGKILL')])],
];

it.each(VICTIMS_WITH_APP)('loses no acknowledged comment of twenty writers when %s is killed', async (_name, kill) => {
  const { data: post } = await call<number>('POST', '/api/projects', { token: writer.token, json: createPayload() });
  const writing = writeComments(post);
  await writing.until(BEFORE);
  await kill();
  await startProgram();
  await writing.until(writing.written.size + AFTER);
  await writing.end();

  expect([NO_RESPONSE, `503 ${MESSAGES.noResponse}`]).toEqual(expect.arrayContaining([...writing.refusals]));
  const found = await commentsOf(post);
  expect(found).toEqual(expect.arrayContaining([...writing.written]));
  expect(await countShown(post)).toBe(found.length);
});

/** The outcome of a request to an app that was killed. */
const NO_RESPONSE = 'no response';

/** Writers comment continuously until they are ended; after a refusal they retry with another text. */
function writeComments(post: number) {
  const written = new Set<string>();
  const refusals = new Set<string>();
  let ended = false;
  let tell = () => undefined as void;

  async function writeOne(content: string) {
    const path = `/api/projects/${post}/comments`;
    const outcome = await call<ProjectComment>('POST', path, { token: writer.token, json: { content } }).then(
      ({ code, message }) => (code === 200 ? 'written' : `${code} ${message}`),
      () => NO_RESPONSE,
    );
    if (outcome === 'written') written.add(content);
    else refusals.add(outcome);
    // The app starts meanwhile on the same processors.
    if (outcome === NO_RESPONSE) await sleep(20);
    tell();
  }

  async function write(lane: number) {
    for (let turn = 0; !ended; turn += 1) await writeOne(`${lane}번이 ${turn}번째로 썼어요.`);
  }
  const lanes = Promise.all(Array.from({ length: WRITERS }, (_, lane) => write(lane)));

  return {
    written,
    refusals,
    /** Waits until so many comments have been acknowledged. */
    async until(count: number) {
      while (written.size < count) await Promise.race([new Promise<void>((resolve) => (tell = resolve)), lanes]);
    },
    end() {
      ended = true;
      return lanes;
    },
  };
}

async function commentsOf(post: number): Promise<string[]> {
  const { data } = await call<ProjectDetail>('GET', `/api/projects/${post}`);
  return data.comments.map(({ parentComment }) => parentComment.content);
}

async function countShown(post: number): Promise<number | undefined> {
  const { data } = await call<ProjectPage>('GET', '/api/projects/filter/keyword');
  return data.projects.find(({ id }) => id === post)?.comments;
}

/** PostgreSQL then ends all other backends and recovers as after a power failure. */
async function killBackend(): Promise<void> {
  const { db, close } = await connectDatabase({ dataDir, name: 'killer' });
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'teamieum' and backend_type = 'client backend' limit 1
  `.execute(db);
  for (const { pid } of rows) process.kill(pid, 'SIGKILL');
  await close();
}
