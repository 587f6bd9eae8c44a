/** @tier full @seconds 9 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type Database } from '../db/connect';
import { createTestDatabase } from '../app/testing/database';
import { slowImage } from '../app/testing/hostileFiles';
import { createJoin, joinForm } from '../app/testing/member';
import { portOf, runServer, type RunningServer } from '../app/testing/runServer';
import { until } from '../app/testing/until';

let dataDir: string;
let database: Database;
let slow: Buffer;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-processes-'));
  // The folder of a build, without pages.
  await mkdir(path.join(dataDir, 'public'));
  database = await createTestDatabase();
  slow = await slowImage(false);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const start = () =>
  runServer({ DATA_DIR: dataDir, BUILD_DIR: dataDir, DATABASE_URL: database.listenUrl, RATE_LIMIT_MULTIPLIER: '1000' });

const join = (port: number, photo?: Buffer) =>
  fetch(`http://127.0.0.1:${port}/api/users/join`, { method: 'POST', body: joinForm(createJoin(), { photo }) });

/** The temporary files of uploads. */
const incoming = () => readdir(path.join(dataDir, 'incoming'));

/** The processes that decode images for a server. */
function decodersOf({ child }: RunningServer): string[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === child.pid && args.some((one) => one.includes('imageWorker')))
    .map(([pid = '']) => pid);
}

const isRunning = (pid: string) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a process that decodes images is started ahead of the first image, which uses it, and does not outlive a server ended by %s',
  async (signal) => {
    const server = start();
    const port = await portOf(server);
    await until(() => decodersOf(server).length === 1);
    const decoders = decodersOf(server);
    expect((await join(port)).status).toBe(200);
    expect(decodersOf(server)).toEqual(decoders);
    expect(await server.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    await until(() => !decoders.some(isRunning));
  },
);

describe('while a slow image is decoded', () => {
  let server: RunningServer;
  let port: number;
  beforeAll(async () => {
    server = start();
    port = await portOf(server);
    // Creates the folder of the temporary files.
    expect((await join(port)).status).toBe(200);
  });
  afterAll(async () => {
    expect(await server.end()).toBe(0);
  });

  it('it is stored although its process, too, gets the signal to stop', async () => {
    const joined = join(port, slow);
    await until(async () => (await incoming()).length > 0);
    const decoders = decodersOf(server);
    expect(decoders).toHaveLength(1);
    for (const pid of decoders) process.kill(Number(pid), 'SIGTERM');
    // An image whose process ends is refused. Afterwards a process that it has grown is replaced.
    expect((await joined).status).toBe(200);
  });

  it('the file of a client that hangs up while its image waits is removed before the images of others are done', async () => {
    const first = join(port, slow);
    await until(async () => (await incoming()).length === 1);

    const form = new Response(joinForm(createJoin()));
    const headers = { 'content-type': form.headers.get('content-type') ?? '' };
    const client = request({ port, path: '/api/users/join', method: 'POST', headers }).on('error', () => undefined);
    client.end(Buffer.from(await form.arrayBuffer()));
    await until(async () => (await incoming()).length === 2);
    client.destroy();
    await until(async () => (await incoming()).length === 1);

    expect((await first).status).toBe(200);
    expect(await incoming()).toEqual([]);
  });
});
