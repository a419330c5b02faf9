// Moves all matches of a plan as late as its end allows, or as early as can be. Early rounds then come shortly before those that wait for them, and what
// was scattered over the courts closes up: one after the other, the two often end sooner than the plan that they were given.
import type { Judge } from './cost.ts';
import type { Placer } from './placing.ts';
import type { Problem } from './problem.ts';
import { DAY, dayOf } from './situation.ts';
import type { Timetable } from './timetable.ts';

/** The matches that may move by themselves: those that follow each other at once stay where they are. */
export function movable({ open, follows, followedBy }: Problem, timetable: Timetable): number[] {
  return [...open].filter(
    (match) =>
      timetable.isPlaced(match) && (follows[match] as number) < 0 && (followedBy[match] as number) < 0,
  );
}

/** By day: when its last match is over. */
export function endsOfDays(timetable: Timetable): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const match of timetable.problem.open) {
    if (!timetable.isPlaced(match)) continue;
    const day = dayOf(timetable.start[match] as number);
    ends.set(day, Math.max(ends.get(day) ?? 0, timetable.endOf(match)));
  }
  return ends;
}

/**
 * Moves each match as late as those after it allow, the last one first.
 * @param until nothing is over later than this minute, or than the one of its day
 * @param staysOnDay whether each match stays on its day
 */
export function moveLate(
  timetable: Timetable,
  until: number | ReadonlyMap<number, number>,
  staysOnDay: boolean,
): void {
  const { problem } = timetable;
  const { target = DAY } = problem.situation;
  const matches = movable(problem, timetable).toSorted(
    (one, other) => timetable.endOf(other) - timetable.endOf(one) || one - other,
  );
  for (const match of matches) {
    const court = timetable.court[match] as number;
    const start = timetable.start[match] as number;
    const day = dayOf(start);
    const end = typeof until === 'number' ? until : (until.get(day) ?? 0);
    const evening = staysOnDay ? day * DAY + target : Infinity;
    const upTo = Math.min(end, evening) - (problem.minutes[match] as number);
    if (upTo <= start) continue;
    timetable.remove(match);
    let best = court;
    let latest = start;
    if (timetable.ask(match))
      for (const one of problem.courtsOf[match] as Int32Array) {
        const at = timetable.lastOn(match, one, upTo);
        if (at <= latest && !(at === latest && one === court)) continue;
        latest = at;
        best = one;
      }
    timetable.place(match, best, latest);
  }
}

/** Moves each match as early as those before it allow, the first one first. */
export function moveEarly(timetable: Timetable, placer: Placer): void {
  const matches = movable(timetable.problem, timetable).toSorted(
    (one, other) => (timetable.start[one] as number) - (timetable.start[other] as number) || one - other,
  );
  for (const match of matches) {
    const court = timetable.court[match] as number;
    const start = timetable.start[match] as number;
    timetable.remove(match);
    if (!placer.placeEarliest(timetable, match)) timetable.place(match, court, start);
  }
}

/** The moved matches of a day that make each other wait, as groups. */
function groupsOf(moved: readonly number[], before: Timetable): readonly (readonly number[])[] {
  const { touches } = before.problem;
  const groupOf = new Map(moved.map((match) => [match, [match]]));
  const dayBefore = (match: number): number => dayOf(before.start[match] as number);
  for (const match of moved) {
    for (const other of touches[match] as Int32Array) {
      const own = groupOf.get(match) as number[];
      const others = groupOf.get(other);
      if (others === undefined || others === own || dayBefore(match) !== dayBefore(other)) continue;
      own.push(...others);
      for (const one of others) groupOf.set(one, own);
    }
  }
  return [...new Set(groupOf.values())];
}

/**
 * Moves matches back to where they were in an earlier plan as long as the whole costs no more: first together with those of their day that wait for
 * them, then each by itself. So nothing stays late without gain.
 */
export function moveBack(timetable: Timetable, before: Timetable, judge: Judge): void {
  const startBefore = (match: number): number => before.start[match] as number;
  const isMoved = (match: number): boolean => timetable.start[match] !== startBefore(match);
  const inOrder = (matches: readonly number[]): number[] =>
    matches.toSorted((one, other) => startBefore(one) - startBefore(other) || one - other);
  let moved = inOrder(movable(timetable.problem, timetable).filter(isMoved));
  /** The whole cost for several matches; for one, the part that depends on where it is, without the end of it all. */
  const costOf = (matches: readonly number[]): number => {
    const [match = -1, ...others] = matches;
    return others.length > 0 ? judge.total(timetable) : judge.around(timetable, match);
  };
  /** Whether all of them are back; if not, they stay where they are. */
  const goBack = (matches: readonly number[]): boolean => {
    const kept = matches.map((match) => ({
      match,
      court: timetable.court[match] as number,
      start: timetable.start[match] as number,
    }));
    const cost = costOf(matches);
    for (const { match } of kept) timetable.remove(match);
    const areBack = matches.every((match) => {
      const court = before.court[match] as number;
      const start = startBefore(match);
      if (!timetable.ask(match) || timetable.nextOn(match, court, start) !== start) return false;
      timetable.place(match, court, start);
      return true;
    });
    if (areBack && costOf(matches) <= cost) return true;
    for (const { match } of kept) if (timetable.isPlaced(match)) timetable.remove(match);
    for (const { match, court, start } of kept) timetable.place(match, court, start);
    return false;
  };
  for (const group of groupsOf(moved, before)) if (group.length > 1) goBack(inOrder(group));
  for (let left = Infinity; moved.length < left;) {
    left = moved.length;
    moved = moved.filter((match) => isMoved(match) && !goBack([match]));
  }
}
