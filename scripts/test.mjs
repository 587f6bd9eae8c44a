// npm test: every stage, one result. The last line counts the tests of all runners and the stages that failed.
//
//   node scripts/test.mjs                        everything, on the embedded database
//   node scripts/test.mjs types lint format jest these stages (npm run check)
//   node scripts/test.mjs --keep-counts postgres suites of the server on TEST_DATABASE_URL, added to the counts before
//   node scripts/test.mjs --keep-counts dates    suites that touch dates, at the edges of days and in other time zones
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { installMissingNginx } from './nginx.mjs';
import { inRoot, succeedsBeside } from './run.mjs';
import { suitesOnServer } from './suites-on-server.mjs';
import { deleteReport, jestCounts, playwrightCounts, reportFile } from './test-reports.mjs';

const script = (name) => () => succeedsBeside('npm', ['run', '--silent', name]);

async function jest(report, args, env) {
  installMissingNginx();
  deleteReport(report);
  const passed = await succeedsBeside('jest', ['--ci', '--json', '--outputFile', reportFile(report), ...args], {
    env: { NODE_ENV: 'test', ...env },
    printsAtOnce: true,
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
  return jest('jest-postgres', ['--selectProjects', 'server', '--runTestsByPath', ...suitesOnServer()], {
    TEST_DATABASE_URL: address,
  });
}

async function endToEnd() {
  deleteReport('e2e');
  const passed = await succeedsBeside(process.execPath, [inRoot('scripts/e2e.mjs')], { printsAtOnce: true });
  return [passed, playwrightCounts('e2e')];
}

const STAGES = {
  types: script('types'),
  lint: script('lint'),
  format: script('format:check'),
  jest: () => jest('jest', [], { TEST_DATABASE_URL: undefined }),
  build: script('build'),
  e2e: endToEnd,
  postgres: jestOnServer,
  dates: () => succeedsBeside(process.execPath, [inRoot('scripts/date-suites.mjs')], { printsAtOnce: true }),
};

const EVERYTHING_HERE = ['types', 'lint', 'format', 'jest', 'build', 'e2e'];

/**
 * Stages without tests run first, in two lanes that take about as long as each other. Beside Jest, whose workers keep a
 * small machine busy, all of them together take a third longer.
 */
const LANES = [
  ['lint', 'build'],
  ['types', 'format'],
];

/** A stage without tests counts only when it fails. */
async function runStage(name) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const [succeeded, counts] = [await STAGES[name]()].flat();
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const seconds = Math.round((Date.now() - start) / 1_000);
  return { name, seconds, passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

async function runInTurn(names) {
  const results = [];
  for (const name of names) results.push(await runStage(name));
  return results;
}

async function runStages(names) {
  const lanes = LANES.map((lane) => lane.filter((name) => names.includes(name)));
  const first = await Promise.all(lanes.map(runInTurn));
  const rest = names.filter((name) => !lanes.flat().includes(name));
  return [...first.flat(), ...(await runInTurn(rest))];
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

mkdirSync(inRoot('.cache/reports'), { recursive: true });
const before = keepsCounts ? countsBefore() : [];
const results = [...before, ...(await runStages(chosen.length > 0 ? chosen : EVERYTHING_HERE))];
writeFileSync(reportFile('stages'), JSON.stringify(results, null, 2));

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const [passed, failed] = [sum('passed'), sum('failed')];

console.log('');
results.forEach(report);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
