// Builds the page: font subset, then webpack. Source maps are written beside the served folder, never into it.
import { rmSync } from 'node:fs';
import { buildOnce } from './freshness.mjs';
import { inRoot, mustSucceed } from './run.mjs';

await buildOnce('web', () => {
  rmSync(inRoot('dist/maps'), { recursive: true, force: true });
  mustSucceed('npm', ['run', '--silent', 'fonts']);
  mustSucceed('webpack', ['--mode', 'production'], { NODE_ENV: 'production' });
});
