import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { type Home } from './home';
import { asPlatformError, SERVER_ENV } from './runProgram';
import { PORT } from './socketFolder';

/** The durability settings (fsync, synchronous_commit) have PostgreSQL's safe defaults. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: String(PORT),
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Logs starts, stops and crashes, but no errors of statements, which may quote what a member typed.
  log_min_messages: 'log',
};

export interface ServerProcess {
  /** False once the process has exited, which it also does when another process has started a server meanwhile. */
  running: () => boolean;
  /** The error when the process could not be started. */
  failure: () => Error | undefined;
}

export interface ServerFiles extends Home {
  binaries: string;
  data: string;
  sockets: string;
  /** Settings that override ours; tests trade durability for speed. */
  settings: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL in its own session, so that Ctrl-C reaches only the app, which stops the server last. It is
 * detached: a killed app leaves it running for the next one.
 */
export async function spawnServer(files: ServerFiles): Promise<ServerProcess> {
  const settings = { ...SETTINGS, unix_socket_directories: files.sockets, ...files.settings };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await openLog(files);
  const child = spawn(path.join(files.binaries, 'bin/postgres'), ['-D', files.data, ...args], {
    ...files.runner,
    cwd: files.folder,
    env: SERVER_ENV,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });

  let running = true;
  let failure: Error | undefined;
  child.once('exit', () => {
    running = false;
  });
  child.once('error', (error) => {
    running = false;
    failure = asPlatformError(error);
  });
  child.unref();
  await log.close();
  return { running: () => running, failure: () => failure };
}

const LONGEST_LOG_BYTES = 1_000_000;

export const logFile = ({ folder }: Home) => path.join(folder, 'postgres.log');

/**
 * Root changes the owner of the file to the runner. It never follows a link here, which another user could point
 * anywhere.
 */
async function openLog(home: Home): Promise<FileHandle> {
  const { O_WRONLY, O_CREAT, O_APPEND, O_TRUNC, O_NOFOLLOW } = constants;
  const found = await stat(logFile(home)).catch(() => undefined);
  const cut = found && found.size > LONGEST_LOG_BYTES ? O_TRUNC : 0;
  const log = await open(logFile(home), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | cut, 0o600);
  const { uid, gid } = home.runner;
  if (uid !== undefined && gid !== undefined) await log.chown(uid, gid);
  return log;
}
