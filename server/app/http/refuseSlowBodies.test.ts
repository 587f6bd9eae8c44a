import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { MESSAGES } from '@contract/messages';
import fastify, { type FastifyInstance } from 'fastify';
import { acceptForms } from '../../lib/uploads/receiveForm';
import { readParts } from '../../lib/uploads/readParts';
import { installErrorHandler } from './errorHandler';
import { refuseSlowBodies } from './refuseSlowBodies';

let app: FastifyInstance;
let caller: Socket;
let waiting: Promise<void>;
let finishWaiting: () => void;

const SKIPPED = { write: () => undefined };

beforeEach(async () => {
  app = fastify();
  installErrorHandler(app);
  refuseSlowBodies(app, { bytes: 1_000, within: 100 });
  acceptForms(app);
  app.post('/', async ({ body }) => body);
  app.post('/form', ({ raw }) =>
    readParts(raw, { most: 10_000, signal: new AbortController().signal, openPart: () => SKIPPED }),
  );
  waiting = new Promise((resolve) => (finishWaiting = resolve));
  app.post('/waiting', { onRequest: () => waiting }, async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  caller.on('error', () => undefined);
});
afterEach(async () => {
  caller.destroy();
  await app.close();
});

function send(path: string, type: string, body: string, length = 5_000) {
  caller.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`);
}

async function answer(): Promise<string> {
  const [response] = (await once(caller, 'data')) as [Buffer];
  return response.toString();
}

it.each([
  ['a JSON body', '/', 'application/json', '{"half":'],
  ['a form', '/form', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nhalf'],
])('responds 408 to %s that arrives too slowly', async (_, path, type, body) => {
  send(path, type, body);
  const response = await answer();
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain(MESSAGES.poorConnection);
});

it('responds 408 to a body that keeps dripping below the rate', async () => {
  send('/', 'application/json', '"');
  const dripping = setInterval(() => caller.write('a'), 5);
  const response = await answer();
  clearInterval(dripping);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
});

it('does not refuse a body that arrives, and leaves the connection open', async () => {
  send('/', 'application/json', '"all"', 5);
  expect(await answer()).toMatch(/^HTTP\/1\.1 200[^]*all/);
});

it('does not count the time in which the server does not read the body', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const arrived = once(app.server, 'request');
  send('/waiting', 'application/json', '"all"', 5);
  await arrived;
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  finishWaiting();
  expect(await answer()).toMatch(/^HTTP\/1\.1 200/);
});
