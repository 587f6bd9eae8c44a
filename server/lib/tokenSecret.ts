import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const BYTES = 32;

/**
 * The secret that signs access tokens, made once and readable for the owner only; processes that start at the same time
 * agree on one.
 */
export async function readTokenSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'token-secret');
  return (await readSecret(file)) ?? makeSecret(file);
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (text?.trim() === '') throw new Error(`The token secret in ${file} is empty; please delete the file.`);
  return text?.trim();
}

/** Written whole beside its place, then linked there: `link` fails when another process was first. */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, `${randomBytes(BYTES).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8').then((text) => text.trim());
}
