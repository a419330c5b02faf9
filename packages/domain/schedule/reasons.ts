// Why a match has no place: which rule would have to give way, found by leaving out one rule after the other [OP1].
import type { Problem } from './problem.ts';
import type { ScheduleRule } from './check.ts';
import type { ScheduleId } from './situation.ts';
import { Timetable } from './timetable.ts';

/** The rule that leaves a match no place. */
export interface GivenUp {
  readonly match: ScheduleId;
  readonly rule: ScheduleRule;
  /** The match that it waits for, where that is given up too. */
  readonly waitsFor?: ScheduleId;
}

/** Whether a match has a lawful place beside these matches, on courts occupied only by the given rows. */
function hasPlace(
  problem: Problem,
  others: Timetable,
  match: number,
  isKept: (other: number) => boolean,
): boolean {
  const relaxed = new Timetable(problem);
  for (const other of problem.open) if (isKept(other)) relaxed.start[other] = others.start[other] as number;
  if (!relaxed.ask(match)) return false;
  return [...(problem.courtsOf[match] as Int32Array)].some(
    (court) => relaxed.nextOn(match, court, 0) < Infinity,
  );
}

/** The same, but nothing limits how many matches people play on a day. */
const withoutLimits = (problem: Problem, match: number): Problem => ({
  ...problem,
  programmesOf: problem.programmesOf.with(match, []),
});

/** The same, but a match may begin and end when it likes. */
const withoutTimes = (problem: Problem, match: number): Problem => ({
  ...problem,
  earliest: problem.earliest.with(match, problem.situation.now ?? 0),
  latestEnd: problem.latestEnd.with(match, Infinity),
});

/** The same, but its people are there all the time. */
const withoutAway = (problem: Problem, match: number): Problem => ({
  ...problem,
  away: problem.away.with(match, []),
});

function ruleOf(problem: Problem, timetable: Timetable, match: number): ScheduleRule {
  if (problem.courtsOf[match]?.length === 0) return 'OP2';
  if (hasPlace(problem, timetable, match, () => true)) return 'OP4';
  const onWay = new Set([...(problem.links.feeders[match] ?? []), ...(problem.links.followers[match] ?? [])]);
  const isOnWay = (other: number): boolean => onWay.has(other);
  if (hasPlace(problem, timetable, match, isOnWay))
    // Where a higher limit would not help, its people are in other matches, or rest.
    return hasPlace(withoutLimits(problem, match), timetable, match, () => true) ? 'OP9' : 'OP7';
  const { pin, follows } = problem.matches[match] ?? {};
  if (follows !== undefined) return 'OP11';
  if (pin !== undefined || hasPlace(withoutTimes(problem, match), timetable, match, isOnWay)) return 'OP10';
  if (hasPlace(withoutAway(problem, match), timetable, match, isOnWay)) return 'OP8';
  return [...onWay].some((other) => timetable.isPlaced(other)) ? 'OP5' : 'OP3';
}

/** Names for each open match without a place the rule that stands in its way. */
export function whyGivenUp(problem: Problem, timetable: Timetable): readonly GivenUp[] {
  return [...problem.open]
    .filter((match) => !timetable.isPlaced(match))
    .map((match) => {
      const id = problem.matches[match]?.id ?? '';
      const lost = (problem.links.feeders[match] ?? []).find(
        (feeder) => problem.states[feeder] === 'open' && !timetable.isPlaced(feeder),
      );
      if (lost !== undefined) return { match: id, rule: 'OP1', waitsFor: problem.matches[lost]?.id ?? '' };
      return { match: id, rule: ruleOf(problem, timetable, match) };
    });
}
