// What systemd is told of this process: that it answers, that it is alive, that it ends. Where the unit has a watchdog, a server that says nothing for
// too long is started anew (ADR 58).
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
 * How systemd is told something; null if nobody listens. Node has no datagram sockets, so systemd's own program says it.
 * A failure is logged once: what follows would fail alike.
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
 * How often it has to be told that all is well: twice in the time after which it starts the server anew; null: it has no watchdog.
 * Its WATCHDOG_PID is `scripts/run.mjs`, which stands before the server, so that is no matter.
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
 * Whether a read comes to its end. A database that says that it is not there is an answer, too: the process tells its callers, comes back by itself,
 * and another start would mend nothing. It is the read that never ends which another start mends.
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

/** Tells again and again that this process turns and reads, until the signal: one look after the other, so one that hangs is the last. */
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

/** What this process says of itself. */
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
