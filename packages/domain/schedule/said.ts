// The message of a violation for the people at the desk: a code with its names, courts and minutes.
import type { Violation } from './check.ts';
import type { Problem } from './problem.ts';
import { DAY, dayOf, type PlacedMatch, type ScheduleId } from './situation.ts';

/** Why a place is wrong, as it can be told to people. `numbered`: the court has only a number for a name. */
export type ScheduleFault =
  | {
      readonly code: 'court-taken' | 'court-closed' | 'court-not-allowed';
      readonly court: string;
      readonly numbered: 'yes' | 'no';
    }
  | {
      readonly code: 'in-two-places';
      readonly name: string;
      readonly court: string;
      readonly numbered: 'yes' | 'no';
    }
  | {
      readonly code: 'short-rest' | 'short-night' | 'may-be-in-both' | 'away-until' | 'away-from';
      readonly name: string;
      readonly minutes: number;
    }
  | { readonly code: 'before-its-feeder' | 'before-it-is-over' }
  | { readonly code: 'short-rest-after-feeder' | 'short-rest-before-next'; readonly minutes: number }
  | { readonly code: 'away' | 'too-many'; readonly name: string }
  | { readonly code: 'too-early' | 'too-late'; readonly minutes: number }
  | {
      readonly code: 'pinned-elsewhere' | 'does-not-follow' | 'in-the-past' | 'told-later' | 'court-unknown';
    };

/** `blocked`: it cannot be played like that. `warned`: it can, but it breaks a rule that the desk may overrule. */
export type FaultLevel = 'blocked' | 'warned';

/** How people and courts are called. */
export interface Naming {
  readonly player: (id: ScheduleId, match: ScheduleId) => string;
  readonly court: (id: ScheduleId) => string;
}

const numbered = (court: string): 'yes' | 'no' => (/^\d+$/.test(court) ? 'yes' : 'no');

/** That a court has another match at that time. */
export const courtTaken = (court: string): ScheduleFault => ({
  code: 'court-taken',
  court,
  numbered: numbered(court),
});

/** The same fault with people and courts as they are called, where it was found with the engine's own names. */
export function namedFault(fault: ScheduleFault, { player, court }: Naming): ScheduleFault {
  const named = 'name' in fault ? { ...fault, name: player(fault.name, '') } : fault;
  if (!('court' in named)) return named;
  const name = court(named.court);
  return { ...named, court: name, numbered: numbered(name) };
}

/** The text of a violation, and whether play is possible all the same; null if it is not about a place. */
export function faultOf(
  problem: Problem,
  order: readonly PlacedMatch[],
  violation: Violation,
  naming: Naming,
): { readonly level: FaultLevel; readonly fault: ScheduleFault } | null {
  const { fault, matches, minutes = 0, limit = 0, player = '' } = violation;
  const [first = '', second = ''] = matches;
  const courtOf = (match: ScheduleId): string => {
    const place = order.find((one) => String(one.match) === String(match));
    const fixed = problem.fixedCourt[problem.matchOf(match)] ?? -1;
    const id = place?.court ?? problem.situation.courts[fixed]?.id;
    return id === undefined ? '' : naming.court(id);
  };
  const startOf = (match: ScheduleId): number =>
    order.find((one) => String(one.match) === String(match))?.start ??
    problem.fixedStart[problem.matchOf(match)] ??
    0;
  const endOf = (match: ScheduleId): number =>
    startOf(match) + (problem.minutes[problem.matchOf(match)] as number);
  const warned = (said: ScheduleFault) => ({ level: 'warned', fault: said }) as const;
  const blocked = (said: ScheduleFault) => ({ level: 'blocked', fault: said }) as const;
  switch (fault) {
    case 'court-taken':
      return blocked(courtTaken(courtOf(first)));
    case 'court-closed':
      return warned({ code: 'court-closed', court: courtOf(first), numbered: numbered(courtOf(first)) });
    case 'court-not-allowed':
      return warned({
        code: 'court-not-allowed',
        court: courtOf(first),
        numbered: numbered(courtOf(first)),
      });
    case 'unknown-court':
      return blocked({ code: 'court-unknown' });
    case 'before-feeder': {
      // The match that is spoken of comes first: it is the one that waits, or the one that is waited for.
      const feeders = problem.links.feeders[problem.matchOf(first)] ?? [];
      if (feeders.includes(problem.matchOf(second)))
        return startOf(first) < endOf(second)
          ? blocked({ code: 'before-its-feeder' })
          : warned({ code: 'short-rest-after-feeder', minutes });
      return startOf(second) < endOf(first)
        ? blocked({ code: 'before-it-is-over' })
        : warned({ code: 'short-rest-before-next', minutes });
    }
    case 'too-close': {
      const name = naming.player(player, first);
      if (violation.rule === 'OP7') return warned({ code: 'may-be-in-both', name, minutes });
      const isOverlap = startOf(first) < endOf(second) && startOf(second) < endOf(first);
      const isNight = dayOf(startOf(first)) !== dayOf(startOf(second));
      if (!isOverlap) return warned({ code: isNight ? 'short-night' : 'short-rest', name, minutes });
      const court = courtOf(second);
      return blocked({ code: 'in-two-places', name, court, numbered: numbered(court) });
    }
    case 'away': {
      const name = naming.player(player, first);
      const isUntil = minutes === limit - startOf(first);
      // For the rest of the day: no later time helps.
      if (isUntil && limit % DAY === 0) return warned({ code: 'away', name });
      return warned({ code: isUntil ? 'away-until' : 'away-from', name, minutes });
    }
    case 'too-many':
      return warned({ code: fault, name: naming.player(player, first) });
    case 'too-early':
      return warned({ code: 'too-early', minutes });
    case 'ends-too-late':
      return warned({ code: 'too-late', minutes });
    case 'other-than-pinned':
      return warned({ code: 'pinned-elsewhere' });
    case 'does-not-follow':
      return warned({ code: 'does-not-follow' });
    case 'in-the-past':
      return warned({ code: 'in-the-past' });
    case 'before-published':
      return warned({ code: 'told-later' });
    default:
      return null;
  }
}
