import { describe, expect, it } from 'vitest';
import { formatOf } from './fixtures.ts';
import { judgeSet } from './judge-set.ts';
import { gameSet, matchTieBreak } from './score.ts';
import type { SetScore, TieBreakPoints } from './score.ts';

const judge = (code: string, set: SetScore): string => {
  const judged = judgeSet(set, formatOf(`SET1-S:${code}`).set);
  if (judged.state === 'won') return `won by ${judged.by}`;
  return judged.state === 'impossible' ? judged.reason.code : judged.state;
};

describe('[SC2] a set to 6 with a tie-break at 6-6', () => {
  it.each([
    [0, 0, 'open'],
    [5, 4, 'open'],
    [5, 5, 'open'],
    [6, 5, 'open'],
    [5, 6, 'open'],
    [6, 6, 'open'],
    [6, 0, 'won by 1'],
    [6, 4, 'won by 1'],
    [4, 6, 'won by 2'],
    [7, 5, 'won by 1'],
    [5, 7, 'won by 2'],
    [7, 6, 'won by 1'],
    [6, 7, 'won by 2'],
    [7, 4, 'games-beyond-end'],
    [3, 7, 'games-beyond-end'],
    [8, 4, 'games-not-two-clear'],
    [8, 6, 'games-past-tie-break'],
    [8, 7, 'games-past-tie-break'],
    [7, 7, 'games-past-tie-break'],
    [-1, 6, 'not-a-number'],
    [6, 1.5, 'not-a-number'],
  ])('[SC2] %i-%i: %s', (first, second, state) => {
    expect(judge('6/TB7', gameSet(first, second))).toBe(state);
  });
});

describe('[SC2] [SC6] the points of a tie-break to 7, two clear', () => {
  it.each<readonly [number, number, TieBreakPoints, string]>([
    [7, 6, [7, 0], 'won by 1'],
    [7, 6, [7, 5], 'won by 1'],
    [6, 7, [5, 7], 'won by 2'],
    [7, 6, [8, 6], 'won by 1'],
    [7, 6, [20, 18], 'won by 1'],
    [7, 6, [null, 4], 'won by 1'],
    [7, 6, [null, 38], 'won by 1'],
    [6, 7, [0, null], 'won by 2'],
    [7, 6, [7, 6], 'tie-break-not-over'],
    [7, 6, [6, 4], 'tie-break-not-over'],
    [7, 6, [8, 5], 'tie-break-beyond-end'],
    [7, 6, [9, 6], 'tie-break-beyond-end'],
    [7, 6, [4, 7], 'tie-break-lost-by-winner'],
    [7, 6, [7, null], 'tie-break-points-of-winner'],
    [7, 6, [null, null], 'tie-break-side-unknown'],
    [7, 6, [-1, 7], 'not-a-number'],
    [7, 6, [7, 1.5], 'not-a-number'],
    [7, 6, [null, -1], 'not-a-number'],
    [6, 6, [3, 2], 'open'],
    [6, 6, [0, 0], 'open'],
    [6, 6, [7, 6], 'open'],
    [6, 6, [9, 9], 'open'],
    [6, 6, [7, 5], 'tie-break-already-over'],
    [6, 6, [null, 5], 'tie-break-already-over'],
    [6, 6, [9, 2], 'tie-break-beyond-end'],
    [7, 5, [7, 3], 'tie-break-without-cause'],
    [6, 2, [null, 3], 'tie-break-without-cause'],
    [5, 3, [1, 0], 'tie-break-without-cause'],
    [8, 4, [7, 3], 'games-not-two-clear'],
  ])('[SC6] %i-%i with %j: %s', (first, second, points, state) => {
    expect(judge('6/TB7', gameSet(first, second, points))).toBe(state);
  });
});

