import { describe, expect, it } from 'vitest';
import { formatOf, scoreOf } from './fixtures.ts';
import { formatScore } from './format-score.ts';
import { parseScore } from './parse-score.ts';
import { gameSet, matchTieBreak } from './score.ts';
import type { Ending, SetScore } from './score.ts';

const sets = (text: string, code?: string): readonly SetScore[] =>
  scoreOf(text, code === undefined ? {} : { format: formatOf(code) }).sets;

describe('[SC6] how a score is written', () => {
  it.each<readonly [string, readonly SetScore[]]>([
    ['6-4', [gameSet(6, 4)]],
    ['6-4 3-6 7-6(5)', [gameSet(6, 4), gameSet(3, 6), gameSet(7, 6, [null, 5])]],
    ['6-7(0)', [gameSet(6, 7, [0, null])]],
    ['7-6(7-4)', [gameSet(7, 6, [7, 4])]],
    ['6-6(3-2)', [gameSet(6, 6, [3, 2])]],
    ['9-8(5)', [gameSet(9, 8, [null, 5])]],
    ['[10-8]', [matchTieBreak(10, 8)]],
    ['(10-8)', [matchTieBreak(10, 8)]],
    ['6-4 3-6 [[10-7]]', [gameSet(6, 4), gameSet(3, 6), matchTieBreak(10, 7)]],
    ['6-4 3-6(10-7)', [gameSet(6, 4), gameSet(3, 6), matchTieBreak(10, 7)]],
    ['1-0(8)', [matchTieBreak(null, 8)]],
    ['0-1(8)', [matchTieBreak(8, null)]],
    ['1-0(10-8)', [matchTieBreak(10, 8)]],
    ['0-1(8-10)', [matchTieBreak(8, 10)]],
    ['70-68', [gameSet(70, 68)]],
    ['7-5(3)', [gameSet(7, 5, [null, 3])]],
  ])('[SC6] %s', (text, expected) => {
    expect(sets(text)).toEqual(expected);
  });
});

describe('quick typing: one group of digits a set', () => {
  it.each([
    ['63 46 7610', '6-3 4-6 7-6(10)'],
    ['76', '7-6'],
    ['00 64', '0-0 6-4'],
    ['1210 64', '12-10 6-4'],
    ['1012 64', '10-12 6-4'],
    ['108', '10-8'],
    ['810', '8-10'],
    ['67(10)', '6-7(10)'],
    ['670', '6-7(0)'],
    ['6712', '6-7(12)'],
    ['545', '5-4(5)'],
    ['434', '4-3(4)'],
    ['985', '9-8(5)'],
    ['8910', '8-9(10)'],
    ['1098', '10-9(8)'],
    ['1312', '13-12'],
    ['13127', '13-12(7)'],
    ['3028', '30-28'],
    ['7630', '7-6(30)'],
    ['64 36 105', '6-4 3-6 [10-5]'],
    ['64 36 108', '6-4 3-6 10-8'],
    ['10(8)', '1-0(8)'],
    ['76(7-4)', '7-6(4)'],
  ])('%s is %s', (text, written) => {
    expect(formatScore(scoreOf(text))).toBe(written);
  });

  it.each(['6364', '6776', '7631', '3129', '1998', '6', '634675', '065', '63(4', '634(5)', '5-', '3231'])(
    'does not guess what %s means',
    (text) => {
      expect(parseScore(text).ok).toBe(false);
    },
  );
});

