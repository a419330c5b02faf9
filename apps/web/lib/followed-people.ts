// The people this browser follows. Only their numbers are kept, so that a name that only members may read does not stay behind on a shared device
// (D24). Following needs no account (D53).
import { tellFollow } from './follow-changes.ts';
import { FOLLOWED_PEOPLE } from './kept-follows.ts';
import { keptList } from './kept-list.ts';

/** More than a club's evening; each is one read. */
export const MOST_FOLLOWED = 20;

const isId = (stored: unknown): stored is number => Number.isSafeInteger(stored) && Number(stored) > 0;

const people = keptList(FOLLOWED_PEOPLE, MOST_FOLLOWED, (stored) => (isId(stored) ? stored : null));

/** Those who are followed, in the order in which that began; the same list until it changes. */
export const followedIds = people.all;

/** Follows somebody; false if there is no room. */
export function follow(id: number): boolean {
  const ids = followedIds();
  if (ids.includes(id)) return true;
  if (ids.length >= MOST_FOLLOWED) return false;
  people.store([...ids, id]);
  tellFollow({ kind: 'person', id, isFollowed: true });
  return true;
}

/** Ends it. */
export function unfollow(id: number): void {
  people.store(followedIds().filter((one) => one !== id));
  tellFollow({ kind: 'person', id, isFollowed: false });
}

/** Somebody has become part of another record: that one is followed now. */
export function followInstead(id: number, instead: number): void {
  const ids = followedIds();
  if (!ids.includes(id)) return;
  people.store([...new Set(ids.map((one) => (one === id ? instead : one)))]);
  tellFollow({ kind: 'person', id, isFollowed: false });
  tellFollow({ kind: 'person', id: instead, isFollowed: true });
}

/** Takes the list over from an account. */
export const storePeople = people.store;

/** The list, as it is now. */
export const useFollowed = people.use;
