// Fails when a built script uses what one of the oldest supported browsers (.browserslistrc) lacks.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oldestBrowsers, unsupportedFeatures } from './browserSupport';

const ASSETS = 'dist/public/assets';
const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
const problems = scripts.flatMap((file) =>
  unsupportedFeatures(readFileSync(path.join(ASSETS, file), 'utf8')).map((name) => `${file}: ${name}`),
);
const browsers = oldestBrowsers().map(({ name, version }) => `${name} ${version}`);

console.log(`Browser support     ${scripts.length} scripts for ${browsers.join(', ')}`);
if (scripts.length === 0) throw new Error(`${ASSETS} has no script: nothing was checked.`);
if (problems.length > 0) {
  console.error(`One of these browsers lacks:\n${problems.join('\n')}`);
  process.exit(1);
}
