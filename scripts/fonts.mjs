// Builds two fonts from the `pretendard` package into .gen/ (docs/decisions/0007-fonts.md).
//
// teamieum-ui-first.woff2, teamieum-ui-rest.woff2: every character the product itself can print, weights 400 to 800.
// The page preloads the first, which covers the landing page and the list; the second loads when a screen needs it. A
// subset is a modified font, and the licence reserves the name Pretendard for unmodified ones, hence its own family
// name.
// interface-font.json: the characters of each part, for the page's style sheet.
// content-font.css: the package's own unmodified parts for content of members, fetched by the browser as needed.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { inRoot } from './run.mjs';

const PACKAGE = 'node_modules/pretendard/dist/web';
const SOURCES = ['src', 'public', 'contract'];
// Sources of the texts of a first visit: the layout, the landing page, the list of recruitment posts and the words they
// share.
const FIRST_SOURCES = [
  ...[
    'public/index.html',
    'src/app/layout',
    'src/app/pages/landing',
    'src/app/pages/ProjectListPage.tsx',
    'src/entities',
  ],
  ...['src/features/project', 'src/shared/ui', 'contract/pageTexts.ts', 'contract/project/codes.ts'],
  ...['contract/period.ts', 'contract/skill'],
];
const PRINTS = /\.(tsx?|html|svg)$/;
// The kit page is not part of a production build.
const LEFT_OUT = /\.test\.tsx?$|[\\/](testing|dev)[\\/]/;
const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');
// Characters of dates, times and numbers that the platform formats in Korean.
const WRITTEN_BY_PLATFORM = '·…–—‘’“”×←→0123456789년월일시간분초전후오어제달';

// Features that browsers enable by default, and tabular digits. The typeface's other features (stylistic sets, vertical
// forms) would add glyphs that no text of the product needs, a fifth of the file.
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The file itself, or all files below a folder, if they can contain printed text. */
function filesAt(source) {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => PRINTS.test(file) && !LEFT_OUT.test(file));
}

function charactersOf(sources) {
  const texts = sources.flatMap((source) => filesAt(inRoot(source))).map((file) => readFileSync(file, 'utf8'));
  return new Set([...texts.join('').normalize('NFC')].filter((character) => character >= ' '));
}

async function buildSubset(name, characters) {
  const font = inRoot(`.gen/teamieum-ui-${name}.woff2`);
  const stamp = inRoot(`.gen/teamieum-ui-${name}.txt`);
  const recipe = `${FEATURES.join(' ')}\n${characters}`;
  if (existsSync(font) && existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return;

  const whole = readFileSync(inRoot(PACKAGE, 'variable/woff2/PretendardVariable.woff2'));
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    keepFeatures: FEATURES,
  });
  writeFileSync(font, subset);
  writeFileSync(stamp, recipe);
  console.log(`${path.basename(font)}: ${[...characters].length} characters, ${subset.length} bytes`);
}

const inOrder = (characters) => [...characters].sort().join('');
const rangeOf = (characters) => [...characters].map((one) => `U+${one.codePointAt(0).toString(16)}`).join(',');

async function buildInterfaceFont() {
  const first = new Set([...charactersOf(FIRST_SOURCES), ...ASCII, ...WRITTEN_BY_PLATFORM]);
  const rest = [...charactersOf(SOURCES)].filter((character) => !first.has(character));
  await buildSubset('first', inOrder(first));
  await buildSubset('rest', inOrder(rest));
  writeFileSync(inRoot('.gen/interface-font.json'), JSON.stringify({ rest: rangeOf(inOrder(rest)) }));
}

/** Regular and Bold only. The browser uses the nearer of the two, so titles are never synthetic bold. */
const WEIGHTS = [400, 700];

function contentFace(block) {
  const weight = Number(/font-weight:\s*(\d+)/.exec(block)[1]);
  if (!WEIGHTS.includes(weight)) return [];
  const file = /url\(\.\/([^)]+\.woff2)\)/.exec(block)[1];
  const range = /unicode-range:\s*([^;]+);/.exec(block)[1].replace(/\s+/g, '');
  return [
    `@font-face{font-family:Pretendard;font-weight:${weight};font-display:swap;` +
      `src:url(../${PACKAGE}/static/${file}) format('woff2');unicode-range:${range}}`,
  ];
}

function buildContentFont() {
  const css = readFileSync(inRoot(PACKAGE, 'static/pretendard-dynamic-subset.css'), 'utf8');
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, block]) => contentFace(block));
  writeFileSync(inRoot('.gen/content-font.css'), `${faces.join('\n')}\n`);
}

mkdirSync(inRoot('.gen'), { recursive: true });
await buildInterfaceFont();
buildContentFont();
