/** @tier full */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { requestText, rawHttp } from '../app/testing/rawHttp';
import { startServer, type TestServer } from '../app/testing/startServer';

const PAGE = '<!doctype html><html><head><title>팀이음</title></head><body><div id="root"></div></body></html>';
const SECRET = 'nobody is to read this';

/** Files that a careless deployment leaves in the served folder and one folder above. */
const LEFT_LYING = ['secret.txt', 'public/.env', 'public/.git/HEAD', 'public/.git/config', 'public/assets/.hidden'];

let folder: string;
let server: TestServer;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-scanners-'));
  for (const parts of ['public/.git', 'public/assets']) await mkdir(path.join(folder, parts), { recursive: true });
  for (const file of LEFT_LYING) await writeFile(path.join(folder, file), SECRET);
  await writeFile(path.join(folder, 'public/index.html'), PAGE);
  server = await startServer({ publicDir: path.join(folder, 'public') });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends the path unchanged; an HTTP client would resolve the dots before sending it. */
const get = (target: string) => rawHttp(port, requestText('GET', target));

it.each([
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/.env.production',
  '/%2eenv',
  '/%2e%67it/HEAD',
  '//.env',
  '/assets/.hidden',
  '/assets/%2ehidden',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%252e%252e/secret.txt',
  '/uploads/../../secret.txt',
  '/uploads/file/%2e%2e%2f%2e%2e%2fsecret.txt',
  'http://localhost/.env',
  '/wp-login.php',
  '/xmlrpc.php',
  '/backup.sql',
  '/main.js.map',
  '/.well-known/security.txt',
])('returns a JSON 404 for %s', async (target) => {
  const { status, headers, body } = await get(target);
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(body).not.toContain(SECRET);
});

it.each(['/wp-admin/', '/phpmyadmin', '/server-status', '/api', '/%252e%252e/', '/cgi-bin/'])(
  'returns 404 for the unknown path %s',
  async (target) => {
    const { status, body } = await get(target);
    expect([status, body.includes(SECRET)]).toEqual([404, false]);
  },
);
