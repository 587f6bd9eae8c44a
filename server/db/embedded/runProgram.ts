import { spawn } from 'node:child_process';
import { errorCode } from '../errorCode';
import { NO_BINARIES } from './binaries';
import { type Runner } from './runner';

/** The environment of PostgreSQL, without the app's own variables, which contain secrets. */
export const SERVER_ENV = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs a program until it exits.
 * @throws Error with its output when it fails, and with NO_BINARIES when this platform cannot run it
 */
export async function runProgram(file: string, args: string[], runner: Runner, cwd: string): Promise<void> {
  const child = spawn(file, args, { ...runner, cwd, env: SERVER_ENV, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(asPlatformError(error)));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${file} failed: ${said.trim()}`);
}

/** An existing program that is "not found" or "no executable" was built for another C library or architecture. */
export function asPlatformError(error: Error): Error {
  const foreign = ['ENOENT', 'ENOEXEC'].includes(errorCode(error));
  return foreign ? new Error(NO_BINARIES, { cause: error }) : error;
}
