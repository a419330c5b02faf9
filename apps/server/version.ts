// Stale writes (D16): the answer shows what the other person saved.
import { Refused } from './refusal.ts';

/** Refuses a write made on an older version and hands over the present one. */
export function refuseStale(current: unknown): never {
  throw new Refused({ type: 'stale', current });
}
