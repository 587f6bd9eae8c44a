import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import path from 'node:path';

/** The built product, started for one worker: a free port, an embedded database and files of its own. */
export interface E2eServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Where the server of this worker keeps its data; the mails it writes are in `outbox` below. */
export const dataDirOfWorker = (): string => process.env['E2E_WORKER_DIR'] ?? '';

/** Starts what `npm start` starts, without building: scripts/e2e.mjs has done that once for all workers. */
export async function startServer(folder: string): Promise<E2eServer> {
  const dataDir = await mkdtemp(path.join(folder, 'worker-'));
  // Run by root, the embedded database works under another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  process.env['E2E_WORKER_DIR'] = dataDir;
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    // Every test signs up from one address.
    env: { ...process.env, ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir }, ...LIMITS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

const LIMITS = { RATE_LIMIT_MULTIPLIER: '1000' };

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
