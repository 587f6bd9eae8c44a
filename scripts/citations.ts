import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(`docs/product/${name}.md`, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The ids that docs/product defines: decisions, rules, acceptance rows, and sections of the specification and the look. */
export function definedIds() {
  return new Set([
    ...matches(read('decisions'), /^- \*\*([DF]\d+[a-z]?)\b/gm),
    ...matches(read('acceptance'), /^\| ([A-Z0-9-]+-\d+) +\|/gm),
    ...matches(read('specification'), /^## (\d+)\. /gm).map((section) => `spec §${section}`),
    ...matches(read('look'), /^## (\d+)\. /gm).map((section) => `look §${section}`),
  ]);
}

/** What acceptance rows start with: PDET of PDET-19. */
export const acceptancePrefixes = (defined: ReadonlySet<string>) =>
  new Set([...defined].flatMap((id) => matches(id, /^([A-Z0-9-]+)-\d+$/g)));

/** The ids a text cites, existing or not. An acceptance row is recognised by its prefix. */
export function citationsIn(text: string, prefixes: ReadonlySet<string>) {
  const rows = matches(text, /(?<![\w-])((?:[A-Z]+[A-Z0-9]*-)+\d+)\b/g);
  return [
    ...matches(text, /(?<![\w#/.-])([DF][1-9]\d{0,2}[a-b]?)(?![\w-])/g),
    ...matches(text, /\b((?:spec|look) §\d+)/g),
    ...rows.filter((id) => prefixes.has(id.slice(0, id.lastIndexOf('-')))),
  ];
}
