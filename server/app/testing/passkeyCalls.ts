import { authenticator } from './authenticator';
import { type Audience } from './privacyFields';
import { provingOn } from './provingOn';
import { type TestServer } from './startServer';

interface PasskeyCall {
  endpoint: string;
  audience: Audience;
  asking: Promise<{ code: number; data: unknown }>;
}

/** Every call about proofs and passkeys, of a member and at a login. */
export async function* passkeyCalls(server: Pick<TestServer, 'call' | 'member'>): AsyncGenerator<PasskeyCall> {
  const { call } = server;
  const member = await server.member();
  const { token } = member;
  const on = provingOn(server);
  const own = (endpoint: string, asking: PasskeyCall['asking']): PasskeyCall => ({ endpoint, audience: 'own', asking });
  const open = (endpoint: string, asking: PasskeyCall['asking']): PasskeyCall => ({
    endpoint,
    audience: 'visitor',
    asking,
  });

  yield own('POST /users/me/proof', on.prove(member));
  const passkey = await on.add(member);
  const options = await on.creationOptions(member);
  yield own('POST /users/me/passkeys/options', Promise.resolve(options));
  const { credential } = authenticator.create(options.data);
  yield own('POST /users/me/passkeys', on.sendNew(member, { credential }));
  yield own('POST /users/me/proof/options', on.proofOptions(member));
  yield open('POST /login/passkey/options', on.loginOptions());
  yield own('POST /login/passkey', on.logIn(passkey));
  yield open('GET /login/ways', call('GET', '/api/login/ways'));
  yield own('GET /users/me/security', call('GET', '/api/users/me/security', { token }));
  const url = `/api/users/me/passkeys/${passkey.id}`;
  yield own('PATCH /users/me/passkeys/:id', call('PATCH', url, { token, json: { name: '내 폰' } }));
  yield own('DELETE /users/me/passkeys/:id', call('DELETE', url, { token }));
}
