import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { builtFolder } from './templateDatabase';

/** Each worker of Jest builds its own, once for all suites of a bundle. */
const built = new Map<string, string>();

/**
 * Builds a program of the server as the product is shipped: it starts in a fraction of the time that its sources take.
 * @param entry such as `server/app/main.ts`
 * @returns the path of the built file
 */
export function builtProgram(entry: string): string {
  const known = built.get(entry);
  if (known !== undefined) return known;
  const { name } = path.parse(entry);
  const folder = path.join(builtFolder(), String(process.pid), path.basename(path.dirname(entry)), name);
  execFileSync(process.execPath, ['scripts/bundle-server.mjs', folder, entry], { stdio: 'inherit' });
  const file = path.join(folder, `${name}.js`);
  built.set(entry, file);
  return file;
}

/** Runs a program of the server until it ends. @throws Error with `code`, `stdout` and `stderr` when it fails */
export function runProgram(entry: string, args: readonly string[], env: Record<string, string>) {
  return promisify(execFile)(process.execPath, [builtProgram(entry), ...args], { env: { ...process.env, ...env } });
}
