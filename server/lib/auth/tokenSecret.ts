import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readFileOnce } from './secretFile';

const BYTES = 32;

/** The secret that signs access tokens, generated once and stored in a file. */
export async function readTokenSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'token-secret');
  return readFileOnce(file, 'token secret', async () => randomBytes(BYTES).toString('base64url'));
}
