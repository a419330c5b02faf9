// Which tests exist, where they live and what they may take. Browser journeys are in e2e/ and run by Playwright.
import { defineConfig } from 'vitest/config';
import { COMPILED } from './scripts/run/paths.mjs';
import { scratchFolder } from './scripts/run/scratch.mjs';

/** The same server tests run on both engines: they read TEST_ENGINE and build their database accordingly. */
function serverProject(engine: 'sqlite' | 'postgres') {
  return {
    test: {
      name: `server-${engine}`,
      include: ['apps/server/**/*.test.ts'],
      // What only one engine has is tested in files of its own, so that the other has nothing to skip.
      exclude: [`**/*.${engine === 'sqlite' ? 'postgres' : 'sqlite'}.test.ts`],
      environment: 'node' as const,
      // One worker runs file after file with the modules that it has: reading and compiling the server anew for each, and migrating a database
      // to copy from, was two fifths of the work. A file that patches something puts it back (`onTestFinished`).
      isolate: false,
      env: {
        TEST_ENGINE: engine,
        // Passwords are hashed with weak parameters: the tests sign in hundreds of times.
        ARGON2_TEST: '1',
        TMPDIR: scratchFolder(),
        NODE_COMPILE_CACHE: COMPILED,
      },
      testTimeout: 30_000,
      hookTimeout: 30_000,
      ...(engine === 'postgres' && { globalSetup: ['scripts/run/provide-postgres.mjs'] }),
    },
  };
}

function unitProject(name: string, include: string) {
  return { test: { name, include: [include], environment: 'node' as const } };
}

export default defineConfig({
  test: {
    // Two cores are what the smallest machine that builds this has.
    maxWorkers: 2,
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
