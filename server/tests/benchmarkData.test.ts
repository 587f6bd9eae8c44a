/** @tier full */
import { fill } from '../../bench/fill/fill';
import { startServer, type TestServer } from '../app/testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('the rows of the benchmarks satisfy the schema, and fill its lists', async () => {
  await fill(server.db, 100, { members: 200 });
  for (const [path, total] of [
    ['/api/projects/filter/keyword', 100],
    ['/api/archive/projects', 10],
  ] as const) {
    const { data } = await server.call<{ totalElements: number }>('GET', path);
    expect(data.totalElements).toBe(total);
  }
});
