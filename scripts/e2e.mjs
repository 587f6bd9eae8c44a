// The end-to-end tests on a server of their own: a free port, an empty data folder, both gone afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { requireChromium, versionOf } from './chromium.mjs';
import { succeeds } from './run.mjs';

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

const browser = requireChromium();
console.log(`End-to-end tests in ${versionOf(browser)} (${browser})`);

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'teamieum-e2e-'));
// Run by root, the embedded database works under another user, who must be able to enter.
chmodSync(dataDir, 0o755);

const passed = succeeds('playwright', ['test', ...process.argv.slice(2)], {
  CHROMIUM: browser,
  E2E_PORT: process.env['E2E_PORT'] ?? (await freePort()),
  E2E_DATA_DIR: dataDir,
  DATABASE_URL: undefined,
});
rmSync(dataDir, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
