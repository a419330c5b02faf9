import { describe, expect, it } from 'vitest';
import { formatOf, scoreOf } from './fixtures.ts';
import { printMatchFormat } from './format-code.ts';
import { judgeScore, winnerByEnding, winnerOf } from './judge.ts';
import type { JudgeOptions } from './judge.ts';
import { NO_SCORE, gameSet } from './score.ts';
import type { Score } from './score.ts';

const feed = (text: string): Score => scoreOf(text, { winnerFirst: true });

const verdictOf = (score: Score, code: string | null = null, options: JudgeOptions = {}): string => {
  const {
    verdict,
    reason: { code: why },
    set,
    winner,
  } = judgeScore(score, code === null ? null : formatOf(code), options);
  return [verdict, why, set === null ? '' : `set ${set}`, winner === null ? '' : `won by ${winner}`]
    .filter((part) => part !== '')
    .join(', ');
};

describe('[SC8] a score belongs to its format', () => {
  it.each([
    ['SET3-S:6/TB7', '6-4 6-4', 'complete, played-out, won by 1'],
    ['SET3-S:6/TB7', '6-4 3-6 7-6(5)', 'complete, played-out, won by 1'],
    ['SET3-S:6/TB7', '4-6 6-3 5-7', 'complete, played-out, won by 2'],
    ['SET3-S:6/TB7', '6-4', 'partial, unfinished'],
    ['SET3-S:6/TB7', '6-4 3-6', 'partial, unfinished'],
    ['SET3-S:6/TB7', '6-4 3-2', 'partial, unfinished'],
    ['SET3-S:6/TB7', '6-4 6-5', 'partial, unfinished'],
    ['SET3-S:6/TB7', '6-5 6-5', 'impossible, set-unfinished, set 1'],
    ['SET3-S:6/TB7@5', '6-5 6-5(4)', 'complete, played-out, won by 1'],
    ['SET3-S:6/TB7', '6-4 5-5 6-4', 'impossible, set-unfinished, set 2'],
    ['SET3-S:6/TB7', '7-3 6-4', 'impossible, games-beyond-end, set 1'],
    ['SET3-S:6/TB7', '6-4 7-6(7-9)', 'impossible, tie-break-lost-by-winner, set 2'],
    ['SET3-S:6/TB7', '6-4 6-4 6-4', 'odd, after-the-end, set 3, won by 1'],
    ['SET3-S:6/TB7', '6-4 4-6 6-4 6-4', 'odd, too-many-sets, set 4, won by 1'],
    ['SET3-S:6/TB7', '6-4 4-6 10-8', 'odd, games-past-tie-break, set 3, won by 1'],
    ['SET3-S:6/TB7', '6-4 4-6 [8-10]', 'odd, not-a-match-tie-break, set 3, won by 2'],
    ['SET3-S:6/TB7-F:TB10', '6-4 4-6 [10-8]', 'complete, played-out, won by 1'],
    ['SET3-S:6/TB7-F:TB10', '6-4 4-6 1-0', 'complete, played-out, won by 1'],
    ['SET3-S:6/TB7-F:TB10', '6-4 4-6 [9-8]', 'partial, unfinished'],
    ['SET3-S:6/TB7-F:TB10', '6-4 4-6 6-4', 'odd, not-a-set-of-games, set 3, won by 1'],
    ['SET5-S:6/TB7-F:6', '6-4 3-6 6-7(7) 7-6(3) 70-68', 'complete, played-out, won by 1'],
    ['SET5-S:6/TB7', '6-4 6-4', 'partial, unfinished'],
    ['SET1-S:8/TB7', '9-8(5)', 'complete, played-out, won by 1'],
    ['SET1-S:8/TB7', '8-6 6-4', 'odd, too-many-sets, set 2, won by 1'],
    ['SET2-S:6/TB7', '6-4 4-6', 'complete, tied'],
    ['SET3X-S:6/TB7', '6-4 6-4 3-6', 'complete, played-out, won by 1'],
    ['SET3X-S:6/TB7', '6-4 6-4', 'partial, unfinished'],
    ['SET1-S:T20', '7-5', 'complete, played-out, won by 1'],
    ['SET1-S:T20', '5-5', 'complete, tied'],
    ['SET3X-S:T10', '5-5 4-2 3-2', 'complete, played-out, won by 1'],
  ])('[SC8] %s: %s is %s', (code, text, verdict) => {
    expect(verdictOf(scoreOf(text), code)).toBe(verdict);
  });

  it('[SC8] nothing played is partial, with or without blank sets', () => {
    expect(verdictOf(NO_SCORE, 'SET3-S:6/TB7')).toBe('partial, not-started');
    expect(verdictOf({ sets: [gameSet(0, 0)], ending: null }, 'SET3-S:6/TB7')).toBe('partial, not-started');
    expect(
      verdictOf({ sets: [gameSet(6, 4), gameSet(6, 4), gameSet(0, 0)], ending: null }, 'SET3-S:6/TB7'),
    ).toBe('complete, played-out, won by 1');
  });

  it('[SC8] a blank set in the middle is an unfinished one', () => {
    const score: Score = { sets: [gameSet(6, 4), gameSet(0, 0), gameSet(6, 4)], ending: null };
    expect(verdictOf(score, 'SET3-S:6/TB7')).toBe('impossible, set-unfinished, set 2');
  });
});

