// Programs that tests need and npm cannot install: Chromium, PostgreSQL and PgBouncer. It finds them; on Debian, as root, it installs them; elsewhere
// it prints the command.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { env, getuid, platform, stdout } from 'node:process';
import { Advice } from './paths.mjs';

/** Chromium without the parts that only a window needs, by Debian's name; Playwright also prefers it. A journey takes a third less work with it. */
const WINDOWLESS_CHROMIUM = 'chromium-headless-shell';
const CHROMIUM_NAMES = [
  WINDOWLESS_CHROMIUM,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const CHROMIUM_ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
/** Debian's hook for settings of new clusters; read before postgresql's package makes its "main" cluster. */
const NO_MAIN_CLUSTER = '/etc/postgresql-common/createcluster.d/tennis-no-main-cluster.conf';

/** @typedef {'chromium' | 'postgres' | 'hosting' | 'pgbouncer'} ProgramName */

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string[]} names
 * @returns {string[]} every place in PATH where a program of one of these names could be
 */
function inPath(names) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The path of Chromium: CHROMIUM, PATH, or the platform's usual place; undefined when there is none. */
export function findChromium() {
  const named = env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Advice(`CHROMIUM is ${JSON.stringify(named)}, which is not a program.`);
  }
  return [...inPath(CHROMIUM_NAMES), ...CHROMIUM_ELSEWHERE].find(isProgram);
}

/** The folder with initdb and postgres, the newest release first; undefined when there is none. */
export function findPostgres() {
  /** @type {string[]} */
  let releases = [];
  try {
    releases = readdirSync(DEBIAN_POSTGRES).toSorted((a, b) => Number(b) - Number(a));
  } catch {
    // Not Debian's layout: PATH decides.
  }
  const debian = releases.map((release) => join(DEBIAN_POSTGRES, release, 'bin/initdb'));
  const initdb = [...debian, ...inPath(['initdb'])].find(isProgram);
  return initdb === undefined ? undefined : dirname(initdb);
}

/** Whether PgBouncer is there; Debian puts it where only root's PATH leads. */
const hasPgBouncer = () => [...inPath(['pgbouncer']), '/usr/sbin/pgbouncer'].some(isProgram);

/** The programs that the guides put around our server, by program and Debian package; systemd checks its own units. */
const HOSTING = { nginx: 'nginx', caddy: 'caddy', 'systemd-analyze': 'systemd' };
/** Where Debian has programs that only root is expected to start. */
const SYSTEM_PROGRAMS = '/usr/sbin';

/** The Debian packages of those programs of docs/hosting that are absent. */
const missingHosting = () =>
  Object.entries(HOSTING).flatMap(([program, name]) =>
    [...inPath([program]), join(SYSTEM_PROGRAMS, program)].some(isProgram) ? [] : [name],
  );

function osRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

const isDebian = () => /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease());

/** Its relatives have no package of this name. */
const hasWindowlessChromium = () => /^ID=debian$/m.test(osRelease());

const chromiumPackages = () => [
  hasWindowlessChromium() ? WINDOWLESS_CHROMIUM : 'chromium',
  'fonts-liberation',
];

/** @param {string[]} args */
function aptGet(args) {
  const {
    status,
    stdout: said,
    stderr: complained,
  } = spawnSync('apt-get', args, {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  throw new Advice(
    `${said}${complained}\napt-get ${args.join(' ')} failed with exit code ${status ?? 'none'}.`,
  );
}

/** @param {string[]} packages */
function installDebianPackages(packages) {
  stdout.write(`Installing ${packages.join(', ')} with apt-get …\n`);
  // Tests start a cluster of their own: a "main" one would only hold port 5432.
  mkdirSync(dirname(NO_MAIN_CLUSTER), { recursive: true });
  writeFileSync(NO_MAIN_CLUSTER, 'create_main_cluster = false\n');
  try {
    aptGet(['update', '-q']);
    aptGet(['install', '-q', '-y', '--no-install-recommends', ...packages]);
  } finally {
    rmSync(NO_MAIN_CLUSTER, { force: true });
  }
}

/** @param {ProgramName[]} needed */
function installMissing(needed) {
  const packages = [
    ...(needed.includes('chromium') && findChromium() === undefined ? chromiumPackages() : []),
    ...(needed.includes('postgres') && findPostgres() === undefined ? ['postgresql'] : []),
    ...(needed.includes('hosting') ? missingHosting() : []),
    ...(needed.includes('pgbouncer') && !hasPgBouncer() ? ['pgbouncer'] : []),
  ];
  if (packages.length === 0) return;
  if (isDebian()) {
    if (getuid?.() === 0) return installDebianPackages(packages);
    throw new Advice(
      `The tests need ${packages.join(', ')}. Install them with:\n  sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`,
    );
  }
  throw new Advice(
    platform === 'darwin'
      ? 'The tests need Chromium, PostgreSQL and PgBouncer. Install them with:\n  brew install --cask google-chrome && brew install postgresql pgbouncer'
      : "The tests need Chromium (or its path in CHROMIUM), PostgreSQL's initdb and postgres, and pgbouncer in PATH. Install them with your system's packages.",
  );
}

/** Installs the quicker Chromium beside another, where we may; the other one does as well. */
function preferWindowlessChromium() {
  const isChosen = Boolean(env['CHROMIUM']) || inPath([WINDOWLESS_CHROMIUM]).some(isProgram);
  if (isChosen || getuid?.() !== 0 || !hasWindowlessChromium()) return;
  try {
    installDebianPackages([WINDOWLESS_CHROMIUM]);
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    stdout.write(`${error.message}\nThe journeys run in the Chromium that is there, and take longer.\n`);
  }
}

/**
 * Makes sure that the named programs are there: as root on Debian or Ubuntu by installing what is absent.
 * @param {ProgramName[]} needed
 * @throws {Advice} with the command to type, where it may not install
 */
export function ensurePrograms(needed) {
  installMissing(needed);
  if (needed.includes('chromium')) preferWindowlessChromium();
}

/** The programs of a cluster, by Debian's packages. We do not install them: etcd and HAProxy would begin to serve at once. */
const CLUSTER = { patroni: ['patroni', 'python3-etcd'], etcd: ['etcd-server'], haproxy: ['haproxy'] };

/**
 * Makes sure that the programs of a cluster are there.
 * @throws {Advice} with the command to type
 */
export function ensureClusterPrograms() {
  const missing = Object.entries(CLUSTER).flatMap(([name, packages]) =>
    [...inPath([name]), `/usr/sbin/${name}`].some(isProgram) ? [] : packages,
  );
  if (findPostgres() === undefined) missing.push('postgresql');
  if (missing.length > 0)
    throw new Advice(
      `A cluster needs Debian's ${missing.join(', ')}. Install them with:\n  sudo apt-get install -y --no-install-recommends ${missing.join(' ')}\nThen stop the services that Debian starts with them: sudo systemctl disable --now etcd haproxy patroni`,
    );
}
