import { markOfWrite } from '@tennis/contract';
import { expect, it } from 'vitest';
import { holdsAnswersOf, noteOwnWrite } from './own-writes.ts';

const holds = (...keys: string[]) => holdsAnswersOf(keys.map(markOfWrite));

it('knows the writes of this page whose answers it has, and waits for one that is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  noteOwnWrite('first', promise);
  noteOwnWrite('refused', Promise.resolve(false));
  const waiting = holds('first');
  resolve(true);
  expect(await waiting).toBe(true);
  expect(await holds('first', 'somebody else’s')).toBe(false);
  expect(await holds('refused')).toBe(false);
});
