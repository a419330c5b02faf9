// The product's texts about scores, in English word for word; say/every-language.test.ts has the other languages.
import { readScores } from '@tennis/contract';
import {
  gameSet,
  judgeScore,
  judgeSet,
  matchTieBreak,
  NO_SCORE,
  parseMatchFormat,
  parseScore,
  winnerContradiction,
} from '@tennis/domain';
import type { Ending, Judgement, Score, SetScore } from '@tennis/domain';
import { formatOf, scoreOf } from '@tennis/domain/fixtures/score';
import { describe, expect, it } from 'vitest';
import * as score from '../en/score.ts';
import { sayContradiction, sayFormatProblem, sayScoreText, sayUnreadable, sayVerdict } from './score.ts';

const feed = (text: string): Score => scoreOf(text, { winnerFirst: true });

const verdict = (judgement: Judgement): string => sayVerdict(score, judgement.reason);

const reason = (code: string, set: SetScore): string => {
  const judged = judgeSet(set, formatOf(`SET1-S:${code}`).set);
  return judged.state === 'impossible' ? sayVerdict(score, judged.reason) : judged.state;
};

describe('[SC8] every impossible set says why', () => {
  it.each<readonly [string, SetScore, string]>([
    ['6/TB7', gameSet(7, 3), 'A set to 6 was over at 6-3; 7-3 cannot be reached.'],
    ['6/TB7', gameSet(4, 8), 'A set to 6 that goes on ends two games clear, so not 4-8.'],
    [
      '6/TB7',
      gameSet(8, 6),
      'At 6 games all a tie-break decides, so the set ends 7-6 and never reaches 8-6.',
    ],
    ['6/TB7', gameSet(-1, 0), 'Games are whole numbers, 0 or more.'],
    ['T20', gameSet(-1, 0), 'Games are whole numbers, 0 or more.'],
    ['6/TB7', gameSet(7, 6, [7, -1]), 'Points are whole numbers, 0 or more.'],
    ['6/TB7', gameSet(7, 6, [null, -1]), 'Points are whole numbers, 0 or more.'],
    ['6/TB7', gameSet(7, 6, [9, 2]), 'A tie-break to 7, two clear was over before 9-2.'],
    ['6/TB5NOAD', gameSet(7, 6, [9, 2]), 'A tie-break to 5 was over before 9-2.'],
    [
      '6/TB5NOAD',
      gameSet(7, 6, [null, 6]),
      'With a deciding point the loser of a tie-break to 5 has at most 4 points, not 6.',
    ],
    ['6/TB7', gameSet(7, 6, [null, null]), 'The tie-break has no points at all.'],
    [
      '6/TB7',
      gameSet(7, 6, [7, null]),
      'The tie-break points stand with the winner of the set. Enter the loser’s points instead.',
    ],
    ['6/TB7', gameSet(6, 7, [7, 4]), '7-6 was won by the side that lost the tie-break.'],
    ['6/TB7', gameSet(7, 6, [3, 2]), 'The set is given as 7-6, but its tie-break is not over.'],
    ['6/TB7', gameSet(6, 6, [7, 2]), 'The tie-break is won, so the set cannot still be 6-6.'],
    ['6/TB7', gameSet(6, 4, [7, 2]), 'A tie-break is played at 6 games all, so 6-4 has none.'],
    ['6', gameSet(6, 4, [7, 2]), 'This set has no tie-break, yet 6-4 carries tie-break points.'],
    ['T20', gameSet(6, 4, [7, 2]), 'A timed set has no tie-break.'],
    ['TB10', gameSet(6, 4), 'Here a tie-break to 10 is played in place of a set, not a set of games.'],
    ['6', matchTieBreak(10, 4), 'Here a full set is played, not a match tie-break.'],
  ])('[SC8] %s: %j', (code, set, sentence) => {
    expect(reason(code, set)).toBe(sentence);
  });
});