describe('readings that need a decision', () => {
  it.each([
    ['4-6 6-3 10-5', '4-6 6-3 [10-5]'],
    ['4-6 6-3 5-10', '4-6 6-3 [5-10]'],
    ['4-6 6-3 12-10', '4-6 6-3 12-10'],
    ['4-6 6-3 10-8', '4-6 6-3 10-8'],
    ['4-6 6-3 1-0', '4-6 6-3 1-0'],
    ['10-5 4-6 6-3', '10-5 4-6 6-3'],
    ['10-5', '10-5'],
    ['4-6 6-3 10-9', '4-6 6-3 10-9'],
    ['0-18', '0-18'],
    ['2-11', '2-11'],
    ['100-98', '100-98'],
    ['1-1(5-3)', '1-1(5-3)'],
    ['4-6 6-3 12-9', '4-6 6-3 12-9'],
    ['4-6 6-3 7-3', '4-6 6-3 7-3'],
    ['7-6 (7-5) 6-4', '7-6(5) 6-4'],
    ['4-6 7-6 (10-8)', '4-6 7-6 [10-8]'],
    ['4-6 7-6(10-8)', '4-6 7-6(8)'],
    ['4-6 7-6[10-8]', '4-6 7-6(8)'],
    ['6-4 7-6 [10-8]', '6-4 7-6 [10-8]'],
    ['7-6 [5]', '7-6(5)'],
    ['6-4 6-7 (10-8)', '6-4 6-7 [10-8]'],
    ['6-4 7-6 (10-8)', '6-4 7-6(8)'],
    ['4-6 7-6 (10-8) ret.', '4-6 7-6(8) ret.'],
    ['64 67 (10-8)', '6-4 6-7 [10-8]'],
    ['6-4 6-7(5) 0-0 ret', '6-4 6-7(5) ret.'],
    ['6-7(7-4) 6-1 6-1', '6-7(7-4) 6-1 6-1'],
    // Broken off during a match tie-break: no set of games stands at 7-2, and none is won 8-3.
    ['2-6 6-3 7-2 ret.', '2-6 6-3 [7-2] ret.'],
    ['26 63 72 ret.', '2-6 6-3 [7-2] ret.'],
    ['[0-7] 1-0(0) 0-7 ret.', '[0-7] 1-0(0) [0-7] ret.'],
    ['2-6 6-3 8-3 def.', '2-6 6-3 [8-3] def.'],
    ['2-6 6-3 5-2 ret.', '2-6 6-3 5-2 ret.'],
    ['2-6 6-3 7-5 ret.', '2-6 6-3 7-5 ret.'],
    ['2-6 6-3 8-7 ret.', '2-6 6-3 8-7 ret.'],
    ['6-3 7-2 ret.', '6-3 7-2 ret.'],
    ['7-2 ret.', '7-2 ret.'],
    ['2-6 7-2 6-3 ret.', '2-6 7-2 6-3 ret.'],
  ])('[SC8] %s without a format is %s', (text, written) => {
    expect(formatScore(scoreOf(text))).toBe(written);
  });

  it.each<readonly [string, string, SetScore]>([
    ['4-6 6-3 10-8', 'SET3-S:6/TB7-F:TB10', matchTieBreak(10, 8)],
    ['4-6 6-3 10-8', 'SET3-S:6/TB7-F:6', gameSet(10, 8)],
    ['4-6 6-3 7-2 ret', 'SET3-S:6/TB7', matchTieBreak(7, 2)],
    ['5-8 8-3 7-2 ret', 'SET3-S:8/TB7', gameSet(7, 2)],
    ['4-6 6-3 7-3', 'SET3-S:6/TB7-F:TB7', matchTieBreak(7, 3)],
    ['4-6 6-3 1-0', 'SET3-S:6/TB7-F:TB10', gameSet(1, 0)],
    ['4-6 6-3 1-0 ret', 'SET3-S:6/TB7-F:TB10', matchTieBreak(1, 0)],
    ['4-6 6-3 5-2 ret', 'SET3-S:6/TB7-F:TB10', matchTieBreak(5, 2)],
    ['4-6 6-3 6-4', 'SET3-S:6/TB7-F:TB10', gameSet(6, 4)],
    ['4-6 6-3 5-3', 'SET3-S:6/TB7-F:TB10', matchTieBreak(5, 3)],
    ['4-6 6-3 11-8', 'SET3-S:6/TB7-F:TB10', matchTieBreak(11, 8)],
    ['4-30', 'SET1-S:T20P', gameSet(4, 30)],
    ['4-30', 'SET3-S:6/TB7', gameSet(4, 3, [null, 0])],
    ['4-6 6-3 10-5', 'SET3-S:6/TB7', matchTieBreak(10, 5)],
    ['7-10 10-4 10-8', 'SET3-S:TB10', matchTieBreak(10, 8)],
    ['46 63 108', 'SET3-S:6/TB7-F:TB10', matchTieBreak(10, 8)],
  ])('[SC8] %s under %s', (text, code, last) => {
    expect(sets(text, code).at(-1)).toEqual(last);
  });

  it('[SC3] the sets of a match of tie-breaks are points, wherever they stand', () => {
    expect(sets('7-10 10-4 10-8', 'SET3-S:TB10')).toEqual([
      matchTieBreak(7, 10),
      matchTieBreak(10, 4),
      matchTieBreak(10, 8),
    ]);
  });
});

