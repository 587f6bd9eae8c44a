import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import path from 'node:path';

/** The built product, started for one worker: a free port, an embedded database and files of its own. */
export interface E2eServer {
  origin: string;
  dataDir: string;
  stop: () => Promise<void>;
}

interface ServerOptions {
  /** The data of a server that was stopped, to go on with; left out for new data. */
  dataDir?: string;
  /** The same port, so that open pages go on. */
  port?: string;
  /** How far ahead the clock of recruiting is (`CLOCK_SHIFT_DAYS`). */
  clockShiftDays?: number;
}

/** The data folder of this worker's server; its mails are in `outbox` below. */
export const dataDirOfWorker = (): string => process.env['E2E_WORKER_DIR'] ?? '';

/** Starts what `npm start` starts, without building: scripts/e2e.mjs has done that once for all workers. */
export async function startServer(folder: string): Promise<E2eServer> {
  const server = await serve(await newDataDir(folder), {});
  process.env['E2E_WORKER_DIR'] = server.dataDir;
  return server;
}

/** The same for one test alone, which may stop it and go on with its data at a later date. */
export async function startOwnServer(options: ServerOptions = {}): Promise<E2eServer> {
  return serve(options.dataDir ?? (await newDataDir(process.env['E2E_FOLDER'] ?? '')), options);
}

async function newDataDir(folder: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(folder, 'worker-'));
  // Run by root, the embedded database works under another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  return dataDir;
}

async function serve(dataDir: string, { port = '0', clockShiftDays = 0 }: ServerOptions): Promise<E2eServer> {
  const own = { HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, CLOCK_SHIFT_DAYS: String(clockShiftDays) };
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    // Every test signs up from one address.
    env: { ...process.env, NODE_ENV: 'production', ...own, ...LIMITS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    origin: `http://127.0.0.1:${await portOf(child)}`,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

// A busy machine renders late.
const LIMITS = { RATE_LIMIT_MULTIPLIER: '1000', RENDER_TIMEOUT_MS: '20000' };

/** The port the start line names. */
function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    // Read to the end: a full pipe would stop the server.
    child.stdout?.on('data', (piece) => {
      printed += String(piece);
      const [, port] = /ready at http:\/\/localhost:(\d+)/.exec(printed) ?? [];
      if (port) resolve(port);
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
}
