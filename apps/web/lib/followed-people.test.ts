// Following people in this browser: what is kept, and what becomes of what cannot be read.
import { beforeEach, expect, test, vi } from 'vitest';
import { follow, followedIds, followInstead, MOST_FOLLOWED, unfollow } from './followed-people.ts';

const refuse = () => {
  throw new Error('denied');
};

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('keeps numbers and nothing else, in their order and once', () => {
  expect(followedIds()).toEqual([]);
  expect([follow(7), follow(3), follow(7)]).toEqual([true, true, true]);
  expect(followedIds()).toEqual([7, 3]);
  expect([...kept.values()]).toEqual(['[7,3]']);
  unfollow(7);
  expect(followedIds()).toEqual([3]);
});

test('is the same list until it changes, so that nothing is drawn again', () => {
  follow(1);
  expect(followedIds()).toBe(followedIds());
});

test('has room for so many', () => {
  for (let id = 1; id <= MOST_FOLLOWED; id += 1) expect(follow(id)).toBe(true);
  expect(follow(99)).toBe(false);
  expect(follow(1)).toBe(true);
  expect(followedIds()).toHaveLength(MOST_FOLLOWED);
});

test('goes on with the one that somebody became part of, once', () => {
  for (const id of [1, 2, 3]) follow(id);
  followInstead(1, 3);
  expect(followedIds()).toEqual([3, 2]);
  followInstead(99, 4);
  expect(followedIds()).toEqual([3, 2]);
});

test.each(['', '{', '{"1":2}', '["x", -1, 0, 1.5, null]'])('follows nobody by %j', (text) => {
  kept.set('tennis-followed', text);
  expect(followedIds()).toEqual([]);
});

test('a browser that keeps nothing follows nobody', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  follow(5);
  expect(followedIds()).toEqual([]);
});
