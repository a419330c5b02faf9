import { describe, expect, it } from 'vitest';
import { formatOf } from './fixtures.ts';
import { isSameSetFormat, parseMatchFormat, printMatchFormat, printSetFormat } from './format-code.ts';
import { isDecided, setFormatAt, setsToWin, validateMatchFormat } from './format.ts';

const standardSet = { kind: 'games', to: 6, noAd: false, tieBreak: { to: 7, noAd: false, at: 6 } } as const;

describe('[SC7] format codes as data', () => {
  it.each([
    ['SET3-S:6/TB7', { bestOf: 3, exactly: false, set: standardSet, finalSet: null, lets: true }],
    [
      'SET3-S:6NOAD/TB7-F:TB10',
      {
        bestOf: 3,
        exactly: false,
        set: { ...standardSet, noAd: true },
        finalSet: { kind: 'tieBreak', to: 10, noAd: false },
        lets: true,
      },
    ],
    [
      'SET5-S:4/TB5NOAD@3-F:6-NOLET',
      {
        bestOf: 5,
        exactly: false,
        set: { kind: 'games', to: 4, noAd: false, tieBreak: { to: 5, noAd: true, at: 3 } },
        finalSet: { kind: 'games', to: 6, noAd: false, tieBreak: null },
        lets: false,
      },
    ],
    [
      'SET3X-S:T10P-F:TB7NOAD',
      {
        bestOf: 3,
        exactly: true,
        set: { kind: 'timed', minutes: 10, counting: 'points' },
        finalSet: { kind: 'tieBreak', to: 7, noAd: true },
        lets: true,
      },
    ],
    [
      'SET1-S:T20',
      {
        bestOf: 1,
        exactly: false,
        set: { kind: 'timed', minutes: 20, counting: 'games' },
        finalSet: null,
        lets: true,
      },
    ],
  ])('[SC7] %s', (code, format) => {
    expect(parseMatchFormat(code)).toEqual({ ok: true, value: format });
  });

  it.each([
    'SET3-S:6/TB7',
    'SET3-S:6/TB7-F:TB10',
    'SET3-S:6NOAD/TB7-F:TB10',
    'SET3-S:4/TB7',
    'SET3-S:4/TB5@3',
    'SET3-S:4/TB5NOAD@3',
    'SET1-S:8/TB7',
    'SET1-S:TB10',
    'SET1-S:T20',
    'SET1-S:T20P',
    'SET5-S:6/TB7-F:6/TB10',
    'SET5-S:6/TB7-F:6',
    'SET5-S:6/TB7-F:6/TB7@12',
    'SET3X-S:T10',
    'SET2-S:6/TB7',
    'SET3-S:6/TB7-NOLET',
    'SET3X-S:6/TB7-F:TB10NOAD',
  ])('[SC7] prints %s as it was read', (code) => {
    expect(printMatchFormat(formatOf(code))).toBe(code);
  });

  it.each([
    [' set3-s:6 / tb7 ', 'SET3-S:6/TB7'],
    ['SET3-S:6/TB7@6', 'SET3-S:6/TB7'],
    ['SET3-S:6/TB7-F:6/TB7', 'SET3-S:6/TB7'],
    ['T20', 'SET1-S:T20'],
    ['T20G', 'SET1-S:T20'],
    ['T30P', 'SET1-S:T30P'],
  ])('[SC7] reads %j as %s', (code, printed) => {
    expect(printMatchFormat(formatOf(code))).toBe(printed);
  });

  it('[SC4] leaves our own -NOLET out for readers that know TODS only', () => {
    expect(printMatchFormat(formatOf('SET3-S:6/TB7-NOLET'), { dialect: 'tods' })).toBe('SET3-S:6/TB7');
  });

  it.each([
    ['', 'not-a-code'],
    ['best of three', 'not-a-code'],
    ['SET3-S:6/TB', 'not-a-code'],
    ['SET3-S:6/TB7-F:X', 'not-a-code'],
    ['xSET3-S:6', 'not-a-code'],
    ['SET3-S:6-F:6/TB7-F:6', 'not-a-code'],
    ['SET3-S:XTB7', 'not-a-code'],
    ['SET3-S:TB7X', 'not-a-code'],
    ['SET3-S:XT7', 'not-a-code'],
    ['SET3-S:T7X', 'not-a-code'],
    ['SET3-S:X6', 'not-a-code'],
    ['SET3-S:6X', 'not-a-code'],
    ['SET0-S:6', 'sets'],
    ['SET6-S:6', 'sets'],
    ['SET3-S:0', 'games'],
    ['SET3-S:21', 'games'],
    ['SET3-S:6/TB1', 'tie-break'],
    ['SET3-S:6/TB51', 'tie-break'],
    ['SET3-S:TB70', 'tie-break'],
    ['SET3-S:6/TB7@4', 'tie-break-at'],
    ['SET3-S:1/TB7@0', 'tie-break-at'],
    ['SET3-S:6/TB7@41', 'tie-break-at'],
    ['SET1-S:T0', 'minutes'],
    ['SET1-S:T601', 'minutes'],
    ['SET1-S:6/TB7-F:TB10', 'final-set'],
    ['SET1-S:6-F:6', 'final-set'],
    ['SET2-S:6/TB7-F:TB10', 'final-set'],
    ['SET3-S:6/TB7-F:TB60', 'tie-break'],
    ['SET3A-S:T10', 'unsupported'],
    ['SET3-S:6-G:3C', 'unsupported'],
    ['SET3XA-S:T1', 'unsupported'],
  ])('[SC7] refuses %j: %s', (code, problem) => {
    expect(parseMatchFormat(code)).toMatchObject({
      ok: false,
      error: { type: 'match-format', code: problem },
    });
  });

  it.each([
    'SET1-S:1',
    'SET5-S:20',
    'SET3-S:TB2',
    'SET3-S:TB50',
    'SET3-S:6/TB7@5',
    'SET3-S:6/TB7@40',
    'SET1-S:T1',
    'SET1-S:T600',
    'SET3-S:1/TB7',
    'SET2X-S:6/TB7-F:TB10',
  ])('[SC3] accepts %s at the edge of what can be played', (code) => {
    expect(parseMatchFormat(code).ok).toBe(true);
  });

  it('[SC7] refuses a format built by hand that cannot be played', () => {
    const format = formatOf('SET3-S:6/TB7');
    expect(validateMatchFormat({ ...format, bestOf: 2.5 }).ok).toBe(false);
    expect(validateMatchFormat(format)).toEqual({ ok: true, value: format });
  });
});

