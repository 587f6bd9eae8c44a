import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { callable } from '../app/testing/callable';
import { ENDPOINTS, nameOf, type Endpoint } from '../app/testing/endpoints';
import { createWorld, PERMISSIONS, type Actors, type Permission, type World } from '../app/testing/ownership';
import { operatorOn } from '../app/testing/operating';
import { readRoutes } from '../app/testing/readRoutes';
import { startServer, type TestServer } from '../app/testing/startServer';

let server: TestServer;
let actors: Actors;
let world: World;
/** The world until a call may have changed it: creating one takes longer than most calls. */
let unchanged: World | undefined;

beforeAll(async () => {
  server = await startServer();
  actors = {
    writer: await server.member({ nickname: '만든사람' }),
    mate: await server.member(),
    outsider: await server.member(),
    operator: await operatorOn(server),
  };
  // Calls that need a proof are refused without one (`proof.routes.test.ts`).
  await server.db
    .updateTable('session')
    .set({ proven_until: new Date(Date.now() + 3_600_000) })
    .execute();
});

beforeEach(async () => {
  world = unchanged ??= await createWorld(server.db, actors);
});

afterAll(() => server.close());

const SOMETHING = { id: 1, commentId: 1, type: 'project', nickname: '아무나' };

it('the table lists every endpoint of the server and no other', async () => {
  expect(ENDPOINTS.map(nameOf).sort()).toEqual((await readRoutes(server, actors.operator.token)).sort());
});

it('the table defines ownership for every endpoint with an id', () => {
  const pointing = ENDPOINTS.filter(({ path }) => path.includes(':')).map(nameOf);
  expect([...new Set(PERMISSIONS.map(({ endpoint }) => endpoint))].sort()).toEqual(pointing.sort());
});

const members = ENDPOINTS.filter(({ audience }) => audience === 'member').map((one) => [nameOf(one), one] as const);
const others = ENDPOINTS.filter(({ audience }) => audience === 'open' || audience === 'viewer').map(
  (one) => [nameOf(one), one] as const,
);

const ask = async (endpoint: Endpoint, token?: string) => {
  const { status } = await callable(server, endpoint, SOMETHING, { token });
  return status;
};

describe.each(members)('%s', (_, endpoint) => {
  it('returns 401 to visitors', async () => {
    expect([await ask(endpoint), await ask(endpoint, 'nonsense'), await ask(endpoint, '')]).toEqual([
      40201, 40201, 40201,
    ]);
  });
});

describe.each(others)('%s', (_, endpoint) => {
  it('does not require a login', async () => {
    expect([40201, 40202]).not.toContain(await ask(endpoint));
    expect([40201, 40202]).not.toContain(await ask(endpoint, 'nonsense'));
  });
});

const withToken = ENDPOINTS.filter(({ audience }) => audience === 'member' || audience === 'viewer').map(
  (one) => [nameOf(one), one] as const,
);

describe('a session that has ended', () => {
  let revoked: string;
  beforeAll(async () => {
    const { token, refresh } = await server.member();
    await server.call('POST', '/api/logout', { cookies: { refresh } });
    revoked = token;
  });

  it.each(withToken)('is refused by %s', async (_, endpoint) => {
    expect(await ask(endpoint, revoked)).toBe(40203);
  });
});

const lines = PERMISSIONS.map((one) => [`${one.endpoint}${one.state ? ` (${one.state})` : ''}`, one] as const);

describe.each(lines)('%s', (_, permission) => {
  const endpoint = ENDPOINTS.find((one) => nameOf(one) === permission.endpoint);

  it.each(['writer', 'mate', 'outsider', 'operator'] as const)(
    'responds to the %s as the matrix defines',
    async (name) => {
      if (endpoint?.method !== 'GET') unchanged = undefined;
      const { code, message } = await callAs(name, permission, endpoint!);
      expect([code, message]).toEqual([expectedOf(permission, name), expect.any(String)]);
    },
  );
});

