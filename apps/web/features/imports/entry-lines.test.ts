// The choices beside a line of a list of entries: for whom they are asked, and one answer for all lines (D46).
import type { EntryOutcome } from '@tennis/contract';
import { expect, it } from 'vitest';
import { answered, offersOf } from './entry-lines.tsx';

const twice: EntryOutcome = { kind: 'double', of: 0, side: 'player', both: true };
const entered = (side?: 'player' | 'partner'): EntryOutcome => ({
  kind: 'refused',
  reason: { code: 'alreadyEntered', params: {}, message: 'Is entered already.' },
  ...(side !== undefined && { side }),
});
const sidesOf = (outcome: EntryOutcome) => offersOf(outcome).map(({ side }) => side);

it('asks about both of a pair that an earlier line names, and one answer is for both', () => {
  expect(sidesOf(twice)).toEqual(['player', 'partner']);
  expect(sidesOf({ kind: 'double', of: 0, side: 'partner' })).toEqual(['partner']);
  expect(sidesOf({ kind: 'double', of: 0, side: null })).toEqual([]);
  expect(answered({ overrule: true }, offersOf(twice), true)).toEqual({
    overrule: true,
    who: { player: 'new', partner: 'new' },
  });
});

it('asks about the one of a pair who is entered already', () => {
  expect(sidesOf(entered('partner'))).toEqual(['partner']);
  // Where everybody enters alone, that is the player.
  expect(sidesOf(entered())).toEqual(['player']);
});

it('takes the first who could be meant, and keeps what was chosen for the other side', () => {
  const people = [4, 7].map((id) => ({ id, name: 'Rui Costa', birthYear: null, gender: null }));
  const offers = offersOf({ kind: 'choose', side: 'partner', people });
  expect(answered({ who: { player: 3 } }, offers, false)).toEqual({ who: { player: 3, partner: 4 } });
});
