import { describe, expect, it } from 'vitest';
import { scoreOf } from './fixtures.ts';
import { formatScore } from './format-score.ts';
import { formatSet } from './format-set.ts';
import { gameSet, isBlankSet, matchTieBreak, NO_SCORE, swapScore, withoutBlankSets } from './score.ts';
import type { EndingKind, Score } from './score.ts';
import { leader, ofSide, otherSide, swapPair } from './side.ts';
import { suggestedWinner } from './suggested-winner.ts';

describe('[SC6] one set in writing', () => {
  it.each([
    [gameSet(6, 4), '6-4', '6-4'],
    [gameSet(7, 6, [null, 4]), '7-6(4)', '7-6(4)'],
    [gameSet(6, 7, [0, null]), '6-7(0)', '6-7(0)'],
    [gameSet(7, 6, [7, 4]), '7-6(4)', '7-6(7-4)'],
    [gameSet(6, 7, [4, 7]), '6-7(4)', '6-7(4-7)'],
    [gameSet(7, 6, [12, 10]), '7-6(10)', '7-6(12-10)'],
    [gameSet(7, 6, [10, 4]), '7-6(10-4)', '7-6(10-4)'],
    [gameSet(6, 7, [7, 4]), '6-7(7-4)', '6-7(7-4)'],
    [gameSet(6, 6, [7, 4]), '6-6(7-4)', '6-6(7-4)'],
    [gameSet(6, 6, [3, 2]), '6-6(3-2)', '6-6(3-2)'],
    [gameSet(7, 6, [null, null]), '7-6', '7-6'],
    [matchTieBreak(10, 8), '[10-8]', '[10-8]'],
    [matchTieBreak(null, 8), '1-0(8)', '1-0(8)'],
    [matchTieBreak(8, null), '0-1(8)', '0-1(8)'],
  ])('[SC6] %j is %s', (set, short, exact) => {
    expect([formatSet(set), formatSet(set, 'both')]).toEqual([short, exact]);
  });
});

describe('[OU2] a score in writing', () => {
  it.each<readonly [EndingKind, string]>([
    ['retired', '6-4 3-2 ret.'],
    ['walkover', '6-4 3-2 w.o.'],
    ['defaulted', '6-4 3-2 def.'],
    ['withdrawn', '6-4 3-2 wdn.'],
    ['abandoned', '6-4 3-2 abn.'],
    ['cancelled', '6-4 3-2 canc.'],
  ])('[OU1] %s: %s', (kind, text) => {
    expect(formatScore({ sets: [gameSet(6, 4), gameSet(3, 2)], ending: { kind, by: null } })).toBe(text);
  });

  it('[OU2] puts the chosen side first', () => {
    const score = scoreOf('4-6 6-7(3) ret.');
    expect(formatScore(score, { first: 2 })).toBe('6-4 7-6(3) ret.');
    expect(formatScore(score, { first: 1 })).toBe('4-6 6-7(3) ret.');
    expect(formatScore(scoreOf('7-6(7-3)'), { first: 2, tieBreaks: 'both' })).toBe('6-7(3-7)');
  });

  it('[OU1] says when it happened to both', () => {
    expect(formatScore({ sets: [], ending: { kind: 'walkover', by: 'both' } })).toBe('double w.o.');
    expect(formatScore(NO_SCORE)).toBe('');
  });
});

describe('sides', () => {
  it('belong to the first and second place of a pair', () => {
    expect([ofSide(['a', 'b'], 1), ofSide(['a', 'b'], 2)]).toEqual(['a', 'b']);
    expect([otherSide(1), otherSide(2)]).toEqual([2, 1]);
    expect(swapPair([1, 2])).toEqual([2, 1]);
    expect([leader([1, 0]), leader([0, 1]), leader([1, 1])]).toEqual([1, 2, null]);
  });

  it.each<readonly [Score['ending'], Score['ending']]>([
    [
      { kind: 'retired', by: 1 },
      { kind: 'retired', by: 2 },
    ],
    [
      { kind: 'walkover', by: 2 },
      { kind: 'walkover', by: 1 },
    ],
    [
      { kind: 'walkover', by: 'both' },
      { kind: 'walkover', by: 'both' },
    ],
    [
      { kind: 'abandoned', by: null },
      { kind: 'abandoned', by: null },
    ],
    [null, null],
  ])('swap with everything that belongs to them: %j', (ending, swapped) => {
    const score: Score = { sets: [gameSet(7, 6, [null, 4]), gameSet(4, 6), matchTieBreak(10, 8)], ending };
    expect(swapScore(score)).toEqual({
      sets: [gameSet(6, 7, [4, null]), gameSet(6, 4), matchTieBreak(8, 10)],
      ending: swapped,
    });
  });
});

describe('blank sets', () => {
  it.each([
    [gameSet(0, 0), true],
    [gameSet(1, 0), false],
    [gameSet(0, 1), false],
    [gameSet(0, 0, [1, 0]), false],
    [matchTieBreak(0, 0), true],
    [matchTieBreak(1, 0), false],
    [matchTieBreak(0, 1), false],
    [matchTieBreak(null, 0), false],
  ])('%j is blank: %s', (set, blank) => {
    expect(isBlankSet(set)).toBe(blank);
  });

  it('are dropped at the end only', () => {
    const kept = [gameSet(0, 0), gameSet(6, 4)];
    expect(
      withoutBlankSets({ sets: [...kept, gameSet(0, 0), matchTieBreak(0, 0)], ending: null }).sets,
    ).toEqual(kept);
    expect(withoutBlankSets({ sets: [gameSet(0, 0)], ending: null }).sets).toEqual([]);
    const whole: Score = { sets: kept, ending: null };
    expect(withoutBlankSets(whole)).toBe(whole);
  });
});

describe('the suggested winner of section 4 [S4.10]', () => {
  it.each([
    ['6-4 6-4', 1],
    ['6-4 3-6', null],
    ['6-4 3-6 3-2', 1],
    ['2-1', 1],
    ['1-2', 2],
    ['1-1', null],
    ['6-4 3-6 [8-10]', 2],
    ['6-4 3-6 [10-8]', 1],
    ['4-6 6-4 6-6(3-2)', 1],
    ['6-4 3-6 1-0(8)', 1],
    ['6-4 3-6 0-1(8)', 2],
    ['6-4 4-6 6-6(2-3)', 2],
    ['6-4 4-6 6-6(3-3)', null],
    ['6-7(2) 1-6', 2],
    ['6-7(7-4)', 2],
  ])('%s suggests %s', (text, winner) => {
    expect(suggestedWinner(scoreOf(text))).toBe(winner);
  });

  it('is nobody without a score, or with points of nobody', () => {
    expect(suggestedWinner(NO_SCORE)).toBe(null);
    expect(suggestedWinner({ sets: [matchTieBreak(null, null)], ending: null })).toBe(null);
  });
});
