/** @tier full @seconds 12 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Account } from '@contract/auth';
import { type ProjectPage } from '@contract/project';
import { openStreamAt } from '../domain/member/alarm/testing/openStream';
import { createPayload } from '../app/testing/samplePayload';
import { type TestResponse, type Call } from '../app/testing/call';
import { callOver } from '../app/testing/callOver';
import { type Database } from '../db/connect';
import { createTestDatabase } from '../app/testing/database';
import { memberFactory, type TestMember } from '../app/testing/member';
import { startNginx, type Nginx } from '../app/testing/nginx';
import { runServer, type RunningServer } from '../app/testing/runServer';

// nginx and two servers start twice each, which is slow on a busy machine.
jest.setTimeout(300_000);

/** Number of concurrent browsers. */
const BROWSERS = 6;

let folder: string;
let database: Database;
let nginx: Nginx;
let processes: RunningServer[];
let call: Call;
let member: TestMember;
let project: number;

const socketOf = (number: number) => path.join(folder, 'run', `${number}.sock`);

const runProcess = (number: number): RunningServer =>
  runServer({
    DATABASE_URL: database.listenUrl,
    DATA_DIR: path.join(folder, 'data'),
    SOCKET_PATH: socketOf(number),
    TRUST_PROXY: 'on',
    DRAIN_SECONDS: '5',
    RATE_LIMIT_MULTIPLIER: '1000',
  });

async function startProcess(number: number): Promise<RunningServer> {
  const server = runProcess(number);
  await server.until(/is ready at/);
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-deploy-'));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'run'));
  database = await createTestDatabase();
  processes = await Promise.all([startProcess(1), startProcess(2)]);
  nginx = await startNginx(folder, [socketOf(1), socketOf(2)]);
  call = callOver(nginx.origin);
  member = await memberFactory(call)();
  project = (await call<number>('POST', '/api/projects', { token: member.token, json: createPayload({}) })).data;
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all((processes ?? []).map(({ end }) => end('SIGKILL')));
  await database?.close();
  await rm(folder, { recursive: true });
});

interface Browsing {
  /** Comments that were acknowledged with 200. */
  written: string[];
  reads: number;
  /** Unexpected responses, of reads and of writes. */
  failedReads: string[];
  failedWrites: string[];
}

const createBrowsing = (): Browsing => ({ written: [], reads: 0, failedReads: [], failedWrites: [] });

