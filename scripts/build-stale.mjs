// What `npm start` does before it starts: builds the parts whose sources changed, and only those.
import { isFresh } from './freshness.mjs';
import { inRoot, mustSucceed } from './run.mjs';

for (const part of ['web', 'server']) {
  if (!isFresh(part)) mustSucceed(process.execPath, [inRoot(`scripts/build-${part}.mjs`)]);
}