describe('[SC3] which set is played how', () => {
  it('[SC3] gives the last possible set its own format', () => {
    const format = formatOf('SET3-S:6/TB7-F:TB10');
    expect([0, 1, 2].map((index) => printSetFormat(setFormatAt(format, index)))).toEqual([
      '6/TB7',
      '6/TB7',
      'TB10',
    ]);
  });

  it.each([
    ['SET1-S:6', 1],
    ['SET2-S:6', 2],
    ['SET3-S:6', 2],
    ['SET4-S:6', 3],
    ['SET5-S:6', 3],
  ])('[SC3] %s is won with %i sets', (code, sets) => {
    expect(setsToWin(formatOf(code))).toBe(sets);
  });

  it.each([
    ['SET3-S:6', [2, 0], 2, true],
    ['SET3-S:6', [1, 1], 2, false],
    ['SET3-S:6', [0, 2], 2, true],
    ['SET3X-S:6', [2, 0], 2, false],
    ['SET3X-S:6', [2, 1], 3, true],
    ['SET2-S:6', [1, 1], 2, true],
    ['SET3X-S:T10', [1, 1], 3, true],
  ] as const)('[SC3] %s at %j sets after %i is decided: %s', (code, won, played, decided) => {
    expect(isDecided(formatOf(code), won, played)).toBe(decided);
  });

  it('[SC7] tells alike set formats from different ones', () => {
    const { set } = formatOf('SET3-S:6/TB7');
    expect(isSameSetFormat(set, { ...standardSet })).toBe(true);
    expect(isSameSetFormat(set, { ...standardSet, noAd: true })).toBe(false);
  });
});
