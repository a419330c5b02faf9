// Finds the next player to step into the main draw from qualifying [SB1].
import { randomFrom } from '../random.ts';
import { stageAt } from '../draws/structure.ts';
import { decisionOf, occupantOf } from './progress.ts';
import type { Progress } from './progress.ts';

/**
 * The lucky losers in the order in which they step in: players who lost in the last qualifying round, by ranking (unranked last, then by entry
 * order). The first `vacancies + 1` of them are in an order drawn by lot from `randomSeed` [SB1]. Entry indexes; withdrawn entries and those already
 * in the main draw are left out.
 */
export function luckyLosers(progress: Progress, vacancies: number, randomSeed: number): number[] {
  const { structure, entries } = progress.draw;
  if (structure.type !== 'qualifying') return [];
  const { rounds, matchCount } = stageAt(structure, 0);
  const losers: number[] = [];
  for (const [match, { stage, round }] of structure.matches.entries()) {
    const decision = decisionOf(progress, match);
    if (stage > 0 || round < rounds || (decision !== 1 && decision !== 2)) continue;
    const loser = occupantOf(progress, match * 2 + 2 - decision);
    const isIn = progress.slots.includes(loser, matchCount * 2);
    if (loser >= 0 && !isIn && !progress.withdrawn.includes(loser)) losers.push(loser);
  }
  // Unranked ones come last, and like equals in the order of entry.
  const rankingOf = (entry: number): number => entries[entry]?.ranking ?? Number.MAX_SAFE_INTEGER;
  losers.sort((a, b) => rankingOf(a) - rankingOf(b) || a - b);
  const drawn = randomFrom(randomSeed).shuffle(losers.slice(0, vacancies + 1));
  return [...drawn, ...losers.slice(vacancies + 1)];
}
