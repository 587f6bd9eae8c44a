import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../db/errorCode';
import { HOUR } from '../durations';
import { RETENTION } from '../jobs/retention';

/** Maximum number of stored files (D214). */
const MOST_FILES = 2_000;
const UNFINISHED = '.part';

export type DrawnFileStore = ReturnType<typeof createDrawnFileStore>;

/** The name of a file. It begins with the number of the member whose data the file shows. */
export const drawnFileName = (owner: number, hash: string) => `${owner}-${hash}`;

const isFinished = (name: string) => !name.endsWith(UNFINISHED);

const ownerOf = (name: string) => Number.parseInt(name, 10);

/**
 * A cache of drawn files in a folder that several processes may share. A process removes the oldest file for each one it
 * adds beyond the limit; `removeExpired` applies the limit to the files of all processes.
 */
export function createDrawnFileStore(folder: string, most = MOST_FILES) {
  const pathOf = (name: string) => path.join(folder, name);
  const remove = (name: string) => rm(pathOf(name), { force: true });
  /** The names of the files this process knows of, the oldest first. */
  let known: Promise<Set<string>> | undefined;

  const readNames = async () => new Set((await listByAge(folder)).map(({ name }) => name).filter(isFinished));

  const knownNames = () => {
    known ??= readNames().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  /** The content of a file; null if it is not stored, or cannot be read. */
  async function read(name: string): Promise<Buffer | null> {
    return readFile(pathOf(name)).catch(() => null);
  }

  /** Stores a file, which appears under its name only when it is complete. */
  async function write(name: string, content: Buffer): Promise<void> {
    const unfinished = pathOf(`${name}.${randomBytes(4).toString('hex')}${UNFINISHED}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, pathOf(name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const names = await knownNames();
    names.delete(name);
    names.add(name);
    for (const oldest of names) {
      if (names.size <= most) break;
      names.delete(oldest);
      await remove(oldest);
    }
  }

  /** The members whose data the stored files show. */
  const owners = async () => [...new Set((await namesIn(folder)).map(ownerOf))].filter(Number.isSafeInteger);

  /** Removes the files with the data of a member. */
  async function removeOf(owner: number): Promise<void> {
    const names = (await namesIn(folder)).filter((name) => ownerOf(name) === owner);
    await Promise.all(names.map(remove));
  }

  /** Removes files that are too old or too many, also those of other processes and of crashes. */
  async function removeExpired(at: number): Promise<void> {
    const all = await listByAge(folder);
    const files = all.filter(({ name }) => isFinished(name));
    const expired = [
      ...all.filter(({ name, drawnAt }) => !isFinished(name) && drawnAt <= at - HOUR),
      ...files.filter(({ drawnAt }, index) => index < files.length - most || drawnAt <= at - RETENTION.drawnFile),
    ];
    for (const { name } of expired) await remove(name);
    // Read again, since other processes have added files.
    known = undefined;
  }

  return { read, write, owners, removeOf, removeExpired };
}

const namesIn = async (folder: string) => (await readdir(folder).catch(ignoreMissing)) ?? [];

/** The files of a folder, the oldest first. */
async function listByAge(folder: string) {
  const drawnAt = async (name: string) => (await stat(path.join(folder, name)).catch(ignoreMissing))?.mtimeMs;
  const found = await namesIn(folder);
  const files = await Promise.all(found.map(async (name) => ({ name, drawnAt: await drawnAt(name) })));
  return files
    .filter((file): file is { name: string; drawnAt: number } => file.drawnAt !== undefined)
    .sort((one, other) => one.drawnAt - other.drawnAt);
}

function ignoreMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}
