// Transactions that have clashed run one after the other, also across processes, while nothing else begins in this process. So each gets through,
// however many want the same row, and those that never clash do not wait.
import { sql } from 'kysely';
import type { Tx } from './connection.ts';

/**
 * On PostgreSQL: waits until no process runs a clashed transaction, and keeps others out until this one ends. Only a table lock waits before a
 * transaction's snapshot is fixed. Nothing else locks this table, and its readers do not wait.
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
