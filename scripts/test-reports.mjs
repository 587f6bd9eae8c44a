// Reads the reports of the test runners. A skipped test, a suite that could not start and an empty run are failures. A
// flaky end-to-end test passed at its second try (jest counts those the same way).
import { readFileSync, rmSync } from 'node:fs';
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

const BROKEN = { passed: 0, failed: 1 };

function atLeastOne({ passed, failed }) {
  return passed + failed > 0 ? { passed, failed } : BROKEN;
}

export function jestCounts(name) {
  const report = readReport(name);
  if (!report) return BROKEN;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  return atLeastOne({
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
  });
}

export function playwrightCounts(name) {
  const report = readReport(name);
  if (!report) return BROKEN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOne({ passed: expected + flaky, failed: unexpected + skipped + report.errors.length });
}

/** The sum of several counts. */
export function addCounts(counts) {
  const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
