// The end-to-end tests: builds what is stale; each worker has a server of its own (e2e/serverPool.ts).
//
//   node scripts/e2e.mjs                                       all of them, in Chromium
//   node scripts/e2e.mjs --project stories                     the twelve stories in Chromium, as `npm test` does
//   node scripts/e2e.mjs --project firefox --project webkit    the twelve stories in the other engines (npm run test:engines)
//   node scripts/e2e.mjs bell --project desktop                one file; what Playwright's own command takes
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireProgram, versionOf } from './browsers.mjs';
import { inRoot, mustSucceed, succeeds } from './run.mjs';

/** The variables of the programs that a project needs; the other projects run in Chromium. */
const PROGRAMS_OF_PROJECT = { firefox: ['FIREFOX'], webkit: ['WEBKIT_DRIVER', 'XVFB'] };
const CHROMIUM = ['CHROMIUM'];

const args = process.argv.slice(2);
const projects = args.flatMap((arg, index) =>
  arg === '--project' ? [args[index + 1]] : (/^--project=(.*)/.exec(arg)?.slice(1) ?? []),
);
const variables = projects.length === 0 ? CHROMIUM : projects.flatMap((name) => PROGRAMS_OF_PROJECT[name] ?? CHROMIUM);
const programs = Object.fromEntries([...new Set(variables)].map((variable) => [variable, requireProgram(variable)]));
for (const name of ['CHROMIUM', 'FIREFOX']) {
  if (programs[name]) console.log(`End-to-end tests in ${versionOf(programs[name])} (${programs[name]})`);
}

mustSucceed(process.execPath, [inRoot('scripts/build-stale.mjs')]);
// The command that names operators (e2e/operatorFlows.ts); in the project, because it loads its packages.
mustSucceed(process.execPath, [inRoot('scripts/bundle-server.mjs'), '.cache/operator', 'server/app/operator/main.ts']);

/** In memory (Linux), so that the databases do not wait for the disk; containers often have only 64 MB there. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;
function rootOfData() {
  if (!existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : os.tmpdir();
}

const folder = mkdtempSync(path.join(rootOfData(), 'teamieum-e2e-'));
// When started by root, the embedded database runs as another user, who needs access to the folder.
chmodSync(folder, 0o755);

const passed = succeeds('playwright', ['test', ...args], {
  ...programs,
  E2E_FOLDER: folder,
  DATABASE_URL: undefined,
});
rmSync(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
