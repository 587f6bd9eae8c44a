/** @tier full */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Database } from '../db/connect';
import { createTestDatabase } from '../app/testing/database';
import { portOf, runServer } from '../app/testing/runServer';
import { until } from '../app/testing/until';

const LIMIT = '/proc/sys/net/core/somaxconn';
/** The longest queue of connections that the system allows; 128 is the default of systems other than Linux. */
const longestQueue = existsSync(LIMIT) ? Number(readFileSync(LIMIT, 'utf8')) : 128;
/** Three times what Node asks for by itself (511), where the system allows it. */
const CONNECTIONS = Math.min(1_500, longestQueue - 28);

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-burst-'));
  await mkdir(path.join(dataDir, 'public'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

it('clients can connect while 1,500 connections, or all that the system allows, wait for a busy server', async () => {
  const server = runServer({ DATA_DIR: dataDir, BUILD_DIR: dataDir, DATABASE_URL: database.listenUrl });
  const port = await portOf(server);
  // A stopped process accepts nothing, as one whose event loop is busy.
  server.child.kill('SIGSTOP');
  let connected = 0;
  const waiting = Array.from({ length: CONNECTIONS }, () =>
    connect(port, '127.0.0.1').once('connect', () => (connected += 1)),
  );
  const soon = AbortSignal.timeout(5_000);
  await until(() => connected === CONNECTIONS || soon.aborted);
  waiting.forEach((socket) => socket.destroy());
  server.child.kill('SIGCONT');
  expect(connected).toBe(CONNECTIONS);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  expect(await server.end()).toBe(0);
});
