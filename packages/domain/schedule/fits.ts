// Does it fit? Asked before a draw is made: compares the bounds of the order of play with the courts and days, and says what is short [OP25].
import { lowerBound } from './bounds.ts';
import { orderOfPlay } from './order.ts';
import type { Problem } from './problem.ts';
import { KINDS, mostOf } from './programmes.ts';
import { dayOf, type PlacedMatch, type ScheduleId, type Span } from './situation.ts';

/** The things that can be short. */
export type Shortage =
  | { readonly type: 'court-minutes'; readonly needed: number; readonly given: number }
  /** The longest way through the draw, with its rests, takes longer than the days allow. */
  | { readonly type: 'rounds'; readonly match: ScheduleId }
  /** Somebody may come to more matches than the days allow. */
  | {
      readonly type: 'day-limit';
      readonly player: ScheduleId;
      readonly needed: number;
      readonly given: number;
    };

export interface Fit {
  /** `unsure`: no bound forbids it, and no plan was found at once. */
  readonly answer: 'yes' | 'no' | 'unsure';
  /** When all could be over at best; null when not even that can be said. */
  readonly bound: number | null;
  /** When all is over in the plan that was found; null if there is none. */
  readonly end: number | null;
  readonly shortages: readonly Shortage[];
  /** Matches without a place in the plan that was tried. */
  readonly unplaced: number;
}

/** Steps of the search that are tried before it is left open. */
const STEPS = 80;

/** The remaining minutes of spans from now on, plus the time that the last match of each no longer needs. */
const minutesLeft = (spans: readonly Span[], now: number, turnaround: number): number =>
  spans.reduce((sum, [from, to]) => sum + (to <= now ? 0 : to - Math.max(from, now) + turnaround), 0);

function courtMinutes(problem: Problem): Shortage[] {
  const { open, minutes, usable, courtsOf, turnaround, states, fixedCourt, fixedStart } = problem;
  const now = problem.situation.now ?? -Infinity;
  const used = new Set([...open].flatMap((match) => [...(courtsOf[match] as Int32Array)]));
  const all = [...used].reduce((sum, court) => sum + minutesLeft(usable[court] ?? [], now, turnaround), 0);
  // Matches that already stand on these courts, as far as they lie in their hours.
  const taken = states.reduce((sum, state, match) => {
    const court = fixedCourt[match] as number;
    if (state !== 'live' || !used.has(court)) return sum;
    const start = Math.max(fixedStart[match] as number, now);
    const end = (fixedStart[match] as number) + (minutes[match] as number);
    const within = (usable[court] ?? []).filter(([from, to]) => from < end && start < to);
    return within.length === 0 ? sum : sum + Math.max(0, end - start);
  }, 0);
  const given = all - taken;
  const needed = [...open].reduce((sum, match) => sum + (minutes[match] as number) + turnaround, 0);
  return needed > given ? [{ type: 'court-minutes', needed, given }] : [];
}

/** A match that could not be played however empty the courts were. */
function rounds(problem: Problem): Shortage[] {
  const { links, minutes, rest, earliest, states, fixedStart, usable, courtsOf } = problem;
  const heads = new Float64Array(minutes.length);
  for (const match of links.order) {
    let from = states[match] === 'open' ? (earliest[match] as number) : (fixedStart[match] as number);
    for (const feeder of links.feeders[match] ?? [])
      from = Math.max(
        from,
        (heads[feeder] as number) + (minutes[feeder] as number) + (rest[feeder] as number),
      );
    const starts = [...(courtsOf[match] as Int32Array)].flatMap((court) =>
      (usable[court] ?? []).flatMap(([opens, closes]) => {
        const start = Math.max(opens, from);
        return start + (minutes[match] as number) <= closes ? [start] : [];
      }),
    );
    if (states[match] === 'open' && starts.length === 0)
      return [{ type: 'rounds', match: problem.matches[match]?.id ?? '' }];
    heads[match] = states[match] === 'open' ? Math.min(...starts) : from;
  }
  return [];
}

/** Of each person with a limit the first kind of matches of which they may come to more than all days allow. */
function dayLimits({ programmes, usable, people, situation, links, events, eventOf }: Problem): Shortage[] {
  const first = dayOf(situation.now ?? 0);
  const days = new Set(
    usable.flatMap((spans) => spans.map(([from]) => dayOf(from))).filter((day) => day >= first),
  );
  return programmes.flatMap((programme): Shortage[] => {
    for (const kind of KINDS) {
      const counts = (match: number): boolean =>
        kind === 'total' || events[eventOf[match] as number]?.kind === kind;
      const needed = mostOf(programme, counts, links);
      const given = days.size * programme[kind];
      if (needed > given)
        return [{ type: 'day-limit', player: people.players[programme.player] ?? '', needed, given }];
    }
    return [];
  });
}

/** When the last match of a plan is over, what is on court included. */
function endOf({ minutes, states, fixedStart, matchOf }: Problem, order: readonly PlacedMatch[]): number {
  const live = states.map((state, match) =>
    state === 'live' ? (fixedStart[match] as number) + (minutes[match] as number) : 0,
  );
  return Math.max(...live, ...order.map(({ match, start }) => start + (minutes[matchOf(match)] as number)));
}

/**
 * Returns whether everything of a problem can be played and, if not, what is short. If no plan is found at once, it searches on for a few steps, as
 * long as the caller's clock allows.
 */
export function fits(problem: Problem, seed = 1, hasTime: () => boolean = () => true): Fit {
  const shortages = [...courtMinutes(problem), ...rounds(problem), ...dayLimits(problem).slice(0, 1)];
  const plans = orderOfPlay(problem, seed);
  let step = plans.next();
  const isLeft = () => step.done !== true && step.value.unplaced.length > 0;
  if (shortages.length === 0)
    for (let count = 1; count < STEPS && isLeft() && hasTime(); count += 1) step = plans.next();
  const { unplaced, order } = step.value;
  const isWhole = unplaced.length === 0;
  return {
    answer: isWhole ? 'yes' : shortages.length > 0 ? 'no' : 'unsure',
    bound: lowerBound(problem),
    end: isWhole ? endOf(problem, order) : null,
    shortages: isWhole ? [] : shortages,
    unplaced: unplaced.length,
  };
}
