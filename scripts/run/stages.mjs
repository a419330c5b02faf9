// The stages of `npm test` as data: what each runs, what it waits for, and which programs it needs.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './children.mjs';
import { REPORTS, ROOT, projectEnvironment, projectNode } from './paths.mjs';
import { NONE, playwrightTally, vitestTally } from './tally.mjs';
import { buildMadeUp, buildWeb } from './web-build.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ code: number, output: string, note?: string, tally?: Tally }} StageResult */
/** @typedef {{ signal: AbortSignal, env: NodeJS.ProcessEnv }} StageContext env: CHROMIUM, TEST_POSTGRES_URL */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(context: StageContext) => Promise<StageResult>} run
 * @property {string} [after] the stage whose result it reads; it is chosen along with this one
 * @property {1 | 2} cores how many it keeps busy
 * @property {import('./programs.mjs').ProgramName[]} [needs]
 */

/**
 * A stage that runs one of the project's tools.
 * @param {string} script below node_modules
 * @param {string[]} args
 * @returns {Stage['run']}
 */
function tool(script, args) {
  return ({ signal, env }) =>
    capture(projectNode(), [join(ROOT, 'node_modules', script), ...args], {
      signal,
      env: projectEnvironment(env),
    });
}

/**
 * A stage that runs tests and is counted by the JSON report they leave in reports/. A runner that dies before it writes
 * one has counted nothing: its exit code still fails the stage. So does a test that was skipped, for it has shown
 * nothing.
 * @param {string} report file name
 * @param {Stage['run']} run
 * @param {(report: any) => Tally} count
 * @returns {Stage['run']}
 */
function counted(report, run, count) {
  const path = join(REPORTS, report);
  return async (context) => {
    mkdirSync(REPORTS, { recursive: true });
    rmSync(path, { force: true });
    const result = await run(context);
    const tally = existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : NONE;
    const note = `${tally.passed} passed`;
    return tally.skipped === 0
      ? { ...result, tally, note }
      : {
          ...result,
          code: result.code || 1,
          tally,
          note: `${note}, ${tally.skipped} skipped (a skipped test is not a passed one)`,
        };
  };
}

/**
 * @param {string} name of the report
 * @param {string[]} projects of vitest.config.ts
 */
function vitest(name, projects) {
  const report = `${name}.json`;
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, report)}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return counted(report, tool('vitest/vitest.mjs', [...args, ...chosen]), vitestTally);
}

const playwright = counted(
  'browser.json',
  tool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts']),
  playwrightTally,
);

/**
 * Weighs the first visit of each public page; its table is worth reading also when all is well.
 * @type {Stage['run']}
 */
async function firstLoad({ signal, env }) {
  const result = await capture(projectNode(), [join(ROOT, 'e2e/measure/first-load.ts')], {
    signal,
    env: projectEnvironment(env),
  });
  return { ...result, note: result.code === 0 ? `\n${result.output.trimEnd()}` : '' };
}

/** The stage that checks the specification in the reports of the other stages, whichever of them ran. */
export const SPEC = 'spec';
export const SHOWING = ['unit', 'api', 'browser'];

/** Deletes the reports of earlier runs: only tests of this run count for the specification. */
export function forgetReports() {
  for (const name of SHOWING) rmSync(join(REPORTS, `${name}.json`), { force: true });
}

/**
 * The app as it is shipped, and the made-up language of the journeys.
 * @type {Stage['run']}
 */
async function build({ signal }) {
  const shipped = await buildWeb(signal);
  return shipped.code === 0 ? buildMadeUp(signal) : shipped;
}

/**
 * In the order in which they start. The quick ones come first, so that a slip is known within seconds.
 * @type {Stage[]}
 */
export const STAGES = [
  { name: 'types', cores: 1, run: tool('typescript/bin/tsc', ['-b']) },
  { name: 'lint', cores: 1, run: tool('oxlint/bin/oxlint', ['--deny-warnings']) },
  { name: 'format', cores: 1, run: tool('oxfmt/bin/oxfmt', ['--check']) },
  { name: 'knip', cores: 1, run: tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'words', cores: 1, run: tool('../scripts/words.mjs', []) },
  { name: 'sentences', cores: 1, run: tool('../scripts/spec-tests.mjs', []) },
  { name: 'build', cores: 1, run: build },
  { name: 'size', cores: 1, after: 'build', needs: ['chromium'], run: firstLoad },
  { name: 'unit', cores: 2, run: vitest('unit', ['domain', 'contract', 'words', 'web', 'scripts']) },
  {
    name: 'api',
    cores: 2,
    needs: ['postgres', 'pgbouncer', 'hosting'],
    run: vitest('api', ['server-sqlite', 'server-postgres']),
  },
  { name: 'browser', cores: 2, after: 'build', needs: ['chromium', 'postgres'], run: playwright },
  // Last and on all cores, so that it begins when the others have left their reports.
  { name: SPEC, cores: 2, run: tool('../scripts/spec-coverage.mjs', []) },
];

/** The stages that read code without running it. */
export const CHECKS = ['types', 'lint', 'format', 'knip', 'words', 'sentences'];
