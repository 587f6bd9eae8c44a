import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a secret from a file that only its owner can read, generated on first use. Processes that start concurrently
 * agree on one secret: it is written to a temporary file and then linked to its name, and `link` fails when another
 * process was first.
 * @param name of the secret, for the error message about an empty file
 */
export async function readFileOnce(file: string, name: string, make: () => Promise<string>): Promise<string> {
  return (await readSecretFile(file, name)) ?? makeFile(file, make);
}

/** The secret in a file; undefined when there is none. @throws Error when the file is empty */
export async function readSecretFile(file: string, name: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (text?.trim() === '') throw new Error(`The ${name} in ${file} is empty; please delete the file.`);
  return text?.trim();
}

async function makeFile(file: string, make: () => Promise<string>): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, `${(await make()).trim()}\n`, { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8').then((text) => text.trim());
}
