import { expect, test } from 'vitest';
import { clubOfTournament, clubOnCard, stageLabel } from './tournament-view.ts';

test('a tournament whose club is gone has the words of §2 [D33]', () => {
  const gone = { club: null, clubName: null };
  expect(clubOnCard(gone)).toBe('Tennis Club');
  expect(clubOfTournament(gone)).toBe('Independent');
  const known = { club: { name: 'Riverside' }, clubName: 'Riverside' };
  expect([clubOnCard(known), clubOfTournament(known)]).toEqual(['Riverside', 'Riverside']);
});

test('stages are shown capitalised, those that nobody knows as well [§3, S4.5]', () => {
  expect(['registration', 'group', 'knockout', 'complete', 'paused'].map(stageLabel)).toEqual([
    'Registration',
    'Group',
    'Knockout',
    'Complete',
    'Paused',
  ]);
});
