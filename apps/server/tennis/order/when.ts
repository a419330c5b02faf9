// When each match of a published day is expected to begin (OP38). Worked out again when something has changed, and once in a quarter of an hour,
// which is how long lists are kept (ADR 16).
import type { Estimate } from '@tennis/contract';
import { DAY_MINUTES, whenDoTheyPlay, type Situation } from '@tennis/domain';
import { dayIn, quarterOf, startOfQuarter } from '../../ground/clock.ts';
import type { Estimates } from '../estimates.ts';
import { isBehind, isClosed, isKnown, nextToCome } from '../next-to-come.ts';
import { openOn } from '../suspensions.ts';
import { basisOf, type Scene } from './scene.ts';
import { situationOf, type Planned } from './situation.ts';
import { brokenIn, closeWet } from './wet.ts';

/** Times are told in steps of five minutes: nobody can know them better. */
const STEP = 5;
const MOST_KEPT = 100;
const kept = new Map<string, Estimates>();

/**
 * The moment from which the day goes on: the beginning of the quarter, or the last known event in it. So every answer within a quarter is the same
 * until something changes.
 */
function standOf({ rows, suspensions }: Scene, now: Date): Date {
  const begun = startOfQuarter(now);
  const last = [
    ...rows.flatMap(({ started_at: started, completed_at: completed }) => [started, completed]),
    ...suspensions.flatMap(({ begun_at: first, ended_at: end }) => [first, end]),
  ]
    .flatMap((moment) => (moment === null ? [] : [new Date(moment)]))
    .filter((moment) => quarterOf(moment) === quarterOf(now));
  return new Date(Math.max(begun.getTime(), ...last.map((moment) => moment.getTime())));
}

/** The day with its wet courts closed; interrupted matches go on first, and what follows on a match has no time of its own when that has begun. */
function standingStill(scene: Scene, planned: Planned, stand: Date): Situation {
  const broken = brokenIn(scene, planned, stand);
  const { situation: dry } = closeWet(scene, planned, stand);
  const situation: Situation = {
    ...dry,
    matches: dry.matches.map((match) => {
      const follows = planned.behind.get(match.id);
      return follows === undefined ? match : { ...match, follows };
    }),
  };
  if (broken.length === 0) return situation;
  const still = new Set(broken.map(({ match }) => match));
  return {
    ...situation,
    running: (situation.running ?? []).filter(({ match }) => !still.has(match)),
    suspended: [...(situation.suspended ?? []), ...broken],
    published: [...broken, ...(situation.published ?? [])],
  };
}

/** The matches that are next on their courts: the first to come whose turn it is, if nobody is called there and the court is in use. */
function nextOnCourts(scene: Scene, now: Date): ReadonlySet<number> {
  const { rows, day, club, courts } = scene;
  if (day !== dayIn(club.time_zone, now)) return new Set();
  const firsts = courts.flatMap(({ id, closures }) => {
    if (openOn(scene, id) !== undefined || isClosed(closures, now)) return [];
    const own = rows.filter((row) => row.start_day === day && row.court_id === id && isKnown(row));
    const first = nextToCome(own);
    return first !== null && isBehind(first, own, now) ? [first.id] : [];
  });
  return new Set(firsts);
}

/** The estimates by match. Empty until the day is published; without matches that are over, on court or on none of the club's courts. */
export function estimatesOf(scene: Scene, now: Date): Estimates {
  if (scene.order === null || scene.order.published_at === null) return new Map();
  const stand = standOf(scene, now);
  // A draft's matches are next for nobody; its publication changes no plan.
  const drafts = [...scene.tournaments.values()].flatMap(({ id, status }) =>
    status === 'draft' ? [id] : [],
  );
  const key = `${basisOf(scene)} ${stand.toISOString()} ${drafts.join()}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const planned = situationOf(scene, stand);
  const { clock } = planned;
  const found = whenDoTheyPlay(standingStill(scene, planned, stand), { callEarly: 0 });
  const moment = (minute: number): string => clock.momentAt(Math.round(minute / STEP) * STEP);
  const open = new Set(scene.rows.filter(({ status }) => status === 'scheduled').map(({ id }) => id));
  const dayEnds = (clock.dayIndex(scene.day) + 1) * DAY_MINUTES;
  const next = nextOnCourts(scene, stand);
  const estimates = new Map<number, Estimate>(
    (found.ok ? found.value : [])
      // While nobody knows when a wet court is dry, nobody knows when its matches begin.
      .filter(({ match, median }) => open.has(Number(match)) && median < dayEnds)
      .map(({ match, median, low, high }) => [
        Number(match),
        {
          median: moment(median),
          low: moment(low),
          high: moment(high),
          ...(next.has(Number(match)) && { isNext: true as const }),
        },
      ]),
  );
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, estimates);
  return estimates;
}
