// Who is next to step into the main draw from qualifying [SB1].
import { randomFrom } from '../random.ts';
import { occupantOf } from './progress.ts';
import type { Progress } from './progress.ts';

/**
 * The lucky losers in the order in which they step in: those who lost in the last qualifying round, by ranking (unranked
 * last, then by entry order), the first `vacancies + 1` of them in an order drawn by lot from `randomSeed` [SB1]. Entry
 * indexes; withdrawn entries and those already in the main draw are left out.
 */
export function luckyLosers(progress: Progress, vacancies: number, randomSeed: number): number[] {
  const { structure, entries } = progress.draw;
  const qualifying = structure.stages[0];
  const main = structure.stages[1];
  if (structure.type !== 'qualifying' || qualifying === undefined || main === undefined) return [];
  const losers: number[] = [];
  for (let match = 0; match < qualifying.matchCount; match++) {
    const decision = progress.decisions[match];
    if (structure.matches[match]?.round !== qualifying.rounds || (decision !== 1 && decision !== 2)) continue;
    const loser = occupantOf(progress, match * 2 + 2 - decision);
    if (loser < 0 || progress.withdrawn.includes(loser)) continue;
    if (progress.slots.indexOf(loser, main.firstMatch * 2) < 0) losers.push(loser);
  }
  const rankingOf = (entry: number): number => entries[entry]?.ranking ?? Infinity;
  losers.sort((a, b) => (rankingOf(a) === rankingOf(b) ? a - b : rankingOf(a) - rankingOf(b)));
  const drawn = randomFrom(randomSeed).shuffle(losers.slice(0, vacancies + 1));
  return [...drawn, ...losers.slice(vacancies + 1)];
}
