import { expect, test } from 'vitest';
import { steppingIn, type Waits } from './stepping-in.ts';

const entry = (id: number, fields: Partial<Waits> = {}): Waits => ({
  id,
  isOut: false,
  alternate: null,
  awaitsPartner: false,
  ...fields,
});
const FULL = [entry(1), entry(2), entry(3, { awaitsPartner: true })];
const WAITING = [
  entry(4, { alternate: 3 }),
  entry(5, { alternate: 2 }),
  entry(6, { alternate: 1, awaitsPartner: true }),
  entry(7, { alternate: 1, isOut: true }),
];
const ids = (entries: readonly Waits[], places = 3, status: 'registering' | 'active' = 'registering') =>
  steppingIn(entries, { status, places }).map(({ id }) => id);

test('[AG2, SB1] the first complete entry that waits is drawn for an entry without its partner', () => {
  expect(ids([...FULL, ...WAITING])).toEqual([5]);
  expect(ids([entry(1), entry(2, { awaitsPartner: true }), ...FULL.slice(2), ...WAITING])).toEqual([5, 4]);
});

test('[AG2] nobody steps in where all have partners, a place is free, or play has begun', () => {
  expect(ids([entry(1), entry(2), entry(3), ...WAITING])).toEqual([]);
  expect(ids([...FULL, ...WAITING], 4)).toEqual([]);
  expect(ids([...FULL, ...WAITING], 3, 'active')).toEqual([]);
});

test('[AG2] one who has got the place already is not followed by a second', () => {
  expect(ids([...FULL, entry(5), ...WAITING.slice(0, 1)])).toEqual([]);
});
