import { describe, expect, it } from 'vitest';
import {
  earliestBirthYear,
  eligibilityOf,
  entriesClosed,
  mayPair,
  type EntriesState,
} from './eligibility.ts';

const NOW = new Date('2026-09-01T10:00:00Z');
const OPEN: EntriesState = { status: 'registering', deadline: null, isDrawn: false };

describe('entries', () => {
  it('are open while a tournament registers, up to the last moment', () => {
    expect(entriesClosed(OPEN, NOW)).toBeNull();
    expect(entriesClosed({ ...OPEN, deadline: NOW.toISOString() }, NOW)).toBeNull();
    expect(entriesClosed({ ...OPEN, deadline: '2026-09-01T09:59:59.999Z' }, NOW)).toBe('deadline');
  });

  it('are closed before and after, and once the draw is out', () => {
    for (const status of ['draft', 'upcoming', 'active', 'completed'] as const)
      expect(entriesClosed({ ...OPEN, status }, NOW)).toBe('not-registering');
    expect(entriesClosed({ ...OPEN, isDrawn: true }, NOW)).toBe('drawn');
  });
});

it.each([
  ['U14', 2012, 'eligible'],
  ['U14', 2011, 'too-old'],
  ['U14', 2019, 'eligible'],
  ['U14', null, 'birth-unknown'],
  ['U9', 2017, 'eligible'],
  ['U9', 2016, 'too-old'],
  ['U18', 2008, 'eligible'],
  ['Open', null, 'eligible'],
  ['Adults', 2015, 'eligible'],
] as const)('[AG1] in 2026 %s is open to somebody born in %s: %s', (type, birthYear, expected) => {
  expect(eligibilityOf({ type, startYear: 2026 }, birthYear)).toBe(expected);
});

it('[AG1] the earliest year is told only of events with an age', () => {
  expect([earliestBirthYear('U12', 2026), earliestBirthYear('Open', 2026)]).toEqual([2014, null]);
});

it.each([
  ['Mixed', 'female', 'male', true],
  ['Mixed', 'male', 'female', true],
  ['Mixed', 'female', 'female', false],
  ['Mixed', 'male', 'male', false],
  ['Mixed', 'female', null, true],
  ['Mixed', null, null, true],
  ['Mixed', 'other', 'other', true],
  ['Doubles', 'male', 'male', true],
] as const)('[AG2] in %s %s and %s may be a pair: %s', (type, one, other, expected) => {
  expect(mayPair(type, one, other)).toBe(expected);
});
