// Moves all matches of a plan as late as its end allows, or as early as can be. Early rounds then come shortly before those that wait for them, and what
// was scattered over the courts closes up: one after the other, the two often end sooner than the plan that they were given.
import type { Placer } from './placing.ts';
import type { Problem } from './problem.ts';
import { DAY, dayOf } from './situation.ts';
import type { Timetable } from './timetable.ts';

/** The matches that may move by themselves: those that follow each other at once stay where they are. */
function movable({ open, follows, followedBy }: Problem, timetable: Timetable): number[] {
  return [...open].filter(
    (match) =>
      timetable.isPlaced(match) && (follows[match] as number) < 0 && (followedBy[match] as number) < 0,
  );
}

/**
 * Moves each match as late as those after it allow, the last one first.
 * @param until nothing is over later than this minute
 * @param staysOnDay whether each match stays on its day
 */
export function moveLate(timetable: Timetable, until: number, staysOnDay: boolean): void {
  const { problem } = timetable;
  const { target = DAY } = problem.situation;
  const matches = movable(problem, timetable).toSorted(
    (one, other) => timetable.endOf(other) - timetable.endOf(one) || one - other,
  );
  for (const match of matches) {
    const court = timetable.court[match] as number;
    const start = timetable.start[match] as number;
    const evening = staysOnDay ? dayOf(start) * DAY + target : Infinity;
    const upTo = Math.min(until, evening) - (problem.minutes[match] as number);
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
