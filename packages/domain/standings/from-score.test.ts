// Stored scores of every ending, as tables count them.
import { describe, expect, it } from 'vitest';
import { parseMatchFormat } from '../score/format-code.ts';
import { gameSet } from '../score/score.ts';
import { parseScore } from '../score/parse-score.ts';
import type { EndingKind, Score } from '../score/score.ts';
import { groupResultOf, outcomeOf } from './from-score.ts';

const scoreOf = (text: string): Score => {
  const parsed = parseScore(text, { winnerFirst: true });
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

const countedAs = (text: string, code?: string) => {
  const format = code === undefined ? undefined : parseMatchFormat(code);
  if (format !== undefined && !format.ok) throw new Error(format.error.code);
  const score = scoreOf(text);
  const { sets } = groupResultOf(score, 1, outcomeOf(score), format?.value);
  return sets.map(
    ({ games, completed, matchTieBreak }) =>
      `${matchTieBreak ? '[' : ''}${games.join('-')}${matchTieBreak ? ']' : ''}${completed ? '' : '…'}`,
  );
};

const ended = (kind: EndingKind, by: 1 | 'both') => outcomeOf({ sets: [], ending: { kind, by } });

describe('from a score', () => {
  it('[RR6] a match tie-break is one whatever the format says, and 1-0 in its place is one as well', () => {
    expect(countedAs('6-4 3-6 [10-8]')).toEqual(['6-4', '3-6', '[10-8]']);
    const format = parseMatchFormat('SET3-S:6/TB7-F:TB10');
    const score: Score = {
      sets: [gameSet(6, 4), gameSet(3, 6), gameSet(1, 0)],
      ending: null,
    };
    const sets = format.ok ? groupResultOf(score, 1, 'completed', format.value).sets : [];
    expect(sets.map(({ matchTieBreak }) => matchTieBreak)).toEqual([false, false, true]);
  });

  it('[RR6] a full set in place of a match tie-break counts by its own games', () => {
    const code = 'SET3-S:6/TB7-F:TB10';
    expect(countedAs('4-6 6-3 6-4', code)).toEqual(['4-6', '6-3', '6-4']);
    expect(countedAs('4-6 6-3 6-4 ret.', code)).toEqual(['4-6', '6-3', '6-4']);
    expect(countedAs('4-6 6-3 2-1 ret.', code)).toEqual(['4-6', '6-3', '2-1…']);
    expect(countedAs('6-4', 'SET1-S:TB10')).toEqual(['6-4']);
  });

  it('[SC8] every set of a completed match counts, even one that its format does not know', () => {
    expect(countedAs('6-4 5-4')).toEqual(['6-4', '5-4']);
  });

  it('[RR4] the last set of a retirement counts as completed only when it was', () => {
    expect(countedAs('6-4 3-6 7-6(5)')).toEqual(['6-4', '3-6', '7-6']);
    expect(countedAs('6-4 3-2 ret.')).toEqual(['6-4', '3-2…']);
    expect(countedAs('6-4 3-6 ret.')).toEqual(['6-4', '3-6']);
    expect(countedAs('6-4 6-6 def.')).toEqual(['6-4', '6-6…']);
    expect(countedAs('4-2 3-1 ret.', 'SET3-S:4/TB7')).toEqual(['4-2', '3-1…']);
    expect(countedAs('4-2 3-1 ret.')).toEqual(['4-2', '3-1…']);
  });

  it('[RR6] match tie-breaks are told apart, with one number or both, and points of timed sets', () => {
    const code = 'SET3-S:6/TB7-F:TB10';
    expect(countedAs('6-4 3-6 [10-8]', code)).toEqual(['6-4', '3-6', '[10-8]']);
    expect(countedAs('6-4 3-6 1-0(8)', code)).toEqual(['6-4', '3-6', '[10-8]']);
    expect(countedAs('6-4 3-6 0-1(8)', code)).toEqual(['6-4', '3-6', '[8-10]']);
    expect(countedAs('6-4 3-6 [5-3] ret.', code)).toEqual(['6-4', '3-6', '[5-3]…']);
    expect(countedAs('21-18', 'SET1-S:T20P')).toEqual(['[21-18]']);
    expect(countedAs('5-3', 'SET1-S:T20')).toEqual(['5-3']);
  });

  it('an unfinished match without a format is judged in best of three', () => {
    expect(groupResultOf(scoreOf('6-4 ret.'), 2, 'retired')).toEqual({
      winner: 2,
      outcome: 'retired',
      sets: [{ games: [6, 4], completed: true, matchTieBreak: false }],
      setsToWin: 2,
    });
    const five = parseMatchFormat('SET5-S:6/TB7');
    expect(five.ok && groupResultOf(scoreOf('6-4'), 1, 'completed', five.value).setsToWin).toBe(3);
    expect(groupResultOf(scoreOf('6-4 0-0 ret.'), 1, 'retired').sets.length).toBe(1);
  });

  it('[OU1] every ending has its outcome', () => {
    expect(['6-4 6-4', '6-4 ret.', 'w.o.', 'def.'].map((text) => outcomeOf(scoreOf(text)))).toEqual([
      'completed',
      'retired',
      'walkover',
      'defaulted',
    ]);
    expect(ended('withdrawn', 1)).toBe('walkover');
    expect(ended('withdrawn', 'both')).toBe('double_walkover');
    expect(ended('walkover', 'both')).toBe('double_walkover');
    expect(ended('defaulted', 'both')).toBe('double_default');
    expect(ended('retired', 'both')).toBe('double_default');
    expect(ended('abandoned', 1)).toBe('abandoned');
    expect(ended('cancelled', 1)).toBe('cancelled');
  });
});
