// Parting people who were merged: what moved and was given moves back (D46, ADR 22).
import type { Selectable } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { PersonMergeRow } from '../../database/schema.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { withMerged } from '../person-managers.ts';
import { keepRatings, ratingsOf } from '../ratings-of.ts';
import { COLUMNS, SIDES } from './merged-columns.ts';
import { moveNoticesBack, takeFollowsBack } from './merged-news.ts';
import { moveRequestsBack } from './merged-requests.ts';
import { partableSince } from './store.ts';

/**
 * Takes back everything a merge has given except entries: managers, a year of birth, ratings, a mark as a member, and the approval of "This is me".
 */
async function takeBack(
  tx: Tx,
  merge: Pick<
    Selectable<PersonMergeRow>,
    'person_id' | 'into_id' | 'gave_birth' | 'gave_mark' | 'gave_ratings'
  >,
): Promise<void> {
  const { person_id: personId, into_id: intoId } = merge;
  await tx
    .deleteFrom('person_managers')
    .where('person_id', '=', intoId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('person_managers as original')
          .select('original.id')
          .where('original.person_id', '=', personId)
          .whereRef('original.user_id', '=', 'person_managers.user_id')
          .whereRef('original.created_at', '=', 'person_managers.created_at'),
      ),
    )
    .execute();
  await tx
    .updateTable('claims')
    .set({ state: 'declined' })
    // A claim stays with the record that it named, which may have been merged into this one before.
    .where('person_id', 'in', await withMerged(tx, personId))
    .where('relation', '=', 'self')
    .where('state', '=', 'approved')
    .execute();
  const { birth: given } = await tx
    .selectFrom('persons')
    .select('birth')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  // Entries that somebody has made since are theirs.
  if (merge.gave_birth === 1)
    await tx
      .updateTable('persons')
      .set({ birth: null })
      .where('id', '=', intoId)
      .where('birth', '=', given)
      .execute();
  const { ratings } = await tx
    .selectFrom('persons')
    .select('ratings')
    .where('id', '=', intoId)
    .executeTakeFirstOrThrow();
  const lent = ratingsOf(merge.gave_ratings);
  // A rating that somebody has set since is theirs.
  const own = ratingsOf(ratings).filter(
    ({ kind, value }) => !lent.some((one) => one.kind === kind && one.value === value),
  );
  await tx
    .updateTable('persons')
    .set((set) => ({
      version: set('version', '+', 1),
      ...(merge.gave_mark === 1 && { club_member: 0 }),
      ...(lent.length > 0 && { ratings: keepRatings(own) }),
    }))
    .where('id', '=', intoId)
    .execute();
}

/** Parts a merged person again: what moved then, and still stands there, moves back. */
export async function part(
  tx: Tx,
  clubId: number,
  personId: number,
  now: Date,
): Promise<{ readonly intoId: number }> {
  const merge = await tx
    .selectFrom('person_merges')
    .selectAll()
    .where('person_id', '=', personId)
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  if (merge === undefined) throw new Refused({ type: 'not-found' });
  if (merge.merged_at <= partableSince(now)) refuseConflict(because('mergeTooOld'));
  const into = await tx
    .selectFrom('persons')
    .select(['name', 'merged_into'])
    .where('id', '=', merge.into_id)
    .executeTakeFirstOrThrow();
  if (into.merged_into !== null) refuseConflict(because('unmergeOtherFirst', { name: into.name }));
  await moveNoticesBack(tx, merge);
  await takeFollowsBack(tx, merge);
  await moveRequestsBack(tx, merge);
  for (const side of SIDES) {
    const { person: column, user, name } = COLUMNS[side];
    const moved = tx
      .selectFrom('person_merge_entries')
      .where('merge_id', '=', merge.id)
      .where('side', '=', side);
    await tx
      .updateTable('participants')
      .set((set) => ({
        [column]: personId,
        [user]: null,
        [name]: set
          .selectFrom('person_merge_entries as moved')
          .select('moved.name')
          .where('moved.merge_id', '=', merge.id)
          .where('moved.side', '=', side)
          .whereRef('moved.entry_id', '=', 'participants.id'),
      }))
      .where('id', 'in', moved.select('entry_id'))
      .where(column, '=', merge.into_id)
      .execute();
  }
  await tx
    .updateTable('persons')
    .set((set) => ({ merged_into: null, version: set('version', '+', 1) }))
    .where('id', '=', personId)
    .execute();
  await takeBack(tx, merge);
  await tx.deleteFrom('person_merges').where('id', '=', merge.id).execute();
  return { intoId: merge.into_id };
}

/** Forgets what moved with merges that can no longer be undone. */
export async function forgetOldMerges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('person_merges').where('merged_at', '<=', partableSince(now)).execute();
}
