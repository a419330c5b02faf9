// Following entries in this browser: what is kept, and what becomes of what cannot be read.
import { beforeEach, expect, test, vi } from 'vitest';
import { followedEntries, followEntry, unfollowEntry } from './followed-entries.ts';
import { MOST_ENTRIES } from './kept-follows.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('keeps numbers and nothing else, each entry once', () => {
  followEntry({ tournament: 3, entry: 8 });
  followEntry({ tournament: 4, entry: 8 });
  followEntry({ tournament: 3, entry: 8 });
  expect(followedEntries()).toEqual([
    { tournament: 4, entry: 8 },
    { tournament: 3, entry: 8 },
  ]);
  expect([...kept.values()]).toEqual(['[{"tournament":4,"entry":8},{"tournament":3,"entry":8}]']);
  unfollowEntry({ tournament: 4, entry: 8 });
  expect(followedEntries()).toEqual([{ tournament: 3, entry: 8 }]);
});

test('lets go of the one that was followed first where there is no more room', () => {
  for (let entry = 1; entry <= MOST_ENTRIES + 1; entry += 1) followEntry({ tournament: 1, entry });
  expect(followedEntries()).toHaveLength(MOST_ENTRIES);
  expect(followedEntries()[0]).toEqual({ tournament: 1, entry: 2 });
});

test.each(['', '{', '{"1":2}', '[1, null, {"tournament":1}, {"tournament":-1,"entry":2}]'])(
  'follows nobody by %j',
  (text) => {
    kept.set('tennis-followed-entries', text);
    expect(followedEntries()).toEqual([]);
  },
);
