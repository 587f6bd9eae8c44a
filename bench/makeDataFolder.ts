import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes a temporary folder for data. The user who runs the embedded database for root can enter it, so the database is
 * inside and is removed with the folder.
 */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `teamieum-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
