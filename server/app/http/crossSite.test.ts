import { MESSAGES } from '@contract/messages';
import { createJoin, joinForm, type TestMember } from '../testing/member';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startServer({ webOrigins: ['https://www.teamieum.example'], publicUrl: 'https://teamieum.example' });
});
beforeEach(async () => {
  member = await server.member();
});
afterAll(() => server.close());

type Headers = Record<string, string>;

const CALLS = {
  login: (headers: Headers) => {
    const { username, password } = member;
    return server.call('POST', '/api/login', { json: { username, password }, headers });
  },
  join: (headers: Headers) => server.call('POST', '/api/users/join', { form: joinForm(createJoin()), headers }),
  token: (headers: Headers) =>
    server.call('POST', '/api/token', { json: {}, cookies: { refresh: member.refresh }, headers }),
  logout: (headers: Headers) => server.call('POST', '/api/logout', { cookies: { refresh: member.refresh }, headers }),
};

const HOST = { host: 'api.teamieum.example:8443' };

describe.each(['login', 'join', 'token', 'logout'] as const)('%s', (name) => {
  it.each<[string, Headers]>([
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
    ['a cross-site request of a listed origin', { 'sec-fetch-site': 'cross-site', origin: 'https://teamieum.example' }],
    ['a foreign origin', { origin: 'https://elsewhere.example' }],
    ['the own host at another port', { origin: 'https://api.teamieum.example' }],
    ['an extension with the id of the host', { origin: 'chrome-extension://api.teamieum.example:8443' }],
    ['the origin null', { origin: 'null' }],
  ])('refuses %s, sets no cookie and does not change the session', async (_, headers) => {
    const response = await CALLS[name]({ ...HOST, ...headers });
    expect([response.code, response.message, response.cookies]).toEqual([403, MESSAGES.forbidden, {}]);
    expect((await server.call('GET', '/api/users/me', { token: member.token })).code).toBe(200);
  });

  it.each<[string, Headers]>([
    ['without either header', {}],
    ['of the same origin', { 'sec-fetch-site': 'same-origin', origin: 'https://api.teamieum.example:8443' }],
    ['of a listed origin', { 'sec-fetch-site': 'same-site', origin: 'https://www.teamieum.example' }],
    ['of the public address', { origin: 'https://teamieum.example' }],
  ])('accepts a call %s', async (_, headers) => {
    expect((await CALLS[name]({ ...HOST, ...headers })).code).toBe(200);
  });
});
