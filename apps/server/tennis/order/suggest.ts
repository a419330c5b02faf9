// A better order of play, worked out by the engine in its own thread, so that nobody else waits (OP14-OP22, D55).
import {
  DAY_MINUTES,
  type CostParts,
  type GivenUp,
  type NearPlace,
  type PlacedMatch,
  type Replan,
  type ScheduleEvent,
  type ScheduleId,
  type Situation,
  type Variant,
} from '@tennis/domain';
import { oneByOne } from '../../database/few-at-once.ts';
import { Refused } from '../../ground/refusal.ts';
import { playersOf } from './availability.ts';
import { endingInTime, floorsOf, openOnDays } from './days.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';
import { aroundStaying, leftOverIn, missedIn } from './staying.ts';
import { work } from './engine-thread.ts';
import type { FitAnswer, FitJob } from './fit/job.ts';

export interface SuggestJob {
  readonly situation: Situation;
  /** The matches that the engine may place and that have a place now. */
  readonly present: readonly PlacedMatch[];
  readonly seed: number;
  readonly budgetMs: number;
  /** The same with one thing changed, tried if matches find no place. */
  readonly tries?: readonly Situation[];
}

interface Priced {
  readonly cost: number;
  readonly parts: CostParts;
}

/** The places of a match that are lawful but for one thing or a few. */
export interface NearOf {
  readonly match: ScheduleId;
  readonly places: readonly NearPlace[];
}

export interface SuggestAnswer {
  readonly before: Priced;
  readonly after: Priced & {
    readonly order: readonly PlacedMatch[];
    readonly unplaced: readonly GivenUp[];
  };
  /** The places of matches without one that lack least, as far as there was time to look. Faults call people and courts as the engine does. */
  readonly near: readonly NearOf[];
  /** With each change: the matches that find no place. Empty if all have found one. */
  readonly leftOut: readonly number[];
}

const BUDGET_MS = 1000;
/** Each takes a core for a second. */
const MOST_AT_ONCE = 2;
/** From this many more days on, time does not press: they are planned evenly [OP21]. */
const DAYS_OF_WEEKS = 3;
/** Nothing published is moved that is due so soon (D55). */
const DUE_SOON = 30;
const RETRY_SECONDS = 2;

let atWork = 0;

/**
 * The matches that may be moved: `all` means everything with a place and, on wet courts, also matches due soon; `pins` means fixed matches there too, because
 * somebody has allowed it.
 */
export interface Freedom {
  readonly all: boolean;
  readonly isWet: (court: ScheduleId) => boolean;
  readonly pins?: boolean;
  /** The plan says itself what follows on what [OP37]: no match has to follow another one. */
  readonly firsts?: boolean;
  /** The later days that are planned together with this one, counted from the first day of the plan. */
  readonly days?: readonly number[];
  /** Whether rounds are spread over the days of their tournaments. */
  readonly spread?: boolean;
}

/** People are told times that a clock on the wall shows. */
const TOLD_STEP = 5;

/** Now, or the next time from then on that people are told. */
export const toldFrom = (minute: number): number => Math.ceil(minute / TOLD_STEP) * TOLD_STEP;

/** What ends at some minute makes way at the next one that people are told: a start is told to them. */
const untilTold = <T extends object>(one: T): T =>
  'end' in one && typeof one.end === 'number' ? { ...one, end: toldFrom(one.end) } : one;

/** A situation at the next time that people are told. */
const atTold = (situation: Situation): Situation =>
  situation.now === undefined ? situation : { ...situation, now: toldFrom(situation.now) };

/**
 * The question to the engine. A match stays if it is on another day or of a tournament that only plays on another day, on court, over, pinned, published
 * and due soon, or on none of the club's courts, unless somebody has allowed more, or its day is over. It is passed as running, so that the engine plans around it even if it breaks a rule.
 */
