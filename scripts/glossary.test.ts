import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [^-]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const entries = rows.flatMap(([, term = '', , file = '']) => {
  const path = /^`([^`]+)`$/.exec(file)?.[1];
  return path === undefined ? [] : [{ term, path }];
});

describe('the glossary', () => {
  it('lists at least sixty terms', () => {
    expect(entries.length).toBeGreaterThanOrEqual(60);
  });

  it('names an existing file for each term', () => {
    expect(entries.filter(({ path }) => !existsSync(path))).toEqual([]);
  });

  it('names at most four files for each task, all of which exist', () => {
    const tasks = rows.map((cells) => [...(cells[3] ?? '').matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path = '']) => path));
    expect(tasks.filter((files) => files.length > 4)).toEqual([]);
    expect(tasks.flat().filter((path) => !existsSync(path))).toEqual([]);
  });

  it('lists each term once', () => {
    const terms = entries.map(({ term }) => term);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});
