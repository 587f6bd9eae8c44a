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

/** The body that the server streams without end. */
let endless: Readable;

async function setup(patience: { headers: number; silence: number }) {
  app = fastify({ ...connectionLimits(patience), clientErrorHandler: respondToBrokenRequests({ 'x-own': 'ours' }) });
  endless = new Readable({ read: () => endless.push(CHUNK) });
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
  expect(response.toString()).toContain(JSON.stringify({ status: 408, message: MESSAGES.poorConnection }));
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
