import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

/** A program of the cluster that runs in the background and may be killed and started again. */
export interface Daemon {
  pid: () => number;
  isRunning: () => boolean;
  start: () => void;
  /** Sends a signal that ends it, and waits for the end. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
}

export interface User {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; in that case the cluster runs as Debian's user `postgres`. */
export function clusterUser(): User {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  return { uid, gid };
}

interface DaemonOptions {
  command: readonly [string, ...string[]];
  env: Record<string, string>;
  user: User;
  /** The file its output goes to. */
  log: string;
}

/** Creates a daemon without starting it; `start()` starts it. */
export function createDaemon({ command: [program, ...args], env, user, log }: DaemonOptions): Daemon {
  let child: ChildProcess | undefined;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;

  return {
    pid: () => child?.pid ?? NaN,
    isRunning,
    start() {
      const output = openSync(log, 'a');
      child = spawn(program, args, { ...user, env, stdio: ['ignore', output, output] });
    },
    async kill(signal) {
      if (!child || !isRunning()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
