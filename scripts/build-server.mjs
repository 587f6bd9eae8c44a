// The server in one file; its packages stay in node_modules.
import { build } from 'esbuild';
import { buildOnce } from './freshness.mjs';
import { inRoot } from './run.mjs';

await buildOnce('server', () =>
  build({
    absWorkingDir: inRoot(),
    entryPoints: ['server/app/main.ts'],
    outfile: 'dist/server/main.js',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  }),
);
