import { open } from 'node:fs/promises';

/**
 * Flushes a folder, without which a new name in it may be lost in a power failure. Windows does not support it.
 *
 * @throws what the file system reports
 */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const names = await open(folder);
  try {
    await names.sync();
  } finally {
    await names.close();
  }
}
