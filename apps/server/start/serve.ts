// The common part of every start of the server: settings, database, listening, stopping in order on SIGTERM and SIGINT, and exit codes, each with a sentence
// for the operator.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { destination, pino, type Logger } from 'pino';
import type { FastifyInstance } from 'fastify';
import { keepWatchOverChain } from '../audit/notice.ts';
import { followChanges } from '../audit/follow.ts';
import { ConfigError, readConfig, type Config } from '../ground/config.ts';
import { DATA_FILE, DataFolderError, openDatabase, type Database } from '../database/connection.ts';
import { databaseFault } from '../database/errors.ts';
import { adviceFor } from '../database/sqlite-file.ts';
import { migrate, MigrationFailed, NewerDatabaseError, stepsAhead } from '../database/migrations/migrate.ts';
import { keepDelivering, keepPushing } from './senders.ts';
import type { AppServices } from './services.ts';
import { lookAtDays } from './days-looked-at.ts';
import { watchDeadlines } from './deadlines.ts';
import { backUpBeforeUpgrade, keepBackups, NotBackedUp } from './backups.ts';
import { keepHouse } from './housekeeping.ts';
import { keepMetrics } from './metrics.ts';
import { pointsInPlay } from '../tennis/matches/points-in-play.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Exit codes, so that a supervisor can tell the reasons apart. */
const EXIT = {
  unexpected: 1,
  config: 2,
  dataFolder: 3,
  newerDatabase: 4,
  portTaken: 5,
  database: 6,
} as const;

const DRAIN_MS = 5000;

/** A line for the operator. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(code: number, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** Whether a name could not be looked up, and that name is HOST rather than the database's. */
function isAboutHost(error: unknown, { host }: Config): boolean {
  const { code, hostname } = error as { code?: unknown; hostname?: unknown };
  return code === 'ENOTFOUND' && hostname === host;
}

function explainStart(error: unknown, config: Config | null): never {
  if (error instanceof ConfigError) fail(EXIT.config, error.message);
  if (error instanceof DataFolderError) fail(EXIT.dataFolder, error.message);
  if (error instanceof NewerDatabaseError) fail(EXIT.newerDatabase, error.message);
  if (error instanceof MigrationFailed) fail(EXIT.database, error.message);
  if (error instanceof NotBackedUp) fail(EXIT.dataFolder, error.message);
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE') {
    fail(
      EXIT.portTaken,
      `Port ${config?.port} on ${config?.host} is already in use. Stop the other program, or set PORT to another number.`,
    );
  }
  if (code === 'EACCES' && config !== null) {
    fail(EXIT.portTaken, `This user may not listen on port ${config.port}. Set PORT to a number above 1023.`);
  }
  if (config !== null && (code === 'EADDRNOTAVAIL' || isAboutHost(error, config))) {
    fail(
      EXIT.portTaken,
      `HOST is ${JSON.stringify(config.host)}, but this machine has no such address. Set HOST to 127.0.0.1, 0.0.0.0 or one of its own addresses.`,
    );
  }
  const advice = config?.databaseUrl === null ? adviceFor(error, path.join(config.dataDir, DATA_FILE)) : null;
  if (advice !== null) fail(EXIT.database, advice);
  if (databaseFault(error) === 'unavailable') {
    const what = config?.databaseUrl === null ? 'The data file' : 'The database of DATABASE_URL';
    fail(EXIT.database, `${what} cannot be opened: ${(error as Error).message}`);
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(EXIT.unexpected);
}

/**
 * Stops in order: first its health check says so for proxies, then it takes no new connections and finishes running calls. A second signal skips the
 * first part.
 */
