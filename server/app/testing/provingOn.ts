import { type SessionData } from '@contract/auth';
import { type Security, type Proof } from '@contract/security';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { authenticator, type Deviation, type TestPasskey } from './authenticator';
import { type CallOptions } from './call';
import { type TestMember } from './member';
import { type TestServer } from './startServer';

/** What members do with proofs and passkeys. */
export function provingOn({ call }: Pick<TestServer, 'call'>) {
  const options = <Options>(path: string, token?: string) => call<Options>('POST', path, { token });

  const prove = ({ token, password }: Pick<TestMember, 'token' | 'password'>) =>
    call<Proof>('POST', '/api/users/me/proof', { token, json: { password } });

  const creationOptions = ({ token }: TestMember) =>
    options<PublicKeyCredentialCreationOptionsJSON>('/api/users/me/passkeys/options', token);

  const sendNew = ({ token }: TestMember, json: object, sent: CallOptions = {}) =>
    call<Security>('POST', '/api/users/me/passkeys', { token, json, ...sent });

  /** Proves the session and adds a passkey. */
  async function add(member: TestMember, deviation?: Deviation): Promise<TestPasskey> {
    await prove(member);
    const { passkey, credential } = authenticator.create((await creationOptions(member)).data, deviation);
    const { code, message } = await sendNew(member, { credential });
    if (code !== 200) throw new Error(`The passkey of the test was refused: ${message}`);
    return passkey;
  }

  const loginOptions = () => options<PublicKeyCredentialRequestOptionsJSON>('/api/login/passkey/options');

  async function logIn(passkey: TestPasskey, deviation?: Deviation, sent: CallOptions = {}) {
    const { data } = await loginOptions();
    const credential = authenticator.use(passkey, data, deviation);
    return call<SessionData>('POST', '/api/login/passkey', { json: { credential }, ...sent });
  }

  const proofOptions = ({ token }: Pick<TestMember, 'token'>) =>
    options<PublicKeyCredentialRequestOptionsJSON>('/api/users/me/proof/options', token);

  async function proveBy(passkey: TestPasskey, member: Pick<TestMember, 'token'>, deviation?: Deviation) {
    const credential = authenticator.use(passkey, (await proofOptions(member)).data, deviation);
    return call<Proof>('POST', '/api/users/me/proof', { token: member.token, json: { credential } });
  }

  const security = async ({ token }: Pick<TestMember, 'token'>) =>
    (await call<Security>('GET', '/api/users/me/security', { token })).data;

  return { prove, creationOptions, sendNew, add, loginOptions, logIn, proofOptions, proveBy, security };
}
