// Bundles the server into one file per entry point; packages stay in node_modules. Also used by benchmarks and by tests
// that start a process:
// `node scripts/bundle-server.mjs <folder> [<entry>…]`.
import { build } from 'esbuild';
import { inRoot } from './run.mjs';

// The worker thread that makes PDFs is resolved relative to the main file.
const STARTS = { main: 'server/app/main.ts', pdfWorker: 'server/lib/pdf/worker.ts' };

const [outdir, ...entries] = process.argv.slice(2);

await build({
  absWorkingDir: inRoot(),
  entryPoints: entries.length > 0 ? entries : STARTS,
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
