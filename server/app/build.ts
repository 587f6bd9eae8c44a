import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The id of a build: a hash of the built page, which names its assets; null without a build. */
export async function readBuild(publicDir: string): Promise<string | null> {
  const page = await readFile(path.join(publicDir, 'index.html')).catch(() => null);
  return page && createHash('sha256').update(page).digest('hex').slice(0, 12);
}
