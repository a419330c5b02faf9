import { describe, expect, it } from 'vitest';
import { formatOf, scoreOf } from './fixtures.ts';
import { NO_SCORE } from './score.ts';
import { setsOver } from './sets-over.ts';

describe('the sets that are over', () => {
  it.each([
    ['SET3-S:6/TB7', '6-4', [[6, 4]]],
    ['SET3-S:6/TB7', '6-4 3-2', [[6, 4]]],
    ['SET3-S:6/TB7', '5-4', []],
    ['SET3-S:6/TB7', '6-6', []],
    [
      'SET3-S:6/TB7',
      '7-6(5) 4-6',
      [
        [7, 6],
        [4, 6],
      ],
    ],
    ['SET3-S:4/TB7', '4-2 3-3', [[4, 2]]],
    [
      'SET3-S:6/TB7-F:TB10',
      '6-4 4-6 [10-8]',
      [
        [6, 4],
        [4, 6],
        [1, 0],
      ],
    ],
  ])('[OP28] of %s at %s', (code, text, sets) => {
    expect(setsOver(scoreOf(text), formatOf(code))).toEqual(sets);
  });

  it('are none before the first point, and unknown where the score does not belong to the format', () => {
    expect(setsOver(NO_SCORE, formatOf('SET3-S:6/TB7'))).toEqual([]);
    expect(setsOver(scoreOf('9-8(5)'), formatOf('SET3-S:6/TB7'))).toBeNull();
    expect(setsOver(scoreOf('6-4 6-4'), formatOf('SET1-S:6/TB7'))).toBeNull();
  });

  it('are unknown where a set ends by the clock', () => {
    expect(setsOver(scoreOf('5-3'), formatOf('SET1-S:T20'))).toBeNull();
  });
});
