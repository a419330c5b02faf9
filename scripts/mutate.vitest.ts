// The tests that mutation testing runs: the domain's, or those of the one folder that is mutated.
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';

const folder = env['MUTATE_FOLDER'] ?? '';

export default defineConfig({
  test: {
    include: [`packages/domain/${folder === '' ? '**' : `${folder}/**`}/*.test.ts`],
    environment: 'node',
  },
});
