// How journeys run: a phone and a desk on SQLite, the main journey on PostgreSQL as well. `npm test -- browser` builds
// the web app first and says where Chromium and PostgreSQL are.
import { getuid } from 'node:process';
import { defineConfig } from '@playwright/test';
import { COMPILED } from '../scripts/run/paths.mjs';
import { findChromium } from '../scripts/run/programs.mjs';
import { scratchFolder } from '../scripts/run/scratch.mjs';
import { NOT_AT_A_DESK, NOT_ON_A_PHONE } from './sizes.ts';
import type { EngineOption } from './support/server.ts';

// For the servers and browsers of the journeys.
process.env['NODE_COMPILE_CACHE'] = COMPILED;
process.env['TMPDIR'] = scratchFolder();

const DESK = { width: 1280, height: 800 };

export default defineConfig<object, EngineOption>({
  testDir: 'journeys',
  outputDir: '../.cache/e2e',
  globalSetup: '../scripts/run/provide-postgres.mjs',
  reporter: [['list'], ['./failure-reporter.ts'], ['json', { outputFile: '../reports/browser.json' }]],
  // Journeys spend much of their time waiting: for the page, for the server, for things that must not happen.
  workers: 3,
  fullyParallel: true,
  // A journey that needs a second try has a race, and so has the product.
  retries: 0,
  forbidOnly: true,
  // These end what hangs; a crowded machine only makes a journey slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // A trace costs a quarter of the run; `--trace on` makes one of a journey that fails.
    trace: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // A journey cannot hold up or count the answers of a worker; those about workers allow them.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [
        // Chromium's sandbox does not work for root, as whom containers run.
        ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, as its longest journey would run alone at the end.
    { name: 'desk-postgres', grep: /@both-engines/, use: { viewport: DESK, engine: 'postgres' } },
    {
      name: 'phone',
      grepInvert: /@desk/,
      testIgnore: NOT_ON_A_PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', grepInvert: /@phone/, testIgnore: NOT_AT_A_DESK, use: { viewport: DESK } },
  ],
});
