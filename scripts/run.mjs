// One way to call another program of the project, for all scripts.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The absolute path of a file or folder of the project. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Runs a program (of node_modules, when one has that name) and answers whether it ended well. */
export function succeeds(command, args, env = {}) {
  const PATH = `${inRoot('node_modules/.bin')}${path.delimiter}${process.env['PATH']}`;
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH, ...env },
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** The same, for a step without which the rest makes no sense: ends this program when it fails. */
export function mustSucceed(command, args, env = {}) {
  if (!succeeds(command, args, env)) process.exit(1);
}
