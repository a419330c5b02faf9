// What is in the way of a match that has no lawful place: whether courts are open and free at all, and the places that are lawful but for one thing, such
// as a rest that is 20 minutes too short or a court that closes 30 minutes too early [OP2-OP12].
import { err, ok, type Result } from '../result.ts';
import { checkOrder } from './check.ts';
import { freeToMove, PLACE_STEP } from './places.ts';
import { problemOf, type Problem, type SituationError } from './problem.ts';
import { faultOf, type Naming, type ScheduleFault } from './said.ts';
import type { PlacedMatch, ScheduleId, Situation, Span } from './situation.ts';

/** A place that is lawful but for these faults. */
export interface NearPlace extends PlacedMatch {
  readonly faults: readonly ScheduleFault[];
  /** Minutes of it that lie outside the hours of its court; 0 if none do. */
  readonly outside: number;
}

export interface InTheWay {
  /** Whether a court that the match may use is open at all. */
  readonly isOpen: boolean;
  /** The first minute from which such a court is open and has nothing else for as long as the match takes; null if there is none. */
  readonly courtFrom: number | null;
  /** The places that lack least, one for each thing that they lack: those with the fewest faults, the smallest lack first. */
  readonly near: readonly NearPlace[];
  /** Why it cannot be played at all, such as before the matches that it waits for; null if a place is near. */
  readonly blocked: ScheduleFault | null;
}

/** A court is not kept open for longer than that for one match. */
const MOST_OUTSIDE = 120;
/** How much a fault counts that has no minutes of its own, in minutes. */
const WITHOUT_MINUTES = 240;

/** What else is on a court. */
function takenOn(problem: Problem, others: readonly PlacedMatch[], court: number): readonly Span[] {
  const { fixedCourt, fixedStart, minutes, turnaround } = problem;
  const spanOf = (match: number, start: number): Span => [
    start - turnaround,
    start + (minutes[match] as number) + turnaround,
  ];
  const placed = others.flatMap(({ match, court: id, start }): Span[] => {
    const at = problem.matchOf(match);
    return at >= 0 && problem.courtOf(id) === court ? [spanOf(at, start)] : [];
  });
  const fixed = [...fixedCourt].flatMap((own, match): Span[] =>
    own === court && (fixedStart[match] as number) >= 0 ? [spanOf(match, fixedStart[match] as number)] : [],
  );
  return [...placed, ...fixed];
}

/** By how many minutes a span of time sticks out of the span that holds most of it; infinite where that is because of the dark or of a closure. */
function outsideOf(usable: readonly Span[], open: readonly Span[], [start, end]: Span): number {
  const beyond = (spans: readonly Span[]): number =>
    Math.min(Infinity, ...spans.map(([from, to]) => Math.max(0, from - start) + Math.max(0, end - to)));
  const outside = beyond(usable);
  return outside === beyond(open) ? outside : Infinity;
}

const lackOf = (faults: readonly ScheduleFault[], outside: number): number =>
  faults.reduce((sum, fault) => {
    if (fault.code === 'court-closed') return sum + outside;
    return sum + ('minutes' in fault ? fault.minutes : WITHOUT_MINUTES);
  }, 0);

/**
 * What is in the way of a match within a span of minutes, while the rest of an order stays. Null if the match is not one that can be placed. Refuses an
 * unreadable situation.
 * @param naming how people and courts are called in the faults
 * @param isMeant whether a court can be offered
 * @param goesOn false ends the search with what it has found so far
 */
