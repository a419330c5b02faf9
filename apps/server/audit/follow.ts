// Tells a process on PostgreSQL what the other processes have changed: each sealed batch leaves word of it and rings; word is read from the last
// batch on that was read, so a bell that nobody heard loses nothing (ADR 7).
import type { FastifyInstance } from 'fastify';
import { findHead, SEALED } from './chain.ts';
import type { Database } from '../database/connection.ts';
import type { Change, ToldChanges } from '../changes/changes.ts';

interface Word {
  readonly teller: string;
  readonly changes: readonly Change[];
}

const BATCHES_AT_ONCE = 100;
/** How often word is looked for by itself: a connection can be dead without anybody's knowing. */
const TICK_MS = 1000;
/** The same while no connection listens, or none can behind a pooler. */
const DEAF_TICK_MS = 100;

/** Follows the other processes; ends with the app. The embedded database belongs to one process. */
export async function followChanges(
  app: FastifyInstance,
  { database, changes }: { readonly database: Database; readonly changes: ToldChanges },
): Promise<void> {
  if (database.engine === 'sqlite') return;
  const { db } = database;
  // Each batch is told in the transaction that moves the head to its end.
  let last = (await findHead(db))?.count ?? 0;
  let isListening = false;
  let isFailing = false;
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;

  const readOn = async (): Promise<void> => {
    for (;;) {
      const batches = await db
        .selectFrom('change_batches')
        .select(['seq', 'after', 'told'])
        .where('seq', '>', last)
        .orderBy('seq')
        .limit(BATCHES_AT_ONCE)
        .execute();
      for (const { seq, after, told } of batches) {
        // What lies between was forgotten before this process came to read it.
        if (after > last) changes.tellGap();
        last = seq;
        const words = JSON.parse(told) as readonly Word[];
        changes.tell(words.flatMap(({ teller, changes: made }) => (teller === changes.teller ? [] : made)));
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
  const timers = [
    setInterval(readWord, TICK_MS),
    setInterval(() => {
      if (!isListening) readWord();
    }, DEAF_TICK_MS),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await stop?.();
    await reading;
  });
}
