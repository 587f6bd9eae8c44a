// Starts three programs and stops them together: the API restarts, its renderer is rebuilt and the page refreshes when
// a file is saved. The API renders the pages as in production.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { inRoot, mustSucceed, root } from './run.mjs';

const CYAN = 36;
const MAGENTA = 35;
const YELLOW = 33;
const BUILD_DIR = '.cache/dev';

/** Beside what the API imports. */
const WATCHED = ['--include', 'contract/**', '--include', 'server/db/migrations/**'];

mustSucceed('npm', ['run', '--silent', 'fonts']);
rmSync(inRoot(BUILD_DIR), { recursive: true, force: true });

function start(name, colour, command, args) {
  const program = command === 'node' ? process.execPath : inRoot('node_modules/.bin', command);
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '1', BUILD_DIR },
    // A process group of its own: only this process receives Ctrl-C and sends each program one signal.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => print(`\x1b[${colour}m${name}\x1b[0m`, String(text)));
  }
  child.on('exit', (code) => stopAll(code ?? 1));
  return child;
}

function print(label, text) {
  for (const line of text.replace(/\n$/, '').split('\n')) console.log(`${label} ${line}`);
}

let stopping = false;

function stopAll(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

const children = [
  start('web', MAGENTA, 'webpack', ['serve', '--mode', 'development']),
  start('render', YELLOW, 'node', ['scripts/bundle-renderer.mjs', `${BUILD_DIR}/server`, '--development', '--watch']),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));

// The API reads the page and the renderer when it starts.
while (!stopping && !['public/index.html', 'server/render.js'].every((file) => existsSync(inRoot(BUILD_DIR, file)))) {
  await setTimeout(200);
}
if (!stopping) {
  children.push(start('api', CYAN, 'tsx', ['watch', '--clear-screen=false', ...WATCHED, 'server/app/main.ts']));
}
