import { expect, test } from 'vitest';
import { goingLines, stayingLines } from './erasure-words.ts';

const erasure = (goes: object, stays: object) => ({
  neutralName: 'Former player',
  obstacles: [],
  goes: { memberships: 0, sessions: 1, invitations: 0, entries: 0, ...goes },
  stays: { entries: 0, matches: 0, tournaments: 0, ...stays },
});

test('names only what there is', () => {
  expect(goingLines(erasure({}, {}))).toEqual([
    'Your name, username, email address, date of birth and password.',
    'Every sign-in: you are signed out on 1 device.',
  ]);
  expect(stayingLines(erasure({}, {}))).toEqual([]);
});

test('counts in the singular and in the plural', () => {
  const one = erasure(
    { memberships: 1, invitations: 1, entries: 1 },
    { entries: 1, matches: 1, tournaments: 1 },
  );
  expect(goingLines(one).slice(2)).toEqual([
    'Your membership in 1 club.',
    '1 invitation to your address.',
    '1 entry without a match: you are withdrawn.',
  ]);
  expect(stayingLines(one)).toEqual([
    '1 entry, with the results of 1 match, as “Former player”.',
    '1 tournament that you created, without your name.',
  ]);
  const two = erasure({ sessions: 2, entries: 2 }, { entries: 2, matches: 12, tournaments: 2 });
  expect(goingLines(two).at(-1)).toBe('2 entries without a match: you are withdrawn.');
  expect(stayingLines({ ...one, neutralName: null })[0]).toBe(
    '1 entry, with the results of 1 match, under your name: another account looks after you.',
  );
  expect(stayingLines(two)[0]).toBe('2 entries, with the results of 12 matches, as “Former player”.');
});
