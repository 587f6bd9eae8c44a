import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_URL } from './cluster';
import { NODE_FLAGS, PRODUCTION } from '../startCommand';
import { createDaemon } from './daemon';

const PORT = 3163;

export interface App {
  origin: string;
  /** Its process id, which changes with a restart. */
  pid(): number;
  isRunning(): boolean;
  /** Starts it repeatedly until it is ready. The app exits when it finds no database. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Its output so far. */
  printed(): Promise<string>;
}

/** The built product on the cluster, as systemd runs it. */
export function createApp(folder: string): App {
  const origin = `http://127.0.0.1:${PORT}`;
  const log = path.join(folder, 'app.log');
  const daemon = createDaemon({
    command: [process.execPath, ...NODE_FLAGS, 'dist/server/main.js'],
    env: {
      PATH: process.env['PATH'] ?? '',
      ...PRODUCTION,
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIR: path.join(folder, 'app'),
      DATABASE_URL,
      // All requests come from one member at one address.
      RATE_LIMIT_MULTIPLIER: '1000000',
    },
    user: {},
    log,
  });
  const isHealthy = () =>
    fetch(`${origin}/api/health`).then(
      (response) => response.ok,
      () => false,
    );

  return {
    origin,
    pid: daemon.pid,
    isRunning: daemon.isRunning,
    async start() {
      do {
        if (!daemon.isRunning()) daemon.start();
        await sleep(200);
      } while (!(await isHealthy()));
    },
    kill: () => daemon.kill('SIGKILL'),
    printed: () => readFile(log, 'utf8'),
  };
}
