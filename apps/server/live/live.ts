// Tells all connected browsers what has changed (ADR 32): events are made once and sent to everybody who follows their subject and may read it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LivePoints } from '@tennis/contract';
import type { TournamentRights } from '@tennis/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Batch, Changes } from '../changes/changes.ts';
import type { Database } from '../database/connection.ts';
import type { ConnectionLimits } from '../http/connections/limits.ts';
import { createAudiences } from './audience.ts';
import { eventsOf, isAfter, type LiveEvent, type Position } from './events.ts';
import { createPast, type MadeEvent } from './past.ts';
import { createPoints } from './points.ts';
import { rightsOn } from './rows.ts';
import type { Stream } from './stream.ts';
import { createWatch } from './watch.ts';
import { changeBytes, HEARTBEAT, resetBytes, retryBytes, standBytes } from './wire.ts';

export interface LiveParts {
  readonly database: Database;
  readonly changes: Changes;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly limits: ConnectionLimits;
}

/** The position after which somebody goes on; null if they have heard nothing yet, and `unknown` if theirs is none of this log. */
export type From = Position | 'unknown' | null;

/** The first message to somebody who comes. */
export interface Missed {
  readonly bytes: Buffer;
  /** Up to where they have heard everything then. */
  readonly heard: Position;
}

export interface Live {
  /** Remembers who may read tournaments that somebody follows: it is needed when such a tournament is deleted. */
  readonly know: (rights: ReadonlyMap<number, TournamentRights>) => void;
  /** Whether another one may come from this address. */
  readonly hasRoom: (address: string) => boolean;
  /** How far this process has read the log. */
  readonly stand: () => Position;
  /** The events somebody has missed, as bytes that end with the log's position. */
  readonly missed: (wants: (made: MadeEvent) => boolean, after: From, age: number) => Missed;
  /** Adds a stream that has heard everything up to here; answers how to take it out. */
  readonly add: (stream: Stream, heard: Position) => () => void;
  /** How many streams are open. */
  readonly count: () => number;
  /** Until all batches that are known so far have been told. */
  readonly settled: () => Promise<void>;
  /** Sends everybody away, each to come back at another moment. */
  readonly close: () => Promise<void>;
}

const SECOND_MS = 1000;
const BEAT_MS = 15_000;
/** Streams that are written to before others have a turn. */
const A_TURN = 500;
const SOON_MS = [200, 1500] as const;
/** Events whose readers are looked up together. */
const EVENTS_AT_ONCE = 200;
/** After a restart: 10,000 browsers come back at some 700 a second. */
const BACK_MS = [1000, 15_000] as const;

type Tell = (stream: Stream, present: number) => void;

/** The bytes of those events that a stream wants, made once for all that want the same; null for none. */
function bytesOnce(
  made: readonly MadeEvent[],
  wants: (stream: Stream, made: MadeEvent) => boolean,
): (stream: Stream) => Buffer | null {
  const [only, ...others] = made;
  if (only === undefined) return () => null;
  if (others.length === 0) return (stream) => (wants(stream, only) ? only.bytes : null);
  const numbered = [...made.entries()];
  const known = new Map<string, Buffer>();
  return (stream) => {
    const wanted = numbered.filter(([, one]) => wants(stream, one));
    if (wanted.length === 0) return null;
    const key = wanted.map(([at]) => at).join(' ');
    const bytes = known.get(key) ?? Buffer.concat(wanted.map(([, one]) => one.bytes));
    known.set(key, bytes);
    return bytes;
  };
}

