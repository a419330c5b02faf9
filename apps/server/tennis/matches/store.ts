// SQL of matches.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { roundRank, type Caller, type MatchStatus } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import { keptByColumns, prepared, type Places } from '../../database/prepared.ts';
import type { MatchRow } from '../../database/schema.ts';
import type { Runner } from '../../database/together.ts';
import { selectMatches, type MatchView } from '../../access/match-view.ts';
import {
  hasOwnScope,
  listedTournament,
  matchIdsOfMine,
  shownDay,
  type ZonedDay,
} from '../../access/scope.ts';
import { hasInName, idsNamed } from '../../database/names.ts';
import { differs } from '../../ground/version.ts';

/** The matches of a tournament in the order of their rounds, then of time, then of creation. */
export async function listTournamentMatches(db: Db | Tx, tournamentId: number): Promise<MatchView[]> {
  const rows = await selectMatches(db)
    .where('matches.tournament_id', '=', tournamentId)
    .orderBy('matches.id')
    .execute();
  return rows.sort(
    (a, b) => roundRank(a.round) - roundRank(b.round) || compare(start(a), start(b)) || a.id - b.id,
  );
}

const start = (row: MatchView): string => row.start_time ?? '~';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export interface MatchFilter {
  readonly caller: Caller | null;
  readonly q?: string | undefined;
  readonly clubId?: number | undefined;
  readonly tournamentId?: number | undefined;
  readonly status?: MatchStatus | undefined;
}

function filtered(db: Db | Tx, { caller, q, clubId, tournamentId, status }: MatchFilter) {
  let query = selectMatches(db).where(listedTournament(caller));
  if (q !== undefined && q !== '') query = query.where(hasInName('tournaments.search_name', q));
  // The condition is given twice: by the match's own column, the database can use an index.
  if (clubId !== undefined) {
    query = query.where('tournaments.club_id', '=', clubId).where('matches.club_id', '=', clubId);
  }
  if (tournamentId !== undefined) query = query.where('matches.tournament_id', '=', tournamentId);
  if (status !== undefined) query = query.where('matches.status', '=', status);
  return query;
}

/** A position in a list ordered by a time and the id. */
export interface TimeCursor {
  readonly time: string;
  readonly id: number;
}

/**
 * The matches of these days by time, one more than `limit` if there are more; `onlyMine` keeps those of the caller's clubs and entries (D10). Each
 * day is a query of its own: its index gives the right order, so it stops once the page is full, however many matches there are.
 */
export async function listByDay(
  db: Db | Tx,
  filter: MatchFilter,
  days: readonly ZonedDay[],
  onlyMine: boolean,
  limit: number,
  after: TimeCursor | null,
): Promise<MatchView[]> {
  const { caller } = filter;
  const mine = onlyMine && hasOwnScope(caller) ? caller : null;
  const pages: MatchView[][] = [];
  for (const [day, zoned] of Map.groupBy(days, (one) => one.day)) {
    const zones = zoned.flatMap(({ zone }) => zone ?? []);
    let query = filtered(db, filter).where(shownDay(caller));
    // Not by an index of the zones: most matches of the day are in one of them.
    if (zones.length > 0)
      query = query.where(sql<boolean>`coalesce(tournaments.time_zone, '') in (${sql.join(zones)})`);
    // One's own are few and found by their ids, not among everybody's of the day.
    query =
      mine === null
        ? query.where('matches.start_day', '=', day)
        : query
            .where('matches.id', 'in', matchIdsOfMine(db, mine))
            .where(sql<boolean>`coalesce(matches.start_day, '') = ${day}`);
    if (after !== null) {
      query = query.where((where) =>
        where.or([
          where('matches.start_time', '>', after.time),
          where.and([where('matches.start_time', '=', after.time), where('matches.id', '>', after.id)]),
        ]),
      );
    }
    pages.push(
      await query
        .orderBy('matches.start_time')
        .orderBy('matches.id')
        .limit(limit + 1)
        .execute(),
    );
  }
  return pages
    .flat()
    .sort((a, b) => compare(start(a), start(b)) || a.id - b.id)
    .slice(0, limit + 1);
}

