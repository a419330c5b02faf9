// Prints with each journey that fails what its pages showed at that moment and how long its steps took. Where a failure cannot be repeated, as on another
// machine, this is all there is to learn from.
import { readFileSync } from 'node:fs';
import { LAST_LOOK } from './support/last-look.ts';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The most that is printed of one journey, in characters. */
const MOST = 8000;

/** A reporter of Playwright. */
export default class FailureReporter implements Reporter {
  /** Other reporters print as well. */
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped') return;
    const steps = result.steps
      .filter(({ category }) => category === 'test.step')
      .map(({ title, duration }) => `${title}: ${(duration / 1000).toFixed(1)} s`);
    const pages = result.attachments
      .filter(({ name, path }) => name === 'error-context' && path !== undefined)
      .map(({ path = '' }) => readFileSync(path, 'utf8').slice(0, MOST));
    const looks = result.attachments
      .filter(({ name }) => name === LAST_LOOK)
      .map(({ body }) => `Last look at ${body?.toString('utf8').slice(0, MOST) ?? 'nothing'}`);
    process.stdout.write(`\n${[test.titlePath().join(' › '), ...steps, ...pages, ...looks].join('\n')}\n\n`);
  }
}
