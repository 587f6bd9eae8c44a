// Runs before `npm start`: builds only the parts whose sources changed.
import { isFresh } from './freshness.mjs';
import { inRoot, mustSucceed } from './run.mjs';

for (const part of ['web', 'server']) {
  if (!isFresh(part)) mustSucceed(process.execPath, [inRoot(`scripts/build-${part}.mjs`)]);
}
