// The order of play of a day on the wire: the part of a published one that visitors see, and everything the desk works with.
import type { CourtOfPlay, Match, OrderedMatch, OrderFault, OrderOfPlayOnWire } from '@tennis/contract';
import {
  canManageClub,
  canReadTournament,
  DAY_MINUTES,
  lawfulPlaces,
  nearestPlaces,
  type Caller,
  type PlacedMatch,
  type ScheduleId,
  type Span,
} from '@tennis/domain';
import type { FastifyRequest } from 'fastify';
import { rightsOf } from '../../access/guards.ts';
import type { MatchView } from '../../access/match-view.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import { sayerFor } from '../../http/sayer.ts';
import { standingOf } from '../interrupted.ts';
import { sayingOtherDays } from '../other-days.ts';
import { matchPresenter } from '../present-match.ts';
import { listReported, reportStates } from '../result-reports.ts';
import type { StoredCourt } from '../courts.ts';
import type { PlanClock } from './clock.ts';
import { closureReason, hoursOf } from './courts.ts';
import { daysForMoves, laterDays, usualUntil } from './days.ts';
import { callingIn } from './calling.ts';
import { reasonOfFault, type FoundFault } from './faults.ts';
import { faultsOfPlan } from './faults-of-plan.ts';
import { basisOf, type Scene } from './scene.ts';
import { situationOf, type Planned } from './situation.ts';
import { leftOver, withoutLeftOver } from './staying.ts';
import { lastMove, stateOf } from './store.ts';
import { brokenOf, callPausedOf, openOn, type Broken } from '../suspensions.ts';
import { closeWet } from './wet.ts';
import { estimatesOf } from './when.ts';

export interface Reading {
  readonly tx: Db | Tx;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly request: FastifyRequest;
}

/** For how many faults lawful places are looked for, and how many places each gets: more than a desk can show. */
const MOST_SOLVED = 8;
const PLACES_EACH = 3;

const isWithoutPlace = ({ status, start_time: start }: MatchView): boolean =>
  start === null && status !== 'completed';

/** Those of the day; with `isDesk` also those without a place, and those that a day which is over has left unplayed. */
function rowsOfDay(scene: Scene, isDesk: boolean, now: Date): readonly MatchView[] {
  const { rows, day, club } = scene;
  const left = new Set(isDesk ? leftOver(scene, dayIn(club.time_zone, now)) : []);
  return rows
    .filter((row) => row.start_day === day || left.has(row) || (isDesk && isWithoutPlace(row)))
    .toSorted(
      (one, other) =>
        (one.start_time ?? '~').localeCompare(other.start_time ?? '~') ||
        (one.court ?? '').localeCompare(other.court ?? '', 'en', { numeric: true }) ||
        one.id - other.id,
    );
}

/** A place on the wire. */
const presentPlace =
  (scene: Scene, { clock }: Planned) =>
  ({ court, start }: PlacedMatch) => ({
    courtId: Number(court),
    court: scene.courts.find(({ id }) => id === Number(court))?.name ?? '',
    startTime: clock.momentAt(start),
  });

/** The nearest lawful places of a match on the club's courts, that day. */
function placesFor(scene: Scene, planned: Planned, match: ScheduleId) {
  const wanted = planned.order.find((place) => place.match === match);
  if (wanted === undefined) return [];
  const from = planned.clock.dayIndex(scene.day) * DAY_MINUTES;
  const places = lawfulPlaces(planned.situation, planned.order, match, [from, from + DAY_MINUTES]);
  if (!places.ok) return [];
  const own = places.value.filter(({ court }) => !planned.isElsewhere(court));
  return nearestPlaces(own, wanted, PLACES_EACH).map(presentPlace(scene, planned));
}

function presentFaults(
  scene: Scene,
  planned: Planned,
  faults: readonly FoundFault[],
  request: FastifyRequest,
): OrderFault[] {
  const say = sayerFor(request);
  const movable = new Set(planned.order.map(({ match }) => Number(match)));
  return faults.map(({ rule, level, matchIds, fault }, at) => {
    const reason = reasonOfFault(fault);
    const moved = matchIds.findLast((id) => movable.has(id));
    const places = moved === undefined || at >= MOST_SOLVED ? [] : placesFor(scene, planned, moved);
    return {
      rule,
      level,
      matchIds: [...matchIds],
      message: say(reason),
      code: reason.code,
      params: reason.params,
      places,
    };
  });
}

/** When an unlit court outdoors is too dark, within its hours; null if it never is. */
function darkOn(
  { club, day }: Scene,
  court: StoredCourt,
  clock: PlanClock,
  open: readonly Span[],
): string | null {
  if (club.dark_from === null || court.indoor === 1 || court.lights === 1) return null;
  const dark = clock.dayIndex(day) * DAY_MINUTES + club.dark_from;
  return open.some(([, to]) => to > dark) ? clock.momentAt(dark) : null;
}

function presentCourts(scene: Scene, planned: Planned, isDesk: boolean): CourtOfPlay[] {
  const { clock } = planned;
  const spans = (list: readonly (readonly [number, number])[]) =>
    list.map(([from, to]) => ({ from: clock.momentAt(from), to: clock.momentAt(to) }));
  return scene.courts.map((court) => {
    const { open, blocked } = hoursOf(court, clock, [clock.dayIndex(scene.day)]);
    const standing = openOn(scene, court.id);
    return {
      id: court.id,
      name: court.name,
      surface: court.surface,
      indoor: court.indoor === 1,
      lights: court.lights === 1,
      open: spans(open),
      blocked: spans(blocked).map((span) => ({
        ...span,
        note: isDesk ? closureReason(court, span.from) : null,
      })),
      darkFrom: darkOn(scene, court, clock, open),
      suspended:
        standing === undefined
          ? null
          : { since: standing.begun_at, reason: standing.reason, again: standing.again_at },
    };
  });
}

