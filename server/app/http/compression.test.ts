import { brotliDecompressSync } from 'node:zlib';
import { insertMember, insertProject } from '../../db/testing/rows';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const writer = await insertMember(server.db);
  for (let count = 0; count < 12; count += 1) await insertProject(server.db, writer);
});
afterAll(() => server.close());

const LIST = '/api/projects/filter/keyword';

it('compresses a long response only for clients that accept it', async () => {
  const plain = await server.call('GET', LIST);
  const packed = await server.call('GET', LIST, { headers: { 'accept-encoding': 'br' } });

  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect(brotliDecompressSync(packed.raw).toString()).toBe(plain.text);
  expect(packed.raw.length).toBeLessThan(plain.raw.length / 3);
});

it('does not compress a short response', async () => {
  const { headers } = await server.call('GET', '/api/health', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
});
