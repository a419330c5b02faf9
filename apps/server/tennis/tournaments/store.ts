// SQL of tournaments: the list in order of nearness in time, one tournament, and every write. Counts take two more queries for a whole page, never
// one for each row.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import {
  isSuperAdmin,
  TOURNAMENT_GROUPS,
  type Caller,
  type StageMatches,
  type TournamentStatus,
} from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import type { TournamentRow } from '../../database/schema.ts';
import { peopleOf, selectEntries } from '../entries.ts';
import { isOfUnknownAge } from '../../access/names.ts';
import { archivedTournament, listedTournament, tournamentOfMine } from '../../access/scope.ts';
import { hasInName, idsNamed } from '../../database/names.ts';
import { differs } from '../../ground/version.ts';

/** A tournament with the names of its club and of its creator, and everything that decides how the creator's name looks. */
export interface TournamentView extends Selectable<TournamentRow> {
  readonly club_name: string | null;
  readonly club_logo: string | null;
  readonly main_colour: string | null;
  readonly second_colour: string | null;
  readonly publishes_full_names: number | null;
  readonly creator_name: string | null;
  readonly creator_birth: string | null;
}

/** How many entries a tournament has, and its matches by round and status. */
export interface TournamentCounts {
  readonly participants: number;
  readonly matches: readonly StageMatches[];
}

const viewQuery = (db: Db | Tx) =>
  db
    .selectFrom('tournaments')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .leftJoin('users', 'users.id', 'tournaments.created_by')
    .selectAll('tournaments')
    .select([
      'clubs.name as club_name',
      'clubs.logo as club_logo',
      'clubs.main_colour',
      'clubs.second_colour',
      'clubs.publishes_full_names',
      'users.name as creator_name',
      'users.date_of_birth as creator_birth',
    ]);

/** One tournament, or undefined. */
export const findTournament = (db: Db | Tx, id: number): Promise<TournamentView | undefined> =>
  viewQuery(db).where('tournaments.id', '=', id).executeTakeFirst();

