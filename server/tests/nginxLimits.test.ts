/** @tier full */
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { MESSAGES } from '@contract/messages';
import { startNginx, type Nginx } from '../app/testing/nginx';
import { RATES } from '../lib/http/rateLimits';
import { UPLOADS } from '../lib/uploads/receiveForm';

let folder: string;
let nginx: Nginx;
let agent: Agent;
const upstream = createServer((_incoming, response) => response.end('{}'));
/** Requests with a form stay open. */
const pending = createServer((incoming, response) => {
  if (incoming.url === '/api/health') response.end('{}');
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-nginx-'));
  await chmod(folder, 0o755);
  agent = new Agent({ keepAlive: true, maxSockets: 50 });
});
afterEach(async () => {
  agent.destroy();
  await nginx.stop();
  for (const server of [upstream, pending]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

async function start(server: typeof upstream): Promise<void> {
  const socket = path.join(folder, 'app.sock');
  server.listen(socket);
  await once(server, 'listening');
  await chmod(socket, 0o777);
  nginx = await startNginx(folder, [socket, socket], 1);
}

const call = (headers: Record<string, string> = {}) =>
  request(`${nginx.origin}/api/project`, { agent, headers, method: 'POST' }).on('error', () => undefined);

async function answerTo(headers?: Record<string, string>) {
  const sent = call(headers).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it('has the figures of the limits of the server', async () => {
  await start(upstream);
  const config = await readFile('deploy/nginx.conf', 'utf8');
  expect(config).toContain(`zone=visitors:10m rate=${RATES.address.max}r/m;`);
  expect(config).toContain(`zone=visitors burst=${RATES.address.max} nodelay;`);
  expect(config).toContain(`zone=members:10m rate=${RATES.member.max}r/m;`);
  expect(config).toContain(`zone=members burst=${RATES.member.max} nodelay;`);
  expect(config).toContain(`limit_conn forms ${UPLOADS.places.each};`);
});

it('refuses the calls of a member above the limit with the message of the server, and not those of others', async () => {
  await start(upstream);
  const answers = await Promise.all(Array.from({ length: RATES.member.max * 2 }, () => answerTo({ access: 'one' })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(RATES.member.max / 2);
  for (const { status, headers, body } of refused.slice(0, 5)) {
    expect([status, JSON.parse(body)]).toEqual([429, { status: 429, message: MESSAGES.tooMany, shown: true }]);
    expect([headers['retry-after'], headers['content-type']]).toEqual(['2', 'application/json']);
  }
  expect((await answerTo({ access: 'another' })).status).toBe(200);
  expect((await answerTo()).status).toBe(200);
});

it('refuses more forms of an address than the server has places for it, and not its other calls', async () => {
  await start(pending);
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  let arrived = 0;
  const allArrived = new Promise<void>((resolve) =>
    pending.on('request', ({ headers }) => {
      if (headers['content-type'] === form['content-type']) arrived += 1;
      if (arrived === UPLOADS.places.each) resolve();
    }),
  );
  const sent = Array.from({ length: UPLOADS.places.each }, () => call(form).end());
  await allArrived;
  const refused = await answerTo(form);
  expect([refused.status, JSON.parse(refused.body)]).toEqual([503, { status: 503, message: MESSAGES.noResponse }]);
  const health = await fetch(`${nginx.origin}/api/health`);
  expect(health.status).toBe(200);
  for (const one of sent) one.destroy();
});
