// Requests to be a partner of two people who are merged or parted (AG2, D46).
import type { Selectable } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { PersonMergeRow } from '../../database/schema.ts';

/** Those who asked one ask the other now, and the merge keeps which requests these are. */
export async function moveRequests(
  tx: Tx,
  { id, from, to }: { readonly id: number; readonly from: number; readonly to: number },
): Promise<void> {
  await tx
    .insertInto('person_merge_requests')
    .columns(['merge_id', 'request_id'])
    .expression((row) =>
      row
        .selectFrom('partner_requests')
        .select((column) => [column.val(id).as('merge_id'), 'partner_requests.id as request_id'])
        .where('person_id', '=', from),
    )
    .execute();
  await tx.updateTable('partner_requests').set({ person_id: to }).where('person_id', '=', from).execute();
}

/** A person who is parted again is asked again what they were asked before, but for what was answered since: that answer is the other one's. */
export async function moveRequestsBack(
  tx: Tx,
  {
    id,
    person_id: personId,
    into_id: intoId,
    merged_at: mergedAt,
  }: Pick<Selectable<PersonMergeRow>, 'id' | 'person_id' | 'into_id' | 'merged_at'>,
): Promise<void> {
  await tx
    .updateTable('partner_requests')
    .set({ person_id: personId })
    .where('person_id', '=', intoId)
    .where('id', 'in', tx.selectFrom('person_merge_requests').select('request_id').where('merge_id', '=', id))
    .where((where) => where.or([where('answered_at', 'is', null), where('answered_at', '<=', mergedAt)]))
    .execute();
}