describe('[SC3] other sets of games', () => {
  it.each<readonly [string, number, number, TieBreakPoints | null, string]>([
    ['4/TB7', 4, 2, null, 'won by 1'],
    ['4/TB7', 4, 3, null, 'open'],
    ['4/TB7', 5, 3, null, 'won by 1'],
    ['4/TB7', 5, 4, [null, 6], 'won by 1'],
    ['4/TB5@3', 4, 3, [5, 3], 'won by 1'],
    ['4/TB5@3', 4, 3, [5, 4], 'tie-break-not-over'],
    ['4/TB5@3', 4, 3, [6, 4], 'won by 1'],
    ['4/TB5@3', 5, 3, null, 'games-past-tie-break'],
    ['4/TB5@3', 3, 3, null, 'open'],
    ['4/TB5@3', 4, 2, null, 'won by 1'],
    ['4/TB5NOAD@3', 4, 3, [5, 4], 'won by 1'],
    ['4/TB5NOAD@3', 3, 4, [4, 5], 'won by 2'],
    ['4/TB5NOAD@3', 4, 3, [6, 4], 'tie-break-beyond-end'],
    ['4/TB5NOAD@3', 4, 3, [5, 5], 'tie-break-beyond-end'],
    ['4/TB5NOAD@3', 4, 3, [null, 4], 'won by 1'],
    ['4/TB5NOAD@3', 4, 3, [null, 5], 'tie-break-too-high'],
    ['4/TB5NOAD@3', 3, 3, [4, 4], 'open'],
    ['8/TB7', 9, 8, [null, 5], 'won by 1'],
    ['8/TB7', 9, 7, null, 'won by 1'],
    ['8/TB7', 8, 7, null, 'open'],
    ['8/TB7@7', 8, 7, null, 'won by 1'],
    ['6/TB7@12', 13, 12, [null, 3], 'won by 1'],
    ['6/TB7@12', 12, 10, null, 'won by 1'],
    ['6/TB7@12', 14, 12, null, 'games-past-tie-break'],
    ['6/TB10', 7, 6, [10, 8], 'won by 1'],
    ['6/TB10', 7, 6, [7, 5], 'tie-break-not-over'],
  ])('[SC3] %s: %i-%i %j is %s', (code, first, second, points, state) => {
    expect(judge(code, gameSet(first, second, points))).toBe(state);
  });

  it.each<readonly [number, number, string]>([
    [70, 68, 'won by 1'],
    [68, 70, 'won by 2'],
    [70, 69, 'open'],
    [7, 7, 'open'],
    [70, 67, 'games-not-two-clear'],
    [7, 4, 'games-beyond-end'],
    [8, 6, 'won by 1'],
  ])('[SC8] an advantage set takes any two-clear score: %i-%i is %s', (first, second, state) => {
    expect(judge('6', gameSet(first, second))).toBe(state);
  });

  it('[SC3] an advantage set has no tie-break points', () => {
    expect(judge('6', gameSet(7, 5, [null, 3]))).toBe('tie-break-in-advantage-set');
  });
});

describe('[SC3] [SC6] a tie-break in place of a set', () => {
  it.each<readonly [string, SetScore, string]>([
    ['TB10', matchTieBreak(10, 8), 'won by 1'],
    ['TB10', matchTieBreak(8, 10), 'won by 2'],
    ['TB10', matchTieBreak(10, 9), 'open'],
    ['TB10', matchTieBreak(19, 17), 'won by 1'],
    ['TB10', matchTieBreak(11, 8), 'tie-break-beyond-end'],
    ['TB10', matchTieBreak(null, 8), 'won by 1'],
    ['TB10', matchTieBreak(8, null), 'won by 2'],
    ['TB10', matchTieBreak(7, 3), 'open'],
    ['TB7', matchTieBreak(7, 3), 'won by 1'],
    ['TB10', gameSet(1, 0), 'won by 1'],
    ['TB10', gameSet(0, 1), 'won by 2'],
    ['TB10', gameSet(1, 1), 'not-a-set-of-games'],
    ['TB10', gameSet(0, 0), 'not-a-set-of-games'],
    ['TB10', gameSet(2, 0), 'not-a-set-of-games'],
    ['TB10', gameSet(2, -1), 'not-a-set-of-games'],
    ['TB10', gameSet(2, 1), 'not-a-set-of-games'],
    ['TB10', gameSet(1, 0, [null, 3]), 'not-a-set-of-games'],
    ['TB10', gameSet(6, 4), 'not-a-set-of-games'],
    ['6/TB7', matchTieBreak(10, 8), 'not-a-match-tie-break'],
    ['T20', matchTieBreak(10, 8), 'not-a-match-tie-break'],
  ])('[SC3] %s: %j is %s', (code, set, state) => {
    expect(judge(code, set)).toBe(state);
  });
});

describe('[SC3] a timed set', () => {
  it.each<readonly [SetScore, string]>([
    [gameSet(5, 3), 'won by 1'],
    [gameSet(12, 14), 'won by 2'],
    [gameSet(4, 4), 'level'],
    [gameSet(-4, 4), 'not-a-number'],
    [gameSet(5, 3, [null, 3]), 'tie-break-in-timed-set'],
  ])('[SC3] %j is %s', (set, state) => {
    expect(judge('T20', set)).toBe(state);
  });
});
