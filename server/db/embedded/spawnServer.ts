import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { type Home } from './home';
import { asPlatformError, SERVER_ENV } from './runProgram';
import { PORT } from './socketFolder';

/** All settings of durability (fsync, synchronous_commit) keep PostgreSQL's safe defaults. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: String(PORT),
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Starts, stops and crashes; not the errors of statements, which may quote what a member typed.
  log_min_messages: 'log',
};

export interface ServerProcess {
  /** False once it has ended, as it does when another process has started a server meanwhile. */
  running: () => boolean;
  /** Why it could not even start. */
  failure: () => Error | undefined;
}

export interface ServerFiles extends Home {
  binaries: string;
  data: string;
  sockets: string;
  /** Settings on top of ours; tests trade durability for speed. */
  settings: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C reaches only the app, which stops the server last. It is
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

/** Root gives the file to the runner and never follows a link here: in a folder that is not root's it leads anywhere. */
async function openLog(home: Home): Promise<FileHandle> {
  const { O_WRONLY, O_CREAT, O_APPEND, O_TRUNC, O_NOFOLLOW } = constants;
  const found = await stat(logFile(home)).catch(() => undefined);
  const cut = found && found.size > LONGEST_LOG_BYTES ? O_TRUNC : 0;
  const log = await open(logFile(home), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | cut, 0o600);
  const { uid, gid } = home.runner;
  if (uid !== undefined && gid !== undefined) await log.chown(uid, gid);
  return log;
}