const presentBroken = ({ hereSince, ...broken }: Broken) => ({
  ...broken,
  ...(hereSince !== null && { hereSince }),
});

/** The entries that have come, as it is noted at the desk. */
async function checkInsOf(db: Db | Tx, rows: readonly MatchView[]) {
  const ids = [...new Set(rows.map(({ tournament_id: id }) => id))];
  if (ids.length === 0) return new Map<number | null, 'here' | 'missing' | null>();
  const noted = await db
    .selectFrom('participants')
    .select(['id', 'check_in'])
    .where('tournament_id', 'in', ids)
    .where('check_in', 'is not', null)
    .execute();
  return new Map<number | null, 'here' | 'missing' | null>(noted.map((entry) => [entry.id, entry.check_in]));
}

/** The noted times of a match's sides for its day, or for any day while it has none, or none any more; nothing if there are none. */
function timesOfSides({ times, day: shown }: Scene, row: MatchView): Pick<OrderedMatch, 'times'> {
  const { start_day: planned } = row;
  const sides = [row.participant1_id, row.participant2_id].map((id) =>
    (times.get(id ?? -1) ?? []).filter(({ day }) => planned === null || planned < shown || day === planned),
  );
  return sides.some((own) => own.length > 0) ? { times: sides } : {};
}

/** Results of the club that its players have reported and nobody has confirmed. */
async function reportedOf({ tx, caller, now }: Reading, clubId: number): Promise<readonly Match[]> {
  const rows = await listReported(tx, clubId);
  const reportOf = await reportStates(tx, rows);
  return rows.map(matchPresenter({ caller, now })).map((match) => ({ ...match, ...reportOf(match.id) }));
}

/** The order of play as its reader sees it. */
export async function presentOrder(reading: Reading, scene: Scene): Promise<OrderOfPlayOnWire> {
  const { tx, caller, now, request } = reading;
  const { club, day, order } = scene;
  const isDesk = canManageClub(caller, club.id);
  const publishedAt = order?.published_at ?? null;
  const isShown = isDesk || publishedAt !== null;
  const planned = withoutLeftOver(scene, situationOf(scene, now));
  // Nothing can be put here now; a match that stands here already is no fault of the plan.
  const wet = closeWet(scene, planned, now);
  const mayRead = (row: MatchView): boolean =>
    canReadTournament(
      caller,
      rightsOf({
        club_id: row.tournament_club_id,
        created_by: row.tournament_created_by,
        status: row.tournament_status,
      }),
    );
  const shown = isShown ? rowsOfDay(scene, isDesk, now).filter(mayRead) : [];
  const present = matchPresenter({ caller, now }, estimatesOf(scene, now), await standingOf(tx, shown, now));
  const otherDays = sayingOtherDays(day, scene.rows, present);
  const came = isDesk ? await checkInsOf(tx, shown) : null;
  const matches = shown.map((row): OrderedMatch => {
    const broken = brokenOf(scene, row, now);
    const callPaused = callPausedOf(scene, row);
    const match = present(row);
    return {
      ...match,
      ...otherDays(match),
      minutes: row.time_limit,
      startedAt: row.started_at,
      completedAt: row.completed_at,
      ...(came !== null && {
        checkIn: [row.participant1_id, row.participant2_id].map(
          (id) => came.get(id) ?? ('expected' as const),
        ),
      }),
      ...(broken !== null && { broken: presentBroken(broken) }),
      ...(callPaused > 0 && { callPaused }),
      ...(isDesk && timesOfSides(scene, row)),
    };
  });
  // A match that has begun cannot be put elsewhere any more.
  const open = new Set(shown.filter(({ status }) => status === 'scheduled').map(({ id }) => id));
  const reported = isDesk ? await reportedOf(reading, club.id) : [];
  const later = isDesk ? laterDays(scene, planned) : [];
  const last = isDesk && order !== null ? await lastMove(tx, order.id) : undefined;
  return {
    clubId: club.id,
    clubName: club.name,
    day,
    timeZone: club.time_zone,
    published: publishedAt !== null,
    publishedAt,
    version: order?.version ?? 0,
    courts: presentCourts(scene, planned, isDesk),
    matches,
    ...(isDesk && {
      desk: {
        basis: basisOf(scene),
        lateMinutes: club.late_minutes,
        faults: presentFaults(
          scene,
          wet,
          faultsOfPlan(scene, planned, now, (id) => open.has(id), callingIn(scene, reading)),
          request,
        ),
        situation: wet.situation as never,
        order: planned.order.map((place) => ({ ...place })),
        firstDay: planned.clock.firstDay,
        days: [day, ...later.map((one) => planned.clock.dayAt(one))],
        until: planned.clock.dayAt(usualUntil(scene, planned, later)),
        around: [...daysForMoves(scene, planned, dayIn(club.time_zone, now))],
        lastMove:
          last === undefined
            ? null
            : { id: last.id, at: last.at, matchIds: stateOf(last).map(({ id }) => id) },
        reported: [...reported],
      },
    }),
  };
}
