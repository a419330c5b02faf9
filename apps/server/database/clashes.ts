// What becomes of transactions that clashed: they are done one after the other, also those of other processes, and nobody of this process begins beside
// them. So each gets through, however many want the same row, and those that never clash do not wait.
import { sql } from 'kysely';
import type { Tx } from './connection.ts';

/**
 * On PostgreSQL: waits until no clashed transaction of any process is under way, and keeps others out until this one ends. Locking a table is the
 * only wait that comes before a transaction's snapshot is fixed. Nothing else locks this table, and its readers do not wait.
 */
export async function takeTurnOfAll(tx: Tx): Promise<void> {
  await sql`lock table schema_migrations in share update exclusive mode`.execute(tx);
}

export class Clashes {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Resolves when nobody who clashed is under way. */
  async calm(): Promise<void> {
    while (this.#waiting > 0) await this.#tail;
  }

  /** Resolves when those that clashed before are done; answers how to say that this one is. */
  async take(): Promise<() => void> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    this.#waiting += 1;
    await before;
    return () => {
      this.#waiting -= 1;
      resolve();
    };
  }
}
