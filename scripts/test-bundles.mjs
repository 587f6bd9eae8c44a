// Joins test suites into bundles: files that load many suites one after the other. Jest gives each of its test files a
// module registry and, on the web, a document; loading React, the application and Fastify for each suite by itself took a
// quarter of the time of all tests. Suites of a bundle share both, and keep their hooks, applications and databases.
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './run.mjs';

/** In the head of a suite that only `npm run test:all` runs: slow, or about what another suite or a story proves too. */
const OF_FULL_TIER = '@tier full';

/**
 * In the head of a suite that chooses its bundle: `alone` for one that replaces modules, and so shares its registry with no
 * other; else a name, for suites that load many modules which others do not (`pages`: the whole web app on the server).
 */
const CHOSEN_BUNDLE = /@bundle (\w+)/;

/**
 * In the head of a suite whose seconds its size does not tell, because it starts processes, waits, or sends thousands of
 * requests: half of what scripts/test-times.mjs prints after a run on two cores, which three suites share.
 */
const DECLARED_SECONDS = /@seconds (\d+)/;

/** The tests in so many bytes take a second, on average. */
const BYTES_PER_SECOND = 3_000;

/** Of tests in a bundle, at least: loading its modules takes up to ten. */
const SECONDS_PER_BUNDLE = 20;

/** The folders of the projects of jest.config.ts, and into how many bundles their suites are divided at most. */
const PROJECTS = {
  contract: { folders: ['contract'], bundles: 1 },
  scripts: { folders: ['scripts', 'bench'], bundles: 1 },
  web: { folders: ['src'], bundles: 10 },
  server: { folders: ['server'], bundles: 10 },
};

const headOf = (file) => readFileSync(inRoot(file), 'utf8').slice(0, 100);
const headHas = (file, mark) => headOf(file).includes(mark);

const seconds = new Map();

function secondsOf(file) {
  if (!seconds.has(file)) {
    const [, declared] = DECLARED_SECONDS.exec(headOf(file)) ?? [];
    seconds.set(file, declared ? Number(declared) : statSync(inRoot(file)).size / BYTES_PER_SECOND);
  }
  return seconds.get(file);
}

const sumOf = (files) => files.reduce((sum, file) => sum + secondsOf(file), 0);

/** The suites in a folder, by their paths in the project. */
function suitesIn(folder) {
  const files = readdirSync(inRoot(folder), { recursive: true }).filter((file) => /\.test\.tsx?$/.test(file));
  return files.map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));
}

/** The slowest first, each into the bundle that is the fastest so far. */
function divide(files, count) {
  const bundles = Array.from({ length: count }, () => []);
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    bundles.toSorted((one, other) => sumOf(one) - sumOf(other))[0].push(file);
  }
  return bundles.filter((bundle) => bundle.length > 0);
}

/** The bundles that suites have chosen. */
function chosenBundles(files) {
  const bundles = new Map();
  for (const file of files) {
    const [, name] = CHOSEN_BUNDLE.exec(headOf(file)) ?? [];
    const key = name === 'alone' ? file : name;
    if (key) bundles.set(key, [...(bundles.get(key) ?? []), file]);
  }
  return [...bundles.values()];
}

function textOf(suites, folder) {
  return suites
    .map((suite) => {
      const file = path.relative(folder, inRoot(suite)).replaceAll('\\', '/');
      return `describe('${suite}', () => {\n  require('${file}');\n});\n`;
    })
    .join('\n');
}

const allSuites = () => Object.values(PROJECTS).flatMap(({ folders }) => folders.flatMap(suitesIn));

/** The suites of the tier that `npm test` runs, by their paths in the project. */
export const quickSuites = () => allSuites().filter((suite) => !headHas(suite, OF_FULL_TIER));

/** The suites that only the full tier runs. */
export const otherSuites = () => allSuites().filter((suite) => headHas(suite, OF_FULL_TIER));

/** The suites that match one of the patterns. @throws Error when a pattern matches no suite */
export function suitesLike(patterns) {
  const suites = allSuites();
  const unused = patterns.find((pattern) => !suites.some((suite) => pattern.test(suite)));
  if (unused) throw new Error(`No test suite matches ${unused}.`);
  return suites.filter((suite) => patterns.some((pattern) => pattern.test(suite)));
}

/**
 * Writes the bundles of suites, which are named by their paths in the project, for each project of Jest.
 * @param name of the folder in `.cache/bundles`
 * @returns the folder, for the variable `TEST_BUNDLES` of jest.config.ts
 */
export function writeBundles(name, suites) {
  const all = path.posix.join('.cache/bundles', name);
  rmSync(inRoot(all), { recursive: true, force: true });
  for (const [project, { folders, bundles }] of Object.entries(PROJECTS)) {
    const folder = inRoot(all, project);
    mkdirSync(folder, { recursive: true });
    const own = suites.filter((suite) => folders.includes(suite.split('/')[0]));
    const shared = own.filter((suite) => !CHOSEN_BUNDLE.test(headOf(suite)));
    const count = Math.min(bundles, Math.ceil(sumOf(shared) / SECONDS_PER_BUNDLE));
    [...divide(shared, count), ...chosenBundles(own)].forEach((bundle, index) => {
      writeFileSync(path.join(folder, `bundle${index + 1}.test.cjs`), textOf(bundle, folder));
    });
  }
  return all;
}
