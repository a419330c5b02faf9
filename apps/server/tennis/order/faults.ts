// The faults of an order of play: the engine's check, and nothing else (D15, ADR 23).
import {
  checkOrder,
  faultOf,
  PLACE_STEP,
  problemOf,
  type FaultLevel,
  type PlacedMatch,
  type Problem,
  type ScheduleFault,
  type ScheduleId,
  type Situation,
} from '@tennis/domain';
import { sayFault } from '@tennis/words/say/order';
import { reasonOfEngine, type Reason } from '../../ground/reason.ts';
import type { Planned } from './situation.ts';

export interface FoundFault {
  readonly rule: string;
  readonly level: FaultLevel;
  readonly matchIds: readonly number[];
  readonly fault: ScheduleFault;
}

/** How people and courts are called in what is said. */
export interface Called {
  readonly player: (id: ScheduleId, match: ScheduleId) => string;
  readonly court: (id: ScheduleId) => string;
}

/** The problem of a situation that we have made; if the engine cannot read it, that is a bug of ours. */
function readProblem(situation: Situation): Problem {
  const problem = problemOf(situation);
  if (!problem.ok) throw new Error(`The order of play cannot be read: ${JSON.stringify(problem.error)}`);
  return problem.value;
}

/** A move by hand into the quarter of an hour that is running begins at once: the desk knows no finer places. */
const AT_ONCE = PLACE_STEP;

/**
 * The faults of an order that concern one of these matches. A match without a place is no fault, and a match that runs late is not the plan's fault:
 * only with `live`, what time it is and what people were told, is a start that has passed, or that comes before the one they know [OP12].
 */
export function faultsOf(
  { situation, unplaced, isElsewhere }: Planned,
  order: readonly PlacedMatch[],
  isAsked: (match: number) => boolean,
  called: Called,
  live: Pick<Situation, 'now' | 'published'> = {},
): readonly FoundFault[] {
  const { now: _now, published: _published, ...timeless } = situation;
  const problem = readProblem({ ...timeless, ...live });
  const placed = new Set(order.map(({ match }) => String(match)));
  const open = situation.matches.map(({ id }) => id).filter((id) => !placed.has(String(id)));
  const courtOf = new Map(order.map(({ match, court }) => [String(match), court]));
  return checkOrder(problem, order, [...new Set([...unplaced, ...open])]).flatMap(
    (violation): FoundFault[] => {
      if (violation.rule === 'OP1' || !violation.matches.some((match) => isAsked(Number(match)))) return [];
      if (violation.fault === 'in-the-past' && (violation.minutes ?? 0) < AT_ONCE) return [];
      const court = courtOf.get(String(violation.matches[0]));
      if (violation.rule === 'OP3' && court !== undefined && isElsewhere(court)) return [];
      const found = faultOf(problem, order, violation, called);
      if (found === null) return [];
      return [{ rule: violation.rule, ...found, matchIds: violation.matches.map(Number) }];
    },
  );
}

/** A fault as it is told to callers. */
export const reasonOfFault = (fault: ScheduleFault): Reason =>
  reasonOfEngine(fault, ({ order }, one) => sayFault(order, one));

/** Whether two faults are the same, no matter what else was found. */
export const faultKey = ({ rule, matchIds, fault }: FoundFault): string =>
  JSON.stringify([rule, matchIds.toSorted((a, b) => a - b), fault.code]);
