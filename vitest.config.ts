// Which tests exist and where they live. Browser journeys are in e2e/ and run by Playwright.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], environment: 'node' } },
    ],
  },
});
