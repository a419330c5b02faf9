// `start` serves the built product, `demo` serves it with a season to look at, `dev` serves it with reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { env } from 'node:process';
import { onEndSignals, passThrough } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, projectEnvironment, projectNode } from './paths.mjs';
import { ensureClusterPrograms, findChromium } from './programs.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const SERVER = 'apps/server/main.ts';
const DEMO_SERVER = 'apps/server/demo.ts';

/**
 * Installs and builds what is missing or stale, then runs a script of ours until it ends; resolves with its exit code.
 * A build that WEB_DIR names is somebody else's affair.
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} more of its environment
 */
async function runBuilt(script, args = [], more = {}) {
  await ensureInstalled();
  if (env['WEB_DIR'] === undefined) await ensureWebBuilt();
  return passThrough(projectNode(), [script, ...args], { env: projectEnvironment(more) });
}

/** Installs and builds what is missing or stale, so that the next start has nothing to do but start. */
export async function build() {
  await ensureInstalled();
  await ensureWebBuilt();
  return 0;
}

/** Serves the product. */
export const start = () => runBuilt(SERVER);

/** Serves the product with a generated club season in a data folder of its own. */
export const demo = () => runBuilt(DEMO_SERVER);

/**
 * Runs a script of ours that needs no build.
 * @param {string} script
 * @param {string[]} args
 */
async function runInstalled(script, args) {
  await ensureInstalled();
  return passThrough(projectNode(), [script, ...args], { env: projectEnvironment() });
}

/** Takes a backup. @param {string[]} args */
export const backUp = (args) => runInstalled('apps/server/backup.ts', args);

/** Brings a backup back. @param {string[]} args */
export const restore = (args) => runInstalled('apps/server/restore.ts', args);

/** Starts a cluster to try, and does to it what the arguments say. @param {string[]} args */
export const cluster = (args) => {
  ensureClusterPrograms();
  return runInstalled('scripts/cluster/cluster.ts', args);
};

/** Moves everything to the other database. @param {string[]} args */
export const move = (args) => runInstalled('apps/server/move.ts', args);

/** Says what is wrong with a server and its settings. */
export const doctor = () => runInstalled('apps/server/doctor.ts', []);

/**
 * Looks at the demo with the browser that the tests use.
 * @param {string} script
 * @param {string[]} args
 */
const lookAtDemo = (script, args = []) => runBuilt(script, args, { CHROMIUM: findChromium() ?? 'chromium' });

/** Measures pages of the demo in a slowed-down browser. @param {string[]} args */
export const measurePages = (args) => lookAtDemo('e2e/measure/pages.ts', args);

/** Measures the score pad in a slowed-down browser. */
export const measurePad = () => lookAtDemo('e2e/measure/pad.ts');

/** Looks at each public page of the demo with Lighthouse. @param {string[]} args */
export const measureWithLighthouse = (args) => lookAtDemo('e2e/measure/lighthouse.ts', args);

/** Photographs the demo into docs/screens; the screens of these names, or all of them. @param {string[]} args */
export const takeScreens = (args) => lookAtDemo('e2e/screens.ts', args);

/**
 * Serves the API with reload on PORT and the web app with hot reload through vite, which passes /api on to it.
 * When one of the two ends, or on Ctrl-C, the other ends as well.
 */
export async function dev() {
  await ensureInstalled();
  const node = projectNode();
  const port = env['PORT'] ?? '3000';
  const environment = projectEnvironment({ PORT: port, API_URL: `http://127.0.0.1:${port}` });
  const children = [
    ['--watch', '--watch-preserve-output', SERVER],
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'apps/web',
      '--host',
      '127.0.0.1',
      '--clearScreen',
      'false',
    ],
  ].map((args) => spawn(node, args, { cwd: ROOT, stdio: 'inherit', env: environment }));

  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  const stopListening = onEndSignals(endAll);
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve, reject) => {
          child.once('error', reject);
          child.once('exit', (code) => {
            endAll();
            resolve(code ?? 0);
          });
        }),
    ),
  );
  stopListening();
  return Math.max(...codes);
}
