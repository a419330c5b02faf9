// The matches of a plan that go well with one of them: related by draw or people, at about the same time, or of one round.
import type { Random } from '../random.ts';
import type { Problem } from './problem.ts';
import { dayOf } from './situation.ts';
import type { Timetable } from './timetable.ts';

/** Matches that begin at most this many minutes apart are at about the same time. */
const ABOUT = 150;

/** A match with those that it waits for, that wait for it, and that share people with it. */
export function related(problem: Problem, random: Random, match: number, size: number): readonly number[] {
  const { links, conflicts, states } = problem;
  const chosen = new Set([match]);
  const next = [match];
  while (chosen.size < size && next.length > 0) {
    const one = next.shift() as number;
    const others = [
      ...(links.feeders[one] ?? []),
      ...(links.followers[one] ?? []),
      ...(conflicts.hard[one] ?? []),
    ];
    for (const other of random.shuffle(others)) {
      if (chosen.size >= size) break;
      if (states[other] !== 'open' || chosen.has(other)) continue;
      chosen.add(other);
      next.push(other);
    }
  }
  return [...chosen];
}

/** Matches at about the same time as one of them. */
export function around(
  { open }: Problem,
  random: Random,
  timetable: Timetable,
  match: number,
  size: number,
): readonly number[] {
  const centre = timetable.start[match] as number;
  const near = [...open].filter(
    (other) => timetable.isPlaced(other) && Math.abs((timetable.start[other] as number) - centre) <= ABOUT,
  );
  return [match, ...random.shuffle(near).slice(0, size)];
}

/** The matches of one round of an event on one day. */
export function sameRound(
  { open, eventOf, matches }: Problem,
  random: Random,
  timetable: Timetable,
  match: number,
  most: number,
): readonly number[] {
  const day = dayOf(timetable.start[match] as number);
  const same = [...open].filter(
    (other) =>
      eventOf[other] === eventOf[match] &&
      matches[other]?.round === matches[match]?.round &&
      dayOf(timetable.start[other] as number) === day,
  );
  return random.shuffle(same).slice(0, most);
}
