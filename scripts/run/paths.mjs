// Where things are: the repository's root, the project's own Node, and the environment its tools run in.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { arch, env, execPath, platform, versions } from 'node:process';
import { fileURLToPath } from 'node:url';

/** A failure with a sentence for the person at the keyboard: shown without a stack. */
export class Advice extends Error {
  /** What the process ends with. */
  exitCode = 1;
}

/** Something has to be installed or built in a folder in which this account may not write, as a service may not; starting again would not help. */
export class NotWritable extends Advice {
  /** @override */
  exitCode = 3;
}

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const WEB_DIST = join(ROOT, 'apps/web/dist');
/** Reports of vitest and Playwright, written again by each run. */
export const REPORTS = join(ROOT, 'reports');
/** Where Node keeps what it has compiled, from one process to the next: it halves the start of a server. */
export const COMPILED = env['NODE_COMPILE_CACHE'] ?? join(ROOT, '.cache/compiled');

const BIN = join(ROOT, 'node_modules/.bin');
const NEEDED_MAJOR = 24;

/**
 * The Node that runs the product: the release pinned in package.json, or the running one where the registry has no
 * package for the platform (macOS) and it is new enough.
 * @throws {Advice} when neither is there.
 * @returns {string} path of the program
 */
export function projectNode() {
  const system = platform === 'win32' ? 'win' : platform;
  const own = join(
    ROOT,
    `node_modules/node-${system}-${arch}/bin/${platform === 'win32' ? 'node.exe' : 'node'}`,
  );
  if (existsSync(own)) return own;
  if (Number.parseInt(versions.node, 10) >= NEEDED_MAJOR) return execPath;
  throw new Advice(
    `This needs Node ${NEEDED_MAJOR} or newer; the running one is ${versions.node}, and there is no packaged Node for ${platform} ${arch}. Install it from https://nodejs.org and try again.`,
  );
}

/**
 * The environment without the project's own programs: npm must not run on the Node that `npm ci` is about to delete.
 * @returns {NodeJS.ProcessEnv} a copy
 */
export function systemEnvironment() {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return { ...env, PATH: folders.filter((folder) => resolve(folder || '.') !== BIN).join(delimiter) };
}

/**
 * The environment in which the project's tools and tests run: its own programs come first.
 * @param {NodeJS.ProcessEnv} [more] added or replaced variables
 * @returns {NodeJS.ProcessEnv} a copy
 */
export function projectEnvironment(more = {}) {
  const system = systemEnvironment();
  return {
    ...system,
    PATH: [BIN, system['PATH']].join(delimiter),
    NODE_COMPILE_CACHE: COMPILED,
    ...more,
  };
}