describe('[SC8] the sentences', () => {
  it.each([
    ['6-4 6-4', 'The match was played to its end.'],
    ['6-4', 'The match is not over yet.'],
    ['6-5 6-5', 'Set 1 is not over, but another set follows it.'],
    ['6-4 7-6(3) 6-4', 'The match was over after 6-4 7-6(3).'],
    ['6-4 4-6 6-4 6-4', 'This match has at most 3 sets.'],
    ['6-4 ret.', 'The match ended early, by retirement.'],
    ['6-4 def.', 'The match ended early, by default.'],
    ['6-4 abn.', 'The match ended early, abandoned, without a winner.'],
    ['def.', 'The match was not played: a default.'],
    ['w.o.', 'The match was not played: a walkover.'],
    ['wd', 'The match was not played: a withdrawal.'],
    ['cancelled', 'The match was cancelled.'],
    ['6-4 6-4 ret.', 'By this score the match was already over, so it cannot have been retired.'],
    ['6-4 w.o.', 'Games were played, so this is no walkover but a retirement or an abandoned match.'],
    ['6-4 wd', 'Games were played, so this is no withdrawal but a retirement or an abandoned match.'],
    ['6-4 canc.', 'Games were played, so this is no cancelled match but a retirement or an abandoned match.'],
    ['7-6 9-7 abn.', 'At 6 games all a tie-break decides, so the set ends 7-6 and never reaches 9-7.'],
  ])('[SC8] %s: %s', (text, sentence) => {
    expect(verdict(judgeScore(feed(text), formatOf('SET3-S:6/TB7')))).toBe(sentence);
  });

  it('[SC8] nothing played, and level', () => {
    expect(verdict(judgeScore(NO_SCORE))).toBe('Nothing has been played yet.');
    expect(verdict(judgeScore(scoreOf('6-4 4-6'), formatOf('SET2-S:6')))).toBe(
      'The match ended level, without a winner.',
    );
    expect(verdict(judgeScore(scoreOf('6-5 6-5')))).toBe(
      'This score fits only a format that very few tournaments have used.',
    );
    expect(verdict(judgeScore(scoreOf('7-6 9-7')))).toBe(
      'Each set is possible, but no known format allows them all in one match.',
    );
  });
});

it('[OU2] a winner whom the score contradicts', () => {
  expect(verdict(judgeScore(feed('6-4 ret.'), null, { winner: 2 }))).toBe(
    'By this score the other side won.',
  );
});

describe('a text that is no score', () => {
  it.each([
    ['', 'There is no score.'],
    [' , ', 'There is no score.'],
    ['NA', '"NA" says that no score was recorded.'],
    [' n/a ', '"n/a" says that no score was recorded.'],
    ['UNK', '"UNK" says that no score was recorded.'],
    ['-', '"-" says that no score was recorded.'],
    ['–', '"–" says that no score was recorded.'],
    ['?', '"?" says that no score was recorded.'],
    ['Bye', 'A bye has no score.'],
    [' 3-Jun ', '"3-Jun" is a date. A spreadsheet may have turned a score into it.'],
    ['6-4 ret+h61 x', '"+h61 x" is not part of a score.'],
    ['3-Jun', '"3-Jun" is a date. A spreadsheet may have turned a score into it.'],
    ['Jun-03', '"Jun-03" is a date. A spreadsheet may have turned a score into it.'],
    ['6-Apr 3-Jun', '"6-Apr 3-Jun" is a date. A spreadsheet may have turned a score into it.'],
    ['6-6(3) ret', 'In 6-6(3) it is not clear whose points these are. Write both numbers.'],
    ['1-0(8-10)', '1-0 does not fit its tie-break points 8-10.'],
    ['0-1(10-8)', '0-1 does not fit its tie-break points 10-8.'],
    ['0-1(5-5)', '0-1 does not fit its tie-break points 5-5.'],
    ['6-4 ret. double', '"retdouble" is not a word that ends a score.'],
    ['def. 6-4 6-3', '"def." stands before the score.'],
    ['6-4 ret. (5-3)', '"ret." stands inside the score.'],
    ['6-4 def. 6-3', '"def." stands inside the score.'],
    ['a b 6-4', '"a b" stands before the score.'],
    ['6-4 6-3 abc', '"abc" is not a word that ends a score.'],
    ['6-4 double abn', '"doubleabn" is not a word that ends a score.'],
    ['6-4 6-3 >', '">" is not part of a score.'],
    ['6-4-3', '"6-4-3" is not part of a score.'],
    ['6-4 ret+', '"+" is not part of a score.'],
    ['6-4 6-', '"6-" is not part of a score.'],
    ['2003-06-04', '"2003-06-04" is not part of a score.'],
    ['(5)', '(5) belongs to no set.'],
    ['[10-8] (5)', '(5) belongs to no set.'],
    ['7-6(4)(5)', '(5) belongs to no set.'],
    ['7-6(998)', 'No tie-break has 998 points.'],
    ['6-4 4-6 [1000-998]', 'No tie-break has 1000 points.'],
    ['6-4 4-6 [998-1000]', 'No tie-break has 1000 points.'],
    ['6364', '"6364" is not a set; write it like 6-4, with a blank between the sets.'],
    ['634(5)', '"634" is not a set; write it like 6-4, with a blank between the sets.'],
    ['6-4444', '"6-4444" is not a set; write it like 6-4, with a blank between the sets.'],
    ['6444-6', '"6444-6" is not a set; write it like 6-4, with a blank between the sets.'],
    ['6-4 '.repeat(10), 'No match has that many sets.'],
    ['('.repeat(201), 'A score has at most 200 characters.'],
    [`6-4${' '.repeat(197)};`, 'A score has at most 200 characters.'],
  ])('%j: %s', (text, sentence) => {
    const parsed = parseScore(text);
    expect(parsed.ok ? null : sayScoreText(score, parsed.error)).toBe(sentence);
  });
});

