// The server as it is shipped.
import { buildOnce } from './freshness.mjs';
import { inRoot, mustSucceed } from './run.mjs';

await buildOnce('server', () => mustSucceed(process.execPath, [inRoot('scripts/bundle-server.mjs'), 'dist/server']));
