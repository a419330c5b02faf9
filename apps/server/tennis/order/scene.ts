// The data for an order of play of a club and day: its courts, the tournaments of that day with all their matches, and how matches lead to each
// other.
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NotedTime } from '@tennis/contract';
import { selectMatches, type MatchView } from '../../access/match-view.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { ClubRow, OrderOfPlayRow, TournamentRow } from '../../database/schema.ts';
import { dayIn } from '../../ground/clock.ts';
import { Refused } from '../../ground/refusal.ts';
import { drawOf, type StoredDraw } from '../drawn.ts';
import { timesByEntry } from '../entry-times.ts';
import { courtsByTournament, listCourts, type StoredCourt } from '../courts.ts';
import { listSuspensions, type Suspension } from '../suspensions.ts';
import { placesIn, type DrawnPlace } from './drawn-places.ts';

export type StoredOrder = Selectable<OrderOfPlayRow>;
type TournamentOfDay = Pick<
  Selectable<TournamentRow>,
  'id' | 'type' | 'status' | 'time_limit' | 'match_format' | 'start_date' | 'end_date' | 'time_zone'
> & {
  /** The courts of the club on which it may be played; null if it may be on all. */
  readonly courts: readonly number[] | null;
};

/** A club's wishes for its orders of play. */
const PLANNING = [
  'late_minutes',
  'turnaround',
  'dark_from',
  'over_by',
  'day_singles',
  'day_doubles',
  'day_total',
  'junior_limits',
  'juniors_early',
  'overnight_hours',
  'rest_rules',
  'possible_clashes',
] as const;

export interface Scene {
  readonly club: Pick<Selectable<ClubRow>, 'id' | 'name' | 'time_zone' | (typeof PLANNING)[number]>;
  readonly day: string;
  /** Null while nobody has moved or published anything on that day. */
  readonly order: StoredOrder | null;
  readonly courts: readonly StoredCourt[];
  /** When play was suspended on the day (D56). */
  readonly suspensions: readonly Suspension[];
  readonly tournaments: ReadonlyMap<number, TournamentOfDay>;
  /** All matches of these tournaments but the cancelled ones. */
  readonly rows: readonly MatchView[];
  /** By entry: when its people cannot play, and when they would like to. */
  readonly times: ReadonlyMap<number, readonly NotedTime[]>;
  /** By match: where its sides come from, where a draw says so. */
  readonly links: ReadonlyMap<number, DrawnPlace>;
}

/** The tournaments that play on these days or may, and those of some matches. */
async function tournamentsOf(
  db: Db | Tx,
  clubId: number,
  [day, until]: readonly [day: string, until: string],
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, TournamentOfDay>> {
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'type', 'status', 'time_limit', 'match_format', 'start_date', 'end_date', 'time_zone'])
    .where('club_id', '=', clubId)
    .where('archived_at', 'is', null)
    .execute();
  const placed = await db
    .selectFrom('matches')
    .select('tournament_id')
    .distinct()
    .where('club_id', '=', clubId)
    .where((where) =>
      where.or([
        day === until
          ? where('start_day', '=', day)
          : where.and([where('start_day', '>=', day), where('start_day', '<=', until)]),
        ...(matchIds.length === 0 ? [] : [where('id', 'in', matchIds)]),
      ]),
    )
    .execute();
  const named = new Set(placed.map(({ tournament_id: id }) => id));
  const mayPlay = (tournament: (typeof rows)[number]): boolean =>
    tournament.status !== 'completed' &&
    dayIn(tournament.time_zone, tournament.start_date) <= until &&
    day <= dayIn(tournament.time_zone, tournament.end_date);
  const playing = rows.filter((row) => named.has(row.id) || mayPlay(row));
  const courts = await courtsByTournament(
    db,
    playing.map(({ id }) => id),
  );
  return new Map(playing.map((row) => [row.id, { ...row, courts: courts.get(row.id) ?? null }]));
}

async function linksIn(db: Db | Tx, tournamentIds: readonly number[], rows: readonly MatchView[]) {
  const draws: StoredDraw[] = await db
    .selectFrom('draws')
    .selectAll()
    .where('tournament_id', 'in', tournamentIds)
    .where('state', '=', 'published')
    .execute();
  const ofDraw = Map.groupBy(rows, ({ draw_id: id }) => id);
  return new Map(
    draws.flatMap((row) => {
      const own = ofDraw.get(row.id) ?? [];
      const idOf = new Map(own.map(({ id, draw_match: index }) => [index ?? -1, id]));
      return placesIn(drawOf(row, () => ({ name: '' })).structure, idOf);
    }),
  );
}

/** The stored order of a day, or null. */
export const findOrder = async (db: Db | Tx, clubId: number, day: string): Promise<StoredOrder | null> =>
  (await db
    .selectFrom('orders_of_play')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('day', '=', day)
    .executeTakeFirst()) ?? null;

/** The things that a scene needs beside the matches of its day. */
interface Wanted {
  /** Matches that must be in it, whatever day they have. */
  readonly matchIds?: readonly number[];
  /** Whether those may be cancelled ones. */
  readonly withCancelled?: boolean;
  /** The last day whose tournaments are in it; by default the day itself. */
  readonly until?: string;
}

/** Reads everything. */
export async function loadScene(
  db: Db | Tx,
  clubId: number,
  day: string,
  { matchIds = [], withCancelled = false, until = day }: Wanted = {},
): Promise<Scene> {
  const club = await db
    .selectFrom('clubs')
    .select(['id', 'name', 'time_zone', ...PLANNING])
    .where('id', '=', clubId)
    .executeTakeFirst();
  if (club === undefined) throw new Refused({ type: 'not-found' });
  const tournaments = await tournamentsOf(db, clubId, [day, until], matchIds);
  const ids = [...tournaments.keys()];
  const rows =
    ids.length === 0
      ? []
      : await selectMatches(db)
          .where('matches.tournament_id', 'in', ids)
          .where((where) =>
            where.or([
              where('matches.status', '<>', 'cancelled'),
              ...(withCancelled && matchIds.length > 0 ? [where('matches.id', 'in', matchIds)] : []),
            ]),
          )
          .orderBy('matches.id')
          .execute();
  const order = await findOrder(db, clubId, day);
  return {
    club,
    day,
    order,
    courts: await listCourts(db, clubId),
    suspensions: order === null ? [] : await listSuspensions(db, order.id),
    tournaments,
    rows,
    times: await timesByEntry(db, ids),
    links: ids.length === 0 ? new Map() : await linksIn(db, ids, rows),
  };
}

/** A fingerprint of everything that a plan depends on: it changes with every result, move, court and tournament. */
export function basisOf({ club, day, order, courts, suspensions, tournaments, times, rows }: Scene): string {
  const hash = createHash('sha256');
  const facts = [...tournaments.values()].map((one) => [
    one.id,
    one.time_limit,
    one.match_format,
    one.courts,
  ]);
  hash.update(
    JSON.stringify([
      day,
      order?.version ?? 0,
      PLANNING.map((column) => club[column]),
      courts,
      suspensions,
      facts,
      [...times],
      rows.map(({ id, version }) => [id, version]),
    ]),
  );
  return hash.digest('base64url').slice(0, 22);
}
