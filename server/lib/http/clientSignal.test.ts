import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { until } from '../../app/testing/until';
import { clientSignal } from './clientSignal';

let app: FastifyInstance;
let port: number;
/** The signal of each request so far. */
let signals: AbortSignal[];
beforeEach(async () => {
  signals = [];
  app = fastify();
  app.post('/waits', (incoming) => {
    const signal = clientSignal(incoming);
    signals.push(signal);
    app.server.emit('waiting');
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
  });
  app.post('/answers', async (incoming) => {
    signals.push(clientSignal(incoming));
    return 'ok';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

it('aborts when the client hangs up while the response is prepared, not when its body has been read', async () => {
  const caller = connect(port, '127.0.0.1').on('error', () => undefined);
  caller.write('POST /waits HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 3\r\n\r\nall');
  await once(app.server, 'waiting');
  const [signal] = signals;
  expect(signal?.aborted).toBe(false);

  caller.destroy();
  await until(() => Promise.resolve(signal?.aborted === true));
  expect(signal?.reason).toMatchObject({ statusCode: 499 });
});

it('is one signal for all requests of a connection, aborted when it closes', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let call = 0; call < 3; call += 1) {
    const sent = request({ port, host: '127.0.0.1', path: '/answers', method: 'POST', agent });
    sent.end();
    const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
    response.resume();
    await once(response, 'end');
  }
  const [first] = signals;
  expect(signals.map((signal) => signal === first && !signal.aborted)).toEqual([true, true, true]);

  agent.destroy();
  await until(() => Promise.resolve(first?.aborted === true));
});
