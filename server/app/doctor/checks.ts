import { randomBytes } from 'node:crypto';
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { connectDatabase, type Database } from '../../db/connect';
import { isMigrated } from '../../db/migrate';
import { openStorage } from '../../lib/storage/openStorage';
import { newKey } from '../../lib/storage/storageKeys';
import { readBuild } from '../build';
import { type Config } from '../env';

/** `must`: the product does not work, or loses data; `note`: something to know. */
export type Level = 'ok' | 'note' | 'must';

/** One line of the doctor. It never holds a secret. */
export interface Finding {
  level: Level;
  about: string;
  /** What it is like and, unless it is well, what to do. */
  text: string;
}

export interface CheckDeps {
  config: Config;
  env: Readonly<Record<string, string | undefined>>;
  now: () => number;
  /** Where a test mail goes; without it none is sent. */
  mailTo?: string;
  /** The version of Node that runs. */
  nodeVersion: string;
  /** Bytes left on the disk of a folder. */
  freeBytes: (folder: string) => Promise<number>;
}

const GB = 1024 ** 3;
const HOUR = 3_600_000;
const OLDEST_NODE = [20, 12] as const;
const DISK = { note: 5 * GB, must: GB };
const CLOCK = { note: 5_000, must: 60_000 };
const BACKUP = { note: 26 * HOUR, must: 7 * 24 * HOUR };
const TIMEOUT = 8_000;

/** Bytes that an unprivileged process may still write. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text });
const note = (about: string, text: string): Finding => ({ level: 'note', about, text });
export const must = (about: string, text: string): Finding => ({ level: 'must', about, text });

/** The worst of three levels that a number reaches. */
function levelOf(value: number, limits: { note: number; must: number }): Level {
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

/** Writes, reads and removes a file of its own. */
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

/** Opens the database; the caller closes it. */
export const openDatabase = ({ config }: CheckDeps): Promise<Database> =>
  connectDatabase({ ...config, name: 'teamieum doctor' });

export async function checkDatabase({ db, place }: Database, { now }: CheckDeps): Promise<Finding[]> {
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
      ? ok('database', `${place} is up to date.`)
      : must('database', `${place} lacks migrations: start the product once.`),
    clockFinding('clock of the database', skew),
    operators.length > 0
      ? ok('operators', 'There is an operator.')
      : note('operators', 'Nobody is operator: npm run operator -- add NICKNAME.'),
  ];
}

function clockFinding(about: string, skew: number): Finding {
  const level = levelOf(skew, CLOCK);
  const text = `${Math.round(skew / 1000)} s off`;
  return {
    level,
    about,
    text: level === 'ok' ? `${text}.` : `${text}: synchronise the clocks (systemd-timesyncd, chrony).`,
  };
}

/** Whether the world reaches the product, this build of it, by https. */
export async function checkPublicUrl({ config, now }: CheckDeps): Promise<Finding[]> {
  const { publicUrl, publicDir } = config;
  if (publicUrl === undefined)
    return [note('PUBLIC_URL', 'Unset: links in mails and share addresses are those of each request.')];
  const https = publicUrl.startsWith('https:')
    ? ok('PUBLIC_URL', `${publicUrl} is https.`)
    : must('PUBLIC_URL', `${publicUrl} is not https: set up a certificate (deploy/README.md).`);
  const asked = now();
  const response = await fetch(new URL('/api/health', publicUrl), { signal: AbortSignal.timeout(TIMEOUT) }).catch(
    () => undefined,
  );
  if (!response?.ok)
    return [
      https,
      must('public address', `${publicUrl}/api/health does not answer: check DNS, nginx and the processes.`),
    ];
  const { data } = (await response.json()) as { data: { build?: string } | null };
  const isSame = data?.build === (await readBuild(publicDir));
  const date = Date.parse(response.headers.get('date') ?? '');
  return [
    https,
    isSame
      ? ok('public address', 'It answers, with this build.')
      : must('public address', 'It answers with another build: restart the processes (deploy/restart.sh).'),
    ...(Number.isNaN(date) ? [] : [clockFinding('clock', Math.abs(date + 500 - asked))]),
  ];
}

/** Logs in to the mail server, and sends a test mail when asked to. */
export async function checkMail({ config, mailTo }: CheckDeps): Promise<Finding[]> {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === undefined) {
    const unsent = mailTo === undefined ? [] : [must('test mail', 'Not sent: SMTP_URL is unset.')];
    return [note('SMTP_URL', 'Unset: mails become files in DATA_DIR/outbox.'), ...unsent];
  }
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  try {
    await smtp.verify();
  } catch (error) {
    return [must('mail', `The mail server refuses the login: ${reasonOf(error)} Check SMTP_URL.`)];
  }
  if (mailTo === undefined) return [ok('mail', 'The mail server takes the login.')];
  try {
    await smtp.sendMail({
      from: mailFrom,
      to: mailTo,
      subject: '[팀이음] 테스트 메일이에요',
      text: 'npm run doctor가 보낸 메일이에요.',
    });
    return [ok('mail', 'The mail server takes the login.'), ok('test mail', `Sent to ${mailTo}.`)];
  } catch (error) {
    return [ok('mail', 'The mail server takes the login.'), must('test mail', `Not sent: ${reasonOf(error)}`)];
  }
}

/** The code of an error alone: its message may repeat the address with the password. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return `${[code, responseCode].filter(Boolean).join(' ') || 'no answer'}.`;
}

const SECRETS = ['token-secret', 'credential-key.pem'];

/** Whether only their owner reads the secrets. */
export async function checkSecrets({ config }: CheckDeps): Promise<Finding[]> {
  const findings = await Promise.all(
    SECRETS.map(async (name) => {
      const file = path.join(config.dataDir, name);
      const found = await stat(file).catch(() => undefined);
      if (!found) return [];
      const mode = (found.mode & 0o777).toString(8);
      return (found.mode & 0o077) === 0
        ? [ok('secrets', `${name} is readable by its owner alone.`)]
        : [must('secrets', `${name} has mode ${mode}: chmod 600 ${file}`)];
    }),
  );
  return findings.flat();
}

/** How old the newest backup is. */
export async function checkBackups({ env, now }: CheckDeps): Promise<Finding> {
  const folder = env['BACKUP_DIR']?.trim();
  if (!folder) return note('backups', 'BACKUP_DIR is unset: their age is unknown (deploy/README.md has a timer).');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.tar.gz'));
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  if (times.length === 0) return must('backups', `There is none in ${folder}: npm run backup -- FILE.`);
  const age = now() - Math.max(...times);
  const level = levelOf(age, BACKUP);
  const text = `The newest is ${Math.round(age / HOUR)} hours old`;
  return {
    level,
    about: 'backups',
    text: level === 'ok' ? `${text}.` : `${text}: look at the timer (systemctl status teamieum-backup).`,
  };
}

/** What is unset although most installations want it. */
export function checkUnset({ config }: CheckDeps): Finding[] {
  return config.operatorEmail === undefined
    ? [note('OPERATOR_EMAIL', 'Unset: reports are only stored, and members cannot object by mail.')]
    : [];
}
