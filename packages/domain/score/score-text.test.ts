import { describe, expect, it } from 'vitest';
import { scoreOf } from './fixtures.ts';
import { parseScore } from './parse-score.ts';
import { gameSet } from './score.ts';

const refusal = (text: string): readonly [string, string] | null => {
  const parsed = parseScore(text);
  return parsed.ok ? null : [parsed.error.code, parsed.error.message];
};

describe('what is refused, and why', () => {
  it.each([
    ['', 'empty', 'There is no score.'],
    [' , ', 'empty', 'There is no score.'],
    ['NA', 'not-recorded', '"NA" says that no score was recorded.'],
    [' n/a ', 'not-recorded', '"n/a" says that no score was recorded.'],
    ['UNK', 'not-recorded', '"UNK" says that no score was recorded.'],
    ['-', 'not-recorded', '"-" says that no score was recorded.'],
    ['–', 'not-recorded', '"–" says that no score was recorded.'],
    ['?', 'not-recorded', '"?" says that no score was recorded.'],
    ['Bye', 'bye', 'A bye has no score.'],
    [' 3-Jun ', 'date', '"3-Jun" is a date; a spreadsheet may have made it of a score.'],
    ['6-4 ret+h61 x', 'unknown-sign', '"+h61 x" is not part of a score.'],
    ['3-Jun', 'date', '"3-Jun" is a date; a spreadsheet may have made it of a score.'],
    ['Jun-03', 'date', '"Jun-03" is a date; a spreadsheet may have made it of a score.'],
    ['6-Apr 3-Jun', 'date', '"6-Apr 3-Jun" is a date; a spreadsheet may have made it of a score.'],
    [
      '6-6(3) ret',
      'tie-break-side-unknown',
      'In 6-6(3) nobody knows whose points these are; write both numbers.',
    ],
    ['1-0(8-10)', 'tie-break-contradicts', '1-0 contradicts its points 8-10.'],
    ['0-1(10-8)', 'tie-break-contradicts', '0-1 contradicts its points 10-8.'],
    ['0-1(5-5)', 'tie-break-contradicts', '0-1 contradicts its points 5-5.'],
    ['6-4 ret. double', 'unknown-word', '"retdouble" is not a word that ends a score.'],
    ['def. 6-4 6-3', 'word-before-score', '"def." stands before the score.'],
    ['6-4 ret. (5-3)', 'word-before-score', '"ret." stands inside the score.'],
    ['6-4 def. 6-3', 'word-before-score', '"def." stands inside the score.'],
    ['a b 6-4', 'word-before-score', '"a b" stands before the score.'],
    ['6-4 6-3 abc', 'unknown-word', '"abc" is not a word that ends a score.'],
    ['6-4 double abn', 'unknown-word', '"doubleabn" is not a word that ends a score.'],
    ['6-4 6-3 >', 'unknown-sign', '">" is not part of a score.'],
    ['6-4-3', 'unknown-sign', '"6-4-3" is not part of a score.'],
    ['6-4 ret+', 'unknown-sign', '"+" is not part of a score.'],
    ['6-4 6-', 'unknown-sign', '"6-" is not part of a score.'],
    ['2003-06-04', 'unknown-sign', '"2003-06-04" is not part of a score.'],
    ['(5)', 'stray-tie-break', '(5) belongs to no set.'],
    ['[10-8] (5)', 'stray-tie-break', '(5) belongs to no set.'],
    ['7-6(4)(5)', 'stray-tie-break', '(5) belongs to no set.'],
    ['7-6(998)', 'not-a-set', 'No tie-break has 998 points.'],
    ['6-4 4-6 [1000-998]', 'not-a-set', 'No tie-break has 1000 points.'],
    ['6-4 4-6 [998-1000]', 'not-a-set', 'No tie-break has 1000 points.'],
    ['6364', 'not-a-set', '"6364" is not a set; write it like 6-4, with a blank between the sets.'],
    ['634(5)', 'not-a-set', '"634" is not a set; write it like 6-4, with a blank between the sets.'],
    ['6-4444', 'not-a-set', '"6-4444" is not a set; write it like 6-4, with a blank between the sets.'],
    ['6444-6', 'not-a-set', '"6444-6" is not a set; write it like 6-4, with a blank between the sets.'],
    ['6-4 '.repeat(10), 'too-many-sets', 'No match has that many sets.'],
    ['('.repeat(201), 'too-long', 'A score has at most 200 characters.'],
    [`6-4${' '.repeat(197)};`, 'too-long', 'A score has at most 200 characters.'],
  ])('%j: %s', (text, code, message) => {
    expect(refusal(text)).toEqual([code, message]);
  });

  it('says which family an error belongs to', () => {
    const parsed = parseScore('');
    expect(parsed.ok ? null : parsed.error.type).toBe('score-text');
  });

  it('reads a text of 200 characters', () => {
    expect(scoreOf(`6-4${' '.repeat(197)}`).sets).toEqual([gameSet(6, 4)]);
  });

  it('reads nine sets, which the judge can then name too many', () => {
    expect(scoreOf('6-4 '.repeat(9)).sets).toHaveLength(9);
  });
});
