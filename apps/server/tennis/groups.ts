// Groups as entries and matches both refer to them.
import type { Tx } from '../database/connection.ts';
import { because } from '../ground/reason.ts';
import { refuseField } from '../ground/refusal.ts';

/** Refuses a group that does not belong to the tournament; none at all is fine. */
export async function checkGroup(
  tx: Tx,
  tournamentId: number,
  groupId: number | null | undefined,
): Promise<void> {
  if (groupId === null || groupId === undefined) return;
  const row = await tx
    .selectFrom('groups')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (row === undefined) refuseField('groupId', because('groupElsewhere'));
}
