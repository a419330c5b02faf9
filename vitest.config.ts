// Which tests exist, where they live and what they may take. Browser journeys are in e2e/ and run by Playwright.
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMPILED } from './scripts/run/paths.mjs';
import { scratchFolder } from './scripts/run/scratch.mjs';

/**
 * A worker runs file after file with the modules that it has: reading and compiling them anew for each, and migrating a database to copy from, was
 * half of the work. A file that patches something puts it back (`onTestFinished`).
 */
const SHARED = {
  environment: 'node',
  isolate: false,
  setupFiles: ['scripts/run/seed-properties.mjs'],
};

/** A test that takes so long hangs. Compiling the whole web app in one takes 4 s while others keep the cores busy. */
const PATIENCE_MS = 30_000;

/**
 * Files that start processes one after the other, build seasons or wait for limits of time: begun last, they would run alone at the end. The rest begins with
 * the largest file, which says nothing of these.
 */
const LONG =
  /\/(?:main|season|data-file|rights|follow|fuzz|rain-killed|draw-killed|wet-saturday|hostile-bodies|backups|daily|passwords|metrics|private-marks|flood)\.[^/]*test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

/** The same server tests run on both engines: they read TEST_ENGINE and build their database accordingly. */
function serverProject(engine: 'sqlite' | 'postgres') {
  return {
    test: {
      name: `server-${engine}`,
      include: ['apps/server/**/*.test.ts'],
      // What only one engine has is tested in files of its own, so that the other has nothing to skip.
      exclude: [`**/*.${engine === 'sqlite' ? 'postgres' : 'sqlite'}.test.ts`],
      ...SHARED,
      // One engine after the other: a worker that changes between projects starts anew.
      sequence: { groupOrder: engine === 'sqlite' ? 0 : 1 },
      env: {
        TEST_ENGINE: engine,
        // Passwords are hashed with weak parameters: the tests sign in hundreds of times.
        ARGON2_TEST: '1',
        TMPDIR: scratchFolder(),
        NODE_COMPILE_CACHE: COMPILED,
      },
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      ...(engine === 'postgres' && { globalSetup: ['scripts/run/provide-postgres.mjs'] }),
    },
  };
}

/** How many random situations the order of play is tried with, from which seed on: `SCHEDULE_SITUATIONS=10000` tries as many. */
const random = {
  situations: Number(env['SCHEDULE_SITUATIONS'] ?? 0),
  firstSeed: Number(env['SCHEDULE_SEED'] ?? 1),
};

function unitProject(name: string, include: string) {
  return { test: { ...SHARED, name, include: [include], provide: { random }, testTimeout: PATIENCE_MS } };
}

export default defineConfig({
  test: {
    // Two cores are what the smallest machine that builds this has; a third worker has them while the others wait for a process or a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      unitProject('domain', 'packages/domain/**/*.test.ts'),
      unitProject('contract', 'packages/contract/**/*.test.ts'),
      unitProject('words', 'packages/words/**/*.test.ts'),
      unitProject('web', 'apps/web/**/*.test.{ts,tsx}'),
      unitProject('scripts', 'scripts/**/*.test.mjs'),
      serverProject('sqlite'),
      serverProject('postgres'),
    ],
  },
});