/**
 * Requests about content of another member, with an invalid body: ownership is checked first (F12). Anybody may bookmark,
 * without a body.
 */
const refusals = PERMISSIONS.filter(({ endpoint }) => !/^(GET|POST .*bookmark$)/.test(endpoint)).flatMap((one) =>
  (['writer', 'mate', 'outsider', 'operator'] as const)
    .filter((name) => [403, 404].includes(expectedOf(one, name)))
    .map((name) => [one.endpoint, one.state ?? 'any state', name, one] as const),
);

/** Bodies that are refused with 400, 413 and 415. */
const BAD_BODIES = [
  {},
  { json: { title: { toString: 1 }, evaluations: 5, content: [], closed: 'yes' } },
  { json: { title: 'a'.repeat(200_000) } },
  { headers: { 'content-type': 'application/json' }, body: '{' },
  { headers: { 'content-type': 'text/plain' }, body: 'x' },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x' },
];

it.each(refusals)('refuses an invalid body of %s (%s) by the %s with the same status', async (_, __, name, one) => {
  const { method, path: pattern } = ENDPOINTS.find((endpoint) => nameOf(endpoint) === one.endpoint)!;
  const values = one.on(world);
  const url = `/api${pattern.replace(/:(\w+)/g, (_match, key: string) => String(values[key]))}`;
  for (const body of BAD_BODIES) {
    const { code } = await server.call(method, url, { token: actors[name].token, ...body });
    expect([body, code]).toEqual([body, expectedOf(one, name)]);
  }
});

const CHECKED_FIRST = [...new Set(refusals.map(([endpoint]) => endpoint))];

it.each(CHECKED_FIRST)('returns 404 to an invalid body of %s when its id does not exist', async (name) => {
  const { method, path: pattern } = ENDPOINTS.find((endpoint) => nameOf(endpoint) === name)!;
  const url = `/api${pattern.replace(/:\w+/g, '999999999')}`;
  for (const body of BAD_BODIES) {
    const { code } = await server.call(method, url, { token: actors.writer.token, ...body });
    expect([body, code]).toEqual([body, 404]);
  }
});

it.each<[string, (to: World) => string]>([
  ['a post', (to) => `/projects/${to.project}`],
  ['the state of a post', (to) => `/projects/${to.project}/closed`],
  ['a comment on a post', (to) => `/projects/${to.project}/comments/${to.projectComment}`],
  ['a comment on an archive', (to) => `/archive/${to.published}/comments/${to.archiveComment}`],
])('returns 400 to malformed JSON for %s by its owner', async (_, pathOf) => {
  const headers = { 'content-type': 'application/json' };
  const { token } = actors.writer;
  expect((await server.call('PUT', `/api${pathOf(world)}`, { token, headers, body: '{' })).code).toBe(400);
});

it("writes nothing of a form for another member's archive to the disk", async () => {
  const written = async () => (await readdir(path.join(server.dataDir, 'incoming')).catch(() => [])).length;
  const before = await written();
  const body = new Readable({ read: () => undefined });
  body.push('--x\r\ncontent-disposition: form-data; name="thumbnail"; filename="a.png"\r\n\r\nimage');
  // The form does not end: data that was read would be on the disk at the time of the response.
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' };
  const { token } = actors.mate;
  const { code } = await server.call('PUT', `/api/archive/${world.published}`, { token, headers, body });
  expect([code, await written()]).toEqual([403, before]);
  body.destroy();
});

function expectedOf({ expected }: Permission, name: keyof Actors): number {
  return name === 'operator' ? (expected.operator ?? expected.outsider) : expected[name];
}

function callAs(name: keyof Actors, { on, json, form }: Permission, endpoint: Endpoint) {
  const caller = actors[name];
  const body = json && { json: json(caller, actors) };
  return callable(server, endpoint, on(world), { token: caller.token, ...body, ...(form && { form }) });
}
