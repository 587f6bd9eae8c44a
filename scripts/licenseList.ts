// Allowed licences, and the list of the licences in use: docs/licenses.md.
import { packagesOf, type Lock } from './lockFile';

interface Rule {
  /** Why the licence is allowed, or its conditions. */
  why: string;
  /** Restricts the licence to packages that were reviewed individually. */
  only?: RegExp;
}

const ALLOWED = new Map<string, Rule>([
  ['MIT', { why: 'keep the notice' }],
  ['MIT-0', { why: 'no condition' }],
  ['ISC', { why: 'keep the notice' }],
  ['BSD-2-Clause', { why: 'keep the notice' }],
  ['BSD-3-Clause', { why: 'keep the notice, no advertising with names' }],
  ['Apache-2.0', { why: 'keep the notice, say what was changed' }],
  ['BlueOak-1.0.0', { why: 'keep the notice' }],
  ['0BSD', { why: 'no condition' }],
  ['Zlib', { why: 'keep the notice in the source' }],
  ['CC0-1.0', { why: 'no condition' }],
  ['Python-2.0', { why: 'keep the notice', only: /^argparse$/ }],
  ['CC-BY-4.0', { why: 'data of the build, with its author named here', only: /^caniuse-lite$/ }],
  [
    'MPL-2.0',
    {
      why: 'unchanged, a package of its own: the encryption of pushes, a tool of the tests',
      only: /^(axe-core|web-push)$/,
    },
  ],
  ['OFL-1.1', { why: 'a font; the subset has another name (decision 0007)', only: /^pretendard$/ }],
  ['W3C', { why: 'contexts of the standard, read by tests', only: /^@digitalbazaar\/credentials-context$/ }],
  ['LGPL-3.0-or-later', { why: 'libvips, a library of its own that can be replaced', only: /^@img\/sharp-/ }],
]);

/** Licences that packages without an SPDX licence in their manifest state in their licence file. */
const STATED = new Map([
  ['png-js', 'MIT'],
  ['svg-tags', 'MIT'],
  ['@digitalbazaar/credentials-context', 'BSD-3-Clause AND W3C'],
]);

const HEAD = `# Licences of what we build on

Written by \`npm run licenses\` from the lock file; which licences may come in stands in \`scripts/licenseList.ts\`, and
another one fails that command and the tests. "In the product" is what is installed to run it, on any platform; "tools" are
needed to build and test it.
`;

interface LicenseList {
  /** The content of docs/licenses.md. */
  text: string;
  /** Packages whose licence is not allowed, as sentences. */
  refused: string[];
}

interface Users {
  product: Set<string>;
  tools: Set<string>;
}

/** The licences of the packages in a lock file. */
export function licenseList(lock: Lock): LicenseList {
  const groups = new Map<string, Users>();
  const refused: string[] = [];
  for (const [name, { version, license: named = 'unknown', dev = false }] of packagesOf(lock)) {
    const license = STATED.get(name) ?? named;
    if (!isAllowed(name, license)) refused.push(`${name} ${version}: the licence ${license} is not allowed.`);
    const users = groups.get(license) ?? { product: new Set(), tools: new Set() };
    users[dev ? 'tools' : 'product'].add(`\`${name} ${version}\``);
    groups.set(license, users);
  }
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, users]) => sectionOf(license, users));
  return { text: `${HEAD}\n${sections.join('\n')}`, refused: refused.sort() };
}

/** Of licences joined by `OR` one must be allowed, of those joined by `AND` all. */
function isAllowed(name: string, expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  const mayBeUsed = (license: string) => {
    const rule = ALLOWED.get(license);
    return rule !== undefined && (rule.only?.test(name) ?? true);
  };
  return plain.includes(' OR ') ? plain.split(' OR ').some(mayBeUsed) : plain.split(' AND ').every(mayBeUsed);
}

function sectionOf(license: string, { product, tools }: Users): string {
  const parts = license.split(/[ ()]+/);
  const rules = [...ALLOWED].filter(([one]) => parts.includes(one)).map(([one, { why }]) => `${one} (${why})`);
  const lists = [listOf('In the product', product), listOf('Tools', tools)].filter((list) => list !== '');
  return [`## ${license}\n`, `Allowed: ${rules.join(', ') || 'no'}.\n`, ...lists].join('\n');
}

function listOf(title: string, names: ReadonlySet<string>): string {
  return names.size > 0 ? `${title} (${names.size}): ${[...names].sort().join(', ')}\n` : '';
}
