import type { Participant } from '@tennis/contract';
import { expect, test } from 'vitest';
import { countsOf, onBoard } from './board.ts';

const entry = (id: number, name: string, more: Partial<Participant> = {}): Participant => ({
  id,
  tournamentId: 1,
  userId: null,
  seed: null,
  groupId: null,
  user: null,
  player: { name },
  partnerUserId: null,
  partner: null,
  personId: null,
  partnerPersonId: null,
  club: null,
  withdrawn: false,
  alternate: null,
  awaitsPartner: false,
  ...more,
});

const ENTRIES = [
  entry(1, 'Zoe Novak', { checkIn: 'here' }),
  entry(2, 'Ömer Şahin', { checkIn: 'missing' }),
  entry(3, 'Nina Kovač / Ana Lind', { partner: { name: 'Ana Lind' } }),
  entry(4, 'Gone Away', { withdrawn: true, checkIn: 'here' }),
  entry(5, 'Waits Outside', { alternate: 1 }),
];

const ids = (shown: 'all' | 'expected' | 'here' | 'missing', text = '') =>
  onBoard(ENTRIES, { shown, text, language: 'en' }).map(({ id }) => id);

test('those who hold a place stand by name, those who have withdrawn or wait do not', () => {
  expect(ids('all')).toEqual([3, 2, 1]);
  expect(countsOf(ENTRIES)).toEqual({ all: 3, expected: 1, here: 1, missing: 1 });
});

test('they are found by state, and by any part of either name, without accents', () => {
  expect([ids('here'), ids('missing'), ids('expected')]).toEqual([[1], [2], [3]]);
  expect([ids('all', 'sahin'), ids('all', 'lin kov'), ids('here', 'sahin')]).toEqual([[2], [3], []]);
});
