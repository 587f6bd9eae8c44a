/** @tier full */
import { type FastifyInstance } from 'fastify';
import path from 'node:path';
import { type Call, callOf } from '../../../app/testing/call';
import { creditingOn, openJwt } from '../../../app/testing/crediting';
import { type TestMember } from '../../../app/testing/member';
import { recordingOn } from '../../../app/testing/recording';
import { startServer, TEST_SECRET, type TestServer } from '../../../app/testing/startServer';
import { until } from '../../../app/testing/until';
import { buildApp } from '../../../app/buildApp';
import { readConfig } from '../../../app/env';
import { createCache } from '../../../lib/cache/cache';
import { createDiskStorage } from '../../../lib/storage/diskStorage';

const OLD = 'https://old.example';
const NEW = 'https://new.example';

let former: TestServer;
let app: FastifyInstance;
/** Requests after the move; by default they name the new host. */
let call: Call;
let member: TestMember;
let archive: number;
let issued: Awaited<ReturnType<ReturnType<typeof creditingOn>['issued']>>;

beforeAll(async () => {
  former = await startServer({ publicUrl: OLD });
  [member] = [await former.member()];
  archive = await recordingOn(former).publish([member, await former.member()]);
  issued = await creditingOn(former).issued(archive, member);
  app = await buildApp({
    db: former.db,
    storage: createDiskStorage(path.join(former.dataDir, 'uploads')),
    tokenSecret: TEST_SECRET,
    now: Date.now,
    config: readConfig({ DATA_DIR: former.dataDir, PUBLIC_URL: NEW, FORMER_URLS: OLD }),
    listenUrl: former.listenUrl,
    cache: createCache(),
  });
  call = callOf(app);
});
afterAll(async () => {
  await app.close();
  await former.close();
});

const callAt =
  (host: string): Call =>
  (method, address, options = {}) =>
    call(method, address, { ...options, headers: { ...options.headers, host } });

it('an outside verifier that asks the former host finds keys and status list of the former issuer', async () => {
  const outside = creditingOn({ call: callAt('OLD.example') });
  expect((await outside.didDocument()).id).toBe('did:web:old.example');
  expect(await outside.isSigned(issued.token)).toBe(true);
  const { token: list } = await outside.statusListOf(issued.token);
  const { payload } = openJwt<{ iss: string; id: string }>(list);
  expect([payload.iss, new URL(payload.id).origin]).toEqual(['did:web:old.example', OLD]);
  const jwks = JSON.parse((await callAt('old.example')('GET', '/.well-known/jwks.json')).text) as {
    keys: { kid: string }[];
  };
  expect(jwks.keys.map(({ kid }) => kid)).toEqual([openJwt(issued.token).header['kid']]);
  expect(await outside.checkOutside(issued.token)).toMatchObject({ verified: true, status: false, error: null });
});

it('any other host, and an unknown one, gets the documents of the present issuer', async () => {
  for (const host of ['new.example', 'evil.example', 'old.example.evil.example']) {
    const document = await creditingOn({ call: callAt(host) }).didDocument();
    expect(document.id).toBe('did:web:new.example');
  }
});

it("the former issuer's credentials and addresses of verification are ours, and a changed one is told apart from a foreign one", async () => {
  const on = creditingOn({ call });
  expect(await on.resultOf(issued.token)).toBe('VALID');
  expect(await on.resultOf(`${OLD}/verify/${issued.id}`)).toBe('VALID');
  const [header = '', , signature = ''] = issued.token.split('.');
  const payload = Buffer.from(JSON.stringify({ iss: 'did:web:old.example' })).toString('base64url');
  const unknown = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'did:web:old.example#x' })).toString('base64url');
  expect(await on.resultOf(`${header}.${payload}.${signature}`)).toBe('CHANGED');
  expect(await on.resultOf(`${unknown}.${payload}.${signature}`)).toBe('CHANGED');
  expect(await on.resultOf(`https://other.example/verify/${issued.id}`)).toBe('FOREIGN');
});

it('the owner reads which credential names the former address, and gets a new one that names the present', async () => {
  const on = creditingOn({ call });
  expect((await on.list(member)).data).toMatchObject([{ id: issued.id, moved: true, addressOnly: false }]);
  const renewed = await on.issued(archive, member, { renew: true });
  expect(renewed).toMatchObject({ moved: false, addressOnly: false, verifyUrl: `${NEW}/verify/${renewed.id}` });
  expect(openJwt(renewed.token).payload.iss).toBe('did:web:new.example');
  // Another process hears of the withdrawal a moment after it was answered.
  const outside = creditingOn({ call: callAt('old.example') });
  await until(async () => (await outside.checkOutside(issued.token)).status === true);
});
