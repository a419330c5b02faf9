// Merging two people who are one, and parting them again (D46, ADR 22).
import type { Selectable } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { PersonMergeRow } from '../../database/schema.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { withMerged } from '../person-managers.ts';
import { keepRatings, ratingsOf } from '../ratings-of.ts';
import type { MergeSide } from './merge-refusals.ts';
import { COLUMNS, SIDES } from './merged-columns.ts';
import { moveNews, moveNoticesBack, takeFollowsBack } from './merged-news.ts';
import { partableSince } from './store.ts';

/** Who merges two people. */
interface MergedBy {
  readonly clubId: number;
  readonly userId: number;
  readonly now: Date;
  /** The account of the one who remains has said itself that it is the other one. */
  readonly isOwnClaim?: boolean;
}

/**
 * Moves the entries of one person to the other, and keeps what moved. Managers and a year of birth go along only where the club keeps the one who
 * remains, or the account has said itself who it is: otherwise an admin could give rights over somebody whom another club keeps, or over an account.
 * Anybody whom no club keeps may be rated by every club that sees them (ADR 41).
 */
export async function mergeInto(tx: Tx, person: MergeSide, into: MergeSide, by: MergedBy): Promise<void> {
  const givesRights = into.club_id === by.clubId || by.isOwnClaim === true;
  const givesRatings = givesRights || into.club_id === null;
  const givesBirth =
    givesRights && into.birth === null && into.account_birth === null && person.birth !== null;
  const givesMark = person.club_member === 1 && into.club_member === 0 && person.club_id === into.club_id;
  const { id } = await tx
    .insertInto('person_merges')
    .values({
      club_id: by.clubId,
      person_id: person.id,
      into_id: into.id,
      gave_birth: givesBirth ? 1 : 0,
      gave_mark: givesMark ? 1 : 0,
      merged_by: by.userId,
      merged_at: by.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const side of SIDES) {
    const { person: column, user, name } = COLUMNS[side];
    await tx
      .insertInto('person_merge_entries')
      .columns(['merge_id', 'entry_id', 'side', 'name'])
      .expression((from) =>
        from
          .selectFrom('participants')
          .select((row) => [
            row.val(id).as('merge_id'),
            'participants.id as entry_id',
            row.val(side).as('side'),
            `participants.${name} as name`,
          ])
          .where(column, '=', person.id),
      )
      .execute();
    await tx
      .updateTable('participants')
      .set({
        [column]: into.id,
        // An account's own name is the one that counts.
        ...(into.account_id === null ? {} : { [user]: into.account_id, [name]: null }),
      })
      .where(column, '=', person.id)
      .execute();
  }
  await tx
    .updateTable('partner_requests')
    .set({ person_id: into.id })
    .where('person_id', '=', person.id)
    .execute();
  await moveNews(tx, { id, from: person.id, to: into.id });
  await tx
    .updateTable('persons')
    .set((set) => ({ merged_into: into.id, version: set('version', '+', 1) }))
    .where('id', '=', person.id)
    .execute();
  await tx
    .updateTable('persons')
    .set((set) => ({
      version: set('version', '+', 1),
      ...(givesBirth ? { birth: person.birth } : {}),
      ...(givesMark ? { club_member: 1 } : {}),
      // If both have a rating of a kind, the one of the person who remains counts.
      ...(givesRatings && {
        ratings: keepRatings([...ratingsOf(into.ratings), ...ratingsOf(person.ratings)]),
      }),
    }))
    .where('id', '=', into.id)
    .execute();
  if (givesRights) await giveManagers(tx, person, into);
}

/** The copies have the time of the originals: so they are recognised again when the two are separated. */
async function giveManagers(tx: Tx, person: MergeSide, into: MergeSide): Promise<void> {
  await tx
    .insertInto('person_managers')
    .columns(['person_id', 'user_id', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('person_managers')
        .select((row) => [row.val(into.id).as('person_id'), 'user_id', 'created_at'])
        .where('person_id', '=', person.id)
        .where((where) =>
          into.account_id === null ? where.lit(true) : where('user_id', '<>', into.account_id),
        ),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'user_id']).doNothing())
    .execute();
}

/** A record, and the club that keeps it. */
interface KeptRecord {
  readonly id: number;
  readonly clubId: number | null;
}

/** A record and those it was merged into, step by step: the last one is the person it stands for now. */
export async function standsFor(tx: Tx, personId: number): Promise<readonly KeptRecord[]> {
  const { merged_into: into, club_id: clubId } = await tx
    .selectFrom('persons')
    .select(['merged_into', 'club_id'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const record = { id: personId, clubId };
  return into === null ? [record] : [record, ...(await standsFor(tx, into))];
}

/** Takes back everything a merge has given except entries: managers, a year of birth, a mark as a member, and the approval of "This is me". */
async function takeBack(
  tx: Tx,
  merge: Pick<Selectable<PersonMergeRow>, 'person_id' | 'into_id' | 'gave_birth' | 'gave_mark'>,
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
  await tx
    .updateTable('persons')
    .set((set) => ({ version: set('version', '+', 1), ...(merge.gave_mark === 1 && { club_member: 0 }) }))
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
