import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer } from '../testing/startServer';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-drain-'));
});
afterEach(() => rm(folder, { recursive: true }));

function ask(agent: Agent, socketPath: string, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get({ agent, socketPath, path: url }, resolve).once('error', reject));
}

function isLetIn(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(socket).once('error', () => resolve(false));
    attempt.once('connect', () => {
      attempt.destroy();
      resolve(true);
    });
  });
}

it('serves known clients during the drain, closes their connections, and ends once they have disconnected', async () => {
  const socket = path.join(folder, 'app.sock');
  // Longer than any test: the drain ends because no client is left, and not by the timeout.
  const server = await startServer({ socket, drainTime: 600_000 });
  await server.app.listen({ path: socket });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await ask(agent, socket, '/api/ready');
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  await text(before);

  const closed = server.close();
  while (await isLetIn(socket));
  const during = await ask(agent, socket, '/api/ready');
  expect([during.statusCode, during.headers.connection]).toEqual([503, 'close']);
  expect(during.headers['x-request-id']).not.toBe(before.headers['x-request-id']);
  await text(during);
  await closed;
});

it('serves pages during the drain, whose scripts send requests of their own', async () => {
  await writeFile(path.join(folder, 'index.html'), '<title>팀이음</title><div id="root"></div>');
  const socket = path.join(folder, 'app.sock');
  const server = await startServer({ socket, drainTime: 600_000, publicDir: folder });
  await server.app.listen({ path: socket });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await text(await ask(agent, socket, '/api/ready'));

  const closed = server.close();
  while (await isLetIn(socket));
  const page = await ask(agent, socket, '/project');
  expect(page.statusCode).toBe(200);
  expect(await text(page)).toContain('<div id="root">');
  await closed;
});

it('does not wait when no drain time is configured', async () => {
  const server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  await server.close();
  agent.destroy();
  expect(server.app.server.listening).toBe(false);
});
