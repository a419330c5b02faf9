// The store of kept answers holds no more than it may, and keeps what is asked for again.
import { expect, it } from 'vitest';
import { createShelf } from './shelf.ts';

const item = (bytes: number) => ({ bytes });

it('never holds more than its bytes, and forgets first what was asked for longest ago', () => {
  const shelf = createShelf<{ bytes: number }>(100_000);
  for (let n = 0; n < 1000; n += 1) {
    shelf.put(`/${n}`, item(1000));
    expect(shelf.bytes()).toBeLessThanOrEqual(100_000);
  }
  expect(shelf.get('/0')).toBeUndefined();
  expect(shelf.get('/999')).toBeDefined();
});

it('keeps what was asked for twice from a flood of what is asked for once', () => {
  const shelf = createShelf<{ bytes: number }>(100_000);
  shelf.put('/tournaments', item(1000));
  expect(shelf.get('/tournaments')).toBeDefined();
  for (let n = 0; n < 1000; n += 1) shelf.put(`/search${n}`, item(1000));
  expect(shelf.get('/tournaments')).toBeDefined();
});

it('does not keep what is too large for it, and counts what has grown', () => {
  const shelf = createShelf<{ bytes: number }>(100_000);
  shelf.put('/large', item(50_000));
  expect([shelf.get('/large'), shelf.bytes()]).toEqual([undefined, 0]);
  const growing = item(1000);
  shelf.put('/a', growing);
  const before = shelf.bytes();
  growing.bytes = 3000;
  shelf.put('/a', growing);
  expect(shelf.bytes()).toBe(before + 2000);
  shelf.delete('/a');
  expect(shelf.bytes()).toBe(0);
});
