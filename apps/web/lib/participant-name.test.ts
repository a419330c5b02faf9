import { expect, test } from 'vitest';
import { participantName } from './participant-name.ts';

test.each([
  [{ id: 7, user: { name: 'Nina Kovač' }, player: null }, 'Nina Kovač'],
  [{ id: 7, user: null, player: { name: 'Priya Raman' } }, 'Priya Raman'],
  [{ id: 7, user: null, player: null }, 'Player #7'],
])('%j is called %s [§3, D19, S3.5]', (participant, name) => {
  expect(participantName(participant)).toBe(name);
});
