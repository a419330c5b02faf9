// Decides whether node_modules is what package-lock.json asks for, and installs when it is not.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform, stdout } from 'node:process';
import { passThrough } from './children.mjs';
import { Advice, ROOT, systemEnvironment } from './paths.mjs';
import { refuseReadOnly } from './writable.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * Whether the installed packages are those of the lock. Versions are compared, not times: a checkout touches the lock
 * without changing it, and a restored folder is newer than the lock it does not belong to. Costs about 5 ms.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed npm's own record, node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  const present = installed.packages ?? {};
  const locked = wanted.packages ?? {};
  const nothingForeign = Object.keys(present).every((path) => path in locked);
  return (
    nothingForeign &&
    Object.entries(locked).every(([path, entry]) => {
      if (path === '') return true;
      const found = present[path];
      // Packages for other platforms are locked as optional and rightly absent here.
      if (found === undefined) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version;
    })
  );
}

/** @param {string} path @returns {Lock} */
function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function installedAsLocked() {
  const record = join(ROOT, 'node_modules/.package-lock.json');
  return existsSync(record) && isInstalled(readLock(join(ROOT, 'package-lock.json')), readLock(record));
}

/**
 * Runs `npm ci` when the installed packages are missing or differ from the lock; does nothing otherwise.
 * @throws {Advice} when npm fails, whose own words are above, or if it may not install here
 */
export async function ensureInstalled() {
  if (installedAsLocked()) return;
  refuseReadOnly('The packages of package-lock.json have to be installed');
  stdout.write('Installing the packages of package-lock.json …\n');
  const code = await passThrough('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    env: systemEnvironment(),
    shell: platform === 'win32',
  });
  if (code !== 0) throw new Advice(`npm ci failed with exit code ${code}.`);
}
