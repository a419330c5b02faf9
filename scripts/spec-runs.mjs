// The tests that have run, or would: those of the reports of vitest and Playwright, each under its whole name.
import { relative } from 'node:path';
import { ROOT } from './run/paths.mjs';

/** @typedef {{ title: string, passed: boolean, file: string, place?: { file: string, line: number } }} Run title: with the rooms it stands in; file: from the root; place: of a journey */

/** The number of a sentence, as titles name it. */
export const NUMBER = /\bS[1-9]\.\d+\b/g;

/**
 * The name of a test with those of the rooms it stands in, on one line.
 * @param {readonly string[]} names from the outside in
 */
export const nameOf = (names) => names.join(' > ').replaceAll(/\s+/g, ' ').trim();

/**
 * Of two tests of one file with the same name the second is `name (2)`, so that neither stands for the other.
 * @template {{ title: string }} T
 * @param {readonly T[]} tests of one file
 * @returns {T[]}
 */
export function toldApart(tests) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return tests.map((test) => {
    const count = (counts.get(test.title) ?? 0) + 1;
    counts.set(test.title, count);
    return count === 1 ? test : { ...test, title: `${test.title} (${count})` };
  });
}

/**
 * Every test of a report of vitest.
 * @param {any} report
 * @returns {Run[]}
 */
export const vitestRuns = (report) =>
  report.testResults.flatMap((/** @type {any} */ file) =>
    toldApart(
      file.assertionResults.map((/** @type {any} */ test) => ({
        title: nameOf([...test.ancestorTitles, test.title]),
        passed: test.status === 'passed',
        file: relative(ROOT, file.name).replaceAll('\\', '/'),
      })),
    ),
  );

/**
 * Every test of a report of Playwright, which itself refuses two of the same name. One that was skipped is `ok` to Playwright, but has shown nothing.
 * @param {any} report
 * @returns {Run[]}
 */
export const playwrightRuns = (report) => {
  /** @type {(suite: any, rooms: readonly string[]) => Run[]} */
  const within = ({ specs = [], suites = [] }, rooms) => [
    ...specs.map((/** @type {any} */ { title, file, line, tests }) => ({
      title: nameOf([...rooms, title]),
      passed: tests.length > 0 && tests.every((/** @type {any} */ test) => test.status === 'expected'),
      file: `e2e/journeys/${file}`,
      place: { file, line },
    })),
    ...suites.flatMap((/** @type {any} */ suite) => within(suite, [...rooms, suite.title])),
  ];
  // The outermost suites are the files.
  return report.suites.flatMap((/** @type {any} */ file) => within(file, []));
};
