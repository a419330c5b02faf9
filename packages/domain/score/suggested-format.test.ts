import { describe, expect, it } from 'vitest';
import { formatOf } from './fixtures.ts';
import { printMatchFormat } from './format-code.ts';
import { DEFAULT_MATCH_FORMAT, suggestedMatchFormat, underRules } from './suggested-format.ts';

describe('the format that the rules of a tournament suggest (D25)', () => {
  it.each([
    ['normal_deuce', true, 'SET3-S:6/TB7'],
    ['sudden_death_deuce', true, 'SET3-S:6NOAD/TB7'],
    ['normal_deuce', false, 'SET3-S:6/TB7-NOLET'],
    ['sudden_death_deuce', false, 'SET3-S:6NOAD/TB7-NOLET'],
  ] as const)('[SC1] [SC4] %s, lets %s: %s', (pointSystem, letRule, code) => {
    expect(printMatchFormat(suggestedMatchFormat(pointSystem, letRule))).toBe(code);
  });

  it('[SC1] brings any format under the rules, its tie-breaks untouched', () => {
    expect(printMatchFormat(underRules(formatOf('SET3-S:4/TB5NOAD@3-F:6'), 'sudden_death_deuce', true))).toBe(
      'SET3-S:4NOAD/TB5NOAD@3-F:6NOAD',
    );
    expect(printMatchFormat(underRules(formatOf('SET3-S:6NOAD/TB7-F:TB10NOAD'), 'normal_deuce', true))).toBe(
      'SET3-S:6/TB7-F:TB10NOAD',
    );
    expect(underRules(DEFAULT_MATCH_FORMAT, 'normal_deuce', true)).toEqual(DEFAULT_MATCH_FORMAT);
  });
});
