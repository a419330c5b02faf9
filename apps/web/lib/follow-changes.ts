// Announces when this browser begins or ends following something, so that an account, and a server that wakes this browser, learn of it too.
import type { Follow } from '@tennis/contract';

/** Something that is followed from now on, or no longer. */
export interface FollowChange extends Follow {
  readonly isFollowed: boolean;
}

const listeners = new Set<(change: FollowChange) => void>();

/** Tells of it. */
export function tellFollow(change: FollowChange): void {
  for (const listener of listeners) listener(change);
}

/** Hears of each from now on. */
export const onFollow = (listener: (change: FollowChange) => void): void => void listeners.add(listener);
