import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readTokenSecret } from './tokenSecret';

let dataDir: string;
beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'teamieum-secret-')), 'data');
});
afterEach(() => rm(path.dirname(dataDir), { recursive: true }));

it('the secret is generated once, in a file that only its owner can read', async () => {
  const secret = await readTokenSecret(dataDir);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await readTokenSecret(dataDir)).toBe(secret);
  expect((await stat(path.join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
});

it('concurrent processes get the same secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readTokenSecret(dataDir)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['token-secret']);
});

it('an empty file is an error', async () => {
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'token-secret'), '');
  await expect(readTokenSecret(dataDir)).rejects.toThrow('is empty');
});
