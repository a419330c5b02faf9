// The tests for mutation testing: the domain's, those of the one mutated folder, or those of the server's access checks. Random searches are left
// out: a mutant has to fail a named row, and the searches would take most of the time.
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
    // A test that is merely slow has killed nothing; Stryker ends tests that run for ever.
    testTimeout: 60_000,
  },
});