describe('[OU1] [OU2] how a match ended', () => {
  it.each([
    ['6-4 3-2 ret.', 'partial, retired, won by 1'],
    ['3-6 2-3 ret.', 'partial, retired, won by 1'],
    ['ret.', 'partial, retired, won by 1'],
    ['6-4 3-2 def.', 'partial, defaulted, won by 1'],
    ['def.', 'complete, defaulted, won by 1'],
    ['w.o.', 'complete, walkover, won by 1'],
    ['withdrawn', 'complete, withdrawn, won by 1'],
    ['cancelled', 'complete, cancelled'],
    ['abn.', 'partial, abandoned'],
    ['6-4 3-2 abn.', 'partial, abandoned'],
    ['double w.o.', 'complete, walkover'],
    ['double def.', 'complete, defaulted'],
    ['6-4 6-4 ret.', 'odd, over-before-ending, won by 1'],
    ['4-6 4-6 ret.', 'odd, over-before-ending, won by 2'],
    ['6-4 w.o.', 'odd, started-before-ending, won by 1'],
    ['6-4 wd', 'odd, started-before-ending, won by 1'],
    ['6-4 cancelled', 'odd, started-before-ending'],
    ['6-4 5-5 3-2 ret.', 'impossible, set-unfinished, set 2'],
  ])('[OU1] %s in a best of three: %s', (text, verdict) => {
    expect(verdictOf(feed(text), 'SET3-S:6/TB7')).toBe(verdict);
  });

  it('[OU2] from the sides’ own order nobody knows who retired', () => {
    expect(verdictOf(scoreOf('6-4 3-2 ret.'), 'SET3-S:6/TB7')).toBe('partial, retired');
  });

  it.each([
    [{ kind: 'retired', by: 1 }, 2],
    [{ kind: 'walkover', by: 2 }, 1],
    [{ kind: 'defaulted', by: 'both' }, null],
    [{ kind: 'withdrawn', by: null }, null],
    [{ kind: 'abandoned', by: 1 }, null],
    [{ kind: 'cancelled', by: 2 }, null],
  ] as const)('[OU1] after %j side %s advances', (ending, winner) => {
    expect(winnerByEnding(ending)).toBe(winner);
  });
});

