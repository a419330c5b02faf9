// What the list of a day tells beside each match: its club, and whether the reader, or somebody whom they look after, plays in it.
import type { Match } from '@tennis/contract';
import { isSuperAdmin, type Caller } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { peopleOfSide } from '../people-of-match.ts';

/** Who the caller is in a draw: their account, and the people whom they look after. Super admins are nobody: their lists are kept as one (ADR 16). */
async function ownPeople(db: Db | Tx, caller: Caller | null): Promise<ReadonlySet<string>> {
  if (caller === null || isSuperAdmin(caller)) return new Set();
  const managed = await db
    .selectFrom('person_managers')
    .select('person_id')
    .where('user_id', '=', caller.userId)
    .execute();
  return new Set([`user ${caller.userId}`, ...managed.map(({ person_id: id }) => `person ${id}`)]);
}

/** Presents matches of a day, with what is told beside them. */
export async function presentDay(
  db: Db | Tx,
  caller: Caller | null,
  rows: readonly MatchView[],
  present: (row: MatchView) => Match,
): Promise<Match[]> {
  const own = await ownPeople(db, caller);
  const isMine = (row: MatchView): boolean =>
    own.size > 0 &&
    (['p1', 'p2'] as const).some((side) => peopleOfSide(row, side, null).some((person) => own.has(person)));
  return rows.map((row) => ({
    ...present(row),
    clubId: row.tournament_club_id,
    clubName: row.club_name,
    ...(isMine(row) ? { isMine: true } : {}),
  }));
}
