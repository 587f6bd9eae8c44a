import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { MESSAGES } from '@contract/messages';
import fastify, { type FastifyInstance } from 'fastify';
import { respondToBrokenRequests } from './brokenRequests';
import { connectionLimits } from './connectionLimits';

const CHUNK = Buffer.alloc(1024 * 1024);

let app: FastifyInstance;
let caller: Socket;

/** The number of requests that have reached the handler, which waits for the promise. */
let handled: number;
let waiting: Promise<void>;

/** The body that the server streams without end. */
let endless: Readable;

beforeEach(() => {
  handled = 0;
  waiting = Promise.resolve();
});

async function setup(patience: { headers: number; silence: number }) {
  app = fastify({ ...connectionLimits(patience), clientErrorHandler: respondToBrokenRequests({ 'x-own': 'ours' }) });
  endless = new Readable({ read: () => endless.push(CHUNK) });
  app.get('/wait', async () => {
    handled += 1;
    await waiting;
    return 'done';
  });
  app.get('/endless', (_request, reply) => reply.send(endless));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // Half open: it stays open when the server ends its side.
  caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  caller.on('error', () => undefined);
}
afterEach(async () => {
  caller.destroy();
  await app.close();
});

const LONG = 100_000;

it('responds 408 to a client whose headers do not arrive in time, and closes the connection', async () => {
  await setup({ headers: 100, silence: LONG });
  const [connection] = await Promise.all([once(app.server, 'connection'), once(caller, 'connect')]);
  const left = once((connection as [Socket])[0], 'close');
  caller.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const [response] = (await once(caller, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 408 .*\r\n(.*\r\n)*x-own: ours\r\n/);
  expect(response.toString()).toContain(JSON.stringify({ status: 408, message: MESSAGES.poorConnection, shown: true }));
  await left;
});

it('closes the connection of a client that does not read the response', async () => {
  await setup({ headers: LONG, silence: 100 });
  caller.pause();
  caller.write('GET /endless HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(endless, 'close');
  expect(endless.destroyed).toBe(true);
});

it('closes the connection of a client that sends nothing', async () => {
  await setup({ headers: LONG, silence: 100 });
  caller.resume();
  await once(caller, 'end');
  expect(caller.readableEnded).toBe(true);
});

/** Requests in one packet. */
const pipelined = (count: number) => 'GET /wait HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(count);

it('handles the requests of a connection one after the other', async () => {
  await setup({ headers: LONG, silence: LONG });
  let finish = () => undefined as void;
  waiting = new Promise((resolve) => (finish = resolve));
  let text = '';
  caller.on('data', (piece: Buffer) => (text += piece.toString()));
  const [[connection]] = (await Promise.all([once(app.server, 'connection'), once(caller, 'connect')])) as [
    [Socket],
    [],
  ];
  caller.write(pipelined(3));
  await once(connection, 'data');
  expect(handled).toBe(1);
  finish();
  while (text.split('HTTP/1.1 200').length <= 3) await once(caller, 'data');
  expect(handled).toBe(3);
});

it('handles no further request of a connection that has closed', async () => {
  await setup({ headers: LONG, silence: LONG });
  const [[connection]] = (await Promise.all([once(app.server, 'connection'), once(caller, 'connect')])) as [
    [Socket],
    [],
  ];
  caller.pause();
  caller.write('GET /endless HTTP/1.1\r\nhost: localhost\r\n\r\n' + pipelined(15));
  await once(connection, 'data');
  // Not `once`, which rejects for the reset of the connection.
  const closed = new Promise((resolve) => connection.on('close', resolve));
  caller.destroy();
  await Promise.all([closed, once(endless, 'close')]);
  expect(handled).toBe(0);
});

it('closes a connection with more than 16 requests in work, and does nothing for the requests behind them (D210)', async () => {
  await setup({ headers: LONG, silence: LONG });
  waiting = new Promise(() => undefined);
  caller.resume();
  caller.write(pipelined(1_400));
  await once(caller, 'end');
  expect(handled).toBe(1);
});

it('serves many requests of one connection, 16 in each packet', async () => {
  await setup({ headers: LONG, silence: LONG });
  let text = '';
  caller.on('data', (piece: Buffer) => (text += piece.toString()));
  for (let packet = 1; packet <= 3; packet += 1) {
    caller.write(pipelined(16));
    while (text.split('HTTP/1.1 200').length <= packet * 16) await once(caller, 'data');
  }
  expect(handled).toBe(48);
});
