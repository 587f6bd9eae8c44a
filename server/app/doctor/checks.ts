import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../../db/connect';
import { isMigrated } from '../../db/migrate';
import { readNamedFiles } from '../backup/readNamedFiles';
import { openStorage } from '../../lib/storage/openStorage';
import { newKey } from '../../lib/storage/storageKeys';
import { type Config } from '../env';

/** `must`: the product does not work, or loses data; `note`: something to know. */
export type Level = 'ok' | 'note' | 'must';

/** One line of the doctor's output. It never contains a secret. */
export interface Finding {
  level: Level;
  about: string;
  /** The state, and advice unless the level is `ok`. */
  text: string;
}

export interface CheckDeps {
  config: Config;
  env: Readonly<Record<string, string | undefined>>;
  now: () => number;
  /** The recipient of a test mail; without one none is sent. */
  mailTo?: string;
  /** The version of the running Node. */
  nodeVersion: string;
  /** Free bytes on the disk of a folder. */
  freeBytes: (folder: string) => Promise<number>;
}

const GB = 1024 ** 3;
const OLDEST_NODE = [20, 12] as const;
const DISK = { note: 5 * GB, must: GB };
const CLOCK = { note: 5_000, must: 60_000 };

/** Bytes that an unprivileged process may still write. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text });
export const note = (about: string, text: string): Finding => ({ level: 'note', about, text });
export const must = (about: string, text: string): Finding => ({ level: 'must', about, text });

/** The highest level whose limit a number reaches. */
export function levelOf(value: number, limits: { note: number; must: number }): Level {
  if (value >= limits.must) return 'must';
  return value >= limits.note ? 'note' : 'ok';
}

export function checkNode({ nodeVersion }: CheckDeps): Finding {
  const [major = 0, minor = 0] = nodeVersion.replace(/^v/, '').split('.').map(Number);
  const isNew = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isNew
    ? ok('node', nodeVersion)
    : must('node', `${nodeVersion} is too old: install ${OLDEST_NODE.join('.')} or newer.`);
}

export async function checkDisk({ config, freeBytes }: CheckDeps): Promise<Finding> {
  const free = await freeBytes(config.dataDir);
  const text = `${(free / GB).toFixed(1)} GB are free in ${config.dataDir}`;
  if (free < DISK.must) return must('disk', `${text}: make room now, writes fail soon.`);
  return free < DISK.note ? note('disk', `${text}: make room soon.`) : ok('disk', `${text}.`);
}

/** Writes, reads and removes a test file. */
export async function checkStorage({ config }: CheckDeps): Promise<Finding> {
  const storage = await openStorage(config);
  const key = newKey('file', 'txt');
  const content = randomBytes(64);
  await storage.put(key, content);
  try {
    const file = await storage.open(key);
    if (file?.size !== content.length)
      return must('storage', 'What is written cannot be read again: check STORAGE_URL or the disk.');
    file.stream.destroy();
  } finally {
    await storage.remove([key]);
  }
  return ok('storage', 'A file is written, read and removed.');
}

/** Opens the database, which the caller closes. */
export const openDatabase = ({ config }: CheckDeps): Promise<Database> =>
  connectDatabase({ ...config, name: 'teamieum doctor' });

export async function checkDatabase({ db, location }: Database, { now }: CheckDeps): Promise<Finding[]> {
  const migrated = await isMigrated(db);
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const skew = Math.abs((rows[0]?.at.getTime() ?? 0) - now());
  const operators = await db
    .selectFrom('member')
    .select('id')
    .where('account_role', '=', 'OPERATOR')
    .limit(1)
    .execute();
  return [
    migrated
      ? ok('database', `${location} is up to date.`)
      : must('database', `${location} lacks migrations: start the product once.`),
    clockFinding('clock of the database', skew),
    operators.length > 0
      ? ok('operators', 'There is an operator.')
      : note('operators', 'Nobody is operator: npm run operator -- add NICKNAME.'),
  ];
}

export function clockFinding(about: string, skew: number): Finding {
  const level = levelOf(skew, CLOCK);
  const text = `${Math.round(skew / 1000)} s off`;
  return {
    level,
    about,
    text: level === 'ok' ? `${text}.` : `${text}: synchronise the clocks (systemd-timesyncd, chrony).`,
  };
}

/** Counts files that rows name and the storage lacks, as after a backup without its uploads was restored. */
export async function checkUploads({ pool }: Database, { config }: CheckDeps): Promise<Finding> {
  const named = await readNamedFiles(pool);
  const missing = new Set(named);
  try {
    const storage = await openStorage(config);
    for await (const { key } of storage.list()) missing.delete(key);
  } catch {
    return note('uploads', 'They cannot be counted while the storage does not answer.');
  }
  if (missing.size === 0) return ok('uploads', `All ${named.size} files that rows name are stored.`);
  const text = `${missing.size} of ${named.size} files that rows name are missing`;
  return must('uploads', `${text}: restore them from a backup, or check DATA_DIR and STORAGE_URL.`);
}

/** Variables that are unset and that most installations need, or that are for tests alone. */
export function checkUnset({ config }: CheckDeps): Finding[] {
  return [
    ...(config.operatorEmail === undefined
      ? [note('OPERATOR_EMAIL', 'Unset: reports are only stored, and members cannot object by mail.')]
      : []),
    ...(config.clockShiftDays > 0
      ? [note('CLOCK_SHIFT_DAYS', `The clock runs ${config.clockShiftDays} days ahead, for tests alone: unset it.`)]
      : []),
  ];
}
