import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../db/errorCode';
import { RETENTION } from '../jobs/retention';

/** Deletes old mail files, which contain addresses and temporary passwords. */
export async function deleteExpiredMails(outboxDir: string, at: number): Promise<void> {
  const names = await readdir(outboxDir).catch(noneYet);
  for (const name of names.filter((one) => /\.eml(\.unfinished)?$/.test(one))) {
    const file = path.join(outboxDir, name);
    // Another process may have deleted the file.
    const written = await stat(file).catch(() => undefined);
    if (written && written.mtimeMs <= at - RETENTION.writtenMail) await rm(file, { force: true });
  }
}

function noneYet(error: unknown): string[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