describe('[SC8] without a format the known ones are tried in their order', () => {
  it.each([
    ['6-4 6-4', 'SET3-S:6/TB7', 'complete'],
    ['6-4 6-4 6-4', 'SET5-S:6/TB7', 'complete'],
    ['6-4 3-6 8-6', 'SET3-S:6/TB7-F:6', 'complete'],
    ['6-4 3-6 6-7(7) 7-6(3) 70-68', 'SET5-S:6/TB7-F:6', 'complete'],
    ['6-4 3-6 [10-8]', 'SET3-S:6/TB7-F:TB10', 'complete'],
    ['22-20 6-4', 'SET3-S:6', 'complete'],
    ['6-2 10-12 7-5 9-7', 'SET5-S:6', 'complete'],
    ['6-4 3-6 7-6(10-2)', 'SET3-S:6/TB7-F:6/TB10', 'complete'],
    ['1-6 7-6(5) 6-7(4) 6-4 7-6(10-5)', 'SET5-S:6/TB7-F:6/TB10', 'complete'],
    ['7-6(5) 1-6 7-6(4) 4-6 13-12(3)', 'SET5-S:6/TB7-F:6/TB7@12', 'complete'],
    ['9-8(4) 8-9 10-8', 'SET3-S:6/TB7@8-F:6', 'complete'],
    ['9-8 6-4 6-4', 'SET5-S:6/TB7@8-F:6', 'complete'],
    ['7-6(5-4) 6-4', 'SET3-S:6/TB5NOAD', 'complete'],
    ['4-3(5) 3-4(2) 4-2 4-1', 'SET5-S:4/TB7@3', 'complete'],
    ['4-2 4-1', 'SET3-S:4/TB7@3', 'complete'],
    ['5-4(4) 5-3', 'SET3-S:4/TB7', 'complete'],
    ['4-2 2-4 [10-7]', 'SET3-S:4/TB7@3-F:TB10', 'complete'],
    ['4-3(5-3) 4-0', 'SET3-S:4/TB5@3', 'complete'],
    ['4-3(5-4) 4-0', 'SET3-S:4/TB5NOAD@3', 'complete'],
    ['9-8(4)', 'SET1-S:8/TB7', 'complete'],
    ['8-7', 'SET1-S:8/TB7@7', 'complete'],
    ['11-9', 'SET1-S:8', 'complete'],
    ['10-4', 'SET1-S:10/TB7', 'complete'],
    ['[10-8]', 'SET1-S:TB10', 'complete'],
    ['[10-8] [7-10] [10-3]', 'SET3-S:TB10', 'complete'],
    ['6-4', 'SET3-S:6/TB7', 'partial'],
    ['6-4 6-4 ret.', 'SET5-S:6/TB7', 'partial'],
    ['5-7 7-8 ret.', 'SET3-S:6', 'partial'],
  ])('[SC8] %s is %s: %s', (text, code, verdict) => {
    const judged = judgeScore(feed(text));
    expect([judged.format === null ? null : printMatchFormat(judged.format), judged.verdict]).toEqual([
      code,
      verdict,
    ]);
  });

  it.each([
    ['6-5 6-5', 'odd, rare-format, won by 1'],
    ['5-6 6-1 6-2', 'odd, rare-format, won by 1'],
    ['6-5 6-4 6-4', 'odd, rare-format, won by 1'],
    ['6-5(4) 5-6(2) [10-8]', 'odd, rare-format, won by 1'],
    ['8-7(3) 8-6', 'odd, rare-format, won by 1'],
    ['6-5 3-2', 'odd, rare-format'],
    ['6-4 6-5', 'partial, unfinished'],
    ['7-3 6-1', 'impossible, games-beyond-end, set 1'],
    ['7-5(3) 6-1', 'impossible, tie-break-without-cause, set 1'],
    ['6-1 2-6(8) 6-4', 'impossible, tie-break-without-cause, set 2'],
    ['7-6 9-7', 'odd, mixed-formats, won by 1'],
    ['6-7 7-9', 'odd, mixed-formats, won by 2'],
    ['7-6 7-9', 'impossible, games-past-tie-break, set 2'],
    ['7-6 9-7 3-2 ret.', 'odd, mixed-formats, won by 1'],
    ['7-6 9-7 3-2', 'impossible, games-past-tie-break, set 2'],
    ['7-6 9-7 7-3 ret.', 'impossible, games-past-tie-break, set 2'],
    ['6-7 7-9 3-2 ret.', 'odd, mixed-formats, won by 1'],
    ['7-6 9-7 6-4', 'odd, mixed-formats, won by 1'],
    ['7-6 9-7 abn.', 'odd, mixed-formats'],
    ['7-6 3-2 9-7 ret.', 'impossible, set-unfinished, set 2'],
    ['7-6 9-7 6-4 6-4', 'impossible, games-past-tie-break, set 2'],
  ])('[SC8] %s: %s', (text, verdict) => {
    expect(verdictOf(feed(text))).toBe(verdict);
  });

  it('[SC8] a known length narrows the formats', () => {
    for (const lone of ['7-6(4)', '6-4', '7-5', '8-6', '9-8(5)', '[10-8]'])
      expect(verdictOf(scoreOf(lone), null, { bestOf: 1 })).toBe('complete, played-out, won by 1');
    expect(verdictOf(scoreOf('6-4'))).toBe('partial, unfinished');
    expect(verdictOf(scoreOf('6-5'), null, { bestOf: 1 })).toBe('partial, unfinished');
    expect(verdictOf(scoreOf('7-6(4) 6-4'), null, { bestOf: 1 })).toMatch(/^odd/);
    expect(verdictOf(scoreOf('6-4 6-4'), null, { bestOf: 5 })).toBe('partial, unfinished');
    expect(verdictOf(scoreOf('6-4 6-4 6-4'), null, { bestOf: 5 })).toBe('complete, played-out, won by 1');
    expect(verdictOf(scoreOf('6-4 6-4 6-4'), null, { bestOf: 3 })).toBe(
      'odd, after-the-end, set 3, won by 1',
    );
    expect(verdictOf(scoreOf('6-4 6-4'), null, { bestOf: 4 })).toBe('complete, played-out, won by 1');
  });
});

describe('the stated winner', () => {
  it.each([
    ['3-6 4-6', 1, 'odd, winner-differs, won by 2'],
    ['3-6 4-6', 2, 'complete, played-out, won by 2'],
    ['3-6 4-5', 1, 'partial, unfinished'],
    ['7-6 9-7', 2, 'odd, mixed-formats, won by 1'],
  ] as const)('%s won by side %i: %s', (text, winner, verdict) => {
    expect(verdictOf(scoreOf(text), null, { winner })).toBe(verdict);
  });

  it('[OU2] contradicted by a retirement', () => {
    expect(verdictOf(feed('6-4 ret.'), null, { winner: 2 })).toBe('odd, winner-differs, won by 1');
  });

  it('winnerOf reads the winner from sets and endings', () => {
    expect(winnerOf(scoreOf('6-4 6-4'))).toBe(1);
    expect(winnerOf(feed('3-6 w.o.'))).toBe(1);
    expect(winnerOf(scoreOf('6-4 6-4'), formatOf('SET5-S:6'))).toBe(null);
  });
});
