import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ rateLimitMultiplier: 0.001 });
});
afterAll(() => server.close());

it.each(['/api/health', '/api/ready'])('%s responds to visitors without a rate limit', async (path) => {
  for (let time = 0; time < 30; time += 1) {
    const { code, status } = await server.call('GET', path);
    expect([code, status]).toEqual([200, 200]);
  }
});

it('returns the id of the build, by which the doctor compares processes, and nothing else', async () => {
  const { data } = await server.call<{ build: string | null }>('GET', '/api/health');
  expect(Object.keys(data)).toEqual(['build']);
  // Null without a build.
  expect(data.build ?? '0123456789ab').toMatch(/^[0-9a-f]{12}$/);
});

it('returns 503 without details when the tables are missing', async () => {
  await server.db.schema.alterTable('kysely_migration').renameTo('kysely_migration_away').execute();
  const { code, text, headers } = await server.call('GET', '/api/ready');
  await server.db.schema.alterTable('kysely_migration_away').renameTo('kysely_migration').execute();

  expect(code).toBe(503);
  expect(headers['retry-after']).toBeDefined();
  expect(text).not.toMatch(/kysely|relation|select/);
});
