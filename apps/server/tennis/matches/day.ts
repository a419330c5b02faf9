// Adds to each match of a day's list its club, whether the reader, or somebody they look after, plays in it, and the matches of other days that decide who does.
import type { Match, Standstill } from '@tennis/contract';
import { isSuperAdmin, type Caller } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { awaitedElsewhere, sayingOtherDays } from '../other-days.ts';
import { peopleOfSide } from '../people-of-match.ts';
import { listStandstills } from '../suspensions.ts';

/**
 * The caller in a draw: their account, and the people they look after. Super admins count as nobody, because all of them share one kept list
 * (ADR 16).
 */
async function ownPeople(db: Db | Tx, caller: Caller | null): Promise<ReadonlySet<string>> {
  if (caller === null || isSuperAdmin(caller)) return new Set();
  const managed = await db
    .selectFrom('person_managers')
    .select('person_id')
    .where('user_id', '=', caller.userId)
    .execute();
  return new Set([`user ${caller.userId}`, ...managed.map(({ person_id: id }) => `person ${id}`)]);
}

const standstillsAt = (found: ReadonlyMap<number, Standstill[]>, row: MatchView) => {
  const own = found.get(row.tournament_club_id ?? 0);
  return own === undefined ? {} : { standstills: own };
};

/** Presents matches of a day, with what is told beside them. */
export async function presentDay(
  db: Db | Tx,
  { caller, day }: { readonly caller: Caller | null; readonly day: string },
  rows: readonly MatchView[],
  present: (row: MatchView) => Match,
): Promise<Match[]> {
  const own = await ownPeople(db, caller);
  const isMine = (row: MatchView): boolean =>
    own.size > 0 &&
    (['p1', 'p2'] as const).some((side) => peopleOfSide(row, side, null).some((person) => own.has(person)));
  const clubs = new Set(rows.flatMap(({ tournament_club_id: id }) => (id === null ? [] : [id])));
  const standstills = await listStandstills(db, [...clubs], day);
  const otherDays = sayingOtherDays(day, await awaitedElsewhere(db, day, rows), present);
  const presented = (row: MatchView): Match => {
    const match = present(row);
    return { ...match, ...otherDays(match) };
  };
  return rows.map((row) => ({
    ...presented(row),
    clubId: row.tournament_club_id,
    clubName: row.club_name,
    ...(isMine(row) ? { isMine: true } : {}),
    ...standstillsAt(standstills, row),
  }));
}
