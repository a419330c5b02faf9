import type { Participant } from '@tennis/contract';
import { expect, test } from 'vitest';
import { participantName, toBeDrawn } from './participant-name.ts';

test.each([
  [{ id: 7, user: { name: 'Nina Kovač' }, player: null }, 'Nina Kovač'],
  [{ id: 7, user: null, player: { name: 'Priya Raman' } }, 'Priya Raman'],
  [{ id: 7, user: null, player: null }, 'Player #7'],
])('%j is called %s [§3, D19, S3.5]', (participant, name) => {
  expect(participantName(participant)).toBe(name);
});

const entered = (id: number, fields: Partial<Participant> = {}): Participant => ({
  id,
  tournamentId: 1,
  userId: null,
  seed: null,
  groupId: null,
  user: null,
  player: { name: `Entry ${id}` },
  partnerUserId: null,
  partner: null,
  personId: null,
  partnerPersonId: null,
  withdrawn: false,
  alternate: null,
  awaitsPartner: false,
  club: null,
  ...fields,
});

test('[AG2] a draw is made of those who hold a place and of those who step in for players without a partner', () => {
  const gone = entered(3, { alternate: 1, player: { name: 'Former player' } });
  const entries = [entered(1), entered(2, { awaitsPartner: true }), gone, entered(4, { alternate: 2 })];
  const drawn = toBeDrawn({ status: 'registering', maxParticipants: 2 }, entries);
  expect(drawn.map(({ id }) => id)).toEqual([1, 4]);
});
