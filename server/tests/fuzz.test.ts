/** @tier full @seconds 9 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type TestResponse } from '../app/testing/call';
import { arbitraryBody, arbitraryQuery, arbitrarySegment } from '../app/testing/arbitraryInput';
import { callable } from '../app/testing/callable';
import { ENDPOINTS, nameOf, type Endpoint } from '../app/testing/endpoints';
import { createWorld, type World } from '../app/testing/ownership';
import { type TestMember } from '../app/testing/member';
import { startServer, type TestServer } from '../app/testing/startServer';

/** Few runs with a fixed seed, so that failures are reproducible on every machine. `npm run fuzz` runs many. */
const RUNS = { seed: 20_261_120, numRuns: 25 };

let server: TestServer;
let member: TestMember;
let world: World;

beforeAll(async () => {
  server = await startServer();
  member = await server.member();
  world = await createWorld(server.db, { writer: member, mate: await server.member(), outsider: member });
});

afterAll(() => server.close());

/** The response has an envelope, no 500 and no internal details. */
function expectDecent({ code, status, message, text }: TestResponse<unknown>) {
  expect(code).toBeLessThan(500);
  expect(typeof status).toBe('number');
  // A redirect of a provider's callback has no text.
  if (code !== 200 && code !== 303) expect(message).toMatch(/[가-힣]/);
  expect(text).not.toMatch(
    /\bselect\b|\binsert into\b|violates|syntax error|node_modules|\bat \/|stack|password_hash/i,
  );
}

const finite = ENDPOINTS.filter(({ endless }) => !endless);
const named = (endpoints: readonly Endpoint[]) => endpoints.map((one) => [nameOf(one), one] as const);

const OURS = () => ({
  id: world.project,
  commentId: world.projectComment,
  type: 'project',
  nickname: encodeURIComponent(member.nickname),
});

const send = (
  endpoint: Endpoint,
  options: Parameters<typeof callable>[3],
  params: Record<string, string | number> = OURS(),
) => callable(server, endpoint, params, { token: member.token, ...options });

describe.each(named(finite.filter(({ body }) => body)))('%s', (_, endpoint) => {
  it('responds to any body without a 500', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBody(endpoint.body!), async (json) => expectDecent(await send(endpoint, { json }))),
      RUNS,
    );
  });
});

describe.each(named(finite.filter(({ form }) => form)))('%s', (_, endpoint) => {
  it('responds to any form without a 500', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBody(endpoint.form!.rules), async (json) =>
        expectDecent(await send(endpoint, { form: JSON.stringify(json) ?? '' })),
      ),
      RUNS,
    );
  });
});

/** Too deep for `JSON.stringify`; the parser of a request reads it. */
const DEEP = `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

describe.each(named(finite.filter(({ body, form }) => body ?? form)))('%s', (_, endpoint) => {
  it('responds to deeply nested JSON with an idempotency key without a 500', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const sent = endpoint.form
      ? { form: DEEP, headers }
      : { body: DEEP, headers: { ...headers, 'content-type': 'application/json' } };
    expectDecent(await send(endpoint, sent));
  });
});

describe.each(named(finite.filter(({ query }) => query)))('%s', (_, endpoint) => {
  it('responds to any query without a 500', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryQuery(endpoint.query!), async (query) =>
        expectDecent(await send({ ...endpoint, path: `${endpoint.path}?${query}` }, {})),
      ),
      RUNS,
    );
  });
});

describe.each(named(finite.filter(({ path }) => path.includes(':'))))('%s', (_, endpoint) => {
  it('responds to any path without a 500', async () => {
    const params = fc.record({
      id: arbitrarySegment,
      commentId: arbitrarySegment,
      type: arbitrarySegment,
      nickname: arbitrarySegment,
    });
    await fc.assert(
      fc.asyncProperty(params, async (values) => expectDecent(await send(endpoint, { json: {} }, values))),
      RUNS,
    );
  });
});

it('the server still responds after all requests, and the member is unchanged', async () => {
  expect((await server.call('GET', '/api/ready')).code).toBe(200);
  const { data } = await server.call<{ nickname: string }>('GET', '/api/users/me', { token: member.token });
  expect(data.nickname).toBe(member.nickname);
});
