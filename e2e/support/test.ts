// The `test` of every journey: Playwright's own, with a running server and pages that may not complain.
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { lastLookAt } from './last-look.ts';
import { startServer, type EngineOption, type RunningServer } from './server.ts';
import { watch, type Watch } from './watch.ts';

export { expect } from '@playwright/test';
export {
  emulateTheme,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWholeWords,
  resize,
} from './page-checks.ts';

/** The super admin of `server`, whose name the server gives. */
export const SUPER_ADMIN = {
  username: 'admin',
  email: 'super.admin@example.org',
  password: 'Tennis123',
} as const;

export interface TestFixtures {
  readonly watched: Watch;
  /** Lets complaints of the browser that match pass in this test. */
  readonly expectProblem: Watch['expectProblem'];
  /** A server of this test's own, with an empty database, waiting for its first set-up. */
  readonly emptyServer: RunningServer;
  /** Opens a page for another person, with cookies of their own, on `server`. */
  readonly newVisitor: () => Promise<Page>;
}

export interface WorkerFixtures extends EngineOption {
  /** The worker's server; tests share it, so each makes its own club. It has SUPER_ADMIN and nothing else. */
  readonly server: RunningServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],

  server: [
    async ({ engine }, use) => {
      const server = await startServer(engine, {
        ADMIN_EMAIL: SUPER_ADMIN.email,
        ADMIN_PASSWORD: SUPER_ADMIN.password,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  emptyServer: async ({ engine, browser }, use, info) => {
    const server = await startServer(engine);
    await use(server);
    // No page may ask a server that is going away, or it complains of the answer.
    const pages = browser.contexts().flatMap((context) => context.pages());
    await lastLookAt(pages, info);
    await Promise.all(pages.map((page) => page.close()));
    await server.stop();
  },

  baseURL: async ({ server }, use) => use(server.url),

  watched: [
    async ({ context }, use) => {
      const watched = await watch(context);
      await use(watched);
      watched.assertQuiet();
    },
    { auto: true },
  ],

  expectProblem: async ({ watched }, use) => use(watched.expectProblem),

  newVisitor: async ({ browser, baseURL }, use, info) => {
    const opened: { context: BrowserContext; watched: Watch }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      opened.push({ context, watched: await watch(context) });
      return context.newPage();
    });
    for (const { context, watched } of opened) {
      await lastLookAt(context.pages(), info);
      await context.close();
      watched.assertQuiet();
    }
  },
});
