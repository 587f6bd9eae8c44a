// The server in one file for each way to start it; its packages stay in node_modules. The product, its benchmarks and
// the tests that start a process of their own are all bundled here: `node scripts/bundle-server.mjs <folder> [<entry>…]`.
import { build } from 'esbuild';
import { inRoot } from './run.mjs';

// The thread that makes PDFs is found beside the program.
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
