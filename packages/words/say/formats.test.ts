import { describe, expect, it } from 'vitest';
import { formatOf } from '@tennis/domain/fixtures/score';
import * as formats from '../en/formats.ts';
import { describeMatchFormat, formatChoice, formatTexts } from './formats.ts';

describe('[SC7] formats in words', () => {
  it.each([
    ['SET3-S:6/TB7', 'Best of three sets to 6 games, tie-break at 6-6 to 7 points.'],
    [
      'SET3-S:6NOAD/TB7-F:TB10',
      'Best of three sets to 6 games, tie-break at 6-6 to 7 points; final set a match tie-break to 10 points; no-ad games with a deciding point at 40-40.',
    ],
    [
      'SET5-S:6-F:6NOAD',
      'Best of five sets to 6 games, no tie-break; final set a set to 6 games, no tie-break; no-ad games with a deciding point at 40-40.',
    ],
    [
      'SET3-S:4/TB5NOAD@3',
      'Best of three sets to 4 games, tie-break at 3-3 to 5 points, deciding point at 4-4.',
    ],
    ['SET1-S:1', 'One set to 1 game, no tie-break.'],
    ['SET3-S:TB10-NOLET', 'Best of three match tie-breaks to 10 points; no lets on serve.'],
    ['SET1-S:T1P', 'One timed set of 1 minute, counted in points.'],
    ['SET4X-S:T10', 'Four timed sets of 10 minutes, all of them played.'],
    ['SET2-S:6', 'Best of two sets to 6 games, no tie-break.'],
  ])('[SC7] %s', (code, words) => {
    expect(describeMatchFormat(formats, formatOf(code))).toBe(words);
  });
});

describe('the display texts of section 2', () => {
  it.each([
    ['SET3-S:6/TB7', 'Standard', 'Best of 3', 'Standard'],
    ['SET5-S:6NOAD/TB7-NOLET', 'No-ad, no let', 'Best of 5', 'Standard'],
    ['SET3-S:6/TB7-F:TB10', 'Standard', 'Best of 3', 'Standard, match tie-break to 10 points as final set'],
    ['SET5-S:6/TB7-F:6', 'Standard', 'Best of 5', 'Standard, no tie-break in the final set'],
    ['SET5-S:6/TB7-F:6/TB10', 'Standard', 'Best of 5', 'Standard, final set tie-break at 6-6 to 10 points'],
    ['SET3-S:6-F:6/TB7', 'Standard', 'Best of 3', 'None, final set standard'],
    ['SET3-S:6/TB7-F:6NOAD/TB7', 'No-ad', 'Best of 3', 'Standard, final set standard'],
    ['SET3-S:6', 'Standard', 'Best of 3', 'None'],
    ['SET3-S:4/TB5@3', 'Standard', 'Best of 3 short sets to 4', 'Tie-break at 3-3 to 5 points'],
    [
      'SET3-S:4/TB7NOAD',
      'Standard',
      'Best of 3 short sets to 4',
      'Tie-break at 4-4 to 7 points, deciding point at 6-6',
    ],
    ['SET3-S:6/TB7@8', 'Standard', 'Best of 3', 'Tie-break at 8-8 to 7 points'],
    ['SET1-S:8/TB7', 'Standard', '1 pro set to 8', 'Standard'],
    ['SET1-S:6/TB7', 'Standard', '1 set', 'Standard'],
    ['SET1-S:TB10', 'Standard', '1 match tie-break to 10', 'Match tie-break to 10 points'],
    ['SET3-S:TB10', 'Standard', 'Best of 3 match tie-breaks to 10', 'Match tie-break to 10 points'],
    ['SET1-S:T20', 'Standard', '1 timed set of 20 minutes', 'None'],
    ['SET3X-S:6/TB7', 'Standard', '3 sets', 'Standard'],
    ['SET3X-S:8/TB7', 'Standard', '3 pro sets to 8', 'Standard'],
    ['SET3-S:6/TB7-F:T20', 'Standard', 'Best of 3', 'Standard, timed final set of 20 minutes'],
  ])('%s', (code, scoringType, setsFormat, tiebreakerRule) => {
    expect(formatTexts(formats, formatOf(code))).toEqual({ scoringType, setsFormat, tiebreakerRule });
  });
});

it.each([
  ['SET3-S:6/TB7', 'Best of 3. Tie-break: standard'],
  ['SET3-S:6/TB7-F:TB10', 'Best of 3. Tie-break: standard, match tie-break to 10 points as final set'],
  ['SET1-S:T20', '1 timed set of 20 minutes'],
  ['SET1-S:6/TB7', '1 set. Tie-break: standard'],
  ['SET3-S:4/TB5@3', 'Best of 3 short sets to 4. Tie-break: tie-break at 3-3 to 5 points'],
  ['SET1-S:TB10', '1 match tie-break to 10'],
])('%s in a list is "%s"', (code, line) => {
  expect(formatChoice(formats, formatOf(code))).toBe(line);
});
