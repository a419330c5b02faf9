// Counts tests from the JSON reports that vitest and Playwright write.

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const NONE = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/**
 * The counts of vitest's report. A todo is a test that did not run: skipped.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @returns {Tally}
 */
export function vitestTally(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The counts of Playwright's report. A test that passed only on a second try is a failed one.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Tally}
 */
export function playwrightTally({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
