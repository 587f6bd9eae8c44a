import { execFile, execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { builtFolder } from './templateDatabase';

/**
 * Builds a program of the server as the product is shipped: it starts in a fraction of the time that its sources take.
 * Each run of the tests builds it once, for all workers and bundles.
 * @param entry such as `server/app/main.ts`
 * @returns the path of the built file
 */
export function builtProgram(entry: string): string {
  const { dir, name } = path.parse(entry);
  const folder = path.join(builtFolder(), dir.replaceAll('/', '-'), name);
  const file = path.join(folder, `${name}.js`);
  if (existsSync(file)) return file;
  // Renamed when it is complete: another worker may build the same program concurrently.
  const own = `${folder}-${process.pid}`;
  execFileSync(process.execPath, ['scripts/bundle-server.mjs', own, entry], { stdio: 'inherit' });
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(file)) throw error;
    rmSync(own, { recursive: true });
  }
  return file;
}

/** Runs a program of the server until it ends. @throws Error with `code`, `stdout` and `stderr` when it fails */
export function runProgram(entry: string, args: readonly string[], env: Record<string, string>) {
  return promisify(execFile)(process.execPath, [builtProgram(entry), ...args], { env: { ...process.env, ...env } });
}
