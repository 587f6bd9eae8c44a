import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { startProgram } from './startProgram';
import { createdFolder } from './templateDatabase';

/**
 * Puts an embedded database into a data folder that has none: created, migrated, empty and stopped. Creating one takes
 * several seconds of processor time, so each run of the tests creates one and copies it.
 */
export async function copyCreatedDatabase(dataDir: string): Promise<void> {
  const folder = createdFolder();
  if (!existsSync(folder)) await create(folder);
  // Keeps owners, which `cp` of Node.js does not.
  await promisify(execFile)('cp', ['-a', `${folder}/.`, dataDir]);
}

/** Renamed when it is complete: another worker may create one concurrently. */
async function create(folder: string) {
  const own = await mkdtemp(`${folder}-`);
  // mkdtemp restricts the folder to its owner, which excludes the user who runs the database for root.
  await chmod(own, 0o755);
  const app = startProgram('server/db/testing/keepDatabaseOpen.ts', own);
  await app.written(1);
  await app.end('SIGTERM');
  await rename(own, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(own, { recursive: true });
  });
}
