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
  it('names sixty terms or more', () => {
    expect(entries.length).toBeGreaterThanOrEqual(60);
  });

  it('leads each term to a file that exists', () => {
    expect(entries.filter(({ path }) => !existsSync(path))).toEqual([]);
  });

  it('leads each task to at most four files, which all exist', () => {
    const tasks = rows.map((cells) => [...(cells[3] ?? '').matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path = '']) => path));
    expect(tasks.filter((files) => files.length > 4)).toEqual([]);
    expect(tasks.flat().filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names each term once', () => {
    const terms = entries.map(({ term }) => term);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});
