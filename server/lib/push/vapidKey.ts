import { createECDH } from 'node:crypto';
import path from 'node:path';
import { readFileOnce } from '../auth/secretFile';

/** The key pair with which the server names itself to push services (RFC 8292), as base64url. */
export interface VapidKey {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const BYTES = 32;

/** Reads the key pair of a private key. @throws Error when it is none of P-256 */
export function toVapidKey(privateKey: string): VapidKey {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== BYTES || bytes.toString('base64url') !== privateKey)
    throw new Error('Not 32 bytes as base64url.');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(bytes);
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

/** The key pair of the environment; else one that is generated once and stored in a file. */
export async function readVapidKey({ vapidKey, dataDir }: { vapidKey?: string; dataDir: string }): Promise<VapidKey> {
  return toVapidKey(vapidKey ?? (await readFileOnce(path.join(dataDir, 'vapid-key'), 'push key', makePrivateKey)));
}

async function makePrivateKey(): Promise<string> {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros are left out.
  const bytes = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(BYTES - bytes.length), bytes]).toString('base64url');
}

/** Whether a text is a public key of a browser: a point of P-256, 65 bytes as base64url. */
export function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}
