// The tests that mutation testing runs: the domain's, or those of the one folder that is mutated. Random searches stay out: a mutant has to
// fall to a named row, and the searches would take most of the time.
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';

const folder = env['MUTATE_FOLDER'] ?? '';

export default defineConfig({
  test: {
    include: [`packages/domain/${folder === '' ? '**' : `${folder}/**`}/*.test.ts`],
    exclude: ['**/properties.test.ts'],
    environment: 'node',
    // A test that is slow beside other work has killed nothing; what runs for ever is ended by Stryker.
    testTimeout: 60_000,
  },
});
