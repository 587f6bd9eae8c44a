import { existsSync, readFileSync } from 'node:fs';

const PAGE = readFileSync('docs/security.md', 'utf8');

/** `` `file` › name ``, up to the next one or the end of the cell. */
const CITED_TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)` › (.+?)(?= *(?:\||;\s*`))/g;
const CITED_FILE = /`((?:server|src|contract|docs|scripts|e2e)\/[\w./-]+)`/g;

const tests = [...PAGE.matchAll(CITED_TEST)].map(([, file = '', name = '']): [string, string] => [file, name.trim()]);
const files = [...new Set([...PAGE.matchAll(CITED_FILE)].map(([, file = '']) => file))];

/** Tests and groups of tests, as their file spells them. */
function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/\b(?:it|test|describe)\b[\s\S]*?\(\s*(['"])((?:\\.|(?!\1).)+)\1/g)].map(
    ([, , name = '']) => name.replaceAll('\\', ''),
  );
}

it('docs/security.md cites more than sixty tests', () => {
  expect(tests.length).toBeGreaterThan(60);
});

it.each(tests)('%s has the test that docs/security.md cites: %s', (file, name) => {
  expect(namesIn(file)).toContain(name);
});

it.each(files)('%s, which docs/security.md cites, exists', (file) => {
  expect(existsSync(file)).toBe(true);
});

it('has a part for every chapter of the standard', () => {
  const chapters = [...PAGE.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number));
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});
