// The end-to-end tests: builds what is stale, then each worker starts its own server (e2e/server.ts).
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireChromium, versionOf } from './chromium.mjs';
import { inRoot, mustSucceed, succeeds } from './run.mjs';

const browser = requireChromium();
console.log(`End-to-end tests in ${versionOf(browser)} (${browser})`);

mustSucceed(process.execPath, [inRoot('scripts/build-stale.mjs')]);

const folder = mkdtempSync(path.join(os.tmpdir(), 'teamieum-e2e-'));
// When started by root, the embedded database runs as another user, who needs access to the folder.
chmodSync(folder, 0o755);

const passed = succeeds('playwright', ['test', ...process.argv.slice(2)], {
  CHROMIUM: browser,
  E2E_FOLDER: folder,
  DATABASE_URL: undefined,
});
rmSync(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
