// The order in which plans for the rest of a day are offered, and why each stands where it does [OP14, OP16, OP32]. The price of a plan finds the best
// one of a kind; between kinds a director asks first whether every match is played, then how many end too late, then whether today is enough.
import { costOf, WEIGHTS, type CostPart } from './cost.ts';
import type { Replan } from './replan.ts';
import { dayOf } from './situation.ts';

/** What a plan does better than another one: fewer matches lost, fewer that end too late, fewer on another day, or the part of the price that decides. */
export const RANK_REASONS = [
  'lost',
  'too_late',
  'another_day',
  'clashes',
  'late',
  'juniorsLate',
  'waits',
  'unfair',
  'finalsElsewhere',
  'wishes',
  'finish',
  'told',
  'courtChanges',
  'shortened',
  'broken',
] as const;
export type RankReason = (typeof RANK_REASONS)[number];

/** The parts of a price; matches without a place are counted before it. */
const PARTS = RANK_REASONS.filter(
  (reason) => reason in WEIGHTS,
) as readonly CostPart[] as readonly (CostPart & RankReason)[];

/** A plan in its place. */
export interface RankedPlan {
  readonly plan: Replan;
  /** The first one: what it does better than the next. Any other: what the one before it does better. Null where nothing tells them apart. */
  readonly why: RankReason | null;
}

/** What counts before the price, most important first; less is better. */
function countsOf(plan: Replan, today: number): readonly (readonly [RankReason, number])[] {
  // The next day's own matches are on another day in every plan.
  const elsewhen = plan.changes.filter(
    ({ from, to }) => to !== null && dayOf(to.start) > today && (from === null || dayOf(from.start) <= today),
  ).length;
  return [
    ['lost', plan.parts.unplaced],
    ['too_late', plan.tooLate],
    ['another_day', elsewhen],
  ];
}

/** What decides between two plans for the better one; null where nothing does. */
function deciding(better: Replan, other: Replan, today: number): RankReason | null {
  const theirs = countsOf(other, today);
  for (const [at, [reason, count]] of countsOf(better, today).entries())
    if (count !== theirs[at]?.[1]) return reason;
  const gain = (part: CostPart): number => (other.parts[part] - better.parts[part]) * WEIGHTS[part];
  const [most] = PARTS.toSorted((one, another) => gain(another) - gain(one));
  return most === undefined || gain(most) <= 0 ? null : most;
}

/**
 * Plans in the order in which they are offered. First those that play most of the matches [OP14], then those in which fewest end too late [OP16], then
 * those that leave fewest matches for another day [OP32], then the cheaper ones [OP15-OP22].
 * @param today the day that is planned anew, counted as in the plans
 */
export function rankedPlans(plans: readonly Replan[], today: number): readonly RankedPlan[] {
  const sorted = plans.toSorted((one, other) => {
    const theirs = countsOf(other, today);
    for (const [at, [, count]] of countsOf(one, today).entries()) {
      const difference = count - (theirs[at]?.[1] ?? 0);
      if (difference !== 0) return difference;
    }
    return costOf(one.parts) - costOf(other.parts);
  });
  return sorted.map((plan, at) => {
    const [better, other] = at === 0 ? [plan, sorted[1]] : [sorted[at - 1] ?? plan, plan];
    return { plan, why: other === undefined ? null : deciding(better, other, today) };
  });
}
