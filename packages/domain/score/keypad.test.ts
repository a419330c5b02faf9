import { describe, expect, it } from 'vitest';
import { formatOf } from './fixtures.ts';
import { keypadFor } from './keypad.ts';
import type { EntryField, Keypad, SetEntry } from './keypad.ts';

const EMPTY: SetEntry = { first: '', second: '', tieBreak: '' };

const pad = (
  code: string,
  field: EntryField,
  entry: Partial<SetEntry>,
  place: { set?: number; unfinished?: boolean } = {},
): Keypad => keypadFor(field, { ...EMPTY, ...entry }, { format: formatOf(code), set: 0, ...place });

const open = (keypad: Keypad): string =>
  keypad.digits
    .filter(({ reason }) => reason === null)
    .map(({ digit }) => digit)
    .join('');

describe('[SC8] the digits that may follow in a set to 6', () => {
  it.each([
    ['first', {}, '01234567'],
    ['first', { first: '6' }, ''],
    ['second', { first: '6' }, '012347'],
    ['second', { first: '7' }, '56'],
    ['second', { first: '5' }, '7'],
    ['second', { first: '4' }, '6'],
    ['tieBreak', { first: '7', second: '6' }, '0123456789'],
    ['tieBreak', { first: '7', second: '6', tieBreak: '1' }, '0123456789'],
    ['tieBreak', { first: '6', second: '7' }, '0123456789'],
    ['tieBreak', { first: '6', second: '7', tieBreak: '0' }, ''],
    ['tieBreak', { first: '6', second: '7', tieBreak: '12' }, ''],
  ] as const)('%s after %j: %s', (field, entry, digits) => {
    expect(open(pad('SET3-S:6/TB7', field, entry))).toBe(digits);
  });

  it('a match that ended early may stop anywhere', () => {
    expect(open(pad('SET3-S:6/TB7', 'second', { first: '6' }, { unfinished: true }))).toBe('01234567');
    expect(open(pad('SET3-S:6/TB7', 'second', { first: '3' }, { unfinished: true }))).toBe('0123456');
    expect(open(pad('SET3-S:6/TB7', 'second', { first: '3' }))).toBe('6');
  });
});

describe('[SC3] the digits of other formats', () => {
  it.each([
    ['SET3-S:4/TB5@3', 'first', {}, 0, '01234'],
    ['SET3-S:4/TB5@3', 'second', { first: '4' }, 0, '0123'],
    ['SET3-S:4/TB5NOAD@3', 'tieBreak', { first: '4', second: '3' }, 0, '01234'],
    ['SET1-S:8/TB7', 'second', { first: '9' }, 0, '78'],
    ['SET3-S:6/TB7-F:TB10', 'first', {}, 2, '0123456789'],
    ['SET3-S:6/TB7-F:TB10', 'second', { first: '10' }, 2, '012345678'],
    ['SET3-S:6/TB7-F:TB10', 'second', { first: '10', second: '1' }, 2, '2'],
    ['SET3-S:6/TB7-F:TB10', 'second', { first: '4' }, 2, '1'],
    ['SET3-S:6/TB7-F:6', 'second', { first: '70' }, 2, '67'],
    ['SET3-S:6/TB7-F:6', 'second', { first: '70', second: '6' }, 2, '8'],
    ['SET1-S:T20', 'second', { first: '3' }, 0, '0123456789'],
  ] as const)('%s, %s after %j in set %i: %s', (code, field, entry, set, digits) => {
    expect(open(pad(code, field, entry, { set }))).toBe(digits);
  });
});

describe('the keypad goes on by itself', () => {
  it.each([
    ['SET3-S:6/TB7', 'first', { first: '6' }, true, true, 'second'],
    ['SET3-S:6/TB7', 'first', {}, false, false, 'second'],
    ['SET3-S:6/TB7', 'second', { first: '6', second: '4' }, true, true, null],
    ['SET3-S:6/TB7', 'second', { first: '6', second: '5' }, false, false, null],
    ['SET3-S:6/TB7', 'second', { first: '7', second: '6' }, true, true, 'tieBreak'],
    ['SET3-S:6/TB7', 'second', { first: '7', second: '5' }, true, true, null],
    ['SET3-S:6/TB7', 'second', { first: '6', second: '6' }, false, false, null],
    ['SET1-S:TB10', 'second', { first: '10', second: '1' }, true, false, null],
    ['SET3-S:6/TB7', 'second', { first: '6', second: '7' }, true, true, 'tieBreak'],
    ['SET3-S:6/TB7', 'tieBreak', { first: '7', second: '6', tieBreak: '1' }, true, false, null],
    ['SET3-S:6/TB7', 'tieBreak', { first: '7', second: '6', tieBreak: '10' }, true, true, null],
    // Who types 5 means 5: points of the loser with two digits begin with 1 [SC2].
    ['SET3-S:6/TB7', 'tieBreak', { first: '7', second: '6', tieBreak: '5' }, true, true, null],
    ['SET3-S:6/TB7', 'tieBreak', { first: '6', second: '7', tieBreak: '2' }, true, true, null],
    ['SET3-S:6/TB10', 'tieBreak', { first: '7', second: '6', tieBreak: '2' }, true, false, null],
    ['SET3-S:6/TB10', 'tieBreak', { first: '7', second: '6', tieBreak: '3' }, true, true, null],
    ['SET3-S:4/TB5@3', 'tieBreak', { first: '4', second: '3', tieBreak: '1' }, true, false, null],
    ['SET3-S:6', 'first', { first: '1' }, true, false, 'second'],
    ['SET3-S:6', 'second', { first: '7', second: '6' }, false, false, null],
    ['SET1-S:TB10', 'second', { first: '7', second: '6' }, false, false, null],
    ['SET1-S:T20', 'second', { first: '7', second: '6' }, true, false, null],
    ['SET1-S:T20', 'second', { first: '6', second: '6' }, true, false, null],
  ] as const)(
    '%s, %s after %j: possible %s, full %s, then %s',
    (code, field, entry, possible, full, next) => {
      const { isPossible, isFull, next: found } = pad(code, field, entry);
      expect([isPossible, isFull, found]).toEqual([possible, full, next]);
    },
  );
});

const reason = (keypad: Keypad, digit: number): string | undefined => keypad.digits[digit]?.reason?.code;

describe('[SC8] a digit that may not follow says why', () => {
  it.each([
    ['SET3-S:6/TB7', 'first', {}, 8, 'no-partner'],
    ['SET3-S:6/TB7', 'second', { first: '6' }, 5, 'set-not-over'],
    ['SET3-S:6/TB7', 'second', { first: '7' }, 3, 'games-beyond-end'],
    ['SET3-S:6/TB7', 'first', { first: '0' }, 3, 'too-many-digits'],
    ['SET3-S:6', 'first', { first: '12' }, 3, 'too-many-digits'],
    ['SET3-S:4/TB5NOAD@3', 'tieBreak', { first: '3', second: '4' }, 5, 'tie-break-too-high'],
  ] as const)('%s, %s after %j, digit %i: %s', (format, field, entry, digit, code) => {
    expect(reason(pad(format, field, entry), digit)).toBe(code);
  });

  it('offers the ten digits in their order', () => {
    expect(pad('SET3-S:6', 'first', {}).digits.map(({ digit }) => digit)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });
});
