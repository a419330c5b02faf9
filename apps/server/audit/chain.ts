// The chain of the audit log: one writer at a time puts records behind the last one and moves the head with them (ADR 12).
import { sql } from 'kysely';
import type { Database, Db, Isolation, Tx } from '../database/connection.ts';
import { oneByOne } from '../database/one-by-one.ts';
import { hashOf, type NewRecord, type StoredRecord } from './record.ts';

/** How many records there are, and the hash of the last one. */
export interface Head {
  readonly count: number;
  readonly hash: string;
}

/** SQLite takes 32,766 parameters a statement. */
const ROWS_A_STATEMENT = 500;

/** Where the chain ends; undefined when somebody has taken its end away. */
export const findHead = (db: Db | Tx): Promise<Head | undefined> =>
  db.selectFrom('audit_head').select(['count', 'hash']).executeTakeFirst();

/** Puts records at the end, in the transaction of what they tell. Only inside `transact` of a chain writer. */
export async function append(tx: Tx, records: readonly NewRecord[]): Promise<void> {
  const head = await findHead(tx);
  // What cannot be recorded is not done.
  if (head === undefined) throw new Error('The audit log has lost its head; nothing can be recorded.');
  let { count, hash } = head;
  const rows = records.map((record): StoredRecord => {
    count += 1;
    hash = hashOf(hash, { ...record, seq: count });
    return { ...record, seq: count, hash };
  });
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await tx
      .insertInto('audit_log')
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute();
  }
  await tx.updateTable('audit_head').set({ count, hash }).execute();
}

export type Transact = <T>(decide: (tx: Tx) => Promise<T>, isolation?: Isolation) => Promise<T>;

/**
 * Transactions that write to the chain, one after the other. SQLite has one writer anyway. On PostgreSQL a SERIALIZABLE
 * transaction that reads the head after another one has moved it can only be tried again, so the lock is its first
 * statement: LOCK TABLE takes no snapshot, a SELECT of an advisory lock would. The writers of one process queue before they
 * take a connection, so that waiting ones leave the pool to readers.
 */
export function chainWriter(database: Database): Transact {
  if (database.engine === 'sqlite') return (decide, isolation) => database.transaction(decide, isolation);
  const inTurn = oneByOne();
  return (decide, isolation) =>
    inTurn(() =>
      database.transaction(async (tx) => {
        await sql`lock table audit_head in exclusive mode`.execute(tx);
        return decide(tx);
      }, isolation),
    );
}