function stopOnSignals(
  app: FastifyInstance,
  { leaving, database }: Pick<AppServices, 'leaving' | 'database'>,
  supervisor: Supervisor,
  drainMs: number,
): void {
  const hurry = new AbortController();
  const stop = async (signal: string): Promise<void> => {
    if (leaving.hasBegun()) {
      hurry.abort();
      return;
    }
    leaving.begin();
    void supervisor.stopping();
    if (drainMs > 0) {
      app.log.info({ signal, drainMs }, 'stopping soon: still taking calls until the proxies know');
      await pause(drainMs, undefined, { signal: hurry.signal }).catch(() => {});
    }
    app.log.info({ signal }, 'stopping: no new connections, finishing what runs');
    setTimeout(() => {
      app.server.closeAllConnections();
    }, DRAIN_MS - 1500).unref();
    // A query that hangs must not keep the process: nobody was told that its uncommitted work is done.
    setTimeout(() => {
      app.log.error('something did not finish in time and is cut off');
      process.exit(EXIT.unexpected);
    }, DRAIN_MS - 250).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        app.log.error({ err: error }, 'could not stop in order');
        process.exit(EXIT.unexpected);
      });
    });
  }
}

/** A server that is ready to listen. */
export interface BuiltServer {
  readonly app: FastifyInstance;
  readonly services: AppServices;
}

export interface StartSteps {
  /** Changes the settings before anything is opened. */
  readonly settle?: (config: Config) => Config;
  /** Builds the app on the migrated database. */
  readonly build: (parts: {
    readonly config: Config;
    readonly database: Database;
    readonly logger: Logger;
  }) => Promise<BuiltServer>;
  /** Says what else there is to say once it listens. */
  readonly announce: (services: AppServices, address: string) => void;
}

/** How much log text may wait to be read; beyond it lines are lost, to save memory. */
const MOST_LOG_BYTES = 16 * 1024 * 1024;

/**
 * Writes the log. Nobody waits for a line: lines that come while one is being written go out together. The rest goes out when the process ends; only
 * a process that is killed loses the lines of its last moment.
 */
const logStream = () => destination({ dest: 1, sync: false, maxLength: MOST_LOG_BYTES });

/** Connections that may wait to be taken, as far as the system allows: after a restart thousands come back within a few seconds. */
const BACKLOG = 4096;

/** Starts the server and keeps it running; ends the process with one of our exit codes when that fails. */
export async function serve({ settle = (config) => config, build, announce }: StartSteps): Promise<void> {
  let config: Config | null = null;
  try {
    config = settle(readConfig(process.env, ROOT));
    const logger = pino({ level: config.logLevel }, logStream());
    const database = openDatabase(config);
    await backUpBeforeUpgrade(database, config, logger);
    const applied = await migrate(database);
    if (applied.length > 0) logger.info({ applied }, 'database migrated');
    const ahead = await stepsAhead(database);
    if (ahead.length > 0)
      logger.warn(
        { ahead },
        'a newer version has been here: this one goes on beside it, install the newer one',
      );
    const { app, services } = await build({ config, database, logger });
    // Another process may tell newer points while these are read.
    const told = new Set<number>();
    const listenNoMore = services.changes.onPoints((points) => {
      for (const { match } of points) told.add(match);
    });
    await followChanges(app, services);
    // Those who come back after a restart find what they missed from the first moment on, and how the games stand.
    const inPlay = await pointsInPlay(database.db);
    listenNoMore();
    services.changes.tellPoints(inPlay.filter(({ match }) => !told.has(match)));
    await services.live.settled();
    keepHouse(app, services);
    keepBackups(app, config);
    watchDeadlines(app, services);
    keepDelivering(app, services);
    lookAtDays(app, services);
    keepPushing(app, services);
    keepWatchOverChain(app, services);
    await keepMetrics(app, services, config);
    const supervisor = createSupervisor(database.db, logger);
    stopOnSignals(app, services, supervisor, config.drainMs);
    const address = await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    announce(services, config.publicUrl ?? address);
    await supervisor.ready();
  } catch (error) {
    explainStart(error, config);
  }
}
