// A scene in the engine's terms (packages/domain/schedule): matches that are over or on court, matches with a place, and those that still need one.
import {
  courtKey,
  DAY_MINUTES,
  isPairType,
  isYouthType,
  juniorsOverBy,
  restAfterMatch,
  roundRank,
  type DoneMatch,
  type PlacedMatch,
  type RunningMatch,
  type ScheduleCourt,
  type ScheduleEvent,
  type ScheduleId,
  type ScheduleMatch,
  type ScheduleSide,
  type Situation,
  type Span,
  type SuspendedMatch,
  type TournamentType,
} from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { dayIn } from '../../ground/clock.ts';
import { storedFormat } from '../match-format.ts';
import { usualCodeOf } from '../stage-formats.ts';
import { peopleOfSide } from '../people-of-match.ts';
import { winningSide } from '../stored-result.ts';
import { playersOf } from './availability.ts';
import { dayBefore, PlanClock } from './clock.ts';
import { hoursOf } from './courts.ts';
import { leadersOf } from './leaders.ts';
import { isWalkover, playedOf } from './played.ts';
import { hasJuniorLimits, JUNIORS, limitsFor } from './day-limits.ts';
import { endBySets, setsOfRunning } from './running.ts';
import type { Scene } from './scene.ts';
import { brokenOf, isStale, minutesLeft, onCourtSince } from '../suspensions.ts';

/** A day as the engine sees it. */
export interface Planned {
  readonly clock: PlanClock;
  readonly situation: Situation;
  /** Matches to be played that have a place. */
  readonly order: readonly PlacedMatch[];
  readonly unplaced: readonly ScheduleId[];
  /** The matches that come next after one that has begun, by what was planned. */
  readonly behind: ReadonlyMap<ScheduleId, ScheduleId>;
  /** The engine's name for the court of a match that is on none of the club's courts. It is always open and occupies nobody but the players. */
  readonly isElsewhere: (court: ScheduleId) => boolean;
}

/** Minutes of rest after a match of a tournament in a format, by the rules of the club. */
export const restAfter = (
  { rest_rules: rules }: Scene['club'],
  { type }: { readonly type: TournamentType },
  matchFormat: string,
): number => restAfterMatch(rules, type, storedFormat(matchFormat));

/** How long the players of a match rest that has a format of its own; nothing for others. */
function ownRest({ club, tournaments }: Scene, row: MatchView): { readonly rest?: number } {
  const tournament = tournaments.get(row.tournament_id);
  const { own_format: format } = row;
  return format === null || tournament === undefined ? {} : { rest: restAfter(club, tournament, format) };
}

/** For how many days a court that is none of the club's has been open: longer than any match of the plan reaches back. */
const A_YEAR = 400;
/** The least time that an overdue match is given. */
const STILL_PLAYING = 5;

const dayOf = ({ start_day: day }: MatchView): string => day ?? '';

/**
 * The day from which the engine counts: that of the first match still to be played or still in progress, or the day itself; the day before if anything
 * was played then, because of the night's rest after it (OP9).
 */
function firstDayOf(scene: Scene, now: Date): string {
  const { club, day, rows } = scene;
  const open = rows.filter(({ status, start_day: own }) => status === 'scheduled' && own !== null).map(dayOf);
  const eve = dayBefore(day);
  const clock = new PlanClock(club.time_zone, eve);
  const early = dayBefore(eve);
  /** Looked at first, because a moment's local day costs more. */
  const isNear = ({ start_day: own, completed_at: over }: MatchView): boolean =>
    own === eve || (over !== null && over.slice(0, early.length) >= early);
  const wasPlayed = (row: MatchView): boolean => {
    const played =
      row.status === 'completed' && isNear(row) && !isWalkover(row) ? playedOf(scene, row, clock) : null;
    return played !== null && played.start >= 0 && played.start < DAY_MINUTES;
  };
  const stale = rows.flatMap((row) =>
    isStale(row, now) ? [dayIn(club.time_zone, onCourtSince(row) ?? now)] : [],
  );
  return [day, ...open, ...stale, ...(rows.some(wasPlayed) ? [eve] : [])].reduce((first, one) =>
    one < first ? one : first,
  );
}

