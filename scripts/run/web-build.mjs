// Builds the web app when its sources differ from those of the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { capture } from './children.mjs';
import { Advice, ROOT, WEB_DIST, projectEnvironment, projectNode } from './paths.mjs';

const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const STAMP = join(ROOT, '.cache/web-build');
const NOT_SOURCE = new Set(['node_modules', 'dist']);

/**
 * @param {string} path
 * @returns {string[]} the files at and below it that a build reads
 */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCE.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}

/**
 * What the sources are by name, size and time: changes with every edit, addition, removal and checkout.
 * Costs about 10 ms; contents are not read.
 */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesBelow(join(ROOT, source))).toSorted()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Builds the web app into apps/web/dist whatever is there.
 * @param {AbortSignal} [signal] ends the build
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildWeb(signal) {
  // Taken before the build: an edit made while it runs then counts as new.
  const sources = fingerprint();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const result = await capture(projectNode(), [vite, 'build', 'apps/web'], {
    env: projectEnvironment({ NODE_ENV: 'production' }),
    signal,
  });
  if (result.code === 0) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, sources);
  }
  return result;
}

/**
 * Builds the web app when there is no build or its sources have changed since.
 * @throws {Advice} with the bundler's words when it fails
 */
export async function ensureWebBuilt() {
  const built = existsSync(join(WEB_DIST, 'index.html')) && existsSync(STAMP);
  if (built && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  stdout.write('Building the web app …\n');
  const { code, output } = await buildWeb();
  if (code !== 0) throw new Advice(`${output}\nThe web app could not be built.`);
}
