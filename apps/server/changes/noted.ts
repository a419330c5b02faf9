// What a transaction has changed, kept with it until it has committed: one that is rolled back or tried again tells nothing.
import type { Tx } from '../database/connection.ts';
import type { Change } from './changes.ts';

const NOTED = new WeakMap<Tx, Change[]>();

/** Notes what a transaction changes. */
export function noteChanges(tx: Tx, changes: readonly Change[]): void {
  NOTED.set(tx, [...(NOTED.get(tx) ?? []), ...changes]);
}

/** All that was noted of a transaction. */
export const changesOf = (tx: Tx): readonly Change[] => NOTED.get(tx) ?? [];
