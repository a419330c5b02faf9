// Finds the entries that look the same to somebody who reads shortened names.
import type { Participant } from '@tennis/contract';
import { expect, it } from 'vitest';
import { lookalikes } from './lookalikes.ts';

const entry = (id: number, name: string, fields: Partial<Participant> = {}): Participant =>
  ({ id, user: null, player: { name }, club: null, withdrawn: false, ...fields }) as Participant;

it('are those of one name, unless a club tells them apart or one has left [D24]', () => {
  expect(lookalikes([entry(1, 'M. S.'), entry(2, 'L. F.'), entry(3, 'M. S.')])).toEqual([1, 3]);
  expect(lookalikes([entry(1, 'M. S.', { club: 'Hill' }), entry(2, 'M. S.', { club: 'Lake' })])).toEqual([]);
  expect(lookalikes([entry(1, 'M. S.'), entry(2, 'M. S.', { withdrawn: true })])).toEqual([]);
});