describe('D31: scores that are none', () => {
  it.each<readonly [unknown, string]>([
    [7, 'Scores are a text, an object of sets or a list of sets.'],
    [true, 'Scores are a text, an object of sets or a list of sets.'],
    [{ set1: 6 }, 'set1 must hold player1 and player2.'],
    [{ set2: [] }, 'set2 must hold player1 and player2.'],
    [{ set1: { player1: '6', player2: 4 } }, 'set1.player1 must be a whole number, 0 or more.'],
    [{ set1: { player1: 6, player2: -1 } }, 'set1.player2 must be a whole number, 0 or more.'],
    [{ set1: { player1: 6.5 } }, 'set1.player1 must be a whole number, 0 or more.'],
    [{ set1: { player1: Number.NaN } }, 'set1.player1 must be a whole number, 0 or more.'],
    [
      { set1: { player1: 7, player2: 6, tieBreak1: '7' } },
      'set1.tieBreak1 must be a whole number, 0 or more.',
    ],
    [
      { set1: { player1: 7, player2: 6, tieBreak2: -3 } },
      'set1.tieBreak2 must be a whole number, 0 or more.',
    ],
    [{ set1: { player1: 1000, player2: 998 } }, 'set1.player1 is more than 999.'],
    [
      { set1: { player1: 1, player2: 0, tieBreak2: 998, matchTieBreak: true } },
      'set1: a tie-break is not lost with 998 points.',
    ],
    [
      { set1: { player1: 0, player2: 1, tieBreak1: 999, matchTieBreak: true } },
      'set1: a tie-break is not lost with 999 points.',
    ],
    [[{ player1: 6, player2: 4 }], 'Every set of the list needs its number, 1 to 5.'],
    [[6], 'Every set of the list needs its number, 1 to 5.'],
    [[{ set: 0, player1: 6 }], 'Every set of the list needs its number, 1 to 5.'],
    [[{ set: 6, player1: 6 }], 'Every set of the list needs its number, 1 to 5.'],
    [[{ set: '1', player1: 6 }], 'Every set of the list needs its number, 1 to 5.'],
    [[{ set: 1 }, { set: 1 }], 'Set 1 is listed twice.'],
    [[{ set: 1, player1: 'x' }], 'set1.player1 must be a whole number, 0 or more.'],
    [
      { outcome: 'lost' },
      'The outcome must be one of retired, walkover, defaulted, withdrawn, abandoned, cancelled, by 1, 2 or both.',
    ],
    [
      { outcome: { kind: 'retired', by: 3 } },
      'The outcome must be one of retired, walkover, defaulted, withdrawn, abandoned, cancelled, by 1, 2 or both.',
    ],
    ['6-4 x', '"x" is not a word that ends a score.'],
    [{ score: 'def. 6-4' }, '"def." stands before the score.'],
  ])('%j: %s', (sent, sentence) => {
    const read = readScores(sent);
    expect(read.ok ? null : sayUnreadable(score, read.error)).toBe(sentence);
  });
});

