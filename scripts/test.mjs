// npm test: the stages of the quick tier, one result. The last line counts the tests of all runners and the stages that
// failed.
//
//   node scripts/test.mjs                     the quick tier, on the embedded database
//   node scripts/test.mjs quick rest          everything on the embedded database (npm run test:all)
//   node scripts/test.mjs rules jest          these stages
//   node scripts/test.mjs --keep-counts rest  added to the counts of the run before
//   node scripts/test.mjs postgres            suites of the server on TEST_DATABASE_URL
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { dateRuns } from './date-suites.mjs';
import { installMissingNginx } from './nginx.mjs';
import { inRoot, succeedsBeside } from './run.mjs';
import { suitesOnServer } from './suites-on-server.mjs';
import { otherSuites, quickSuites, suitesLike, writeBundles } from './test-bundles.mjs';
import { addCounts, deleteReport, jestCounts, playwrightCounts, reportFile } from './test-reports.mjs';

const script = (name) => succeedsBeside('npm', ['run', '--silent', name]);

/** Runs suites of Jest in bundles. @param report the name of the report and of the bundles' folder */
async function jest(report, suites, env = {}) {
  // Ends before the lane beside it starts, which may install a browser: apt-get runs one at a time.
  installMissingNginx();
  deleteReport(report);
  const passed = await succeedsBeside('jest', ['--ci', '--json', '--outputFile', reportFile(report)], {
    env: { NODE_ENV: 'test', TEST_DATABASE_URL: undefined, TEST_BUNDLES: writeBundles(report, suites), ...env },
    stage: report,
  });
  return [passed, jestCounts(report)];
}

async function serverAnswers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    console.error(`No PostgreSQL server answers at TEST_DATABASE_URL (${error.message || error.code}).`);
    console.error('Start one, name one in TEST_DATABASE_URL, or leave this run out with CI_SKIP_POSTGRES=1.');
    return false;
  }
}

async function jestOnServer() {
  const address = process.env['TEST_DATABASE_URL'];
  if (!address) console.error('TEST_DATABASE_URL names no PostgreSQL server.');
  if (!address || !(await serverAnswers(address))) return false;
  return jest('jest-postgres', suitesLike(suitesOnServer), { TEST_DATABASE_URL: address });
}

async function jestAtDates() {
  const results = [];
  for (const [index, { patterns, env }] of dateRuns.entries()) {
    console.log(`\n${env.TEST_CLOCK}, TZ=${env.TZ}`);
    results.push(await jest(`jest-dates${index + 1}`, suitesLike(patterns), env));
  }
  return [results.every(([passed]) => passed), addCounts(results.map(([, counts]) => counts))];
}

/** Runs projects of playwright.config.ts. */
const endToEnd = (report, projects) => async () => {
  deleteReport(report);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const passed = await succeedsBeside(process.execPath, [inRoot('scripts/e2e.mjs'), ...chosen], {
    env: { E2E_REPORT: reportFile(report) },
    stage: report,
  });
  return [passed, playwrightCounts(report)];
};

const STAGES = {
  rules: () => script('lint:rules'),
  layers: async () => (await script('lint:layers')) && (await script('lint:cycles')) && script('lint:styles'),
  build: () => script('build'),
  format: () => script('format:check'),
  jest: () => jest('jest', quickSuites()),
  stories: endToEnd('stories', ['stories']),
  'jest-rest': () => jest('jest-rest', otherSuites()),
  e2e: endToEnd('e2e', ['desktop', 'phone', 'oldest']),
  engines: endToEnd('engines', ['firefox', 'webkit']),
  dates: jestAtDates,
  postgres: jestOnServer,
};

/** docs/testing.md says what each proves. */
const TIERS = {
  quick: ['rules', 'layers', 'build', 'jest', 'stories'],
  rest: ['format', 'dates', 'jest-rest', 'e2e', 'engines'],
};

/**
 * What runs beside what. Lanes of a phase run beside each other and take about as long as each other: while a browser, a
 * database or a linter of one lane leaves a core idle, the other uses it. Stages of a lane run in turn. The suites and the
 * browsers need the build, so a phase starts when the one before has ended.
 */
const PHASES = [
  [['rules', 'build'], ['layers']],
  [
    ['jest', 'jest-rest', 'dates', 'postgres'],
    ['stories', 'format', 'engines', 'e2e'],
  ],
];

const MINUTE = 60_000;

/** An error of a stage is its failure, so that the stages beside it end as usual. */
async function outcomeOf(name) {
  try {
    return [await STAGES[name]()].flat();
  } catch (error) {
    console.error(error);
    return [false];
  }
}

/** A stage without tests counts only when it fails. */
async function runStage(name) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const minutes = () => Math.round((Date.now() - start) / MINUTE);
  const timer = setInterval(() => console.log(`── ${name}, for ${minutes()} min`), MINUTE);
  const [succeeded, counts] = await outcomeOf(name);
  clearInterval(timer);
  const { passed, failed, remarks } = counts ?? { passed: 0, failed: 0, remarks: [] };
  const seconds = Math.round((Date.now() - start) / 1_000);
  return { name, seconds, passed, failed: succeeded ? failed : Math.max(failed, 1), remarks };
}

async function runInTurn(names) {
  const results = [];
  for (const name of names) results.push(await runStage(name));
  return results;
}

async function runStages(names) {
  const unknown = names.find((name) => !PHASES.flat(2).includes(name));
  if (unknown) throw new Error(`No phase has a stage named ${unknown}.`);
  // The stages of the first phase read the fonts' stylesheet, and would write it at the same time.
  await script('fonts');
  const results = [];
  for (const lanes of PHASES) {
    const chosen = lanes.map((lane) => lane.filter((name) => names.includes(name)));
    results.push(...(await Promise.all(chosen.map(runInTurn))).flat());
  }
  return results;
}

function countsBefore() {
  return JSON.parse(readFileSync(reportFile('stages'), 'utf8'));
}

function report({ name, seconds, passed, failed }) {
  const counted = passed + failed > 0 ? ` (${passed} passed, ${failed} failed)` : '';
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}, ${seconds} s${counted}`);
}

const keepsCounts = process.argv.includes('--keep-counts');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const stages = (chosen.length > 0 ? chosen : ['quick']).flatMap((name) => TIERS[name] ?? [name]);

mkdirSync(inRoot('.cache/reports'), { recursive: true });
const before = keepsCounts ? countsBefore() : [];
const results = [...before, ...(await runStages(stages))];
writeFileSync(reportFile('stages'), JSON.stringify(results, null, 2));

const { passed, failed } = addCounts(results);

console.log('');
// At the end, where a log that is cut still has them.
results.forEach(({ name, remarks }) => remarks.forEach((remark) => console.log(`${name} │ ${remark}`)));
results.forEach(report);
if (!TIERS.rest.every((name) => results.some((result) => result.name === name))) {
  console.log('`npm run test:all` runs the rest: docs/testing.md.');
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
