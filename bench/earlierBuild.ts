import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { makeDataFolder } from './makeDataFolder';
import { NODE_FLAGS, PRODUCTION } from './startCommand';
import { startProcess } from './startProcess';
import { SECRET, UNLIMITED } from './withProduct';

const PORT = 3164;

/**
 * Runs work with the build of another checkout (`dist/` in `folder`), started as `npm start` does, on an embedded database
 * of its own with the demo of that checkout.
 */
export async function withEarlierBuild<Result>(
  folder: string,
  act: (origin: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = await makeDataFolder('earlier');
  const env = { DATA_DIR: dataDir, TOKEN_SECRET: SECRET, ...UNLIMITED };
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/db/seed/main.ts'], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    const settings = { ...PRODUCTION, HOST: '127.0.0.1', PORT: String(PORT), TRUST_PROXY: 'on' };
    const server = await startProcess([...NODE_FLAGS, 'dist/server/main.js'], { ...settings, ...env }, /ready/, folder);
    try {
      return await act(`http://127.0.0.1:${PORT}`);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
