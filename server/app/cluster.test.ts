import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { callOver } from './testing/callOver';
import { createEmptyDatabase } from './testing/database';
import { memberFactory } from './testing/member';
import { runServer, type RunningServer } from './testing/runServer';

// A cluster and its processes start, several times over, on a machine that may be busy.
jest.setTimeout(300_000);

let dataDir: string;
const running = new Set<RunningServer>();

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-cluster-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  running.clear();
  await rm(dataDir, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function startCluster(env: Record<string, string> = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) };
  const server = runServer('cluster', {
    DATA_DIR: dataDir,
    WEB_CONCURRENCY: '2',
    DRAIN_SECONDS: '1',
    // A quick machine asks more than a member may while the processes are replaced.
    RATE_LIMIT_MULTIPLIER: '1000',
    ...ports,
    ...env,
  });
  running.add(server);
  const [, first, second] = await server.until(/ready with 2 processes: (\d+), (\d+)/);
  return { server, pids: [Number(first), Number(second)], call: callOver(`http://127.0.0.1:${port}`), metricsPort };
}

it('serves from several processes, replaces one that dies, rolls them one by one and ends cleanly', async () => {
  const database = await createEmptyDatabase();
  const { server, pids, call, metricsPort } = await startCluster({ DATABASE_URL: database.url });
  const { token } = await memberFactory(call)();
  const isServed = async () => (await call('GET', '/api/users/me', { token })).code;

  process.kill(pids[0]!, 'SIGKILL');
  const [, fresh] = await server.until(new RegExp(`Process ${pids[0]} ended .*[^]*Process (\\d+) is at work\\.`));
  expect(await isServed()).toBe(200);

  let isOver = false;
  const codes = new Set<number>();
  const asking = (async () => {
    while (!isOver) codes.add(await isServed());
  })();
  server.child.kill('SIGHUP');
  for (const old of [pids[1], fresh]) await server.until(new RegExp(`Process \\d+ is at work in place of ${old}\\.`));
  isOver = true;
  await asking;
  expect([...codes]).toEqual([200]);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/users\/me",status="200"\} \d+/,
  );
  expect(metrics).toContain('nodejs_eventloop_lag_seconds');

  expect(await server.end()).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await database.drop();
});

it('starts an embedded database of its own for all of them, and stops it', async () => {
  const { server, call } = await startCluster();
  expect(server.printed()).toContain('embedded PostgreSQL');
  await memberFactory(call)();
  expect(await server.end()).toBe(0);
  // Whoever comes next starts it again, and finds what was written.
  const next = await startCluster();
  const { code, message } = await next.call('GET', '/api/users/check_username?username=free01');
  expect([code, message]).toEqual([200, expect.any(String)]);
  expect(await next.server.end()).toBe(0);
});

it('ends with a sentence when its processes cannot start', async () => {
  const database = await createEmptyDatabase();
  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => busy.once('listening', resolve));
  const { port } = busy.address() as AddressInfo;
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: String(port), WEB_CONCURRENCY: '2' };
  const server = runServer('cluster', env);
  await expect(server.until(/is ready with/)).rejects.toThrow(/EADDRINUSE[^]*before it was ready/);
  expect(server.child.exitCode).toBe(1);
  busy.close();
  await database.drop();
});
