import { type SessionData } from '@contract/auth';
import { startScriptedProvider, type ScriptedProvider } from '../../../app/testing/openId/scriptedProvider';
import { providersAt, socialLoginsOn, socialOf } from '../../../app/testing/openId/socialLoginsOn';
import { type TestMember } from '../../../app/testing/member';
import { provingOn } from '../../../app/testing/provingOn';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let provider: ScriptedProvider;
let attacked: TestMember;

beforeAll(async () => {
  provider = await startScriptedProvider();
  server = await startServer({
    rateLimitMultiplier: 1,
    publicUrl: 'http://localhost',
    openIdProviders: providersAt(provider),
  });
  attacked = await server.member();
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** 300 wrong passwords from 150 addresses, after which a new browser is refused. */
async function lockOut(): Promise<void> {
  const json = { username: attacked.username, password: 'wrong0000' };
  for (let address = 1; address <= 150; address += 1) {
    const from = `10.1.0.${address}`;
    await server.call('POST', '/api/login', { json, from });
    await server.call('POST', '/api/login', { json, from });
  }
  expect((await server.call('POST', '/api/login', { json, from: '10.1.1.1' })).code).toBe(429);
}

it('passkey, provider and kept login get a member in while strangers have used up the wrong passwords of the username', async () => {
  const proving = provingOn(server);
  const social = socialLoginsOn(server, provider);
  const person = { subject: 'attacked' };
  const passkey = await proving.add(attacked);
  const link = await social.startLink(attacked);
  const back = await social.callback(provider.authorize(link.data.url, person), socialOf(link));
  expect((await social.exchangeLink(attacked, back.cookies)).code).toBe(200);
  const { username, password } = attacked;
  const headers = { host: 'localhost' };
  const kept = await server.call('POST', '/api/login', { json: { username, password, keep: true }, headers });

  await lockOut();

  expect((await proving.logIn(passkey)).code).toBe(200);
  expect((await social.logIn(person)).data.nickname).toBe(attacked.nickname);
  const cookies = { keep: kept.cookies['keep']?.value ?? '' };
  const resumed = await server.call<SessionData>('POST', '/api/token', { json: { resume: true }, cookies, headers });
  expect([resumed.code, resumed.data.nickname]).toEqual([200, attacked.nickname]);
});
