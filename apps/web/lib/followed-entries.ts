// The entries that this browser follows, each in its tournament: also that of a child whose page and whole name only members may see (D24). Only
// numbers are kept.
import { tellFollow } from './follow-changes.ts';
import { FOLLOWED_ENTRIES, MOST_ENTRIES } from './kept-follows.ts';
import { keptList } from './kept-list.ts';

/** An entry of a tournament. */
export interface FollowedEntry {
  readonly tournament: number;
  readonly entry: number;
}

const isId = (stored: unknown): stored is number => Number.isSafeInteger(stored) && Number(stored) > 0;

function readOne(stored: unknown): FollowedEntry | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { tournament, entry } = stored as Partial<Record<keyof FollowedEntry, unknown>>;
  return isId(tournament) && isId(entry) ? { tournament, entry } : null;
}

const { all, store, use } = keptList(FOLLOWED_ENTRIES, MOST_ENTRIES, readOne);

const isSame = (one: FollowedEntry, other: FollowedEntry): boolean =>
  one.tournament === other.tournament && one.entry === other.entry;

/** Follows an entry. If there is no room, the entry that was followed first makes way: last season's tournaments go by themselves. */
export function followEntry(entry: FollowedEntry): void {
  const others = all().filter((one) => !isSame(one, entry));
  for (const { entry: id } of others.slice(0, -(MOST_ENTRIES - 1)))
    tellFollow({ kind: 'entry', id, isFollowed: false });
  store([...others.slice(-(MOST_ENTRIES - 1)), entry]);
  tellFollow({ kind: 'entry', id: entry.entry, isFollowed: true });
}

/** Ends it. */
export function unfollowEntry(entry: FollowedEntry): void {
  store(all().filter((one) => !isSame(one, entry)));
  tellFollow({ kind: 'entry', id: entry.entry, isFollowed: false });
}

/** All of them. */
export const followedEntries = all;

/** Takes the list over from an account. */
export const storeEntries = store;

/** All of them, as they are now. */
export const useFollowedEntries = use;
