// Fails when a script of the build uses what one of the oldest supported browsers (.browserslistrc) lacks. Assets of the
// build before, which stay beside it (`keepLastBuild`), are not checked.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oldestBrowsers, unsupportedFeatures } from './browserSupport';

const assets = JSON.parse(readFileSync('dist/.web-assets.json', 'utf8')) as string[];
const scripts = assets.filter((file) => file.endsWith('.js'));
const problems = scripts.flatMap((file) =>
  unsupportedFeatures(readFileSync(path.join('dist/public', file), 'utf8')).map((name) => `${file}: ${name}`),
);
const browsers = oldestBrowsers().map(({ name, version }) => `${name} ${version}`);

console.log(`Browser support     ${scripts.length} scripts for ${browsers.join(', ')}`);
if (scripts.length === 0) throw new Error('The build has no script: nothing was checked.');
if (problems.length > 0) {
  console.error(`One of these browsers lacks:\n${problems.join('\n')}`);
  process.exit(1);
}
