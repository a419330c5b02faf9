import type { Participant } from '@tennis/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { beginsWith, enteredAlone, partnersNamed } from './partner-choice.ts';

const entered = (id: number, name: string, more: Partial<Participant> = {}): Participant => ({
  id,
  tournamentId: 1,
  userId: null,
  seed: null,
  groupId: null,
  user: null,
  player: { name },
  partnerUserId: null,
  partner: null,
  personId: id * 10,
  partnerPersonId: null,
  withdrawn: false,
  alternate: null,
  awaitsPartner: true,
  club: null,
  ...more,
});

const bea = entered(1, 'Bea Lind');
const entries = [
  bea,
  entered(2, 'Ana Silva'),
  entered(3, 'Gone Away', { withdrawn: true }),
  entered(4, 'Ida Lund / Mia Berg', { partner: { name: 'Mia Berg' }, awaitsPartner: false }),
  entered(5, 'Nobody Known', { personId: null }),
];

it('those who are entered alone can become the partner, but nobody who has left or plays with somebody else', () => {
  expect(enteredAlone(entries, bea).map(({ id, name }) => [id, name])).toEqual([[20, 'Ana Silva']]);
});

const named = async (name: string) => {
  const people = await partnersNamed(new QueryClient(), null, name, entries, bea);
  return people.map(({ id }) => id);
};

it('somebody of the typed name who is entered alone is asked about, in any spelling', async () => {
  expect(await named('ana silva')).toEqual([20]);
  expect(await named('Silva, Ana')).toEqual([20]);
  expect(await named('Ana Silvan')).toEqual([]);
  expect(await named('Bea Lind')).toEqual([]);
});

it.each([
  ['Ana Silva', '', true],
  ['Ana Silva', 'silv', true],
  ['Ana Silva', 'Silva A', true],
  ['Zoë Roth', 'zoe', true],
  ['Ana Silva', 'lva', false],
])('%s is offered for “%s”: %s', (name, typed, isOffered) => {
  expect(beginsWith(name, typed)).toBe(isOffered);
});
