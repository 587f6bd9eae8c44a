import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The time of the screenshots: the demo is generated for it, and server and browser use it as the current time. */
export const NOW = '2026-11-20T12:00:00+09:00';

const PORT = process.env['SCREENS_PORT'] ?? '3170';
const CLOCK = ['--import', 'tsx', '--import', path.resolve('e2e/screens/fixedClock.ts')];

export interface Demo {
  baseURL: string;
  stop: () => Promise<void>;
}

/** The built product with its demo data, on a temporary database. */
export async function startDemo(): Promise<Demo> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'teamieum-screens-'));
  // When started by root, the embedded database runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o755);
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_NOW: NOW,
    PORT,
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
  };
  const env = { ...process.env, ...settings, RATE_LIMIT_MULTIPLIER: '1000' };
  const { status } = spawnSync(process.execPath, [...CLOCK, 'server/db/seed/main.ts'], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The demo could not be made.');

  const server = spawn(process.execPath, [...CLOCK, 'dist/server/main.js'], { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const baseURL = `http://127.0.0.1:${PORT}`;
  await answering(baseURL);
  return {
    baseURL,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function answering(baseURL: string) {
  for (let tries = 0; tries < 120; tries += 1) {
    const response = await fetch(`${baseURL}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The demo does not answer.');
}
