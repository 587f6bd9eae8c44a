// Builds the server bundle and the renderer of the public pages.
import { buildOnce } from './freshness.mjs';
import { inRoot, mustSucceed } from './run.mjs';

await buildOnce('server', () => {
  for (const bundle of ['server', 'renderer']) {
    mustSucceed(process.execPath, [inRoot(`scripts/bundle-${bundle}.mjs`), 'dist/server']);
  }
});
