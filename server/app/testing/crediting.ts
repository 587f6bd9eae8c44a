import { execFileSync } from 'node:child_process';
import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { type CredentialItem, type Verdict } from '@contract/credential';
import { type CredentialPayload } from '../../domain/record';
import { type TestMember } from './member';
import { type TestServer } from './startServer';

export type Crediting = ReturnType<typeof creditingOn>;
type Asker = Pick<TestMember, 'token'>;

/** A parsed compact JWT. */
export interface OpenedJwt<Payload> {
  header: Record<string, unknown>;
  payload: Payload;
  signed: string;
  signature: Buffer;
}

/** The claims of a compact JWT, not checked. */
export function openJwt<Payload = CredentialPayload>(token: string): OpenedJwt<Payload> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const read = <T>(part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as T;
  return {
    header: read(header),
    payload: read(payload),
    signed: `${header}.${payload}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

export interface DidDocument {
  id: string;
  verificationMethod: { id: string; type: string; controller: string; publicKeyJwk: JsonWebKey & { kid: string } }[];
  assertionMethod: string[];
}

interface StatusList {
  id: string;
  credentialSubject: { encodedList: string };
}

interface CheckedOutside {
  types: string[];
  listTypes: string[];
  length: number;
  withdrawn: number[];
  verified: boolean;
  status: boolean | null;
  error: string | null;
}

/** Requests that issue and check credentials. */
export function creditingOn({ call }: Pick<TestServer, 'call'>) {
  const issue = (archive: number | string, { token }: Partial<Asker>, json?: unknown) =>
    call<CredentialItem>('POST', `/api/archive/${archive}/credential`, { token, json });

  const list = ({ token }: Asker) => call<CredentialItem[]>('GET', '/api/users/me/credentials', { token });

  const file = (kind: 'jwt' | 'png', id: string, { token }: Partial<Asker>) =>
    call('GET', `/api/credentials/${id}/${kind}`, { token });

  const withdraw = (id: string, { token }: Asker) =>
    call<CredentialItem>('DELETE', `/api/credentials/${id}`, { token });

  const read = (id: string) => call<Verdict>('GET', `/api/credentials/${id}`);

  const verifyText = (credential: unknown) =>
    call<Verdict>('POST', '/api/credentials/verify', { json: { credential } });

  const resultOf = async (credential: string) => (await verifyText(credential)).data.result;

  /** Issues a credential. @returns its id and token */
  async function issued(archive: number, member: TestMember, json?: unknown) {
    const { code, data } = await issue(archive, member, json);
    if (code !== 200) throw new Error('The credential of the test could not be issued.');
    return { ...data, token: (await file('jwt', data.id, member)).text };
  }

  const didDocument = async () => JSON.parse((await call('GET', '/.well-known/did.json')).text) as DidDocument;

  /** Whether the signature matches the key that `kid` names in did.json, verified by Node's own cryptography. */
  async function isSigned(token: string): Promise<boolean> {
    const { header, signed, signature } = openJwt(token);
    const method = (await didDocument()).verificationMethod.find(({ id }) => id === header['kid']);
    if (!method) return false;
    const key = createPublicKey({ key: method.publicKeyJwk, format: 'jwk' });
    return verify('RSA-SHA256', Buffer.from(signed), key, signature);
  }

  /** The signed status list that a credential names. */
  async function statusListOf(token: string) {
    const { pathname } = new URL(openJwt(token).payload.credentialStatus.statusListCredential);
    const { text, headers, code } = await call('GET', pathname);
    return { code, headers, token: text };
  }

  /** The result of other implementations that check a credential and its status list. */
  async function checkOutside(token: string): Promise<CheckedOutside> {
    const { iss: _iss, jti: _jti, sub: _sub, nbf: _nbf, ...credential } = openJwt(token).payload;
    const { iss: _issuer, ...listed } = openJwt<StatusList & { iss: string }>(
      (await statusListOf(token)).token,
    ).payload;
    const input = JSON.stringify({ credential, list: listed });
    const output = execFileSync(process.execPath, ['server/app/testing/outside/checkCredential.mjs'], { input });
    return JSON.parse(output.toString()) as CheckedOutside;
  }

  return {
    issue,
    list,
    file,
    withdraw,
    read,
    verifyText,
    resultOf,
    issued,
    didDocument,
    isSigned,
    statusListOf,
    checkOutside,
  };
}
