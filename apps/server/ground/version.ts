// Versions of things that several people change (D16, D32): after a stale write, its author sees what the other person saved. A write that changes
// nothing makes nobody else's form stale.
import { Refused } from './refusal.ts';

/** Refuses a write made on an older version and hands over the present one. */
export function refuseStale(current: unknown): never {
  throw new Refused({ type: 'stale', current });
}

/** Whether any column of the change differs from the row. */
export function differs<Row extends object>(row: Row, change: Partial<Record<keyof Row, unknown>>): boolean {
  return Object.entries(change).some(([column, value]) => row[column as keyof Row] !== value);
}
