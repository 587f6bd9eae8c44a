/** @tier full @seconds 10 */
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createJoin, joinForm } from './testing/member';
import { createEmptyDatabase } from './testing/database';
import { portOf, runServer, type RunningServer } from './testing/runServer';

let dataDir: string;
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
const running = new Set<RunningServer>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-main-'));
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await Promise.all([...running].map((server) => server.end('SIGKILL')));
  await database.drop();
  await rm(dataDir, { recursive: true });
});

function run(env: Record<string, string>): RunningServer {
  const server = runServer({ DATA_DIR: dataDir, ...env });
  running.add(server);
  return server;
}

async function refusesConnections(port: number) {
  const isLetIn = () =>
    fetch(`http://localhost:${port}/api/health`).then(
      () => true,
      () => false,
    );
  while (await isLetIn());
}

it('says in one sentence that its port is taken', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { child, printed } = run({ DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: String(port) });
  const [code] = (await once(child, 'exit')) as [number];
  other.close();

  expect(code).toBe(1);
  const [sentence] = /Port .*/.exec(printed()) ?? [];
  expect(sentence).toBe(`Port ${port} is taken by another process: end it, or choose another PORT.`);
  expect(printed()).not.toMatch(/^\s+at /m);
  expect(printed()).not.toContain('"stack"');
});

it('says in words why its database cannot be used', async () => {
  const { child, printed } = run({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' });
  await once(child, 'exit');

  expect(printed().trim()).toBe(
    'The database of DATABASE_URL cannot be used: nothing listens at that address: start PostgreSQL, or correct host and port.',
  );
});

it('starts on an empty database, completes running requests on SIGTERM and exits cleanly', async () => {
  const program = run({ DATABASE_URL: database.url });
  const port = await portOf(program);
  expect((await fetch(`http://localhost:${port}/api/ready`)).status).toBe(200);
  expect((await stat(path.join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);

  // A join whose second half is sent after the server has stopped accepting connections.
  const form = new Response(joinForm(createJoin()));
  const body = Buffer.from(await form.arrayBuffer());
  const type = form.headers.get('content-type') ?? '';
  const headers = { 'content-type': type, 'content-length': body.length, expect: '100-continue' };
  const upload = request({ port, method: 'POST', path: '/api/users/join', headers });
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write(body.subarray(0, 400));
  program.child.kill('SIGTERM');
  // npm forwards the signal that the terminal has already sent; it counts as the same signal.
  program.child.kill('SIGINT');
  await refusesConnections(port);
  upload.end(body.subarray(400));

  const [response] = (await once(upload, 'response')) as [{ statusCode: number; resume: () => void }];
  response.resume();
  expect(response.statusCode).toBe(200);
  const [code] =
    program.child.exitCode === null ? ((await once(program.child, 'exit')) as [number]) : [program.child.exitCode];
  expect([code, program.printed()]).toEqual([0, expect.not.stringContaining('Error')]);
});

it('exits after SIGTERM without an error although connections without a request are open', async () => {
  const program = run({ DATABASE_URL: database.url });
  const port = await portOf(program);
  const silent = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = connect(port, 'localhost');
      await once(socket, 'connect');
      return socket;
    }),
  );
  const kept = new Agent({ keepAlive: true });
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ port, path: '/api/health', agent: kept }, resolve),
  );
  await text(response);

  program.child.kill('SIGTERM');
  const [code] = (await once(program.child, 'exit')) as [number];
  expect([code, program.printed()]).toEqual([0, expect.not.stringContaining('Error')]);
  for (const socket of silent) socket.destroy();
  kept.destroy();
});

it('exits after SIGTERM without an error although requests have arrived in part only', async () => {
  const program = run({ DATABASE_URL: database.url });
  const port = await portOf(program);
  const head = (url: string) =>
    `POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n`;
  const open = async (text: string, isAnswered: boolean) => {
    const socket = connect(port, 'localhost').on('error', () => undefined);
    socket.write(text);
    await once(socket, isAnswered ? 'data' : 'connect');
    return socket;
  };
  const sockets = await Promise.all([
    open(`${head('/api/login')}{"user`, false),
    // Refused before the body is read.
    open(`${head('/api/projects')}{"titl`, true),
    open('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/health HTTP/1.1\r\nhost: ', true),
  ]);
  // A later request, so that the server has received the earlier ones.
  await text(await new Promise<IncomingMessage>((resolve) => get({ port, path: '/api/health' }, resolve)));

  program.child.kill('SIGTERM');
  const [code] = (await once(program.child, 'exit')) as [number];
  expect([code, program.printed()]).toEqual([0, expect.not.stringContaining('Error')]);
  for (const socket of sockets) socket.destroy();
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
])('exits with one sentence for %j', async (env, sentence) => {
  const program = run(env);
  const [code] = (await once(program.child, 'exit')) as [number];
  expect([code, program.printed().trim()]).toEqual([1, sentence]);
});
