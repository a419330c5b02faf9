// The tournaments, clubs and courts that this browser follows, by number.
import { tellFollow } from './follow-changes.ts';
import { FOLLOWED_PLACES, MOST_PLACES } from './kept-follows.ts';
import { keptList } from './kept-list.ts';

const KINDS = ['tournament', 'club', 'court'] as const;
type PlaceKind = (typeof KINDS)[number];

/** One of them, with the name that it had then: all of these names are public. */
export interface FollowedPlace {
  readonly kind: PlaceKind;
  readonly id: number;
  readonly name: string;
}

/** Whether what was followed is a place. */
export const isPlaceKind = (kind: string): kind is PlaceKind => KINDS.some((known) => known === kind);

function readOne(stored: unknown): FollowedPlace | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { kind, id, name } = stored as Partial<Record<keyof FollowedPlace, unknown>>;
  if (typeof kind !== 'string' || !isPlaceKind(kind) || typeof name !== 'string') return null;
  return Number.isSafeInteger(id) && Number(id) > 0 ? { kind, id: Number(id), name } : null;
}

const { all, store, use } = keptList(FOLLOWED_PLACES, MOST_PLACES, readOne);

const isSame = (one: Omit<FollowedPlace, 'name'>, other: Omit<FollowedPlace, 'name'>): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Follows one; the one that was followed first makes room. */
export function followPlace(place: FollowedPlace): void {
  const others = all().filter((one) => !isSame(one, place));
  for (const one of others.slice(0, -(MOST_PLACES - 1)))
    tellFollow({ kind: one.kind, id: one.id, isFollowed: false });
  store([...others.slice(-(MOST_PLACES - 1)), place]);
  tellFollow({ kind: place.kind, id: place.id, isFollowed: true });
}

/** Ends it. */
export function unfollowPlace({ kind, id }: Omit<FollowedPlace, 'name'>): void {
  store(all().filter((one) => !isSame(one, { kind, id })));
  tellFollow({ kind, id, isFollowed: false });
}

/** All of them. */
export const followedPlaces = all;
/** All of them, as they are now. */
export const useFollowedPlaces = use;
/** Takes the list over from an account. */
export const storePlaces = store;
