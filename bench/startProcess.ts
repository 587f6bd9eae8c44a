import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningProcess {
  pid: number;
  /** Its output until it was ready. */
  output: string;
  /** Bytes it has written to standard output and standard error since it was ready. */
  logged: () => number;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Waits for the next output that matches a pattern, and returns its first group. */
  next(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a program in a process of its own, so that the load generator does not use its CPU time.
 * @param program a TypeScript file, or the arguments of Node
 */
export async function startProcess(
  program: string | readonly string[],
  env: Record<string, string>,
  ready: RegExp,
  cwd?: string,
): Promise<RunningProcess> {
  const args = typeof program === 'string' ? ['--import', 'tsx', program] : program;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let logged = 0;
  child.stderr.pipe(process.stderr, { end: false });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', function look(text: string) {
      output += text;
      if (!ready.test(output)) return;
      child.stdout.off('data', look).resume();
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code} before it was ready.`)));
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer | string) => (logged += Buffer.byteLength(piece)));
  }
  return {
    pid: child.pid ?? 0,
    output,
    logged: () => logged,
    ended,
    signal: (name) => void child.kill(name),
    next: (pattern) =>
      new Promise((resolve) => {
        let printed = '';
        child.stdout.on('data', function look(text: string) {
          printed += text;
          const [, found] = pattern.exec(printed) ?? [];
          if (found === undefined) return;
          child.stdout.off('data', look).resume();
          resolve(found);
        });
      }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
