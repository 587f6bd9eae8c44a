import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { joiningOn } from '../testing/joining';
import { createJoin } from '../testing/member';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let port: number;
let agent: Agent;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => agent.destroy());
afterAll(() => server.close());

interface Answer {
  status: number;
  connection?: string;
  body: string;
}

/** Sends a request over the agent. Without an end, the body is still being sent when the response arrives. */
async function exchange(options: RequestOptions, body: Buffer | string = '', end = true): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, agent, ...options });
  // The server may stop reading the body after its response.
  sent.on('error', () => undefined);
  if (end) sent.end(body);
  else sent.write(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    connection: response.headers.connection,
    body: await text(response),
  };
}

const health = () => exchange({ path: '/api/health' });

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=x' };
const JSON_PART = '--x\r\ncontent-disposition: form-data; name="memberDTO"\r\n\r\n';
const LONG = Buffer.alloc(3 * 1024 * 1024, 'a');
const PROMISED = { 'content-length': '900000000' };

it.each<[string, number, RequestOptions, Buffer | string]>([
  [
    'a form whose JSON part is too large',
    413,
    { path: '/api/users/join', headers: FORM_TYPE },
    Buffer.concat([Buffer.from(JSON_PART), LONG]),
  ],
  [
    'a form that declares too many bytes',
    413,
    { path: '/api/users/join', headers: { ...FORM_TYPE, ...PROMISED } },
    'a',
  ],
  [
    'a JSON body that declares too many bytes',
    413,
    { path: '/api/login', headers: { ...JSON_TYPE, ...PROMISED } },
    'a',
  ],
  ['a JSON body that is too large', 413, { path: '/api/login', headers: JSON_TYPE }, LONG],
  ['an unknown type', 415, { path: '/api/login', headers: { 'content-type': 'text/x' } }, LONG],
  ['a member route without a token', 401, { path: '/api/projects', headers: JSON_TYPE }, LONG],
  ['a form for members without a token', 401, { path: '/api/archive', headers: FORM_TYPE }, LONG],
  [
    'a call from another site',
    403,
    { path: '/api/login', headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' } },
    LONG,
  ],
  ['an unknown path', 404, { path: '/api/nothing', headers: JSON_TYPE }, LONG],
  ['a page', 405, { path: '/project', headers: JSON_TYPE }, LONG],
])(
  'closes the connection after refusing %s while its body is sent, and the next call succeeds',
  async (_, status, options, body) => {
    const refused = await exchange({ method: 'POST', ...options }, body, false);
    expect(refused).toMatchObject({ status, connection: 'close' });
    expect(JSON.parse(refused.body)).toMatchObject({
      status: expect.any(Number) as number,
      message: expect.any(String) as string,
    });
    expect((await health()).status).toBe(200);
  },
);

it('keeps the connection after refusing a small body that has arrived', async () => {
  const refused = await exchange(
    { method: 'POST', path: '/api/login', headers: { 'content-type': 'text/x' } },
    'small',
  );
  expect([refused.status, refused.connection]).toEqual([415, 'keep-alive']);
});

it('keeps the connection of a body that was read', async () => {
  const refused = await exchange({ method: 'POST', path: '/api/login', headers: JSON_TYPE }, '{}');
  expect([refused.status, refused.connection]).toEqual([400, 'keep-alive']);
  expect((await joiningOn(server).join(createJoin())).code).toBe(200);
});