export function jobOf(
  scene: Scene,
  planned: Planned,
  { all, isWet, pins = false, firsts = false, days = [], spread = false }: Freedom,
): SuggestJob {
  const { order, clock, isElsewhere } = planned;
  const today = clock.dayIndex(scene.day);
  const until = Math.max(today, ...days);
  const situation: Situation =
    days.length === 0
      ? planned.situation
      : {
          ...planned.situation,
          days: until + 1,
          players: playersOf(scene, clock, until + 1),
          courts: openOnDays(scene, planned, planned.situation.courts, days),
          matches: endingInTime(scene, planned, planned.situation, until),
          ...(days.length >= DAYS_OF_WEEKS && { goal: 'comfort' as const }),
        };
  const isPlanned = (minute: number): boolean => {
    const day = Math.floor(minute / DAY_MINUTES);
    return day === today || days.includes(day);
  };
  const isPublished = scene.order !== null && scene.order.published_at !== null;
  const pinned = new Set<ScheduleId>(scene.rows.filter((row) => row.pinned === 1).map(({ id }) => id));
  const nameless = new Set<ScheduleId>(scene.rows.filter((row) => row.court === null).map(({ id }) => id));
  const visiting = new Set<ScheduleId>(
    scene.rows.flatMap(({ id, tournament_id: of }) =>
      scene.tournaments.get(of)?.visit === undefined ? [] : [id],
    ),
  );
  const isMissed = missedIn(scene, planned, isPlanned);
  const isLeftOver = leftOverIn(scene, planned);
  const stays = (place: PlacedMatch): boolean => {
    const { match, court, start } = place;
    if (visiting.has(match)) return true;
    if (nameless.has(match) && isPlanned(start)) return false;
    if (isElsewhere(court)) return true;
    if (isLeftOver(place)) return pinned.has(match);
    const isSoon = start < (situation.now ?? -Infinity) + DUE_SOON && !isMissed(place);
    const isDue = isPublished && !isWet(court) && isSoon;
    // The rain of today fixes nothing and frees nothing on another day.
    const isToday = Math.floor(start / DAY_MINUTES) === today;
    const isFixed = pinned.has(match) && !(pins && isToday && isWet(court));
    return !all || !isPlanned(start) || isFixed || isDue;
  };
  const staying = order.filter(stays);
  /** Players come for the start that the tournament names: nothing is suggested before it. */
  const beginsAt = new Map<ScheduleId, number>(
    [...scene.tournaments.values()].flatMap(({ id, start_date: start }): [ScheduleId, number][] => {
      const begins = clock.minuteOf(start);
      return isPlanned(begins) ? [[id, begins]] : [];
    }),
  );
  const courts = scene.courts.map(({ id }) => id);
  const kept = new Set(staying.map(({ match }) => match));
  const floors = spread
    ? floorsOf(scene, planned, [today, ...days], (match) => !kept.has(match))
    : new Map<ScheduleId, number>();
  const moving = order.filter((place) => !stays(place));
  const { published: _published, ...rest } = situation;
  return {
    situation: {
      ...atTold(rest),
      ...(rest.done !== undefined && { done: rest.done.map(untilTold) }),
      courts: situation.courts.map((court) => ({
        ...court,
        open: court.open.filter(([from]) => isElsewhere(court.id) || isPlanned(from)),
      })),
      events: onCourts(situation.events, courts),
      matches: situation.matches.map((match) => {
        const { pin: _pin, follows, ...own } = match;
        const begins = Math.max(beginsAt.get(match.event) ?? -1, floors.get(match.id) ?? -1);
        const free = begins < 0 ? own : { ...own, notBefore: Math.max(own.notBefore ?? begins, begins) };
        return follows === undefined || firsts || kept.has(match.id) ? free : { ...free, follows };
      }),
      running: [
        ...(situation.running ?? []).map(untilTold),
        ...aroundStaying(atTold(situation), staying, minutesIn(situation), isWet).map((place) =>
          visiting.has(place.match) || !isPlanned(place.start) ? { ...place, aside: true } : place,
        ),
      ],
      ...(isPublished && { published: moving.filter(({ court }) => !isElsewhere(court)) }),
    },
    present: moving.filter((place) => !isElsewhere(place.court) && !isLeftOver(place)),
    seed: 1,
    budgetMs: BUDGET_MS * Math.min(2, days.length + 1),
  };
}

/** Events on these courts only, as far as each may use them. */
export const onCourts = (
  events: readonly ScheduleEvent[],
  courts: readonly ScheduleId[],
): readonly ScheduleEvent[] =>
  events.map((event) => ({
    ...event,
    courts: event.courts === undefined ? courts : courts.filter((court) => event.courts?.includes(court)),
  }));

/** How long each match is expected to take. */
export function minutesIn({ events, matches }: Situation): (match: ScheduleId) => number {
  const usual = new Map(events.map(({ id, minutes }) => [id, minutes]));
  const own = new Map(matches.map(({ id, event, minutes = usual.get(event) ?? 0 }) => [id, minutes]));
  return (match) => own.get(match) ?? 0;
}

/** The question to the engine while play is suspended. */
export interface RainJob {
  readonly situation: Situation;
  readonly variants: readonly Variant[];
  readonly seed: number;
  readonly budgetMs: number;
}

/** The thread's answer. */
export interface RainAnswer {
  readonly plans: readonly Replan[];
}

/** Lets the engine work for its time; refuses where two others are being worked out. */
async function inThread<A extends object>(
  job: object,
  isAnswer: (message: object) => message is A,
): Promise<A> {
  if (atWork >= MOST_AT_ONCE) throw new Refused({ type: 'too-busy', retryAfterSeconds: RETRY_SECONDS });
  atWork += 1;
  try {
    return await work(job, isAnswer);
  } finally {
    atWork -= 1;
  }
}

/** A better order of the day. */
export const suggest = (job: SuggestJob): Promise<SuggestAnswer> =>
  inThread(job, (message): message is SuggestAnswer => 'after' in message);

/** This many wait for their turn at most: each holds a connection to the database meanwhile. */
const MOST_FITS = 4;
let fits = 0;
const oneFitAtATime = oneByOne();

/** Whether the matches of a draw fit, and what would make them fit. One question at a time, so that nobody who plans a day is held up. */
export async function fitInThread(job: FitJob): Promise<FitAnswer> {
  if (fits >= MOST_FITS) throw new Refused({ type: 'too-busy', retryAfterSeconds: RETRY_SECONDS });
  fits += 1;
  try {
    return await oneFitAtATime(() => work(job, (message): message is FitAnswer => 'fit' in message));
  } finally {
    fits -= 1;
  }
}

/** Plans for what is left of a day, the best first. */
export const replanInThread = (job: RainJob): Promise<RainAnswer> =>
  inThread(job, (message): message is RainAnswer => 'plans' in message);
