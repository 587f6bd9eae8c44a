import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { openEventStream, type EventStream } from './eventStream';

let app: FastifyInstance;
let client: Socket;
let stream: EventStream;
let state: { isClosed: boolean };
let closed: Promise<void>;

beforeEach(async () => {
  // The stream of the previous test may close later and must not count as this one.
  const own = { isClosed: false };
  state = own;
  app = fastify();
  let opened: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => (opened = resolve));
  closed = new Promise((resolve) => {
    app.get('/', async (_request, reply) => {
      void reply.header('x-policy', 'long '.repeat(1_000));
      stream = openEventStream(reply, () => {
        own.isClosed = true;
        resolve();
      });
      opened();
      return reply;
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await opening;
});
afterEach(async () => {
  client.destroy();
  await app.close();
});

const countConnections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));

it('detects a client that disconnects', async () => {
  await once(client, 'data');
  client.destroy();
  await closed;
  expect(() => stream.send('alarm')).not.toThrow();
});

it('opens with headers of any size', async () => {
  const [response] = (await once(client, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 200/);
  stream.send('alarm');
  await once(client, 'data');
});

it('sends a hundred events in a row to a client that reads', async () => {
  let received = '';
  client.on('data', (bytes: Buffer) => (received += bytes.toString()));
  for (let id = 1; id <= 100; id += 1) stream.send('archive', String(1_000_000 + id));
  stream.end();
  await once(client, 'close');
  expect(received.match(/data: \d{7}\n/g)).toHaveLength(100);
});

it('disconnects a client that does not read', async () => {
  client.pause();
  const long = 'x'.repeat(100_000);
  while (!state.isClosed) {
    stream.send(long);
    await nextTurn();
  }
  expect(await countConnections()).toBe(0);
});

it('end() closes the connection and releases its resources', async () => {
  client.resume();
  stream.end();
  await once(client, 'close');
  await closed;
  expect(await countConnections()).toBe(0);
});
