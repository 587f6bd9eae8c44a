// npm run screens: writes a screenshot of every screen of the built product, with its demo data, to docs/screens/.
import { requireProgram } from './browsers.mjs';
import { mustSucceed } from './run.mjs';

mustSucceed('tsx', ['e2e/screens/main.ts'], { CHROMIUM: requireProgram('CHROMIUM') });