/** The outcome of a request. @returns `ok` for a 200 with the expected data, else the response */
async function outcomeOf<T>(calling: Promise<TestResponse<T>>, isExpected: (data: T) => boolean): Promise<string> {
  try {
    const { code, data, text } = await calling;
    return code === 200 && isExpected(data) ? 'ok' : `${code} ${text}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

const writeComment = (content: string) =>
  outcomeOf(
    call<{ content: string } | null>('POST', `/api/projects/${project}/comments`, {
      token: member.token,
      json: { content },
    }),
    (comment) => comment?.content === content,
  );

/** The reads of a browser between writes: the list with the post, and the own account. */
const READS = [
  () =>
    outcomeOf(call<ProjectPage | null>('GET', '/api/projects/filter/keyword'), (page) =>
      Boolean(page?.projects.some(({ id }) => id === project)),
    ),
  () =>
    outcomeOf(
      call<Account | null>('GET', '/api/users/me', { token: member.token }),
      (account) => account?.username === member.username,
    ),
];

/** Reads and writes continuously, on keep-alive connections, until stopped. */
async function browse(name: string, isOver: () => boolean, seen: Browsing): Promise<void> {
  for (let round = 0; !isOver(); round += 1) {
    const content = `${name} ${round}`;
    const written = await writeComment(content);
    if (written === 'ok') seen.written.push(content);
    else seen.failedWrites.push(written);
    for (const read of READS) {
      const outcome = await read();
      if (outcome === 'ok') seen.reads += 1;
      else seen.failedReads.push(outcome);
    }
    // Limits the load: the restarts run under load, but are not starved by it.
    await sleep(50);
  }
}

/**
 * Starts browsers; `more` waits until they have written so many more comments, `end` until the last one has stopped.
 */
function startBrowsing(count: number, name: string) {
  const seen = createBrowsing();
  let isOver = false;
  const browsers = Array.from({ length: count }, (_, number) => browse(`${name}${number}`, () => isOver, seen));
  return {
    seen,
    async more(comments: number) {
      const wanted = seen.written.length + comments;
      while (seen.written.length < wanted) await sleep(20);
    },
    async end() {
      isOver = true;
      await Promise.all(browsers);
    },
  };
}

const STREAM = '200 text/event-stream; charset=utf-8';
/** The response of a draining process to a new stream. */
const DRAINING = '503 application/json; charset=utf-8';

/** Reads an alarm stream as a browser does: reconnects when it ends, and with a delay after a 503. */
function followStream() {
  const responses: string[] = [];
  let isOver = false;
  let leave = () => undefined as void;

  async function follow() {
    while (!isOver) {
      const stream = await openStreamAt(nginx.origin, member.token);
      const { status, headers } = stream.response;
      responses.push(`${status} ${headers.get('content-type')}`);
      leave = () => stream.leave();
      await stream.end().catch(() => undefined);
      if (status !== 200) await sleep(100);
    }
  }
  const following = follow();
  return {
    responses,
    /** Waits until the stream has been opened so often. */
    async opened(count: number) {
      while (responses.filter((response) => response === STREAM).length < count) await sleep(20);
    },
    async end() {
      isOver = true;
      leave();
      await following;
    },
  };
}

async function readComments(): Promise<string[]> {
  const { data } = await call<{ comments: { parentComment: { content: string } }[] }>(
    'GET',
    `/api/projects/${project}`,
  );
  return data.comments.map(({ parentComment }) => parentComment.content);
}

/** Runs `deploy/restart.sh` with a `systemctl` that lets this test restart the process. */
async function runRestartScript(): Promise<string> {
  const control = path.join(folder, 'control.sock');
  const service = createServer((request, response) => {
    const number = Number(/^\/teamieum@(\d)$/.exec(request.url ?? '')?.[1]);
    // Like systemd: waits for the exit of the old process, not until the new one is ready.
    void processes[number - 1]!.end().then((code) => {
      exitCodes.push(code);
      processes[number - 1] = runProcess(number);
      response.end();
    });
  });
  const exitCodes: (number | null)[] = [];
  await once(service.listen(control), 'listening');
  const bin = path.join(folder, 'bin');
  await mkdir(bin);
  const systemctl = `#!/bin/sh\n[ "$1" = restart ] && exec curl -sf --unix-socket ${control} "http://localhost/$2"\n`;
  await writeFile(path.join(bin, 'systemctl'), systemctl, { mode: 0o755 });

  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, SOCKET_FOLDER: path.join(folder, 'run') };
  const { stdout } = await promisify(execFile)('deploy/restart.sh', ['1', '2'], { env });
  service.close();
  expect(exitCodes).toEqual([0, 0]);
  return stdout;
}

it('deploy/restart.sh restarts both processes without a failed request while members write, read and listen', async () => {
  const browsing = startBrowsing(BROWSERS, '방문자');
  const streams = [followStream(), followStream()];
  await browsing.more(BROWSERS);

  expect(await runRestartScript()).toBe('teamieum@1 is ready.\nteamieum@2 is ready.\n');
  await browsing.more(BROWSERS);
  // Each stream was on one of the two processes, so it has ended at least once.
  await Promise.all(streams.map((stream) => stream.opened(2)));
  await browsing.end();

  const { written, reads, failedReads, failedWrites } = browsing.seen;
  expect([failedReads, failedWrites]).toEqual([[], []]);
  expect(reads).toBeGreaterThan(BROWSERS);
  expect((await readComments()).sort()).toEqual(written.sort());
  const others = streams
    .flatMap(({ responses }) => responses)
    .filter((response) => ![STREAM, DRAINING].includes(response));
  expect(others).toEqual([]);
  await Promise.all(streams.map((stream) => stream.end()));

  const invited = await memberFactory(call)();
  const stream = await openStreamAt(nginx.origin, invited.token);
  const json = createPayload({ invitedMembersNicknames: [invited.nickname] });
  expect((await call('POST', '/api/projects', { token: member.token, json })).code).toBe(200);
  expect(await stream.alarms(1)).toBe(1);
  stream.leave();
});

it('no acknowledged comment of twenty writers is lost when both processes are killed one after the other', async () => {
  const before = await readComments();
  const browsing = startBrowsing(20, '글쓴이');
  await browsing.more(40);
  await processes[0]!.end('SIGKILL');
  await browsing.more(40);
  // The socket file of the killed process does not prevent its restart.
  processes[0] = await startProcess(1);
  await processes[1]!.end('SIGKILL');
  await browsing.more(40);
  await browsing.end();
  processes[1] = await startProcess(2);

  const { written, failedReads, failedWrites } = browsing.seen;
  // Requests in flight in the killed process fail; nginx retries most reads on the other process.
  for (const failure of [...failedReads, ...failedWrites]) expect(failure).toMatch(/^502 /);
  expect(await readComments()).toEqual(expect.arrayContaining([...before, ...written]));
});
