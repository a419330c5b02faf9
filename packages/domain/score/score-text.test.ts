import { describe, expect, it } from 'vitest';
import { scoreOf } from './fixtures.ts';
import { parseScore } from './parse-score.ts';
import { gameSet } from './score.ts';

const refusal = (text: string): string | null => {
  const parsed = parseScore(text);
  return parsed.ok ? null : parsed.error.code;
};

describe('what is refused, and why', () => {
  it.each([
    ['', 'empty'],
    [' , ', 'empty'],
    ['NA', 'not-recorded'],
    [' n/a ', 'not-recorded'],
    ['UNK', 'not-recorded'],
    ['-', 'not-recorded'],
    ['–', 'not-recorded'],
    ['?', 'not-recorded'],
    ['Bye', 'bye'],
    [' 3-Jun ', 'date'],
    ['6-4 ret+h61 x', 'unknown-sign'],
    ['3-Jun', 'date'],
    ['Jun-03', 'date'],
    ['6-Apr 3-Jun', 'date'],
    ['6-6(3) ret', 'tie-break-side-unknown'],
    ['1-0(8-10)', 'tie-break-contradicts'],
    ['0-1(10-8)', 'tie-break-contradicts'],
    ['0-1(5-5)', 'tie-break-contradicts'],
    ['6-4 ret. double', 'unknown-word'],
    ['def. 6-4 6-3', 'word-before-score'],
    ['6-4 ret. (5-3)', 'word-before-score'],
    ['6-4 def. 6-3', 'word-before-score'],
    ['a b 6-4', 'word-before-score'],
    ['6-4 6-3 abc', 'unknown-word'],
    ['6-4 double abn', 'unknown-word'],
    ['6-4 6-3 >', 'unknown-sign'],
    ['6-4-3', 'unknown-sign'],
    ['6-4 ret+', 'unknown-sign'],
    ['6-4 6-', 'unknown-sign'],
    ['2003-06-04', 'unknown-sign'],
    ['(5)', 'stray-tie-break'],
    ['[10-8] (5)', 'stray-tie-break'],
    ['7-6(4)(5)', 'stray-tie-break'],
    ['7-6(998)', 'tie-break-too-high'],
    ['6-4 4-6 [1000-998]', 'tie-break-too-high'],
    ['6-4 4-6 [998-1000]', 'tie-break-too-high'],
    ['6364', 'not-a-set'],
    ['634(5)', 'not-a-set'],
    ['6-4444', 'not-a-set'],
    ['6444-6', 'not-a-set'],
    ['6-4 '.repeat(10), 'too-many-sets'],
    ['('.repeat(201), 'too-long'],
    [`6-4${' '.repeat(197)};`, 'too-long'],
  ])('%j: %s', (text, code) => {
    expect(refusal(text)).toBe(code);
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