/** Completed matches, newest first, one more than `limit` when there are more. */
export async function listCompleted(
  db: Db | Tx,
  filter: MatchFilter,
  limit: number,
  after: TimeCursor | null,
): Promise<MatchView[]> {
  const { q = '' } = filter;
  const named = q === '' ? null : await idsNamed(db, 'tournament', q);
  if (named?.length === 0) return [];
  let query = filtered(db, filter).where('matches.status', '=', 'completed');
  if (named !== null) query = query.where('matches.tournament_id', 'in', named);
  if (after !== null) {
    query = query.where((where) =>
      where.or([
        where('matches.completed_at', '<', after.time),
        where.and([where('matches.completed_at', '=', after.time), where('matches.id', '<', after.id)]),
      ]),
    );
  }
  // One tournament has few matches: finding and sorting them is cheaper than reading all results by time, which the database would do if it could use
  // an index on the order.
  const byTime =
    named === null && filter.tournamentId === undefined
      ? sql<string>`matches.completed_at`
      : sql<string>`coalesce(matches.completed_at, '')`;
  return query
    .orderBy(byTime, 'desc')
    .orderBy('matches.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** The ids among these that are entries of the tournament. */
export async function listEntriesOf(
  tx: Tx,
  tournamentId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('participants')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Matches of the same club (without one, of the same tournament) that start between two moments and have not been played. */
export function listBetween(
  tx: Tx,
  { id, club_id: clubId }: { readonly id: number; readonly club_id: number | null },
  from: string,
  to: string,
) {
  return tx
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .leftJoin('participants as p1', 'p1.id', 'matches.participant1_id')
    .leftJoin('participants as p2', 'p2.id', 'matches.participant2_id')
    .select([
      'matches.id',
      'matches.court',
      'matches.court_id',
      'matches.start_time',
      'matches.participant1_id',
      'matches.participant2_id',
      'p1.user_id as p1_user_id',
      'p1.partner_user_id as p1_partner_user_id',
      'p1.person_id as p1_person_id',
      'p1.partner_person_id as p1_partner_person_id',
      'p2.user_id as p2_user_id',
      'p2.partner_user_id as p2_partner_user_id',
      'p2.person_id as p2_person_id',
      'p2.partner_person_id as p2_partner_person_id',
    ])
    .select(({ fn }) => fn.coalesce('matches.own_minutes', 'tournaments.time_limit').as('time_limit'))
    .where((where) =>
      clubId === null ? where('matches.tournament_id', '=', id) : where('matches.club_id', '=', clubId),
    )
    .where('matches.start_time', '>', from)
    .where('matches.start_time', '<', to)
    .where('matches.status', 'in', ['scheduled', 'in_progress'])
    .where('tournaments.archived_at', 'is', null)
    .orderBy('matches.id')
    .execute();
}

/** Creates a match. */
export async function insertMatch(tx: Tx, row: Insertable<MatchRow>): Promise<number> {
  const { id } = await tx.insertInto('matches').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The update of these columns. There are as many as there are kinds of writes to a match. */
const updateOf = keptByColumns((columns: readonly (keyof MatchRow)[]) =>
  prepared((db, places: Places<Updateable<MatchRow> & { id: number }>) =>
    db
      .updateTable('matches')
      .set(Object.fromEntries(columns.map((column) => [column, places[column]])))
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', '=', places.id)
      .returningAll(),
  ),
);

/** Changes a match, raises its version and returns the row; does nothing if nothing differs. */
export async function updateMatch(
  runner: Runner,
  match: Selectable<MatchRow>,
  change: Updateable<MatchRow>,
): Promise<Selectable<MatchRow>> {
  if (!differs(match, change)) return match;
  const [row] = await updateOf(Object.keys(change) as (keyof MatchRow)[])(runner, {
    ...change,
    id: match.id,
  });
  if (row === undefined) throw new Error(`Match ${match.id} is gone.`);
  return row;
}

/** Deletes a match. */
export async function deleteMatch(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('matches').where('id', '=', id).execute();
}
