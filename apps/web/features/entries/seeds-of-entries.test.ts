import type { Participant } from '@tennis/contract';
import { expect, test } from 'vitest';
import { seedsIn, withoutLeft } from './seeds-of-entries.ts';

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

test('[D46] the seeds are read in their order', () => {
  expect(seedsIn([entered(1, { seed: 2 }), entered(2), entered(3, { seed: 1 })])).toEqual([3, 1]);
});

test('[D46] an order that was refused stays, without those who have left or wait', () => {
  const entries = [entered(1), entered(2, { withdrawn: true }), entered(3), entered(4, { alternate: 1 })];
  expect(withoutLeft([3, 2, 4, 1, 5], entries)).toEqual([3, 1]);
});
