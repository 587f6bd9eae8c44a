import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

/** The built product, started with a free port, its own embedded database and its own files. */
export interface E2eServer {
  origin: string;
  dataDir: string;
  stop: () => Promise<void>;
}

interface ServerOptions {
  /** The data of a stopped server to continue with; new data by default. */
  dataDir?: string;
  /** The same port as before, so that open pages stay connected. */
  port?: string;
  /** By how many days the clock of recruiting is advanced (`CLOCK_SHIFT_DAYS`). */
  clockShiftDays?: number;
  /** The server knows its own address (`PUBLIC_URL`), to which mails then link. */
  isPublic?: boolean;
  /** How long a session lasts (`SESSION_TTL_SECONDS`), an hour by default. */
  sessionSeconds?: number;
  /** Further variables. */
  env?: Record<string, string>;
}

/**
 * Starts a server as `npm start` does, without building: scripts/e2e.mjs builds once for all. A test that starts one of its
 * own may stop it and restart it with its data at a later date.
 */
export async function startServer(options: ServerOptions = {}): Promise<E2eServer> {
  return serve(options.dataDir ?? (await newDataDir()), options);
}

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(process.env['E2E_FOLDER'] ?? '', 'server-'));
  // When started by root, the embedded database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** The data folders of the servers that this process has started: their mails are in `outbox`. */
export const startedHere = new Set<string>();

async function serve(dataDir: string, options: ServerOptions): Promise<E2eServer> {
  startedHere.add(dataDir);
  const {
    clockShiftDays = 0,
    isPublic = false,
    sessionSeconds = 3_600,
    port = isPublic ? await freePort() : '0',
  } = options;
  const own = {
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDir,
    CLOCK_SHIFT_DAYS: String(clockShiftDays),
    SESSION_TTL_SECONDS: String(sessionSeconds),
    PUBLIC_URL: isPublic ? `http://localhost:${port}` : '',
  };
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    // All tests sign up from one address.
    env: { ...process.env, NODE_ENV: 'production', ...own, ...LIMITS, ...options.env },
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

// A busy machine renders slowly. Pushes go to this machine alone.
const LIMITS = { RATE_LIMIT_MULTIPLIER: '1000', RENDER_TIMEOUT_MS: '20000', PUSH_HOSTS: '127.0.0.1' };

/** A port that nothing listens on. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

/** The port in the server's start line. */
function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    // Reads all output, since a full pipe would block the server.
    child.stdout?.on('data', (piece) => {
      printed += String(piece);
      const [, port] = /ready at http:\/\/localhost:(\d+)/.exec(printed) ?? [];
      if (port) resolve(port);
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
}
