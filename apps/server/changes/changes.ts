// Tells what committed writes have changed, once and in order, to everything that keeps answers made from it (ADR 7).
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LivePoints, ObjectKind, WriteName } from '@tennis/contract';

/** One thing that a committed write changed. */
export interface Change {
  /** The route's name; null for what the server did by itself. */
  readonly act: WriteName | null;
  readonly kind: ObjectKind;
  readonly id: number;
  readonly clubId: number | null;
  readonly tournamentId: number | null;
  /** The version after the write, where the object has one and it is known. */
  readonly version: number | null;
}

/** A change as the log keeps it. */
export interface SealedChange extends Change {
  /** The mark of the write's key, by which the page that sent it knows it; null without a key. */
  readonly mark: number | null;
}

/** Records that were sealed together, as the log of changes keeps them: numbered without a gap, the same for every process. */
export interface Batch {
  /** The number of the last record in it. */
  readonly seq: number;
  /** That of the batch before it. */
  readonly after: number;
  readonly changes: readonly SealedChange[];
}

export interface Changes {
  /**
   * Tells each committed write's changes once, in the order of commits: in the process that wrote before the answer goes out, in the others a moment
   * later. Returns how to stop.
   */
  readonly subscribe: (listener: (changes: readonly Change[]) => void) => () => void;
  /** Called if some changes may have been missed (a listening connection was lost): drop everything. Returns how to stop. */
  readonly onGap: (listener: () => void) => () => void;
  /** Tells each batch of the log in the order of the log, also those of this process. Returns how to stop. */
  readonly onBatch: (listener: (batch: Batch) => void) => () => void;
  /** Announces the score of games scored point by point, as soon as it is stored. Returns how to stop. */
  readonly onPoints: (listener: (points: readonly LivePoints[]) => void) => () => void;
}

/** The side that tells. */
export interface ToldChanges extends Changes {
  /** How this process knows its own changes among those of all processes. */
  readonly teller: string;
  readonly tell: (changes: readonly Change[]) => void;
  readonly tellGap: () => void;
  readonly tellBatch: (batch: Batch) => void;
  readonly tellPoints: (points: readonly LivePoints[]) => void;
  /** This process has sealed a batch: there is something to read. */
  readonly tellSealed: () => void;
  readonly onSealed: (listener: () => void) => () => void;
}

function add<T>(all: Set<T>, listener: T): () => void {
  all.add(listener);
  return () => void all.delete(listener);
}

/** Builds this for one process. A listener that throws is logged; it stops neither the write nor the other listeners. */
export function createChanges(log: Pick<FastifyBaseLogger, 'error'>): ToldChanges {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  const gapListeners = new Set<() => void>();
  const batchListeners = new Set<(batch: Batch) => void>();
  const pointsListeners = new Set<(points: readonly LivePoints[]) => void>();
  const sealedListeners = new Set<() => void>();
  const safely = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      log.error({ err: error }, 'a listener to changes failed');
    }
  };
  return {
    teller: randomUUID(),
    subscribe: (listener) => add(listeners, listener),
    onGap: (listener) => add(gapListeners, listener),
    onBatch: (listener) => add(batchListeners, listener),
    onPoints: (listener) => add(pointsListeners, listener),
    onSealed: (listener) => add(sealedListeners, listener),
    tell: (changes) => {
      if (changes.length === 0) return;
      for (const listener of listeners) safely(() => listener(changes));
    },
    tellGap: () => {
      for (const listener of gapListeners) safely(listener);
    },
    tellBatch: (batch) => {
      for (const listener of batchListeners) safely(() => listener(batch));
    },
    tellPoints: (points) => {
      if (points.length === 0) return;
      for (const listener of pointsListeners) safely(() => listener(points));
    },
    tellSealed: () => {
      for (const listener of sealedListeners) safely(listener);
    },
  };
}
