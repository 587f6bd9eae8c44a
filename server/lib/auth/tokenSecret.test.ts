import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readTokenSecret } from './tokenSecret';

let dataDir: string;
beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'teamieum-secret-')), 'data');
});
afterEach(() => rm(path.dirname(dataDir), { recursive: true }));

it('is made once, for the owner only', async () => {
  const secret = await readTokenSecret(dataDir);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await readTokenSecret(dataDir)).toBe(secret);
  expect((await stat(path.join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
});

it('is one for all who start at the same time', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readTokenSecret(dataDir)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['token-secret']);
});

it('is never an empty one', async () => {
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'token-secret'), '');
  await expect(readTokenSecret(dataDir)).rejects.toThrow('is empty');
});
