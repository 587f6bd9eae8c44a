// Prints the duration of the last run of scripts/test.mjs as Markdown: stages, projects, slowest suites and tests.
//
//   node scripts/test-times.mjs [how many]
import { inRoot } from './run.mjs';
import { readReport } from './test-reports.mjs';

const COUNT = Number(process.argv[2] ?? 20);

function printTable(header, rows) {
  console.log(`\n| ${header.join(' | ')} |\n|${header.map(() => '---|').join('')}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

const seconds = (ms) => (ms / 1_000).toFixed(1);
const slowest = (list) => list.sort((one, other) => other.ms - one.ms).slice(0, COUNT);

/** The tests of a report of bundles by suite: the first title of each is its suite (scripts/test-bundles.mjs). */
function jestSuites({ testResults }) {
  const suites = new Map();
  for (const { ancestorTitles, title, duration } of testResults.flatMap((bundle) => bundle.assertionResults)) {
    const [file, ...titles] = ancestorTitles;
    const tests = suites.get(file) ?? [];
    tests.push({ name: [...titles, title].join(' '), ms: duration ?? 0 });
    suites.set(file, tests);
  }
  return [...suites].map(([file, tests]) => ({ file, ms: sumOf(tests), tests }));
}

/** Playwright nests describe blocks as suites. */
function playwrightTests(suite, title = '') {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: `${title}${spec.title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, `${title}${inner.title} › `))];
}

const sumOf = (list) => list.reduce((sum, { ms }) => sum + ms, 0);

function projectsOf(suites) {
  const names = [...new Set(suites.map(({ file }) => file.split('/')[0]))];
  return names.map((name) => {
    const own = suites.filter(({ file }) => file.startsWith(`${name}/`));
    return [name, own.length, own.reduce((sum, { tests }) => sum + tests.length, 0), seconds(sumOf(own))];
  });
}

function printRunner(suites) {
  printTable(['Folder', 'Suites', 'Tests', 'Sum of seconds'], projectsOf(suites));
  const files = slowest(suites).map(({ file, ms, tests }) => [`\`${file}\``, tests.length, seconds(ms)]);
  printTable(['Slowest suites', 'Tests', 'Seconds'], files);
  const tests = suites.flatMap((suite) => suite.tests.map((test) => ({ ...test, file: suite.file })));
  printTable(
    ['Slowest tests', 'Suite', 'Seconds'],
    slowest(tests).map(({ name, file, ms }) => [name.replaceAll('|', '\\|'), `\`${file}\``, seconds(ms)]),
  );
}

const stages = readReport('stages');
if (!stages) throw new Error(`Run npm test first: there is no ${inRoot('.cache/reports/stages.json')}.`);
printTable(
  ['Stage', 'Seconds', 'Tests'],
  stages.map((stage) => [stage.name, stage.seconds, stage.passed + stage.failed]),
);
const reports = (names) => names.map((name) => readReport(name)).filter(Boolean);
printRunner(reports(['jest', 'jest-rest']).flatMap(jestSuites));
printRunner(
  reports(['stories', 'e2e', 'engines'])
    .flatMap(({ suites }) => suites)
    .map((suite) => {
      const tests = playwrightTests(suite);
      return { file: `e2e/${suite.file}`, ms: sumOf(tests), tests };
    }),
);
