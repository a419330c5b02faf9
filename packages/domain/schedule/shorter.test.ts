// Shorter formats and what they save [OP13, OP26].
import { describe, expect, it } from 'vitest';
import { parseMatchFormat, printMatchFormat } from '../score/format-code.ts';
import type { MatchFormat } from '../score/format.ts';
import { minutesInFormat, shorterFormat, usualMinutes, type Shortened } from './shorter.ts';

function format(code: string): MatchFormat {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) throw new Error(code);
  return parsed.value;
}

const shorter = (code: string, how: Shortened): string | null => {
  const found = shorterFormat(format(code), how);
  return found === null ? null : printMatchFormat(found);
};

describe('a shorter format [OP13]', () => {
  it.each([
    ['SET3-S:6/TB7', 'SET3-S:6NOAD/TB7-F:TB10', 'SET3-S:4/TB7-F:TB10'],
    ['SET5-S:6/TB7', 'SET3-S:6NOAD/TB7-F:TB10', 'SET3-S:4/TB7-F:TB10'],
    ['SET3-S:6/TB7-F:TB10', 'SET3-S:6NOAD/TB7-F:TB10', 'SET3-S:4/TB7-F:TB10'],
    ['SET3-S:6NOAD/TB7-F:TB10', null, 'SET3-S:4NOAD/TB7-F:TB10'],
    ['SET3-S:4/TB7-F:TB10', 'SET3-S:4NOAD/TB7-F:TB10', null],
    ['SET1-S:8/TB7', null, 'SET1-S:4/TB7'],
    ['SET1-S:TB10', null, null],
    ['SET1-S:T20', null, null],
  ])('of %s gives up advantage and the third set, or two games of each set', (code, first, second) => {
    expect([shorter(code, 'shorten'), shorter(code, 'short_sets')]).toEqual([first, second]);
  });
});

describe('the minutes of another format [OP26]', () => {
  it.each([
    [90, 'SET3-S:6/TB7', 'SET3-S:6/TB7', 90],
    [90, 'SET3-S:6/TB7', 'SET3-S:6NOAD/TB7-F:TB10', 75],
    [90, 'SET3-S:6/TB7', 'SET3-S:4/TB7-F:TB10', 60],
    [60, 'SET1-S:8/TB7', 'SET1-S:4/TB7', 35],
    [35, 'SET1-S:T20', 'SET1-S:T20', 35],
    [35, 'SET1-S:T20', 'SET3-S:6/TB7', 100],
    [90, 'SET3-S:6/TB7', 'SET1-S:T20', 30],
  ])('of %i for %s are with %s %i', (minutes, usual, other, expected) => {
    expect(minutesInFormat(minutes, format(usual), format(other))).toBe(expected);
  });
});

describe('the minutes to plan for a match [OP26]', () => {
  it.each([
    ['SET3-S:6/TB7', 100],
    ['SET3-S:6/TB7-F:TB10', 95],
    ['SET1-S:6/TB7', 50],
    ['SET1-S:TB10', 20],
    ['SET1-S:T20', 30],
    ['SET3X-S:T10', 40],
    ['SET3-S:T20', 50],
  ])('of %s are %i, with the way to the court', (code, minutes) => {
    expect(usualMinutes(format(code))).toBe(minutes);
  });
});
