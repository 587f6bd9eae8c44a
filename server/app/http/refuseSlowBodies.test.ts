import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { cutSlowBodies } from './slowBodies';

let app: FastifyInstance;
let caller: Socket;
beforeEach(async () => {
  app = fastify();
  cutSlowBodies(app, 100);
  app.post('/', async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
});
afterEach(async () => {
  caller.destroy();
  await app.close();
});

/** A request with a content length of eight bytes, of which only some are sent. */
const send = (body: string) =>
  caller.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 8\r\n\r\n${body}`);

it('closes the connection of a body that does not arrive in time', async () => {
  caller.resume().on('error', () => undefined);
  send('half');
  await once(caller, 'close');
  expect(caller.destroyed).toBe(true);
});

it('does not close the connection of a body that arrives', async () => {
  send('all of i');
  const [response] = (await once(caller, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 200[^]*all of i$/);
});
