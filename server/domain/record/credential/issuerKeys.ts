import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { calculateJwkThumbprint } from 'jose';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { readFileOnce, readSecretFile } from '../../../lib/auth/secretFile';
import { hasPublishedKeys, publishKey, readPublishedKeys, type PublishedKey } from './issuerKeys.repository';

/** The algorithm that every verifier of Open Badges 3.0 supports. */
export const ALGORITHM = 'RS256';
const BITS = 3_072;
const SMALLEST_BITS = 2_048;
const NAME = 'credential key';

export interface SigningKey extends PublishedKey {
  privateKey: KeyObject;
}

interface IssuerKeysDeps {
  db: Kysely<Tables>;
  dataDir: string;
  /** PKCS#8 PEM; without it the key is generated in `dataDir`. */
  credentialKey?: string;
}

export type IssuerKeys = ReturnType<typeof createIssuerKeys>;

const fileIn = (dataDir: string) => path.join(dataDir, 'credential-key.pem');

/** The keys of the issuer: the private one signs, all public ones verify (D124). */
export function createIssuerKeys({ db, dataDir, credentialKey }: IssuerKeysDeps) {
  let signing: Promise<SigningKey> | undefined;

  async function openSigningKey(): Promise<SigningKey> {
    const pem = credentialKey ?? (await readFileOnce(fileIn(dataDir), NAME, makePem));
    const key = await toSigningKey(readPrivateKey(pem));
    await publishKey(db, key);
    return key;
  }

  return {
    /** The private key, generated on first use; its public key is published from then on. */
    signing(): Promise<SigningKey> {
      signing ??= openSigningKey().catch((error: unknown) => {
        signing = undefined;
        throw error;
      });
      return signing;
    },

    /** All public keys that have signed, oldest first. */
    published: () => readPublishedKeys(db),
  };
}

/**
 * Reads an RSA private key of at least 2,048 bits.
 * @throws Error without the key in its message
 */
export function readPrivateKey(pem: string): KeyObject {
  const key = parsePem(pem);
  if (key?.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < SMALLEST_BITS) {
    throw new Error(`It is no RSA private key of at least ${SMALLEST_BITS} bits in PKCS#8 PEM.`);
  }
  return key;
}

function parsePem(pem: string): KeyObject | undefined {
  try {
    // Line breaks may be written as `\n` in a variable of one line.
    return createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    return undefined;
  }
}

async function makePem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

async function toSigningKey(privateKey: KeyObject): Promise<SigningKey> {
  const { kty = '', n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const jwk = { kty, n, e };
  return { kid: await calculateJwkThumbprint(jwk), jwk, privateKey };
}

/**
 * The warning at start when credentials were signed here and the private key is missing. Existing credentials stay
 * valid by the public key in the database, but new ones get another key.
 */
export async function lostKeyNotice({ db, dataDir, credentialKey }: IssuerKeysDeps): Promise<string | undefined> {
  const file = fileIn(dataDir);
  if (credentialKey !== undefined || (await readSecretFile(file, NAME)) !== undefined) return undefined;
  if (!(await hasPublishedKeys(db))) return undefined;
  return (
    `The private key of credentials is lost: neither CREDENTIAL_KEY nor ${file} holds it. Credentials issued so far ` +
    'stay valid; new ones will be signed with a new key. Put the file back to keep the old one.'
  );
}
