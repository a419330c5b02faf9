// What belongs to the players of a match, and ends when a change in its draw puts others there (D14).
import type { Caller } from '@tennis/domain';
import type { Tx } from '../database/connection.ts';
import { closeLogs } from './point-logs.ts';
import { settleReports } from './result-reports.ts';
import type { Drawn } from './match-rows.ts';
import { forgetFormer } from './telling.ts';

type Players = Pick<Drawn, 'participant1_id' | 'participant2_id'>;

interface Turned {
  readonly id: number;
  readonly before: Players;
  readonly after: Players;
}

/** Whether two players were known of a match, and are not the players of it any more. */
export const haveGone = ({ before, after }: Turned): boolean =>
  before.participant1_id !== null &&
  before.participant2_id !== null &&
  (before.participant1_id !== after.participant1_id || before.participant2_id !== after.participant2_id);

interface When {
  readonly tx: Tx;
  readonly caller: Pick<Caller, 'userId'> | null;
  readonly now: Date;
}

/** Ends what belonged to the former players of these matches: notices, open logs and reports. None of it counts for the new players. */
export async function endForFormer({ tx, caller, now }: When, turned: readonly Turned[]): Promise<void> {
  const ids = turned.filter(haveGone).map(({ id }) => id);
  if (ids.length === 0) return;
  await forgetFormer(tx, ids);
  await closeLogs(tx, ids, now);
  await settleReports(tx, ids, { by: caller?.userId ?? null, now });
}
