// Fails a journey on problems that a visitor would not see but a developer must: console errors, uncaught errors and breaches of the content security
// policy, on every page of a context.
import { expect, type BrowserContext } from '@playwright/test';

/** The complaints of a context's pages. */
export interface Watch {
  /** Ignores complaints that match, such as the browser's note on a request that is meant to be refused. */
  readonly expectProblem: (pattern: RegExp) => void;
  /** Fails when there was any other complaint. */
  readonly assertQuiet: () => void;
}

/** Begins to listen; call it before the first page opens. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  // The browser reports some breaches, and what an error was caused by, to the page only.
  await context.addInitScript(() => {
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) {
        console.error(`caused by: ${error.cause.stack ?? error.cause.message}`);
      }
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} refuses ${blockedURI}`);
    });
  });
  return {
    expectProblem: (pattern) => {
      expected.push(pattern);
    },
    assertQuiet: () => {
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
  };
}
