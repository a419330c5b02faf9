// Builds the web app when its sources differ from those of the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { capture } from './children.mjs';
import { Advice, ROOT, WEB_DIST, projectEnvironment, projectNode } from './paths.mjs';
import { refuseReadOnly } from './writable.mjs';

const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const WORDS = join(ROOT, 'packages/words');
/** The app in the made-up language, for the journeys that look for texts outside of the catalogue (e2e/journeys/words.spec.ts). */
const MADE_UP_DIST = join(ROOT, '.cache/made-up');
const STAMP = join(ROOT, '.cache/web-build');
const NOT_SOURCE = new Set(['node_modules', 'dist', 'dist-render']);

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
 * A mark of the sources by name, size and time: changes with every edit, addition, removal and checkout.
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

/** The folders of packages/words that hold a language. */
function languages() {
  return readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(WORDS, entry.name, 'language.ts')))
    .map(({ name }) => name);
}

/**
 * Beside the folder of a build: what the server draws pages with (ADR 44).
 * @param {string} folder
 */
const renderFolder = (folder) => `${folder}-render`;

/** The app, the score pad, which is a page of its own, and what the server draws pages with. */
/** @type {{ config: string, to: (folder: string) => string }[]} */
const PARTS = [
  { config: 'vite.config.ts', to: (folder) => folder },
  { config: 'vite.pad.config.ts', to: (folder) => folder },
  { config: 'vite.render.config.ts', to: renderFolder },
];

/**
 * @param {string} language
 * @param {string} folder where it goes
 * @param {AbortSignal | undefined} signal
 */
async function buildLanguage(language, folder, signal) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const env = projectEnvironment({ NODE_ENV: 'production', WEB_LANGUAGE: language });
  for (const { config, to } of PARTS) {
    const args = ['build', 'apps/web', '--config', join(ROOT, 'apps/web', config), '--outDir', to(folder)];
    const result = await capture(projectNode(), [vite, ...args], { env, signal });
    if (result.code !== 0) return result;
  }
  return { code: 0, output: '' };
}

/** @param {string} folder of a build that is made again */
function clear(folder) {
  for (const part of [folder, renderFolder(folder)]) rmSync(part, { recursive: true, force: true });
}

/**
 * Builds the web app in the made-up language, which is never shipped.
 * @param {AbortSignal} [signal] ends the build
 */
export function buildMadeUp(signal) {
  clear(MADE_UP_DIST);
  return buildLanguage('en-XA', MADE_UP_DIST, signal);
}

/**
 * Builds the web app into apps/web/dist whatever is there, once in each language. What the builds have alike they share.
 * @param {AbortSignal} [signal] ends the build
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildWeb(signal) {
  // Taken before the build: an edit made while it runs then counts as new.
  const sources = fingerprint();
  clear(WEB_DIST);
  for (const language of languages()) {
    const result = await buildLanguage(language, WEB_DIST, signal);
    if (result.code !== 0) return result;
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
  return { code: 0, output: '' };
}

/**
 * Builds the web app when there is no build or its sources have changed since.
 * @throws {Advice} with the bundler's words when it fails, or if it may not be built here
 */
export async function ensureWebBuilt() {
  const built = existsSync(join(WEB_DIST, 'index.en.html')) && existsSync(STAMP);
  if (built && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  refuseReadOnly('The web app has to be built');
  stdout.write('Building the web app …\n');
  const { code, output } = await buildWeb();
  if (code !== 0) throw new Advice(`${output}\nThe web app could not be built.`);
}
