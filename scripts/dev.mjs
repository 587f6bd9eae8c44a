// One command, two programs, one lifetime: the API restarts and the page refreshes when a file is saved.
import { spawn } from 'node:child_process';
import { inRoot, mustSucceed, root } from './run.mjs';

const CYAN = 36;
const MAGENTA = 35;

mustSucceed('npm', ['run', '--silent', 'fonts']);

function start(name, colour, command, args) {
  const child = spawn(inRoot('node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '1' },
    // A group of its own: Ctrl-C comes here, and each program is asked to end once.
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
  start('api', CYAN, 'tsx', ['watch', '--clear-screen=false', '--include', 'contract/**', 'server/app/main.ts']),
  start('web', MAGENTA, 'webpack', ['serve', '--mode', 'development']),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));
