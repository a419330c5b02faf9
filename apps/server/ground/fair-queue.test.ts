// Everybody is served in turn, and the right ones give way (ADR 9).
import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function filled(most: number, items: readonly string[]) {
  const queue = createFairQueue<string>(most);
  const gaveWay = items.map((item) => queue.add(item.slice(0, 1), item));
  return { queue, gaveWay };
}

const all = (queue: { readonly next: () => string | undefined }): string[] => {
  const served: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) served.push(item);
  return served;
};

it('serves the sources in turn, each in the order of asking', () => {
  const { queue } = filled(10, ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']);
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(queue.size()).toBe(0);
});

it('lets the last of the longest line give way when it is full', () => {
  const { queue, gaveWay } = filled(4, ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
  expect(gaveWay).toEqual([null, null, null, null, 'a4', 'a3']);
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('refuses the newcomer when nobody has a longer line than theirs would be', () => {
  const { queue, gaveWay } = filled(4, ['a1', 'a2', 'b1', 'b2', 'b3', 'c1', 'd1']);
  expect(gaveWay).toEqual([null, null, null, null, 'b3', 'a2', 'b2']);
  expect(queue.add('e', 'e1')).toBe('e1');
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'd1']);
});

it('forgets those who no longer wait', () => {
  const { queue } = filled(10, ['a1', 'a2', 'b1']);
  queue.drop('a', 'a1');
  queue.drop('a', 'a9');
  queue.drop('z', 'z1');
  expect(queue.size()).toBe(2);
  expect(all(queue)).toEqual(['a2', 'b1']);
});
