// The room that a tournament has for its matches: the courts and hours of its days, minus the matches of others.
import { DAY_MINUTES, type ScheduleCourt, type ScheduleMatch, type Situation } from '@tennis/domain';
import type { StoredTournament } from '../../../access/guards.ts';
import type { Tx } from '../../../database/connection.ts';
import { dayIn, todayIn } from '../../../ground/clock.ts';
import { courtsByTournament } from '../../courts.ts';
import type { PlanClock } from '../clock.ts';
import { hoursOf } from '../courts.ts';
import { loadScene, type Scene } from '../scene.ts';
import { situationOf } from '../situation.ts';
import { minutesIn, onCourts } from '../suggest.ts';

/** The facts that are needed of a tournament, stored or planned. */
export type PlannedTournament = Pick<
  StoredTournament,
  | 'id'
  | 'club_id'
  | 'status'
  | 'type'
  | 'time_zone'
  | 'start_date'
  | 'end_date'
  | 'format'
  | 'time_limit'
  | 'match_format'
  | 'stage_formats'
  | 'matches_per_participant'
  | 'players_progressing'
>;

/** Longer tournaments are played by date: nobody plans their courts ahead. */
const MOST_DAYS = 14;

export interface Room {
  readonly scene: Scene;
  readonly clock: PlanClock;
  /** The days of the tournament from today on, counted from the first day of the plan. */
  readonly days: readonly number[];
  /** Without the tournament's own draw. */
  readonly situation: Situation;
  /** The courts with their hours on some days. */
  readonly courtsOn: (days: readonly number[]) => readonly ScheduleCourt[];
  /** The courts on which the tournament may be played. */
  readonly courts: readonly number[];
  /** Minutes that matches of other tournaments need on these courts and days. */
  readonly others: number;
}

/** The first and the last day of a tournament, the first not before today. */
function daysOf({ time_zone: zone, start_date: start, end_date: end }: PlannedTournament, now: Date) {
  const [first, last, today] = [dayIn(zone, start), dayIn(zone, end), todayIn(zone, now)];
  return { first: first < today ? today : first, last };
}

/** Matches of others that have no place and must be played by the last day, with their own first and last day. */
function withOwnDays(scene: Scene, clock: PlanClock, last: number, match: ScheduleMatch): ScheduleMatch[] {
  const tournament = scene.tournaments.get(Number(match.event));
  if (tournament === undefined) return [];
  const { time_zone: zone, start_date: start, end_date: end } = tournament;
  const until = clock.dayIndex(dayIn(zone, end));
  if (until > last) return [];
  const from = clock.dayIndex(dayIn(zone, start)) * DAY_MINUTES;
  const { pin: _pin, follows: _follows, ...free } = match;
  return [{ ...free, notBefore: Math.max(from, match.notBefore ?? 0), mustEndBy: (until + 1) * DAY_MINUTES }];
}

/** Loads the room of a tournament of a club; null if its days are over or too many. */
export async function roomFor(
  tx: Tx,
  tournament: PlannedTournament & { readonly club_id: number },
  now: Date,
): Promise<Room | null> {
  const { first, last } = daysOf(tournament, now);
  if (last < first) return null;
  const loaded = await loadScene(tx, tournament.club_id, first, { days: [last], isWhole: true });
  // A draw that is already there would be replaced.
  const rows = loaded.rows.filter((row) => row.tournament_id !== tournament.id || row.draw_id === null);
  // It may be planned otherwise than it is stored, or not be stored at all.
  const courtsNamed = (await courtsByTournament(tx, [tournament.id])).get(tournament.id) ?? null;
  const tournaments = new Map(loaded.tournaments).set(tournament.id, { ...tournament, courts: courtsNamed });
  const scene = { ...loaded, rows, tournaments };
  const { clock, situation, order, isElsewhere } = situationOf(scene, now);
  const [from, until] = [clock.dayIndex(first), clock.dayIndex(last)];
  if (until - from >= MOST_DAYS) return null;
  const days = Array.from({ length: until - from + 1 }, (_, at) => from + at);
  const courtsOn = (wanted: readonly number[]): readonly ScheduleCourt[] =>
    situation.courts.map((court) => {
      const row = scene.courts.find(({ id }) => id === court.id);
      return row === undefined ? court : { ...court, ...hoursOf(row, clock, wanted) };
    });
  const minutesOf = minutesIn(situation);
  const placed = new Set(order.map(({ match }) => match));
  const begun = new Set([...(situation.done ?? []), ...(situation.running ?? [])].map(({ match }) => match));
  const matches = situation.matches.flatMap((match): ScheduleMatch[] => {
    if (begun.has(match.id)) return [match];
    if (!placed.has(match.id)) return withOwnDays(scene, clock, until, match);
    const { pin: _pin, follows: _follows, ...free } = match;
    return [free];
  });
  const there = new Set(matches.map(({ id }) => id));
  const isThere = (id: string | number): boolean => there.has(id);
  const linked = matches.map((match): ScheduleMatch => {
    const [one, other] = match.sides.map((side) => {
      if ('winner' in side) return isThere(side.winner) ? side : { players: [] };
      if ('loser' in side) return isThere(side.loser) ? side : { players: [] };
      return 'group' in side ? { ...side, group: side.group.filter(isThere) } : side;
    });
    return { ...match, sides: [one ?? { players: [] }, other ?? { players: [] }] };
  });
  const courts = scene.courts.map(({ id }) => id);
  const allowed = courtsNamed ?? courts;
  const isOwn = new Set<unknown>(allowed);
  const mayMeet = (event: string | number): boolean =>
    (scene.tournaments.get(Number(event))?.courts ?? courts).some((court) => isOwn.has(court));
  const fixed = order.map((place) => ({ ...place, end: place.start + minutesOf(place.match) }));
  const span = [from * DAY_MINUTES, (until + 1) * DAY_MINUTES] as const;
  const onDays = order.filter(
    ({ court, start }) => isOwn.has(court) && !isElsewhere(court) && span[0] <= start && start < span[1],
  );
  const open = linked.filter(({ id, event }) => !placed.has(id) && !begun.has(id) && mayMeet(event));
  const { published: _published, ...rest } = situation;
  return {
    scene,
    clock,
    days,
    courtsOn,
    courts: allowed,
    others:
      onDays.reduce((sum, { match }) => sum + minutesOf(match), 0) +
      open.reduce((sum, { id }) => sum + minutesOf(id), 0),
    situation: {
      ...rest,
      days: until + 1,
      events: onCourts(situation.events, courts),
      matches: linked,
      running: [...(situation.running ?? []), ...fixed],
    },
  };
}