/** Makes the engine's situation of a scene. */
export function situationOf(scene: Scene, now: Date): Planned {
  const clock = new PlanClock(scene.club.time_zone, firstDayOf(scene, now));
  const present = clock.minuteOf(now);
  const byKey = new Map(scene.courts.map(({ id, name }) => [courtKey(name), id]));
  const known = new Set(scene.courts.map(({ id }) => id));
  const elsewhere = new Set<string>();
  const courtOf = (row: MatchView): ScheduleId => {
    if (row.court_id !== null && known.has(row.court_id)) return row.court_id;
    const own = row.court === null ? undefined : byKey.get(courtKey(row.court));
    if (own !== undefined) return own;
    const name = row.court === null ? `match ${row.id}` : `named ${courtKey(row.court)}`;
    elsewhere.add(name);
    return name;
  };

  const done: DoneMatch[] = [];
  const running: RunningMatch[] = [];
  const suspended: SuspendedMatch[] = [];
  const order: PlacedMatch[] = [];
  const unplaced: ScheduleId[] = [];
  for (const row of scene.rows) {
    const { id, status } = row;
    if (status === 'completed') {
      const winner = winningSide(row) === 2 ? 1 : 0;
      const played = isWalkover(row) ? null : playedOf(scene, row, clock);
      done.push(
        played === null
          ? { match: id, winner, walkover: true }
          : {
              match: id,
              court: courtOf(row),
              ...played,
              end: Math.max(played.end, played.start + 1),
              winner,
            },
      );
    } else if (isStale(row, now)) {
      // Nobody plays it: it has left its court. One that was broken off needs a place for what is left of it.
      const broken = brokenOf(scene, row, now);
      const start = clock.minuteOf(onCourtSince(row) ?? now);
      const left = { match: id, court: courtOf(row), start };
      if (broken?.isNow === true) {
        suspended.push({ ...left, minutesLeft: minutesLeft(row, broken) });
        unplaced.push(id);
      } else running.push({ ...left, end: Math.min(present - 1, start + row.time_limit) });
    } else if (status === 'in_progress') {
      const broken = brokenOf(scene, row, now);
      const begun = broken?.hereSince ?? row.started_at ?? row.start_time ?? now;
      const start = Math.max(0, clock.minuteOf(begun));
      const played = broken?.played ?? Math.max(0, present - start);
      const planned =
        broken === null ? start + row.time_limit : Math.max(present, start) + row.time_limit - played;
      const sets = setsOfRunning(row);
      const over = endBySets({ row, ...sets, played, present: Math.max(present, start), planned });
      running.push({
        match: id,
        court: courtOf(row),
        start,
        end: Math.max(over, present + STILL_PLAYING),
        ...sets,
        ...(broken !== null && { played }),
      });
    } else if (row.start_time === null) unplaced.push(id);
    else order.push({ match: id, court: courtOf(row), start: clock.minuteOf(row.start_time) });
  }

  const days =
    Math.max(...[scene.day, ...scene.rows.map(dayOf)].map((day) => (day === '' ? 0 : clock.dayIndex(day)))) +
    1;
  const daysNeeded = new Set(
    [scene.day, ...order.map(({ start }) => Math.floor(start / DAY_MINUTES))].map((day) =>
      typeof day === 'string' ? clock.dayIndex(day) : day,
    ),
  );
  const courts: ScheduleCourt[] = scene.courts.map((court) => ({
    id: court.id,
    ...hoursOf(court, clock, [...daysNeeded]),
    ...(court.surface !== null && { surface: court.surface }),
    indoor: court.indoor === 1,
    lights: court.lights === 1,
    ...(court.centre === 1 && { centre: true }),
  }));
  const always: readonly Span[] = [[-DAY_MINUTES * A_YEAR, (days + 1) * DAY_MINUTES]];
  const events: ScheduleEvent[] = [...scene.tournaments.values()].map((tournament) => ({
    id: tournament.id,
    kind: isPairType(tournament.type) ? 'doubles' : 'singles',
    minutes: tournament.time_limit,
    rest: restAfter(scene.club, tournament, tournament.match_format),
    format: tournament.match_format,
    // A court that is none of the club's was written by hand: nobody has forbidden it.
    ...(tournament.courts !== null && { courts: [...tournament.courts, ...elsewhere] }),
    ...centreOf(scene, tournament.courts),
    ...(hasJuniorLimits(scene.club) && isYouthType(tournament.type) && { limits: JUNIORS }),
    ...(scene.club.juniors_early === 1 && earlyFor(tournament.type)),
  }));
  const there = new Set<ScheduleId>(scene.rows.map(({ id }) => id));
  const isThere = (side: ScheduleSide): boolean => {
    if ('winner' in side) return there.has(side.winner);
    if ('loser' in side) return there.has(side.loser);
    return true;
  };
  const sideOf = (row: MatchView, at: 0 | 1): ScheduleSide => {
    const entry = at === 0 ? row.participant1_id : row.participant2_id;
    if (entry !== null) return { players: [...peopleOfSide(row, at === 0 ? 'p1' : 'p2', entry)] };
    const link = scene.links.get(row.id)?.sides[at] ?? null;
    if (link === null || !isThere(link)) return { players: [] };
    return 'group' in link ? { ...link, group: link.group.filter((id) => there.has(id)) } : link;
  };
  const leaders = leadersOf(scene.rows, order);
  const begun = scene.rows.flatMap((row): PlacedMatch[] =>
    row.status === 'scheduled' || row.start_time === null || isWalkover(row)
      ? []
      : [{ match: row.id, court: courtOf(row), start: clock.minuteOf(row.start_time) }],
  );
  const open = new Set(order.map(({ match }) => match));
  const behind = new Map(
    [...leadersOf(scene.rows, [...order, ...begun])].filter(([, leader]) => !open.has(leader)),
  );
  const places = new Map(order.map((place) => [place.match, place]));
  const matches: ScheduleMatch[] = scene.rows.map((row) => {
    const place = places.get(row.id);
    const leader = leaders.get(row.id);
    return {
      id: row.id,
      event: row.tournament_id,
      round: scene.links.get(row.id)?.round ?? roundRank(row.round),
      sides: [sideOf(row, 0), sideOf(row, 1)],
      ...(row.own_minutes !== null && { minutes: row.own_minutes }),
      ...(row.own_format !== null && { format: row.own_format }),
      ...(usualCodeOf(row) !== row.tournament_format && { ownPart: true }),
      ...ownRest(scene, row),
      ...(row.not_before !== null && { notBefore: clock.minuteOf(row.not_before) }),
      ...(row.pinned === 1 && place !== undefined && { pin: { court: place.court, start: place.start } }),
      ...(leader !== undefined && { follows: leader }),
      ...(row.round === 'final' && { final: true }),
    };
  });
  const players = playersOf(scene, clock, days);
  const isPublished = scene.order !== null && scene.order.published_at !== null;
  const dayIndex = clock.dayIndex(scene.day);
  return {
    clock,
    order,
    unplaced,
    behind,
    isElsewhere: (court) => elsewhere.has(String(court)),
    situation: {
      days,
      ...rulesOf(scene),
      courts: [...courts, ...[...elsewhere].map((id) => ({ id, open: always, lights: true }))],
      events,
      ...(Object.keys(players).length > 0 && { players }),
      matches,
      done,
      running,
      ...(suspended.length > 0 && { suspended }),
      ...(present >= 0 && { now: present }),
      ...(isPublished && {
        published: order.filter(({ start }) => Math.floor(start / DAY_MINUTES) === dayIndex),
      }),
    },
  };
}

/** Where a club names no centre court, the first of the courts that an event may use counts as one, in the club's order [OP19]. */
function centreOf({ courts }: Scene, own: readonly number[] | null): { readonly centre?: ScheduleId } {
  if (courts.some(({ centre }) => centre === 1)) return {};
  const first = courts.find(({ id }) => own === null || own.includes(id));
  return first === undefined ? {} : { centre: first.id };
}

/** When an event with an age should be over; nothing for others. */
function earlyFor(type: TournamentType): { readonly early?: number } {
  const early = juniorsOverBy(type);
  return early === null ? {} : { early };
}

/** A club's wishes for its orders of play, in the engine's terms; wishes it does not have are left out. */
function rulesOf({ club, dayLimit }: Scene): Partial<Situation> {
  return {
    ...(club.turnaround > 0 && { turnaround: club.turnaround }),
    ...(club.dark_from !== null && { dark: club.dark_from }),
    ...(club.over_by !== null && { target: club.over_by }),
    ...(club.possible_clashes === 1 && { possiblePlayers: 'count' as const }),
    limits: limitsFor(club, dayLimit),
  };
}
