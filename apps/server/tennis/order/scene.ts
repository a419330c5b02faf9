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
import { listSuspensions, listSuspensionsOn, onCourtSince, type Suspension } from '../suspensions.ts';
import { dayBefore, daysFrom } from './clock.ts';
import { placesIn, type DrawnPlace } from './drawn-places.ts';

export type StoredOrder = Selectable<OrderOfPlayRow>;
/** Matches of the evening before need a night's rest after them (OP9); those of later days stand where the plan of several days may put others. */
type Visit = 'eve' | 'later';

type TournamentOfDay = Pick<
  Selectable<TournamentRow>,
  'id' | 'type' | 'status' | 'time_limit' | 'match_format' | 'start_date' | 'end_date' | 'time_zone'
> & {
  /** The courts of the club on which it may be played; null if it may be on all. */
  readonly courts: readonly number[] | null;
  /** Given where it does not play on the day: its matches on another day take courts, and people who may play on this one. */
  readonly visit?: Visit;
};

/** A club's wishes for its orders of play. */
const PLANNING = [
  'late_minutes',
  'turnaround',
  'dark_from',
  'over_by',
  'day_limits',
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
  /** The most matches of one person on the day, if its order has a limit of its own: 0 is none. */
  readonly dayLimit: number | null;
  readonly courts: readonly StoredCourt[];
  /** When play was suspended on the day (D56). */
  readonly suspensions: readonly Suspension[];
  /** When it was suspended on the earlier days on which matches went on court that are still in progress. */
  readonly earlier: readonly Suspension[];
  readonly tournaments: ReadonlyMap<number, TournamentOfDay>;
  /** All matches of these tournaments but the cancelled ones; of visiting ones only those on their day. */
  readonly rows: readonly MatchView[];
  /** By entry: when its people cannot play, and when they would like to. */
  readonly times: ReadonlyMap<number, readonly NotedTime[]>;
  /** By match: where its sides come from, where a draw says so. */
  readonly links: ReadonlyMap<number, DrawnPlace>;
}

/** The days of a scene: its own, the one before, and the last one whose matches are in it. */
interface Days {
  readonly eve: string;
  readonly day: string;
  readonly until: string;
}

/** For how many days from its last one on a tournament may still play what that day has left over. */
const DAYS_LEFT_OVER = 8;

