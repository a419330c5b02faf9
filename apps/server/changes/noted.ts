// Notes what a transaction has changed, until it has committed: one that is rolled back or tried again tells nothing.
import type { Tx } from '../database/connection.ts';
import type { Change } from './changes.ts';

interface Noted {
  /** The sender that will tell it in this process. */
  readonly teller: string;
  readonly changes: Change[];
}

const NOTED = new WeakMap<Tx, Noted>();

/** Begins to note for a transaction. */
export function beginNoting(tx: Tx, teller: string): void {
  NOTED.set(tx, { teller, changes: [] });
}

/**
 * Notes what a transaction changes, and the mark of the write if it has one. Answers the message for the log of changes, or null if there is none.
 */
export function noteChanges(tx: Tx, changes: readonly Change[], mark: number | null): string | null {
  const noted = NOTED.get(tx);
  if (noted === undefined)
    throw new Error('A write was recorded outside audit.transact: nobody would be told.');
  noted.changes.push(...changes);
  return changes.length === 0 ? null : JSON.stringify({ teller: noted.teller, mark, changes });
}

/** Everything that was noted for a transaction. */
export const changesOf = (tx: Tx): readonly Change[] => NOTED.get(tx)?.changes ?? [];