/** Makes the stream of one process. */
export function createLive({ database, changes, now, log, limits }: LiveParts): Live {
  const { db } = database;
  const streams = new Set<Stream>();
  const byAddress = new Map<string, number>();
  const past = createPast();
  const audiences = createAudiences(db);
  const points = createPoints();
  let isStarted = false;
  let lastSeq = 0;
  const waiting: Batch[] = [];
  /** Streams of those who come from another process that is ahead of this one, each with what they have heard there. */
  const ahead = new Map<Stream, Position>();
  let telling: Promise<void> = Promise.resolve();

  const isNews = (stream: Stream, made: MadeEvent): boolean => {
    if (ahead.size === 0) return stream.wants(made);
    const heard = ahead.get(stream);
    return (heard === undefined || isAfter(made.event.at, heard)) && stream.wants(made);
  };
  /** How many have left: only then is each looked up before it is told, which with 10,000 costs a twentieth of all. */
  let gone = 0;
  const toAll = async (all: readonly Stream[], tell: Tell): Promise<void> => {
    const goneBefore = gone;
    let present = 0;
    for (let at = 0; at < all.length; at += 1) {
      if (at % A_TURN === 0) {
        if (at > 0) await nextTurn();
        present = performance.now();
      }
      const stream = all[at];
      if (stream !== undefined && (gone === goneBefore || streams.has(stream))) tell(stream, present);
    }
  };
  /**
   * Tells the batches that wait, many in one go: after a restart there are a thousand of them, and a desk may write faster than a slow database answers.
   * One turn settles what is kept and who is written to, so that nobody who comes in between hears anything twice or not at all.
   */
  const take = async (): Promise<void> => {
    const taken: { readonly batch: Batch; readonly events: readonly LiveEvent[] }[] = [];
    for (let count = 0; count < EVENTS_AT_ONCE;) {
      const batch = waiting.shift();
      if (batch === undefined) break;
      const events = eventsOf(batch);
      count += 1 + events.length;
      taken.push({ batch, events });
    }
    if (taken.length === 0) return;
    const found = await audiences.of(taken.flatMap(({ events }) => events));
    const madeAt = performance.now();
    const told: MadeEvent[] = [];
    let anew: Buffer | null = null;
    let at = 0;
    for (const { batch, events } of taken) {
      const { seq, after } = batch;
      const made = events.flatMap((event): MadeEvent[] => {
        const audience = found[at++];
        return audience === undefined ? [] : [{ event, bytes: changeBytes(event), audience, madeAt }];
      });
      if (!isStarted || after > lastSeq) {
        past.startAt(after);
        if (isStarted) {
          anew = resetBytes(past.stand());
          told.length = 0;
        }
        isStarted = true;
      }
      lastSeq = seq;
      past.add(made, seq);
      told.push(...made);
    }
    const reset = anew;
    const bytesFor = bytesOnce(told, isNews);
    await toAll([...streams], (stream, present) => {
      if (reset !== null) {
        ahead.delete(stream);
        stream.write(reset, present);
      }
      const bytes = bytesFor(stream);
      if (bytes !== null) stream.write(bytes, present);
    });
  };
  changes.onBatch((batch) => {
    waiting.push(batch);
    telling = telling.then(take).catch((error: unknown) => {
      log.error(
        { err: error },
        'a change could not be told to those who look on; they read everything again',
      );
      isStarted = false;
      for (const stream of streams) stream.write(resetBytes(past.stand()));
    });
  });
  const tellPoints = async (words: readonly LivePoints[]): Promise<void> => {
    const rights = await rightsOn(db, [...new Set(words.map(({ tournament }) => tournament))]);
    for (const word of words) {
      const own = rights.get(word.tournament);
      if (own === undefined) continue;
      const made = points.take(word, own);
      await toAll([...streams], (stream, present) => {
        if (stream.wantsPoints(made)) stream.write(made.bytes, present);
      });
    }
  };
  changes.onPoints((words) => {
    telling = telling
      .then(() => tellPoints(words))
      .catch((error: unknown) => {
        log.error({ err: error }, 'how a game stands could not be told; the next point is');
      });
  });
  const watch = createWatch({
    db,
    now,
    log,
    streams,
    sendBack: (stream) => stream.end(retryBytes(...SOON_MS)),
  });
  const timer = setInterval(() => {
    const quietSince = performance.now() - BEAT_MS;
    for (const stream of streams) if (stream.writtenAt() < quietSince) stream.write(HEARTBEAT);
    watch.look();
  }, SECOND_MS).unref();

  return {
    know: audiences.know,
    count: () => streams.size,
    hasRoom: (address) =>
      streams.size < limits.streams && (byAddress.get(address) ?? 0) < limits.streamsFromOne,
    stand: past.stand,
    missed: (wants, after, age) => {
      const stand = past.stand();
      const found = after === 'unknown' ? null : past.since(after, age, performance.now(), wants);
      const retry = retryBytes(SECOND_MS, 5 * SECOND_MS);
      if (after === 'unknown' || found === null)
        return { bytes: Buffer.concat([retry, resetBytes(stand)]), heard: stand };
      // Another process may be ahead of this one: nobody goes back.
      const heard = after !== null && isAfter(after, stand) ? after : stand;
      return { bytes: Buffer.concat([retry, ...found.map(({ bytes }) => bytes), standBytes(heard)]), heard };
    },
    add: (stream, heard) => {
      const { address } = stream.follower;
      streams.add(stream);
      if (isAfter(heard, past.stand())) ahead.set(stream, heard);
      const [first, ...others] = points.now((made) => stream.wantsPoints(made));
      if (first !== undefined) stream.write(Buffer.concat([first, ...others]));
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      return () => {
        if (!streams.delete(stream)) return;
        gone += 1;
        ahead.delete(stream);
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      };
    },
    settled: () => telling,
    close: async () => {
      clearInterval(timer);
      for (const stream of streams) stream.end(retryBytes(...BACK_MS));
      await telling;
    },
  };
}
