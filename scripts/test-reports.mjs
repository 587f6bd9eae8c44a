// Reads the reports of the test runners. A skipped test, a suite that could not start and an empty run are failures. A
// flaky end-to-end test passed at its second try (jest counts those the same way).
import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from './run.mjs';

export const reportFile = (name) => inRoot('.cache/reports', `${name}.json`);

export function deleteReport(name) {
  rmSync(reportFile(name), { force: true });
}

/** The report of a runner; null without one. */
export function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'));
  } catch {
    return null;
  }
}

const BROKEN = { passed: 0, failed: 1, remarks: ['No report was written.'] };

function atLeastOne({ passed, failed, remarks }) {
  return passed + failed > 0 ? { passed, failed, remarks } : { ...BROKEN, remarks: ['No test ran.'] };
}

const LONGEST_REASON = 200;

/** The first line of a message, without colours. */
function firstLine(message = '') {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0].slice(0, LONGEST_REASON);
}

function jestRemark({ status, fullName, invocations, failureMessages, retryReasons }) {
  if (status !== 'passed') return `${status}: ${fullName}: ${firstLine(failureMessages[0])}`;
  return invocations > 1 ? `second try: ${fullName}: ${firstLine(retryReasons?.[0])}` : null;
}

/** The tests of a report of Jest that failed, were skipped or were tried twice, and the suites that did not start. */
function jestRemarks({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`did not start: ${name}: ${firstLine(message)}`];
    return assertionResults.map(jestRemark).filter(Boolean);
  });
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The end-to-end tests that did not pass at their first try. */
function playwrightRemarks(report) {
  return specsOf(report).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return `${status}: [${projectName}] ${file}:${line} ${title}: ${firstLine(error?.message)}`;
      }),
  );
}

export function jestCounts(name) {
  const report = readReport(name);
  if (!report) return BROKEN;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  return atLeastOne({
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
    remarks: jestRemarks(report),
  });
}

export function playwrightCounts(name) {
  const report = readReport(name);
  if (!report) return BROKEN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOne({
    passed: expected + flaky,
    failed: unexpected + skipped + report.errors.length,
    remarks: playwrightRemarks(report),
  });
}

/** The sum of several counts, with the remarks of all. */
export function addCounts(counts) {
  const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), remarks: counts.flatMap(({ remarks }) => remarks ?? []) };
}
