import { buffer } from 'node:stream/consumers';
import { type Storage } from '../../../lib/storage/storage';
import { renamedKey } from '../../../lib/storage/storageKeys';

/** A storage for copies of hidden files; new keys are added to `stored` first, for removal on failure. */
export interface FileCopies {
  storage: Storage;
  stored: string[];
}

/**
 * Copies an image in all its sizes to a new, secret address (D133); the caller erases the old files.
 * @param files the key of the image, then those of its other sizes
 * @returns the new key
 */
export async function copyFiles({ storage, stored }: FileCopies, files: readonly string[]): Promise<string> {
  const rename = renamedKey();
  for (const key of files) {
    const file = await storage.open(key);
    if (!file) continue;
    const copy = rename(key);
    stored.push(copy);
    await storage.put(copy, await buffer(file.stream));
  }
  return rename(files[0] ?? '');
}
