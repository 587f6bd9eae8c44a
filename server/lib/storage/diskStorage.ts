import { randomBytes } from 'node:crypto';
import { type ReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flushFolder } from './flushFolder';
import { type ListedFile, type Storage, type StoredFile } from './storage';
import { unfinishedName, UPLOAD_KINDS } from './storageKeys';

/**
 * Stores files below one folder, each key a path. A file appears under its name only when it is complete. When `put`
 * resolves, file and name are flushed to disk, so a row that references it may be committed.
 */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => path.join(folder, key);

  async function put(key: string, content: Buffer | ReadStream): Promise<void> {
    const target = pathOf(key);
    const unfinished = pathOf(unfinishedName(key, randomBytes(4).toString('hex')));
    const parent = path.dirname(target);
    await makeFolder(parent);
    // Opened explicitly: a lazily opened stream may open after the file was removed.
    const file = await open(unfinished, 'wx');
    try {
      await pipeline(Readable.from(content), file.createWriteStream({ flush: true }));
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await flushFolder(parent);
  }

  /** Created once, because the folder is never removed. */
  async function makeFolder(kind: string): Promise<void> {
    const made = await mkdir(kind, { recursive: true });
    if (made === undefined) return;
    for (const parent of [path.dirname(folder), folder]) await flushFolder(parent);
  }

  async function openFile(key: string): Promise<StoredFile | null> {
    const file = await open(pathOf(key)).catch(ignoreMissing);
    if (!file) return null;
    const { size } = await file.stat();
    return { stream: file.createReadStream(), size };
  }

  async function remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
  }

  async function* list(): AsyncGenerator<ListedFile> {
    for (const kind of UPLOAD_KINDS) {
      const entries = await opendir(pathOf(kind)).catch(ignoreMissing);
      if (!entries) continue;
      for await (const { name } of entries) {
        const key = `${kind}/${name}`;
        // The file may have been removed meanwhile.
        const found = await stat(pathOf(key)).catch(ignoreMissing);
        if (found?.isFile()) yield { key, storedAt: found.mtime };
      }
    }
  }

  return { put, open: openFile, remove, list };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null;
  throw error;
}
