// Reads the log of changes, to which each sealed batch adds. It tells this process each batch for live viewers (ADR 32) and, on PostgreSQL, what the
// other processes have changed. It goes on from the last batch it has read, so if nobody hears the bell, nothing is lost (ADR 7).
import type { FastifyInstance } from 'fastify';
import { findHead, SEALED } from './chain.ts';
import type { Database } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import type { Batch, Change, ToldChanges } from '../changes/changes.ts';
import { POINTS_CHANNEL, type PointsWord } from '../changes/points.ts';

interface Word {
  readonly teller: string;
  /** Missing in word that an older release has left. */
  readonly mark?: number | null;
  readonly changes: readonly Change[];
}

const BATCHES_AT_ONCE = 100;
const PAST_BATCHES = 1000;
/** How often it looks without being told: a connection can be dead without anybody knowing. */
const TICK_MS = 1000;
/** The same while no connection listens, or none can behind a pooler. */
const DEAF_TICK_MS = 100;

interface KeptBatch {
  readonly seq: number;
  readonly after: number;
  readonly told: string;
}

const batchesAfter = prepared((db, { last }: Places<{ readonly last: number }>) =>
  db
    .selectFrom('change_batches')
    .select(['seq', 'after', 'told'])
    .where('seq', '>', last)
    .orderBy('seq')
    .limit(BATCHES_AT_ONCE),
);

const wordsIn = ({ told }: KeptBatch): readonly Word[] => JSON.parse(told) as readonly Word[];

const batchIn = (batch: KeptBatch): Batch => ({
  seq: batch.seq,
  after: batch.after,
  changes: wordsIn(batch).flatMap(({ mark = null, changes }) =>
    changes.map((change) => ({ ...change, mark })),
  ),
});

/** Follows the log; ends with the app. The embedded database belongs to one process, which always knows when something was sealed. */
export async function followChanges(
  app: FastifyInstance,
  { database, changes }: { readonly database: Database; readonly changes: ToldChanges },
): Promise<void> {
  const { db } = database;
  // Each batch is announced in the transaction that moves the head to its end.
  let last = (await findHead(db))?.count ?? 0;
  let isListening = database.engine === 'sqlite';
  let isFailing = false;
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;

  // The earlier announcements, for browsers that come back after a restart and have missed them.
  const past = await db
    .selectFrom('change_batches')
    .select(['seq', 'after', 'told'])
    .where('seq', '<=', last)
    .orderBy('seq', 'desc')
    .limit(PAST_BATCHES)
    .execute();
  for (const batch of past.toReversed()) changes.tellBatch(batchIn(batch));
  if (past.length === 0) changes.tellBatch({ seq: last, after: last, changes: [] });

  const readOn = async (): Promise<void> => {
    for (;;) {
      const batches = await batchesAfter(db, { last });
      for (const batch of batches) {
        const { seq, after } = batch;
        // The batches in between were forgotten before this process came to read them.
        if (after > last) changes.tellGap();
        last = seq;
        changes.tell(
          wordsIn(batch).flatMap(({ teller, changes: made }) => (teller === changes.teller ? [] : made)),
        );
        changes.tellBatch(batchIn(batch));
      }
      if (batches.length < BATCHES_AT_ONCE) return;
    }
  };
  const readWord = (): void => {
    isAskedAgain = true;
    reading ??= (async () => {
      try {
        while (isAskedAgain) {
          isAskedAgain = false;
          await readOn();
        }
        isFailing = false;
      } catch (error) {
        // Until the database answers again nobody knows; then it is read from the last batch on.
        if (!isFailing)
          app.log.warn({ err: error }, 'changes of other processes cannot be read; this is tried again');
        if (!isFailing) changes.tellGap();
        isFailing = true;
      } finally {
        reading = null;
      }
    })();
  };

  const stopHearing = changes.onSealed(readWord);
  const stop = database.listen?.(SEALED, {
    onListening: () => {
      isListening = true;
      readWord();
    },
    onHeard: readWord,
    onLost: () => {
      isListening = false;
      changes.tellGap();
      readWord();
    },
  });
  // This process has already heard its own changes.
  const stopPoints = database.listen?.(POINTS_CHANNEL, {
    onListening: () => {},
    onHeard: (said) => {
      const { teller, points } = JSON.parse(said) as PointsWord;
      if (teller !== changes.teller) changes.tellPoints(points);
    },
    onLost: () => {},
  });
  const timers = [
    setInterval(readWord, TICK_MS),
    setInterval(() => {
      if (!isListening) readWord();
    }, DEAF_TICK_MS),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    stopHearing();
    await stop?.();
    await stopPoints?.();
    await reading;
  });
}
