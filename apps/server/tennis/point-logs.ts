// The point logs of matches, as every room ends them (D52).
import type { Tx } from '../database/connection.ts';

/** What was logged of these matches counts no more: their logs are closed and kept (D52). */
export const closeLogs = (tx: Tx, matchIds: readonly number[], now: Date) =>
  tx
    .updateTable('score_logs')
    .set({ state: 'closed', closed_at: now.toISOString() })
    .where('match_id', 'in', matchIds)
    .where('state', '=', 'open')
    .execute();
