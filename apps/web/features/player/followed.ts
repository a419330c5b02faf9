// Whom this browser follows: numbers of people and nothing else, so that a name that only members may read does not stay behind on a shared device
// (D24). Following needs no account (D53).
import { useSyncExternalStore } from 'react';

const KEY = 'tennis-followed';
/** More than a club's evening; each is one read. */
export const MOST_FOLLOWED = 20;

const NOBODY: readonly number[] = [];
const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly ids: readonly number[] } = { text: null, ids: NOBODY };

function idsIn(text: string): readonly number[] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return NOBODY;
    const ids = list.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0);
    return [...new Set(ids)].slice(0, MOST_FOLLOWED);
  } catch {
    return NOBODY;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing follows nobody.
    return null;
  }
}

/** Those who are followed, in the order in which that began; the same list until it changes. */
export function followedIds(): readonly number[] {
  const text = stored();
  if (text !== last.text) last = { text, ids: text === null ? NOBODY : idsIn(text) };
  return last.ids;
}

function store(ids: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    return;
  }
  for (const tell of listeners) tell();
}

/** Follows somebody; false where there is no room. */
export function follow(id: number): boolean {
  const ids = followedIds();
  if (ids.includes(id)) return true;
  if (ids.length >= MOST_FOLLOWED) return false;
  store([...ids, id]);
  return true;
}

/** Ends it. */
export const unfollow = (id: number): void => store(followedIds().filter((one) => one !== id));

/** Somebody has become part of another record: that one is followed now. */
export function followInstead(id: number, instead: number): void {
  const ids = followedIds();
  if (ids.includes(id)) store([...new Set(ids.map((one) => (one === id ? instead : one)))]);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  // Another tab of this browser.
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

/** The list, as it is now. */
export const useFollowed = (): readonly number[] => useSyncExternalStore(listen, followedIds, () => NOBODY);