describe('[SC7] a format that cannot be played', () => {
  it.each([
    ['', '"" is not a format code such as SET3-S:6/TB7.'],
    ['best of three', '"best of three" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:6/TB', '"SET3-S:6/TB" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:6/TB7-F:X', '"SET3-S:6/TB7-F:X" is not a format code such as SET3-S:6/TB7.'],
    ['xSET3-S:6', '"xSET3-S:6" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:6-F:6/TB7-F:6', '"SET3-S:6-F:6/TB7-F:6" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:XTB7', '"SET3-S:XTB7" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:TB7X', '"SET3-S:TB7X" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:XT7', '"SET3-S:XT7" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:T7X', '"SET3-S:T7X" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:X6', '"SET3-S:X6" is not a format code such as SET3-S:6/TB7.'],
    ['SET3-S:6X', '"SET3-S:6X" is not a format code such as SET3-S:6/TB7.'],
    ['SET0-S:6', 'A match has 1 to 5 sets.'],
    ['SET6-S:6', 'A match has 1 to 5 sets.'],
    ['SET3-S:0', 'A set is played to 1 to 20 games.'],
    ['SET3-S:21', 'A set is played to 1 to 20 games.'],
    ['SET3-S:6/TB1', 'A tie-break is played to 2 to 50 points.'],
    ['SET3-S:6/TB51', 'A tie-break is played to 2 to 50 points.'],
    ['SET3-S:TB70', 'A tie-break is played to 2 to 50 points.'],
    [
      'SET3-S:6/TB7@4',
      'In a set to 6 the tie-break comes at 5 games all or later, because the set can be won before.',
    ],
    [
      'SET3-S:1/TB7@0',
      'In a set to 1 the tie-break comes at 1 games all or later, because the set can be won before.',
    ],
    [
      'SET3-S:6/TB7@41',
      'In a set to 6 the tie-break comes at 5 games all or later, because the set can be won before.',
    ],
    ['SET1-S:T0', 'A timed set lasts 1 to 600 minutes.'],
    ['SET1-S:T601', 'A timed set lasts 1 to 600 minutes.'],
    ['SET1-S:6/TB7-F:TB10', 'A match of one set has no other final set.'],
    ['SET1-S:6-F:6', 'A match of one set has no other final set.'],
    ['SET2-S:6/TB7-F:TB10', 'An even number of sets has no deciding set.'],
    ['SET3-S:6/TB7-F:TB60', 'A tie-break is played to 2 to 50 points.'],
    ['SET3A-S:T10', '"SET3A-S:T10" counts across sets or caps the match, which is not supported.'],
    ['SET3-S:6-G:3C', '"SET3-S:6-G:3C" counts across sets or caps the match, which is not supported.'],
    ['SET3XA-S:T1', '"SET3XA-S:T1" counts across sets or caps the match, which is not supported.'],
  ])('%j: %s', (code, sentence) => {
    const parsed = parseMatchFormat(code);
    expect(parsed.ok ? null : sayFormatProblem(score, parsed.error)).toBe(sentence);
  });
});

const said = (sets: Score['sets'], ending: Ending | null, winner: 1 | 2): string | null => {
  const contradiction = winnerContradiction({ sets, ending }, winner);
  return contradiction === null ? null : sayContradiction(score, contradiction);
};

describe('a winner whom the score contradicts', () => {
  it('[OU2] by the sets', () => {
    expect(said(scoreOf('6-0 6-0').sets, null, 2)).toBe('By this score the other side won.');
    expect(said(scoreOf('6-0 6-0').sets, null, 1)).toBeNull();
  });

  it.each<[Ending['kind'], Ending['by'], string | null]>([
    ['retired', 1, null],
    ['retired', 2, 'By this score the winner would be the side that could not go on.'],
    ['walkover', 'both', 'By this score neither side could go on, so nobody won.'],
    ['abandoned', null, 'A match that was abandoned has no winner.'],
    ['cancelled', null, 'A match that was cancelled has no winner.'],
  ])('[OU1] 6-0 5-0 %s by %s, won by side 2: %s', (kind, by, sentence) => {
    expect(said(scoreOf('6-0 5-0').sets, { kind, by }, 2)).toBe(sentence);
  });
});
