// The server, one file for each way to start it; its packages stay in node_modules.
import { build } from 'esbuild';
import { buildOnce } from './freshness.mjs';
import { inRoot } from './run.mjs';

await buildOnce('server', () =>
  build({
    absWorkingDir: inRoot(),
    entryPoints: ['server/app/main.ts', 'server/app/cluster.ts'],
    outdir: 'dist/server',
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
