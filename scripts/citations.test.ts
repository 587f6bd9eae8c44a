import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { acceptancePrefixes, citationsIn, definedIds } from './citations';

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(tsx?|mjs|cjs|md)$/.test(file) && !file.startsWith('scripts/citations'));

describe('citations of the product documents', () => {
  const defined = definedIds();
  const prefixes = acceptancePrefixes(defined);

  it('cite only ids that docs/product defines', () => {
    const unknown = tracked.flatMap((file) =>
      citationsIn(readFileSync(file, 'utf8'), prefixes)
        .filter((id) => !defined.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['a decision', '(D50, D92a)', ['D50', 'D92a']],
    ['a rule', 'see F16.', ['F16']],
    ['a section of the specification', 'spec §5', ['spec §5']],
    ['a section of the look', 'look §3 and look §99', ['look §3', 'look §99']],
    ['an acceptance row', 'PDET-19 and API-ENV-3', ['PDET-19', 'API-ENV-3']],
  ])('are found in a text that contains %s', (_, text, ids) => {
    expect(citationsIn(text, prefixes)).toEqual(ids);
  });

  it('do not include words that resemble an acceptance row', () => {
    expect(citationsIn('UTF-8, SHA-256, Ctrl-F5x', prefixes)).toEqual([]);
  });

  it.each(['D999', 'F99', 'spec §10', 'look §10', 'PDET-999'])(
    'include the id %s, which docs/product does not define',
    (id) => {
      expect(citationsIn(id, prefixes)).toEqual([id]);
      expect(defined.has(id)).toBe(false);
    },
  );

  it('refer to acceptance rows that are defined once each', () => {
    const rows = readFileSync('docs/product/acceptance.md', 'utf8').matchAll(/^\| ([A-Z0-9-]+-\d+) +\|/gm);
    const ids = [...rows].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids.length).toBeGreaterThan(800);
  });
});
