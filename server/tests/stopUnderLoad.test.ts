/** @tier full @seconds 8 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Database } from '../db/connect';
import { createTestDatabase } from '../app/testing/database';
import { portOf, runServer } from '../app/testing/runServer';

const PAGE = `<!doctype html><html><head><title>팀이음</title></head><body><div id="root"></div></body></html>`;
const PATHS = [
  () => '/verify',
  (n: number) => `/project?title=${n}`,
  (n: number) => `/nothing-${n}`,
  () => '/api/summary',
];
/** Connections; each sends its next request as soon as it has a response. */
const CONNECTIONS = 200;

let folder: string;
let database: Database;
beforeAll(async () => {
  // Inside the project, where the renderer finds its packages.
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('.cache', 'stop-'));
  await mkdir(path.join(folder, 'public/assets'), { recursive: true });
  await writeFile(path.join(folder, 'public/index.html'), PAGE);
  execFileSync(process.execPath, ['scripts/bundle-renderer.mjs', path.join(folder, 'server')]);
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

it('exits with 0 within ten seconds while pages are rendered for many clients, and breaks no response (D217)', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-stop-'));
  const server = runServer({ BUILD_DIR: folder, DATA_DIR: dataDir, DATABASE_URL: database.listenUrl });
  const port = await portOf(server);
  const statuses: number[] = [];
  const broken: unknown[] = [];
  let isStopping = false;
  let requests = 0;

  /** Sends requests until the server refuses the connection, which it may do only when it stops. */
  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      requests += 1;
      const url = PATHS[requests % PATHS.length]?.(requests) ?? '/';
      const status = await new Promise<number | undefined>((resolve) => {
        const request = get({ port, host: '127.0.0.1', path: url, agent }, (response) => {
          text(response).then(
            () => resolve(response.statusCode),
            (error: unknown) => {
              broken.push(error);
              resolve(undefined);
            },
          );
        });
        request.once('error', (error) => {
          // A connection that the server has closed while it was idle, or a new one to a closed port.
          if (!isStopping) broken.push(error);
          resolve(undefined);
        });
      });
      if (status === undefined) break;
      statuses.push(status);
    }
    agent.destroy();
  }

  const visits = Array.from({ length: CONNECTIONS }, visit);
  while (statuses.length < 2 * CONNECTIONS) await new Promise((resolve) => setImmediate(resolve));
  isStopping = true;
  const askedAt = performance.now();
  const code = await server.end();
  const seconds = (performance.now() - askedAt) / 1_000;
  await Promise.all(visits);

  expect([code, broken]).toEqual([0, []]);
  expect(seconds).toBeLessThan(10);
  expect(statuses.filter((status) => ![200, 404, 429, 503].includes(status))).toEqual([]);
  // Pages that a slow machine cannot render in time are refused with 503.
  const faults = server.printed().replace(/.*"msg":"A request was refused with 503\."\}\n/g, '');
  expect(faults).not.toMatch(/"level":50|after calling end|Error/);
  await rm(dataDir, { recursive: true });
});
