import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The whole program, running in a process. */
export interface RunningMain {
  url: string;
  /** The output so far. */
  printed: () => string;
  /** Whether the process is still running. */
  isAlive: () => boolean;
  kill: () => Promise<unknown>;
}

/** Starts the program. @param before shell commands that run before the program in its process, such as `ulimit` */
export async function runMain(env: Record<string, string>, before = ':'): Promise<RunningMain> {
  const command = `${before}; exec "${process.execPath}" --import tsx server/app/main.ts`;
  const child = spawn('sh', ['-c', command], { env: { ...process.env, PORT: '0', ...env } });
  const ended = once(child, 'close');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += String(piece)));

  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const port = () => /ready at http:\/\/localhost:(\d+)/.exec(text)?.[1];
  while (port() === undefined) {
    if (!isAlive()) throw new Error(text);
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { url: `http://127.0.0.1:${port()}`, printed: () => text, isAlive, kill };
}
