// Runs other programs of the project; used by all scripts.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The absolute path of a file or folder of the project. */
export const inRoot = (...parts) => path.join(root, ...parts);

/**
 * Compilers, linters and test runners make many short-lived objects. With room for 64 MB of them instead of 16, Node.js
 * collects garbage less often and Jest takes a twelfth less processor time.
 */
const MORE_YOUNG_OBJECTS = '--max-semi-space-size=64';

const environment = (env) => ({
  ...process.env,
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], MORE_YOUNG_OBJECTS].filter(Boolean).join(' '),
  PATH: `${inRoot('node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
  ...env,
});

/** Runs a program, preferring node_modules/.bin, and returns whether it succeeded. */
export function succeeds(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(env) });
  if (error) console.error(error.message);
  return status === 0;
}

/** Runs a required step and exits when it fails. */
export function mustSucceed(command, args, env = {}) {
  if (!succeeds(command, args, env)) process.exit(1);
}

/** Colours, where the lines are read in a terminal. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * Like `succeeds`, but asynchronous, for programs beside each other. Prints each line as it arrives, after the name of its
 * stage, or the output at once at the end.
 */
export function succeedsBeside(command, args, { env = {}, stage } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment({ ...COLOURS, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const print = (line) => {
      if (stage) process.stdout.write(`${stage} │ ${line}\n`);
      else printed += `${line}\n`;
    };
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', print);
    child.once('error', ({ message }) => print(message));
    child.once('close', (code) => {
      process.stdout.write(printed);
      resolve(code === 0);
    });
  });
}
