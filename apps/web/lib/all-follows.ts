// All that this browser follows, as the server is told.
import type { Follow } from '@tennis/contract';
import { followedEntries } from './followed-entries.ts';
import { followedIds } from './followed-people.ts';
import { followedPlaces } from './followed-places.ts';

/** Entries, people and places, each kind in the order in which that began. */
export const allFollows = (): readonly Follow[] => [
  ...followedEntries().map(({ entry: id }) => ({ kind: 'entry' as const, id })),
  ...followedIds().map((id) => ({ kind: 'person' as const, id })),
  ...followedPlaces().map(({ kind, id }) => ({ kind, id })),
];
