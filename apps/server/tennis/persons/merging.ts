// Merging two people who are one (D46, ADR 22).
import type { Tx } from '../../database/connection.ts';
import { keepRatings, ratingsOf } from '../ratings-of.ts';
import type { MergeSide } from './merge-refusals.ts';
import { COLUMNS, SIDES } from './merged-columns.ts';
import { moveNews } from './merged-news.ts';
import { moveRequests } from './merged-requests.ts';

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
  const known = ratingsOf(into.ratings);
  // If both have a rating of a kind, the one of the person who remains counts.
  const given = givesRatings
    ? ratingsOf(person.ratings).filter(({ kind }) => !known.some((one) => one.kind === kind))
    : [];
  const givesMark = person.club_member === 1 && into.club_member === 0 && person.club_id === into.club_id;
  const { id } = await tx
    .insertInto('person_merges')
    .values({
      club_id: by.clubId,
      person_id: person.id,
      into_id: into.id,
      gave_birth: givesBirth ? 1 : 0,
      gave_mark: givesMark ? 1 : 0,
      gave_ratings: JSON.stringify(given),
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
  await moveRequests(tx, { id, from: person.id, to: into.id });
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
      ...(given.length > 0 && { ratings: keepRatings([...known, ...given]) }),
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
