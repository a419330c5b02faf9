// Reads from a standby (ADR 48), as long as it has every change that this process knows of. So no answer is older than an earlier one, and nothing
// old is kept. While no server takes writes, the standby is read from all the same: nobody knows more than it does.
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type KyselyConfig } from 'kysely';
import { Client } from 'pg';
import { postgresDialect } from './postgres-dialect.ts';
import { findStandbyAddress } from './postgres-hosts.ts';
import { postgresPool } from './postgres-pool.ts';

/** How often the standby is checked even if nothing is heard. Changes that nobody announces (sessions, choices) are at most about this old there. */
const LOOK_MS = 1000;
/** A server that needs longer to say how far it is has no strength left for reads, or is gone. */
const ANSWER_MS = 1000;
/** The first looks come soon, as a standby in the same house is a few milliseconds behind. */
const FIRST_WAIT_MS = 4;
const LAST_WAIT_MS = 100;
/** How long the process may take calls without a server that takes writes. By then another one is found, or other processes can do more. */
const ALONE_MS = 30_000;
/** A standby is asked at most this often, so not after each of many writes. */
const BETWEEN_MS = 10;

const ignore = (): void => {};

/** One standby with the way to it. */
interface Standby<Tables> {
  readonly db: Kysely<Tables>;
  /** Whether it has replayed the given position; null means everything it has received. Throws if it does not answer, or is no standby any more. */
  readonly has: (position: string | null) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface Standbys<Tables> {
  /** A standby that has every change heard of; null while none has. */
  readonly ready: () => Kysely<Tables> | null;
  /** The same, or the first one that is found within a time, in milliseconds. */
  readonly readyWithin: (time: number) => Promise<Kysely<Tables> | null>;
  /** Something was committed, here or elsewhere, or a read failed there: no read goes to it until it was checked again. */
  readonly note: () => void;
  /** Whether the server that takes writes was not there at the last look. */
  readonly isAlone: () => boolean;
  /** Whether the process can be given calls all the same: it can read, and another server has not yet had the time to take over the writes. */
  readonly canCarry: () => boolean;
  readonly close: () => Promise<void>;
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const late = new AbortController();
  return Promise.race([
    work.finally(() => late.abort()),
    pause(milliseconds, undefined, { signal: late.signal, ref: false }).then(() => {
      throw new Error('No answer in time.');
    }),
  ]);
};

async function connect(address: string): Promise<Client> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'tennis standby',
  });
  client.on('error', ignore);
  await client.connect();
  return client;
}

const POSITION = `select pg_is_in_recovery() as standby,
  pg_last_wal_replay_lsn() >= coalesce($1::pg_lsn, pg_last_wal_receive_lsn(), '0/0') as has`;

/** Finds a standby among the servers of an address: the first that says that it is one. */
async function findStandby<Tables>(
  url: string,
  poolSize: number,
  log: KyselyConfig['log'],
): Promise<Standby<Tables>> {
  const address = await findStandbyAddress(url);
  const client = await connect(address);
  const db = new Kysely<Tables>({
    dialect: postgresDialect(postgresPool(address, false, poolSize), true),
    ...(log === undefined ? {} : { log }),
  });
  return {
    db,
    has: async (position) => {
      const { rows } = await client.query<{ standby: boolean; has: boolean | null }>(POSITION, [position]);
      if (rows[0]?.standby !== true) throw new Error('It is no standby any more.');
      return rows[0].has === true;
    },
    close: async () => {
      await Promise.all([client.end().catch(ignore), db.destroy().catch(ignore)]);
    },
  };
}

/**
 * Begins to look after a standby.
 * @param url the servers, one of which is a standby
 * @param askPosition how far the server that takes writes is
 */
export function keepStandby<Tables>(
  url: string,
  poolSize: number,
  askPosition: () => Promise<string>,
  log?: KyselyConfig['log'],
): Standbys<Tables> {
  let standby: Standby<Tables> | null = null;
  let heard = 0;
  let isCaughtUp = false;
  const closing = new AbortController();
  let aloneSince: number | null = null;
  let wake: () => void = ignore;
  const waiting = new Set<() => void>();

  const caughtUp = (): void => {
    isCaughtUp = true;
    for (const go of waiting) go();
    waiting.clear();
  };
  const drop = async (): Promise<void> => {
    isCaughtUp = false;
    const former = standby;
    standby = null;
    await former?.close();
  };
  /** How far it has to be; null while nobody takes writes. */
  const position = async (): Promise<string | null> => {
    try {
      const asked = await within(ANSWER_MS, askPosition());
      aloneSince = null;
      return asked;
    } catch {
      aloneSince ??= performance.now();
      return null;
    }
  };
  const look = async (): Promise<void> => {
    standby ??= await findStandby<Tables>(url, poolSize, log);
    const upTo = heard;
    const wanted = await position();
    const until = performance.now() + LOOK_MS;
    for (let wait = FIRST_WAIT_MS; !(await standby.has(wanted)); wait = Math.min(wait * 2, LAST_WAIT_MS)) {
      if (performance.now() > until) {
        isCaughtUp = false;
        return;
      }
      // oxlint-disable-next-line no-await-in-loop -- each look follows the one before
      await pause(wait, undefined, { ref: false });
    }
    if (upTo === heard) caughtUp();
  };
  const goOn = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const upTo = heard;
      // oxlint-disable-next-line no-await-in-loop -- each look follows the one before
      await look().catch(drop);
      if (upTo !== heard && standby !== null) {
        // oxlint-disable-next-line no-await-in-loop -- each look follows the one before
        await pause(BETWEEN_MS, undefined, { ref: false });
        continue;
      }
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      // oxlint-disable-next-line no-await-in-loop -- each look follows the one before
      await Promise.race([woken, pause(LOOK_MS, undefined, { ref: false })]);
    }
    await drop();
  };
  const ended = goOn();

  const ready = (): Kysely<Tables> | null => (isCaughtUp ? (standby?.db ?? null) : null);
  const behind = (): void => {
    heard += 1;
    isCaughtUp = false;
    wake();
  };
  return {
    ready,
    readyWithin: async (time) => {
      if (!isCaughtUp) {
        let go: () => void = ignore;
        const there = new Promise<void>((resolve) => {
          go = resolve;
          waiting.add(resolve);
        });
        await Promise.race([there, pause(time, undefined, { ref: false })]);
        waiting.delete(go);
      }
      return ready();
    },
    note: behind,
    isAlone: () => aloneSince !== null,
    canCarry: () => isCaughtUp && aloneSince !== null && performance.now() - aloneSince < ALONE_MS,
    close: async () => {
      closing.abort();
      wake();
      await ended;
    },
  };
}
