import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { builtProgram } from './builtProgram';

export interface RunningServer {
  child: ChildProcess;
  /** The output so far. */
  printed: () => string;
  /** Waits until the process has printed a line that matches. @returns the match */
  until: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Sends a signal, `SIGTERM` by default, and waits for the end. @returns the exit code, null after a signal */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts the product in a process, as `npm start` does.
 * @param before shell commands that run before it in its process, such as `ulimit`
 */
export function runServer(env: Record<string, string>, before = ':'): RunningServer {
  const command = `${before}; exec "${process.execPath}" "${builtProgram('server/app/main.ts')}"`;
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece) => (text += piece));

  return {
    child,
    printed: () => text,
    async until(pattern) {
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found;
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended:\n${text}`);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
      }
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** The port of a server on this machine, once it is ready. */
export async function portOf(server: RunningServer): Promise<number> {
  const [, port] = await server.until(/ready at http:\/\/localhost:(\d+)/);
  return Number(port);
}