/** Entries and matches counted for many tournaments at once, by tournament id. */
export async function countFor(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TournamentCounts>> {
  if (ids.length === 0) return new Map();
  const [entries, matches] = await Promise.all([
    db
      .selectFrom('participants')
      .select(({ fn }) => ['tournament_id', fn.countAll<number>().as('count')])
      .where('tournament_id', 'in', ids)
      // Those who have left or wait hold no place.
      .where('withdrawn_at', 'is', null)
      .where('alternate', 'is', null)
      .groupBy('tournament_id')
      .execute(),
    db
      .selectFrom('matches')
      .select(({ fn }) => ['tournament_id', 'round', 'status', fn.countAll<number>().as('count')])
      .where('tournament_id', 'in', ids)
      .groupBy(['tournament_id', 'round', 'status'])
      .execute(),
  ]);
  const entriesById = new Map(entries.map((row) => [row.tournament_id, row.count]));
  const matchesById = Map.groupBy(matches, (row) => row.tournament_id);
  return new Map(
    ids.map((id) => [id, { participants: entriesById.get(id) ?? 0, matches: matchesById.get(id) ?? [] }]),
  );
}

export interface TournamentFilter {
  readonly caller: Caller | null;
  readonly q?: string | undefined;
  readonly clubId?: number | undefined;
  readonly statuses?: readonly TournamentStatus[] | undefined;
  /** Only tournaments of the caller's clubs, those that they created and those that they entered (D10). */
  readonly onlyMine: boolean;
  /** Archived tournaments that the caller may manage, instead of those that are not archived (D9). */
  readonly archived: boolean;
}

function filtered(db: Db | Tx, { caller, q, clubId, statuses, onlyMine, archived }: TournamentFilter) {
  let query = viewQuery(db).where(archived ? archivedTournament(caller) : listedTournament(caller));
  if (onlyMine && caller !== null && !isSuperAdmin(caller)) query = query.where(tournamentOfMine(db, caller));
  if (clubId !== undefined) query = query.where('tournaments.club_id', '=', clubId);
  if (statuses !== undefined) {
    // A user's own tournaments are found through their clubs and entries: there are too many tournaments with a given status.
    const status = onlyMine ? sql`coalesce(tournaments.status, '')` : sql`tournaments.status`;
    query = query.where(sql<boolean>`${status} in (${sql.join(statuses)})`);
  }
  if (q !== undefined && q !== '') query = query.where(hasInName('tournaments.search_name', q));
  return query;
}

/** Where a list goes on: after the last tournament seen in the future and the last one seen in the past. */
export interface NearCursor {
  readonly origin: string;
  readonly future: { readonly start: string; readonly id: number };
  readonly past: { readonly start: string; readonly id: number };
}

/** The cursor of a first page. */
export const nearCursorAt = (origin: string): NearCursor => ({
  origin,
  future: { start: origin, id: -1 },
  past: { start: origin, id: 0 },
});

type Position = NearCursor['future'];

/**
 * Whether a filter leaves few tournaments; those are found and then sorted. Otherwise the index gives the order, and reading stops when a page is
 * full.
 */
const leavesFew = ({ clubId, onlyMine }: TournamentFilter, named: readonly number[] | null): boolean =>
  clubId !== undefined || onlyMine || named !== null;

/** The tournaments on one side of a position, nearest first, one more than `limit` if there are more. */
async function listSide(
  db: Db | Tx,
  filter: TournamentFilter,
  named: readonly number[] | null,
  side: 'future' | 'past',
  after: Position,
  limit: number,
): Promise<readonly TournamentView[]> {
  const isFew = leavesFew(filter, named);
  // With an index by time, the database would read all of them. Sorting a few is cheaper only if there are few in all.
  const start = isFew
    ? sql<string>`coalesce(tournaments.start_date, '')`
    : sql<string>`tournaments.start_date`;
  const [direction, compares] = side === 'future' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const page = (statuses: TournamentFilter['statuses']) => {
    let query = filtered(db, { ...filter, statuses });
    if (named !== null) query = query.where('tournaments.id', 'in', named);
    return query
      .where(sql<boolean>`(${start}, tournaments.id) ${sql.raw(compares)} (${after.start}, ${after.id})`)
      .orderBy(start, direction)
      .orderBy('tournaments.id', direction)
      .limit(limit + 1)
      .execute();
  };
  const { statuses } = filter;
  if (statuses === undefined || isFew) return page(statuses);
  // Each status has its own walk.
  const pages = await Promise.all(statuses.map((status) => page([status])));
  const sign = side === 'future' ? 1 : -1;
  return pages
    .flat()
    .sort((a, b) => sign * (compareText(a.start_date, b.start_date) || a.id - b.id))
    .slice(0, limit + 1);
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Tournaments by the distance of their start from `cursor.origin` (D7), and the cursor of the next page, null if there is none. The future and the
 * past are two queries.
 */
export async function listNearest(
  db: Db | Tx,
  filter: TournamentFilter,
  limit: number,
  cursor: NearCursor,
): Promise<{ readonly tournaments: readonly TournamentView[]; readonly next: NearCursor | null }> {
  const { q = '' } = filter;
  const named = q === '' ? null : await idsNamed(db, 'tournament', q);
  if (named?.length === 0) return { tournaments: [], next: null };
  const [future, past] = await Promise.all([
    listSide(db, filter, named, 'future', cursor.future, limit),
    listSide(db, filter, named, 'past', cursor.past, limit),
  ]);
  const origin = Date.parse(cursor.origin);
  const distance = (row: TournamentView) => Math.abs(Date.parse(row.start_date) - origin);
  const futureRows = new Set(future);
  // A stable sort: within the future and within the past the databases' order stays.
  const merged = [...future, ...past].sort((a, b) => distance(a) - distance(b));
  const tournaments = merged.slice(0, limit);
  if (merged.length <= limit) return { tournaments, next: null };
  const lastOf = (isFuture: boolean) => tournaments.findLast((row) => futureRows.has(row) === isFuture);
  const position = (row: TournamentView | undefined, before: { start: string; id: number }) =>
    row === undefined ? before : { start: row.start_date, id: row.id };
  return {
    tournaments,
    next: {
      origin: cursor.origin,
      future: position(lastOf(true), cursor.future),
      past: position(lastOf(false), cursor.past),
    },
  };
}

/** The nearest of each group of D8, group after group; of a filter's statuses, only those in the group. */
export async function listGroups(
  db: Db | Tx,
  filter: TournamentFilter,
  perGroup: number,
  cursor: NearCursor,
): Promise<readonly TournamentView[]> {
  const found: TournamentView[] = [];
  for (const group of TOURNAMENT_GROUPS) {
    const statuses = group.filter((status) => filter.statuses?.includes(status) ?? true);
    if (statuses.length === 0) continue;
    const { tournaments } = await listNearest(db, { ...filter, statuses }, perGroup, cursor);
    found.push(...tournaments);
  }
  return found;
}

/** Creates a tournament. */
export async function insertTournament(tx: Tx, row: Insertable<TournamentRow>): Promise<number> {
  const { id } = await tx.insertInto('tournaments').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a tournament and raises its version; does nothing when nothing differs. */
export async function updateTournament(
  tx: Tx,
  tournament: Selectable<TournamentRow>,
  change: Updateable<TournamentRow>,
): Promise<void> {
  if (!differs(tournament, change)) return;
  await tx
    .updateTable('tournaments')
    .set(change)
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', tournament.id)
    .execute();
}

/** Deletes a tournament with its entries, groups and matches. */
export async function deleteTournament(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('matches').where('tournament_id', '=', id).execute();
  await tx.deleteFrom('tournaments').where('id', '=', id).execute();
}

/** The zone of a club, or undefined when there is no such club. */
export async function findClubZone(db: Db | Tx, clubId: number): Promise<string | undefined> {
  const row = await db.selectFrom('clubs').select('time_zone').where('id', '=', clubId).executeTakeFirst();
  return row?.time_zone;
}

/**
 * Lets no result of the tournament change beside this transaction. On PostgreSQL, if somebody writes one of its matches at the same time, or has done
 * so since this one began, the two clash here, and the later one is decided again.
 */
export async function holdMatches(tx: Tx, tournamentId: number): Promise<void> {
  await tx
    .updateTable('matches')
    .set((set) => ({ version: set.ref('version') }))
    .where('tournament_id', '=', tournamentId)
    .execute();
}

/** Whether any match of the tournament has a score, or points noted for it, be it in its first game. */
export async function hasScores(tx: Tx, tournamentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('matches')
    .leftJoin('score_logs as log', (join) =>
      join.onRef('log.match_id', '=', 'matches.id').on('log.state', '=', 'open').on('log.count', '>', 0),
    )
    .select('matches.id')
    .where('matches.tournament_id', '=', tournamentId)
    // The points of a cancelled match count for nothing, and nobody can clear them.
    .where((eb) =>
      eb.or([
        // A walkover that the draw has given counts the same in any format.
        eb.and([eb('matches.score', 'is not', null), eb('matches.automatic', '=', 0)]),
        eb.and([eb('log.id', 'is not', null), eb('matches.status', '<>', 'cancelled')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any entry of the tournament is a pair. */
export async function hasPairs(tx: Tx, tournamentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('participants')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where((where) =>
      where.or([where('partner_user_id', 'is not', null), where('partner_name', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many entries have somebody whose date of birth is known neither from the entry nor from their account. */
export async function countOfUnknownAge(tx: Tx, tournamentId: number): Promise<number> {
  const entries = await selectEntries(tx).where('participants.tournament_id', '=', tournamentId).execute();
  return entries.filter((entry) => Object.values(peopleOf(entry)).some(isOfUnknownAge)).length;
}

/** Whether the tournament has groups. */
export async function hasGroups(tx: Tx, tournamentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('groups')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
