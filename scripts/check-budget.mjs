// Checks the size of a first visit against budget.json (bytes). The script is measured as brotli, as browsers receive
// it. "Before load" is the page and everything its HTML references: scripts, styles, preloaded fonts, the icon.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { inRoot } from './run.mjs';

const budget = JSON.parse(readFileSync(inRoot('budget.json'), 'utf8'));
const html = readFileSync(inRoot('dist/public/index.html'), 'utf8');

const attribute = (tag, name) => new RegExp(`\\b${name}=["']?([^"'\\s>]+)`).exec(tag)?.[1];
const tagsOf = (name) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const isLocal = (address) => Boolean(address?.startsWith('/'));

function bytesOnTheWire(address) {
  const file = inRoot('dist/public', address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const total = (addresses) => addresses.reduce((sum, address) => sum + bytesOnTheWire(address), 0);
const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

// The inline script at the end of the page names them (src/app/loadAfterFirstPaint.ts).
const scripts = html.match(/(?<=")\/assets\/[^"]+\.js(?=")/g) ?? [];
const others = tagsOf('link')
  .filter((tag) => ['stylesheet', 'preload', 'modulepreload', 'icon'].includes(attribute(tag, 'rel')))
  .map((tag) => attribute(tag, 'href'))
  .filter(isLocal);

const initialScript = total(scripts);
const beforeLoad = total(['/index.html', ...new Set([...scripts, ...others])]);

const { aim, wall } = budget.initialScript;
console.log(
  `Initial JavaScript  ${inKilobytes(initialScript)} brotli (aim ${inKilobytes(aim)}, wall ${inKilobytes(wall)})`,
);
console.log(`Before load         ${inKilobytes(beforeLoad)} on the wire (wall ${inKilobytes(budget.beforeLoad.wall)})`);

if (scripts.length === 0) {
  console.error('dist/public/index.html names no script: nothing was measured.');
  process.exit(1);
}
if (initialScript > wall || beforeLoad > budget.beforeLoad.wall) {
  console.error('Over the wall of budget.json. Load the new part lazily, or leave it out.');
  process.exit(1);
}
if (initialScript > aim) console.log('Over the aim: look at what joined the first view.');
