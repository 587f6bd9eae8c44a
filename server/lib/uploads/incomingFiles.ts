import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type MultipartFile } from '@fastify/multipart';
import { tooLarge } from '../http/errors';
import { HEAD_BYTES } from '../storage/fileKinds';
import { DAY } from '../durations';

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

/** The remaining bytes of the parts of a body. */
export interface Budget {
  left: number;
}

/** Creates the record of a file part. The parser omits the name of a part without one. */
export function expectFile({ filename }: { filename?: string }, folder: string): ReceivedFile {
  return { path: path.join(folder, randomUUID()), name: filename ?? '', size: 0, head: Buffer.alloc(0) };
}

/** Writes at most `max` bytes to the disk and counts the others. */
export async function writeDown(part: MultipartFile, waiting: ReceivedFile, max: number, budget: Budget) {
  const file = await open(waiting.path, 'wx', 0o600);
  try {
    for await (const chunk of bytesOf(part, budget)) {
      waiting.size += chunk.length;
      if (waiting.head.length < HEAD_BYTES) waiting.head = Buffer.concat([waiting.head, chunk]).subarray(0, HEAD_BYTES);
      if (waiting.size <= max) await file.appendFile(chunk);
    }
  } finally {
    await file.close();
  }
}

/** Reads the text of a part. @throws ApiError 413 as soon as it has more than `max` bytes */
export async function readText(part: MultipartFile, max: number, budget: Budget): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytesOf(part, budget)) {
    size += chunk.length;
    if (size > max) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads and discards a part. */
export async function skip(part: MultipartFile, budget: Budget): Promise<void> {
  for await (const chunk of bytesOf(part, budget)) void chunk;
}

/** The chunks of a part. @throws ApiError 413 as soon as the whole body has more bytes than all its parts may have */
async function* bytesOf({ file }: MultipartFile, budget: Budget): AsyncGenerator<Buffer> {
  for await (const chunk of file as AsyncIterable<Buffer>) {
    budget.left -= chunk.length;
    if (budget.left < 0) throw tooLarge();
    yield chunk;
  }
}

/** The folder of temporary files of uploads. */
export const incomingFolder = (dataDir: string) => path.join(dataDir, 'incoming');

const ABANDONED_MS = DAY;

/** Removes files of killed processes; another process may write to the same folder. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true });
  }
}
