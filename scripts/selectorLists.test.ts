import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve('src');

/** The selectors of a file's rules, without interpolations and comments. */
function selectorsIn(file: string): string[] {
  const styles = readFileSync(file, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\$\{[^{}]*\}/g, '');
  return [...styles.matchAll(/([^{};`]+)\{/g)].map(([, selector = '']) => selector.trim());
}

/** `a, b:is(c, d)` has two parts. */
function partsOf(selector: string): number {
  let previous = selector;
  let flat = selector.replaceAll(/\([^()]*\)/g, '');
  while (flat !== previous) [previous, flat] = [flat, flat.replaceAll(/\([^()]*\)/g, '')];
  return flat.split(',').length;
}

it('leaves :has() out of selector lists, which Firefox before 121 would drop as a whole', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const lists = files.flatMap((file) =>
    selectorsIn(path.join(SOURCES, file)).filter((one) => one.includes(':has(') && partsOf(one) > 1),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(lists).toEqual([]);
});

it('uses no styled component as a selector, which Emotion drops without its Babel plugin', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const found = files.filter((file) =>
    /\$\{(\w+\.)?[A-Z][a-z]\w*\}[^{};`]*\{\s/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