export function inTheWay(
  given: Situation,
  order: readonly PlacedMatch[],
  match: ScheduleId,
  [from, to]: Span,
  naming: Naming,
  isMeant: (court: ScheduleId) => boolean = () => true,
  goesOn: () => boolean = () => true,
): Result<InTheWay | null, SituationError> {
  const { situation, others } = freeToMove(given, order, match);
  const problem = problemOf(situation);
  if (!problem.ok) return err(problem.error);
  const { value } = problem;
  const moved = value.matchOf(match);
  if (value.states[moved] !== 'open') return ok(null);
  const placed = new Set(others.map((place) => String(place.match)));
  const unplaced = value.matches.map(({ id }) => id).filter((id) => !placed.has(String(id)));
  const earliest = Math.max(from, situation.now ?? from);
  const minutes = value.minutes[moved] as number;
  const allowed = new Set(value.courtsOf[moved]);
  const best = new Map<string, { readonly place: NearPlace; readonly lack: number }>();
  let isOpen = false;
  let courtFrom: number | null = null;
  let blocked: ScheduleFault | null = null;

  // The check judges the matches of an order; one that waits for this one and stays where it is is none of them.
  const next = Math.min(
    Infinity,
    ...(value.links.followers[moved] ?? []).flatMap((one) =>
      value.states[one] === 'live' ? [value.fixedStart[one] as number] : [],
    ),
  );
  const look = (place: PlacedMatch, outside: number): void => {
    const end = place.start + minutes;
    if (end > next) {
      blocked ??= { code: 'before-it-is-over' };
      return;
    }
    const soon = end + (value.rest[moved] as number) - next;
    const tried = [...others, place];
    const broken = checkOrder(value, tried, unplaced).filter(
      ({ rule, matches }) => rule !== 'OP1' && matches.some((id) => String(id) === String(match)),
    );
    const faults: ScheduleFault[] = soon > 0 ? [{ code: 'short-rest-before-next', minutes: soon }] : [];
    for (const violation of broken) {
      const rest = violation.matches.filter((id) => String(id) !== String(match));
      const found = faultOf(value, tried, { ...violation, matches: [match, ...rest] }, naming);
      if (found === null) continue;
      // What cannot be played is no place.
      if (found.level === 'blocked') {
        blocked ??= found.fault;
        return;
      }
      faults.push(found.fault);
    }
    if (faults.length === 0) return;
    const key = [...new Set(faults.map(({ code }) => code))].toSorted().join(' ');
    const lack = lackOf(faults, outside);
    if (lack < (best.get(key)?.lack ?? Infinity))
      best.set(key, { place: { ...place, faults, outside }, lack });
  };

  const columns = value.situation.courts.flatMap(({ id, open: hours }, court) => {
    const open = hours.filter(([opens, shuts]) => opens < to && from < shuts);
    if (!isMeant(id) || open.length === 0) return [];
    const mayUse = allowed.has(court);
    const usable = value.usable[court] ?? [];
    isOpen ||= mayUse && usable.some(([opens, shuts]) => opens < to && from < shuts);
    const first = Math.max(earliest, Math.min(...open.map(([opens]) => opens)) - MOST_OUTSIDE);
    const last = Math.min(to, Math.max(...open.map(([, shuts]) => shuts)) + MOST_OUTSIDE - minutes);
    return [{ id, open, mayUse, usable, first, last, taken: takenOn(value, others, court) }];
  });
  const opening = Math.min(...columns.map(({ first }) => first));
  const closing = Math.max(...columns.map(({ last }) => last));
  // Every court at the same time before any of them later: where time runs out, the next hours of all of them were looked at.
  for (let start = Math.ceil(opening / PLACE_STEP) * PLACE_STEP; start <= closing; start += PLACE_STEP)
    for (const { id, open, mayUse, usable, first, last, taken } of columns) {
      const end = start + minutes;
      if (start < first || start > last) continue;
      if (taken.some(([begins, ends]) => begins < end && start < ends)) continue;
      const outside = outsideOf(usable, open, [start, end]);
      if (outside > MOST_OUTSIDE || !goesOn()) continue;
      if (outside === 0 && mayUse) courtFrom = Math.min(courtFrom ?? start, start);
      look({ match, court: id, start }, outside);
    }
  const near = [...best.values()]
    .toSorted(
      ({ place: one, lack }, { place: other, lack: otherLack }) =>
        one.faults.length - other.faults.length || lack - otherLack || one.start - other.start,
    )
    .map(({ place }) => place);
  // What lacks two things is named only where nothing lacks less.
  const fewest = near[0]?.faults.length;
  return ok({
    isOpen,
    courtFrom,
    near: near.filter(({ faults }) => faults.length === fewest),
    blocked: near.length === 0 ? blocked : null,
  });
}
