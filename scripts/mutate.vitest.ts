// The tests that mutation testing runs: the domain's, those of the one folder that is mutated, or those that hold the server's access checks.
// Random searches stay out: a mutant has to fall to a named row, and the searches would take most of the time.
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';

const folder = env['MUTATE_FOLDER'] ?? '';
const include =
  folder === 'server-access'
    ? ['apps/server/promises/rights.test.ts', 'apps/server/tennis/tournaments/archive.test.ts']
    : [`packages/domain/${folder === '' ? '**' : `${folder}/**`}/*.test.ts`];

export default defineConfig({
  test: {
    include,
    exclude: ['**/properties.test.ts'],
    environment: 'node',
    env: { TEST_ENGINE: 'sqlite', ARGON2_TEST: '1' },
    // A test that is slow beside other work has killed nothing; what runs for ever is ended by Stryker.
    testTimeout: 60_000,
  },
});