describe('[OU1] [OU2] words that end a match', () => {
  it.each<readonly [string, Ending | null]>([
    ['6-4 ret.', { kind: 'retired', by: 2 }],
    ['6-4 RET', { kind: 'retired', by: 2 }],
    ['6-4 (ret)', { kind: 'retired', by: 2 }],
    ['6-4 [Ret.]', { kind: 'retired', by: 2 }],
    ["6-4 ret'd", { kind: 'retired', by: 2 }],
    ['6-4ret', { kind: 'retired', by: 2 }],
    ['6-4;retired', { kind: 'retired', by: 2 }],
    ['6-4 rtd', { kind: 'retired', by: 2 }],
    ['0-1 RET+H61', { kind: 'retired', by: 2 }],
    ['0-1 RET+AB1234', { kind: 'retired', by: 2 }],
    ['6-4 Aufg.', { kind: 'retired', by: 2 }],
    ['6-4 ab.', { kind: 'retired', by: 2 }],
    ['W/O', { kind: 'walkover', by: 2 }],
    ['w.o.', { kind: 'walkover', by: 2 }],
    ['WO', { kind: 'walkover', by: 2 }],
    ['Walkover', { kind: 'walkover', by: 2 }],
    ['walk over', { kind: 'walkover', by: 2 }],
    ['0-0 w/o', { kind: 'walkover', by: 2 }],
    ['DEF', { kind: 'defaulted', by: 2 }],
    ['6-3 Def.', { kind: 'defaulted', by: 2 }],
    ['no show', { kind: 'defaulted', by: 2 }],
    ['wdn.', { kind: 'withdrawn', by: 2 }],
    ['ABN', { kind: 'abandoned', by: null }],
    ['6-4 6-7 ABD', { kind: 'abandoned', by: null }],
    ['unfinished', { kind: 'abandoned', by: null }],
    ['Played and abandoned', { kind: 'abandoned', by: null }],
    ['Played and unplayed', { kind: 'abandoned', by: null }],
    ['canc.', { kind: 'cancelled', by: null }],
    ['not played', { kind: 'cancelled', by: null }],
    ['double walkover', { kind: 'walkover', by: 'both' }],
    ['dbl. w/o', { kind: 'walkover', by: 'both' }],
    ['DWO', { kind: 'walkover', by: 'both' }],
    ['double default', { kind: 'defaulted', by: 'both' }],
    ['double ret.', { kind: 'retired', by: 'both' }],
    ['In Progress', null],
    ['6-4 suspended', null],
    ['6-4', null],
  ])('[OU1] %j with the winner first', (text, ending) => {
    expect(scoreOf(text, { winnerFirst: true }).ending).toEqual(ending);
  });

  it('[OU2] names nobody when the sides keep their own order', () => {
    expect(scoreOf('6-4 ret.').ending).toEqual({ kind: 'retired', by: null });
    expect(scoreOf('double w.o.').ending).toEqual({ kind: 'walkover', by: 'both' });
  });

  it('[OU2] reads the text from either side', () => {
    expect(scoreOf('6-4 7-6(3) ret.', { first: 2, winnerFirst: true })).toEqual({
      sets: [gameSet(4, 6), gameSet(6, 7, [3, null])],
      ending: { kind: 'retired', by: 1 },
    });
  });
});
