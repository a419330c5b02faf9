import type { Participant } from '@tennis/contract';
import { expect, test } from 'vitest';
import { namesakesIn } from './namesakes.ts';

const entered = (id: number, name: string): Participant => ({
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
  withdrawn: false,
  alternate: null,
  awaitsPartner: false,
  club: null,
});

test.each([
  [['Nina Kovač'], [{ name: 'nina kovač' }], ['nina kovač']],
  [['Nina Kovač'], [{ name: 'Nina Kova' }], []],
  [[], [{ name: 'Ana' }, { name: 'Rui' }, { name: 'ana' }, { name: 'Ana' }], ['ana']],
  // The same letters, once composed and once with a combining mark.
  [['Zo\u00eb Roth'], [{ name: 'Zoe\u0308 Roth' }], ['Zoe\u0308 Roth']],
  // A pair is another entry than one of its players.
  [['Ana Silva / Rui Costa'], [{ name: 'Ana Silva' }], []],
  [['Ana Silva / Rui Costa'], [{ name: 'Ana Silva', partnerName: 'Rui Costa' }], ['Ana Silva / Rui Costa']],
])('of %j and then %j these share a name: %j', (names, lines, twins) => {
  expect(
    namesakesIn(
      names.map((name, id) => entered(id + 1, name)),
      lines,
    ),
  ).toEqual(twins);
});
