import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { MINUTE } from '../durations';
import { HEAD_BYTES } from '../storage/fileKinds';
import { type PartSink } from './readParts';
import { type UploadPlace } from './uploadLimiter';

export interface ReceivedFile {
  /** The path of its temporary file. */
  path: string;
  /** As sent; empty if absent. */
  name: string;
  /** Bytes received, including those beyond the limit. */
  size: number;
  /** Its first bytes. */
  head: Buffer;
}

interface WriteLimits {
  /** Maximum bytes of the file. */
  max: number;
  /** The share of the form in the limits of all uploads. */
  place: UploadPlace;
}

/** A file of a form on its way to the disk. */
export interface IncomingFile extends PartSink {
  file: ReceivedFile;
  /** Closes and removes the temporary file. */
  remove: () => Promise<void>;
}

/**
 * Writes a part to a temporary file. Bytes beyond the limit are counted, not written. The part that a browser sends for an
 * empty file input, without name and content, creates no file.
 * @param onOpen called before the file is created
 */
export function createIncomingFile(name: string, folder: string, { max, place }: WriteLimits, onOpen: () => void) {
  const file: ReceivedFile = { path: path.join(folder, randomUUID()), name, size: 0, head: Buffer.alloc(0) };
  let handle: FileHandle | undefined;

  async function opened(): Promise<FileHandle> {
    if (handle) return handle;
    place.add(0);
    onOpen();
    await mkdir(folder, { recursive: true });
    handle = await open(file.path, 'wx', 0o600);
    return handle;
  }

  const incoming: IncomingFile = {
    file,
    async write(chunk) {
      const target = await opened();
      file.size += chunk.length;
      if (file.head.length < HEAD_BYTES) file.head = Buffer.concat([file.head, chunk]).subarray(0, HEAD_BYTES);
      if (file.size > max) return;
      place.add(chunk.length);
      await target.appendFile(chunk);
    },
    async end() {
      if (name !== '') await opened();
      await handle?.close();
    },
    async remove() {
      await handle?.close().catch(() => undefined);
      await rm(file.path, { force: true });
    },
  };
  return incoming;
}

/** The folder of temporary files of uploads. */
export const incomingFolder = (dataDir: string) => path.join(dataDir, 'incoming');

const TOUCH_EVERY = 5 * MINUTE;
const ABANDONED_AFTER = 30 * MINUTE;
const SWEEP_EVERY = 10 * MINUTE;

/**
 * Marks the files of a form as in use until the returned function is called: a large form arrives for longer than
 * abandoned files are kept, and other processes may sweep the same folder.
 */
export function touchWhileHeld(files: () => readonly ReceivedFile[]): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    for (const file of files()) void utimes(file.path, now, now).catch(() => undefined);
  }, TOUCH_EVERY).unref();
  return () => clearInterval(timer);
}

/** Removes the files of killed processes when the application starts, and every ten minutes. */
export function sweepIncoming(app: FastifyInstance, folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void removeAbandoned(folder), SWEEP_EVERY).unref();
    await removeAbandoned(folder);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Removes files that no form of any process has touched for half an hour. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    // A file that cannot be removed now is tried again.
    if (mtimeMs < Date.now() - ABANDONED_AFTER) await rm(file, { force: true }).catch(() => undefined);
  }
}