/** The tournaments that play on the day or may, those that still have to, those of some matches, and those that others visit the scene from. */
async function tournamentsOf(
  db: Db | Tx,
  clubId: number,
  { eve, day, until }: Days,
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
    .select(['tournament_id', 'start_day'])
    .distinct()
    .where('club_id', '=', clubId)
    .where((where) => where.and([where('start_day', '>=', eve), where('start_day', '<=', until)]))
    .execute();
  const asked =
    matchIds.length === 0
      ? []
      : await db
          .selectFrom('matches')
          .select('tournament_id')
          .distinct()
          .where('id', 'in', matchIds)
          .execute();
  const ended = rows.filter(({ status, time_zone: zone, end_date: end }) => {
    if (status === 'completed') return false;
    const last = dayIn(zone, end);
    return last < day && daysFrom(last, DAYS_LEFT_OVER).includes(day);
  });
  const left =
    ended.length === 0
      ? []
      : await db
          .selectFrom('matches')
          .select('tournament_id')
          .distinct()
          .where(
            'tournament_id',
            'in',
            ended.map(({ id }) => id),
          )
          .where('status', '=', 'scheduled')
          .where('winner_id', 'is', null)
          .where('start_day', '<', day)
          .execute();
  const named = (days: typeof placed) => new Set(days.map(({ tournament_id: id }) => id));
  const onDay = named(placed.filter(({ start_day: own }) => own === day));
  const onEve = named(placed.filter(({ start_day: own }) => own === eve));
  const later = named(placed.filter(({ start_day: own }) => own !== null && own > day));
  const wanted = new Set([...asked, ...left].map(({ tournament_id: id }) => id));
  const mayPlay = (tournament: (typeof rows)[number], last: string): boolean =>
    tournament.status !== 'completed' &&
    dayIn(tournament.time_zone, tournament.start_date) <= last &&
    day <= dayIn(tournament.time_zone, tournament.end_date);
  const visitOf = (row: (typeof rows)[number]): Visit | 'own' | null => {
    if (onDay.has(row.id) || wanted.has(row.id) || mayPlay(row, day)) return 'own';
    if (later.has(row.id) || mayPlay(row, until)) return 'later';
    return onEve.has(row.id) ? 'eve' : null;
  };
  const playing = rows.flatMap((row) => {
    const visit = visitOf(row);
    return visit === null ? [] : [{ ...row, ...(visit !== 'own' && { visit }) }];
  });
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

/** The days among these whose order of play is published. */
export async function publishedDays(
  tx: Db | Tx,
  clubId: number,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const orders = await Promise.all(days.map((day) => findOrder(tx, clubId, day)));
  return new Set(orders.flatMap((order) => (order?.published_at == null ? [] : [order.day])));
}

/** The things that a scene needs beside the matches of its day. */
interface Wanted {
  /** Matches that must be in it, whatever day they have. */
  readonly matchIds?: readonly number[];
  /** Whether those may be cancelled ones. */
  readonly withCancelled?: boolean;
  /** Other days. Of tournaments that do not play on the day itself, the scene also has the matches placed on later days, up to the last of these. */
  readonly days?: readonly string[];
  /** Moments whose days are such days. */
  readonly moments?: readonly string[];
  /** Whether all matches of those tournaments are in it, also those without a place. */
  readonly isWhole?: boolean;
}

/** Reads everything. */
export async function loadScene(
  db: Db | Tx,
  clubId: number,
  day: string,
  { matchIds = [], withCancelled = false, days = [], moments = [], isWhole = false }: Wanted = {},
): Promise<Scene> {
  const club = await db
    .selectFrom('clubs')
    .select(['id', 'name', 'time_zone', ...PLANNING])
    .where('id', '=', clubId)
    .executeTakeFirst();
  if (club === undefined) throw new Refused({ type: 'not-found' });
  const eve = dayBefore(day);
  const until = [day, ...days, ...moments.map((moment) => dayIn(club.time_zone, moment))].reduce(
    (last, one) => (one > last ? one : last),
  );
  const tournaments = await tournamentsOf(db, clubId, { eve, day, until }, matchIds);
  const ids = [...tournaments.keys()];
  const visiting = (visit: Visit): readonly number[] =>
    [...tournaments.values()].filter((one) => one.visit === visit).map(({ id }) => id);
  const onEve = visiting('eve');
  const later = isWhole ? [] : visiting('later');
  const away = new Set([...onEve, ...later]);
  const own = ids.filter((id) => !away.has(id));
  const rows =
    ids.length === 0
      ? []
      : await selectMatches(db)
          .where((where) =>
            where.or([
              ...(own.length === 0 ? [] : [where('matches.tournament_id', 'in', own)]),
              ...(onEve.length === 0
                ? []
                : [
                    where.and([
                      where('matches.tournament_id', 'in', onEve),
                      where('matches.start_day', '=', eve),
                      where('matches.status', '=', 'completed'),
                    ]),
                  ]),
              ...(later.length === 0
                ? []
                : [
                    where.and([
                      where('matches.tournament_id', 'in', later),
                      where('matches.start_day', '>', day),
                      where('matches.start_day', '<=', until),
                    ]),
                  ]),
            ]),
          )
          .where((where) =>
            where.or([
              where('matches.status', '<>', 'cancelled'),
              ...(withCancelled && matchIds.length > 0 ? [where('matches.id', 'in', matchIds)] : []),
            ]),
          )
          .orderBy('matches.id')
          .execute();
  const order = await findOrder(db, clubId, day);
  const began = rows.flatMap((row) => {
    const since = row.status === 'in_progress' ? onCourtSince(row) : null;
    return since === null ? [] : [dayIn(club.time_zone, since)];
  });
  const past = [...new Set(began)].filter((one) => one < day);
  return {
    club,
    day,
    order,
    dayLimit: order?.day_limit ?? null,
    courts: await listCourts(db, clubId),
    suspensions: order === null ? [] : await listSuspensions(db, order.id),
    earlier: past.length === 0 ? [] : await listSuspensionsOn(db, clubId, past),
    tournaments,
    rows,
    times: await timesByEntry(db, own),
    links: ids.length === 0 ? new Map() : await linksIn(db, ids, rows),
  };
}

/**
 * A fingerprint of everything that a plan depends on: it changes with every result, move, court and tournament. It is the same however many later days
 * are in the scene, so that a plan for several days can be applied; where it puts a match is judged anew then.
 */
export function basisOf(scene: Scene): string {
  const { club, day, order, courts, suspensions, earlier, tournaments, times, rows } = scene;
  const hash = createHash('sha256');
  const own = [...tournaments.values()].filter(({ visit }) => visit !== 'later');
  const known = new Set(own.map(({ id }) => id));
  const facts = own.map((one) => [one.id, one.time_limit, one.match_format, one.courts]);
  hash.update(
    JSON.stringify([
      day,
      order?.version ?? 0,
      PLANNING.map((column) => club[column]),
      courts,
      [...earlier, ...suspensions],
      facts,
      [...times],
      rows.flatMap(({ id, version, tournament_id: of }) => (known.has(of) ? [[id, version]] : [])),
    ]),
  );
  return hash.digest('base64url').slice(0, 22);
}
