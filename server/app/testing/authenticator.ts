import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { type NewCredential, type UsedCredential } from '@contract/passkey';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test lets an authenticator or its browser do wrong. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** Without the finger or PIN of its user. */
  unverified?: boolean;
  /** The counter that it reports; by default one more than before. */
  counter?: number;
  userHandle?: string;
  /** As authenticators may, where the request names passkeys. */
  withoutUserHandle?: true;
}

export interface TestPasskey {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

export const LOCAL_ORIGIN = 'http://localhost';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** An authenticator with the browser around it, as software: keys of the kind ES256. */
export const authenticator = {
  /** Makes a passkey for the options of the server. */
  create(
    options: PublicKeyCredentialCreationOptionsJSON,
    deviation: Deviation = {},
  ): { passkey: TestPasskey; credential: NewCredential } {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const counter = deviation.counter ?? 1;
    const rpId = deviation.rpId ?? options.rp.id ?? '';
    const authData = Buffer.concat([
      head(rpId, counter, flagsOf(deviation) | FLAGS.attested),
      // AAGUID and the length of the id.
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      coseKey(publicKey),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const passkey = { id: base64url(id), privateKey, userHandle: options.user.id, counter };
    return {
      passkey,
      credential: {
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      },
    };
  },

  /** Uses a passkey for the options of the server. */
  use(passkey: TestPasskey, options: PublicKeyCredentialRequestOptionsJSON, deviation: Deviation = {}): UsedCredential {
    const counter = deviation.counter ?? passkey.counter + 1;
    passkey.counter = Math.max(counter, passkey.counter);
    const authData = head(deviation.rpId ?? options.rpId ?? '', counter, flagsOf(deviation));
    const client = clientData('webauthn.get', options.challenge, deviation);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), passkey.privateKey)),
        userHandle: deviation.withoutUserHandle ? undefined : (deviation.userHandle ?? passkey.userHandle),
      },
    };
  },
};

const flagsOf = ({ unverified = false }: Deviation) => FLAGS.present | (unverified ? 0 : FLAGS.verified);

function head(rpId: string, counter: number, flags: number): Buffer {
  const end = Buffer.alloc(5);
  end.writeUInt8(flags, 0);
  end.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), end]);
}

const clientData = (type: string, challenge: string, { origin = LOCAL_ORIGIN }: Deviation) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** COSE: a key of two coordinates, ES256, P-256. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}
