// Tells systemd about this process: that it answers, that it is alive, that it ends. If the unit has a watchdog, systemd restarts a server that is
// silent for too long (ADR 58).
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/connection.ts';
import { databaseFault } from '../database/errors.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Log = Pick<Logger, 'warn' | 'error'>;

/** Says one line of sd_notify(3), as `READY=1`. It never throws. */
export type Tell = (line: string) => Promise<void>;

/** Longer than systemd ever takes to hear a line; a program that hangs is ended then. */
const TELL_MS = 5000;

/**
 * How to tell systemd something; null if nobody listens. Node has no datagram sockets, so systemd's own program does it. A failure is logged once:
 * the next ones would fail in the same way.
 */
export function tellSystemd(env: Environment, log: Log): Tell | null {
  if ((env['NOTIFY_SOCKET'] ?? '') === '') return null;
  let hasFailed = false;
  return async (line) => {
    try {
      await promisify(execFile)('systemd-notify', [line], { timeout: TELL_MS });
    } catch (error) {
      if (!hasFailed) log.warn({ err: error, line }, 'systemd could not be told how this server is');
      hasFailed = true;
    }
  };
}

/**
 * How often systemd must hear that all is well: twice in the time after which it restarts the server; null: no watchdog. Its WATCHDOG_PID is
 * `scripts/run.mjs`, which starts the server, so we ignore it.
 */
export function watchdogEveryMs(env: Environment): number | null {
  const microseconds = Number(env['WATCHDOG_USEC'] ?? '');
  return Number.isFinite(microseconds) && microseconds > 0 ? microseconds / 2000 : null;
}

/** Reads a row, as every request does. */
const readFrom = (db: Db) => async (): Promise<void> => {
  await sql`select name from schema_migrations limit 1`.execute(db);
};

/**
 * Whether a read comes to an end. If the database says that it is unavailable, that counts: the process tells its callers and recovers by itself, and
 * a restart would not help. A restart helps only if a read never ends.
 */
async function isAnswered(read: () => Promise<void>, log: Log): Promise<boolean> {
  try {
    await read();
    return true;
  } catch (error) {
    if (databaseFault(error) === 'unavailable') return true;
    log.error({ err: error }, 'the watchdog is not told that all is well: a read failed');
    return false;
  }
}

/** Reports again and again, until the signal, that this process runs and reads. Checks run one after the other, so a hanging one is the last. */
export async function keepAlive(
  tell: Tell,
  read: () => Promise<void>,
  everyMs: number,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if ((await isAnswered(read, log)) && !signal.aborted) await tell('WATCHDOG=1');
    await pause(everyMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** The state that this process reports of itself. */
export interface Supervisor {
  /** It answers. */
  readonly ready: () => Promise<void>;
  /** It is about to end. */
  readonly stopping: () => Promise<void>;
}

/** Speaks to systemd if it has started this process, otherwise says nothing. */
export function createSupervisor(db: Db, log: Log, env: Environment = process.env): Supervisor {
  const tell = tellSystemd(env, log);
  const everyMs = watchdogEveryMs(env);
  const end = new AbortController();
  return {
    ready: async () => {
      await tell?.('READY=1');
      if (tell !== null && everyMs !== null) void keepAlive(tell, readFrom(db), everyMs, log, end.signal);
    },
    stopping: async () => {
      end.abort();
      await tell?.('STOPPING=1');
    },
  };
}
