// Bundles the server into one file per entry point; packages stay in node_modules. Also used by benchmarks and by tests
// that start a process:
// `node scripts/bundle-server.mjs <folder> [<entry>]`.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { inRoot } from './run.mjs';

// The thread that makes PDFs and the process that decodes images are resolved relative to the main file.
const WORKERS = { pdfWorker: 'server/domain/record/pdf/worker.ts', imageWorker: 'server/lib/uploads/imageWorker.ts' };

const [outdir, entry = 'server/app/main.ts'] = process.argv.slice(2);

await build({
  absWorkingDir: inRoot(),
  entryPoints: { ...WORKERS, [path.parse(entry).name]: entry },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
});

// Migrations in SQL are read from the folder beside the main file (server/db/sqlMigrations.ts). It is emptied before: one
// that is left over from another version would be applied.
const migrations = path.resolve(inRoot(), outdir, 'migrations');
rmSync(migrations, { recursive: true, force: true });
cpSync(inRoot('server/db/migrations'), migrations, { recursive: true, filter: (file) => !file.endsWith('.ts') });
