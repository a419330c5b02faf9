// A better order of play, worked out by the engine in a thread of its own, so that nobody else waits (OP14-OP22, D55).
import { Worker } from 'node:worker_threads';
import {
  DAY_MINUTES,
  type CostParts,
  type GivenUp,
  type PlacedMatch,
  type Replan,
  type ScheduleId,
  type Situation,
  type Variant,
} from '@tennis/domain';
import { Refused } from '../../ground/refusal.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';

export interface SuggestJob {
  readonly situation: Situation;
  /** What has a place now of that which the engine may place. */
  readonly present: readonly PlacedMatch[];
  readonly seed: number;
  readonly budgetMs: number;
}

interface Priced {
  readonly cost: number;
  readonly parts: CostParts;
}

export interface SuggestAnswer {
  readonly before: Priced;
  readonly after: Priced & {
    readonly order: readonly PlacedMatch[];
    readonly unplaced: readonly GivenUp[];
  };
}

const BUDGET_MS = 1000;
/** A thread that has not answered by then has met a fault. */
const MOST_MS = 20_000;
/** Each takes a core for a second. */
const MOST_AT_ONCE = 2;
/** Nothing published is moved that is due so soon (D55). */
const DUE_SOON = 30;
const RETRY_SECONDS = 2;

let atWork = 0;

/** What may be moved: `all` that has a place, and on wet courts what is due soon; `pins` there too, because somebody has said so. */
export interface Freedom {
  readonly all: boolean;
  readonly isWet: (court: ScheduleId) => boolean;
  readonly pins?: boolean;
}

/**
 * What the engine is asked: everything on other days, on court, over, pinned, published and due soon, or without one of the club's courts stays, as far as
 * nobody has allowed more. What stays is told as running, so that the engine plans around it even where it breaks a rule.
 */
export function jobOf(scene: Scene, planned: Planned, { all, isWet, pins = false }: Freedom): SuggestJob {
  const { situation, order, clock, isElsewhere } = planned;
  const day = clock.dayIndex(scene.day);
  const isPublished = scene.order !== null && scene.order.published_at !== null;
  const pinned = new Set<ScheduleId>(scene.rows.filter((row) => row.pinned === 1).map(({ id }) => id));
  const nameless = new Set<ScheduleId>(scene.rows.filter((row) => row.court === null).map(({ id }) => id));
  const stays = ({ match, court, start }: PlacedMatch): boolean => {
    if (nameless.has(match) && Math.floor(start / DAY_MINUTES) === day) return false;
    const isDue = isPublished && !isWet(court) && start < (situation.now ?? -Infinity) + DUE_SOON;
    const isFixed = pinned.has(match) && !(pins && isWet(court));
    return !all || Math.floor(start / DAY_MINUTES) !== day || isFixed || isDue || isElsewhere(court);
  };
  const staying = order.filter(stays);
  const minutesOf = minutesIn(situation);
  const endOf = ({ match, start }: PlacedMatch): number => start + minutesOf(match);
  const courts = scene.courts.map(({ id }) => id);
  const moving = order.filter((place) => !stays(place));
  const kept = new Set(staying.map(({ match }) => match));
  const { published: _published, ...rest } = situation;
  return {
    situation: {
      ...rest,
      courts: situation.courts.map((court) => ({
        ...court,
        open: court.open.filter(([from]) => isElsewhere(court.id) || Math.floor(from / DAY_MINUTES) === day),
      })),
      events: situation.events.map((event) => ({ ...event, courts })),
      matches: situation.matches.map((match) => {
        const { pin: _pin, follows, ...free } = match;
        return follows === undefined || kept.has(match.id) ? free : match;
      }),
      running: [...(situation.running ?? []), ...staying.map((place) => ({ ...place, end: endOf(place) }))],
      ...(isPublished && { published: moving.filter(({ court }) => !isElsewhere(court)) }),
    },
    present: moving.filter(({ court }) => !isElsewhere(court)),
    seed: 1,
    budgetMs: BUDGET_MS,
  };
}

/** How long each match is expected to take. */
export function minutesIn({ events, matches }: Situation): (match: ScheduleId) => number {
  const usual = new Map(events.map(({ id, minutes }) => [id, minutes]));
  const own = new Map(matches.map(({ id, event, minutes = usual.get(event) ?? 0 }) => [id, minutes]));
  return (match) => own.get(match) ?? 0;
}

/** What the engine is asked while play stands still. */
export interface RainJob {
  readonly situation: Situation;
  readonly variants: readonly Variant[];
  readonly seed: number;
  readonly budgetMs: number;
}

/** What the thread answers. */
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
  const worker = new Worker(new URL('suggest-worker.ts', import.meta.url), { workerData: job });
  try {
    return await new Promise<A>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('No order of play was found in time.')), MOST_MS);
      // With `--watch`, Node itself tells on the same channel which files a thread has loaded.
      worker.on('message', (message: object) => {
        if (!isAnswer(message)) return;
        clearTimeout(timer);
        resolve(message);
      });
      worker.on('error', (error: Error) => {
        clearTimeout(timer);
        reject(error);
      });
    });
  } finally {
    atWork -= 1;
    await worker.terminate();
  }
}

/** A better order of the day. */
export const suggest = (job: SuggestJob): Promise<SuggestAnswer> =>
  inThread(job, (message): message is SuggestAnswer => 'after' in message);

/** Plans for what is left of a day, the best first. */
export const replanInThread = (job: RainJob): Promise<RainAnswer> =>
  inThread(job, (message): message is RainAnswer => 'plans' in message);
