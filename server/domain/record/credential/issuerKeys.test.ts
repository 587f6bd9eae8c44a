/** @tier full */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../../../app/testing/database';
import { type Database } from '../../../db/connect';
import { createIssuerKeys, lostKeyNotice, readPrivateKey } from './issuerKeys';

let database: Database;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-keys-'));
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const keysOf = (credentialKey?: string) => createIssuerKeys({ db: database.db, dataDir, credentialKey });
const pemOf = (bits = 2_048) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

it('generates one key of 3,072 bits for all processes, in a file that only its owner can read', async () => {
  const keys = await Promise.all([keysOf(), keysOf(), keysOf()].map((one) => one.signing()));
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  const file = path.join(dataDir, 'credential-key.pem');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(createPrivateKey(await readFile(file)).asymmetricKeyDetails?.modulusLength).toBe(3_072);
  expect((await keysOf().signing()).kid).toBe(keys[0]?.kid);
  expect((await keysOf().published()).map(({ kid }) => kid)).toEqual([keys[0]?.kid]);
});

it('publishes no key before one is needed', async () => {
  expect(await keysOf().published()).toEqual([]);
});

it('publishes the former key when another one is configured, as PEM or on one line', async () => {
  const first = await keysOf().signing();
  const pem = pemOf();
  const second = await keysOf(pem).signing();
  expect((await keysOf(pem.replaceAll('\n', '\\n')).signing()).kid).toBe(second.kid);
  expect((await keysOf().published()).map(({ kid }) => kid)).toEqual([first.kid, second.kid]);
  expect(Object.keys((await keysOf().published())[0]?.jwk ?? {}).sort()).toEqual(['e', 'kty', 'n']);
});

it('reports a lost key only when credentials were signed with it', async () => {
  const notice = (credentialKey?: string) => lostKeyNotice({ db: database.db, dataDir, credentialKey });
  expect(await notice()).toBeUndefined();
  await keysOf().signing();
  expect(await notice()).toBeUndefined();
  await rm(path.join(dataDir, 'credential-key.pem'));
  expect(await notice()).toMatch(/^The private key of credentials is lost: .*credential-key\.pem/);
  expect(await notice(pemOf())).toBeUndefined();
});

it('refuses a key that is not RSA or too short, without the key in the message', () => {
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const pem = elliptic.export({ type: 'pkcs8', format: 'pem' }).toString();
  for (const wrong of ['nothing', pem, pemOf(1_024)]) {
    expect(() => readPrivateKey(wrong)).toThrow('It is no RSA private key of at least 2048 bits in PKCS#8 PEM.');
  }
});

it('generates the key again after a failure', async () => {
  const keys = keysOf();
  await writeFile(path.join(dataDir, 'credential-key.pem'), '');
  await expect(keys.signing()).rejects.toThrow('is empty');
  await rm(path.join(dataDir, 'credential-key.pem'));
  await chmod(dataDir, 0o700);
  expect((await keys.signing()).kid).toMatch(/^[\w-]{43}$/);
});
