// A thread that opens each of some new databases at the same moment as the other threads.
import { workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { openDatabase } from '../database/connection.ts';

export interface OpeningTask {
  /** Empty data folders, one for each round. */
  readonly folders: readonly string[];
  readonly threads: number;
  /** How often a thread has come to the start of a round. */
  readonly arrivals: Int32Array;
}

const { folders, threads, arrivals } = workerData as OpeningTask;

function waitForAll(round: number): void {
  Atomics.add(arrivals, 0, 1);
  Atomics.notify(arrivals, 0);
  for (;;) {
    const arrived = Atomics.load(arrivals, 0);
    if (arrived >= (round + 1) * threads) return;
    Atomics.wait(arrivals, 0, arrived);
  }
}

for (const [round, dataDir] of folders.entries()) {
  const database = openDatabase({ dataDir, databaseUrl: null });
  waitForAll(round);
  // A database is opened by its first query.
  await sql`create table if not exists openings (round integer)`.execute(database.db);
  await database.close();
}
