// Keeps the things that this browser follows and those that an account follows the same (D53, ADR 39). At sign-in, a visitor's list moves to the
// account; from then on the account's list counts, on every device. Loaded once the first page is idle.
import { ApiError, MOST_FOLLOWS, type Follow, type Follows, type User } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { allFollows } from '../../lib/all-follows.ts';
import { followOwner, setFollowOwner } from '../../lib/follow-owner.ts';
import { onFollow, type FollowChange } from '../../lib/follow-changes.ts';
import { storeEntries } from '../../lib/followed-entries.ts';
import { storePeople } from '../../lib/followed-people.ts';
import { isPlaceKind, storePlaces } from '../../lib/followed-places.ts';
import { refreshPush } from '../../lib/push.ts';
import { SIGNED_IN } from '../../lib/session-hint.ts';
import { sessionQuery } from '../../lib/session.ts';
import { storedText, storeText } from '../../lib/stored-text.ts';

/** Changes that the account has not been told yet. */
const WAITING = 'tennis-follows-waiting';

function waiting(): readonly FollowChange[] {
  try {
    const stored: unknown = JSON.parse(storedText(WAITING) ?? '[]');
    return Array.isArray(stored) ? (stored as FollowChange[]) : [];
  } catch {
    return [];
  }
}

/** Shows an account's list in this browser. */
function take({ follows }: Follows): void {
  storeEntries(
    follows.flatMap(({ kind, id, tournamentId }) =>
      kind === 'entry' && tournamentId !== null ? [{ tournament: tournamentId, entry: id }] : [],
    ),
  );
  storePeople(follows.flatMap(({ kind, id }) => (kind === 'person' ? [id] : [])));
  storePlaces(
    follows.flatMap(({ kind, id, name }) => (isPlaceKind(kind) && name !== null ? [{ kind, id, name }] : [])),
  );
}

/** Tells the account what was changed here, in the order in which that happened. */
async function bring(): Promise<void> {
  for (let [first, ...rest] = waiting(); first !== undefined; [first, ...rest] = waiting()) {
    const { kind, id, isFollowed } = first;
    const body = { follows: [{ kind, id }] satisfies Follow[] };
    try {
      await (isFollowed ? api.addFollows({ body }) : api.removeFollows({ body }));
    } catch (error) {
      // If the server refuses something, it would refuse it again; without an answer, or a session, it is sent later.
      if (!(error instanceof ApiError) || error.status === 401 || error.status >= 429) throw error;
    }
    storeText(WAITING, rest.length === 0 ? null : JSON.stringify(rest));
  }
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Moves a visitor's list to the account that they signed in to; if the account has no room for all, the latest ones. */
async function moveTo(account: User): Promise<void> {
  const follows = allFollows().slice(-MOST_FOLLOWS);
  try {
    if (follows.length > 0) await api.addFollows({ body: { follows } });
  } catch (error) {
    if (!isConflict(error)) throw error;
    await addWhatFits(follows.toReversed());
  }
  setFollowOwner(account.id);
}

async function addWhatFits(follows: readonly Follow[]): Promise<void> {
  for (const follow of follows)
    try {
      await api.addFollows({ body: { follows: [follow] } });
    } catch (error) {
      if (isConflict(error)) return;
      throw error;
    }
}

async function settle(user: User | null): Promise<void> {
  const owner = followOwner();
  if (user === null) {
    // A session that could not be asked for may still be there.
    if (owner === null || SIGNED_IN.test(document.cookie)) return;
    setFollowOwner(null);
    storeText(WAITING, null);
    take({ follows: [] });
    return;
  }
  // They have signed out since it was their turn.
  if (!SIGNED_IN.test(document.cookie)) return;
  if (owner !== null && owner !== String(user.id)) {
    storeText(WAITING, null);
    take({ follows: [] });
    setFollowOwner(user.id);
  }
  if (owner === null) await moveTo(user);
  await bring();
  take(await api.getFollows({}));
}

/** Begins, for as long as the page lives. */
export function keepFollows(client: QueryClient): void {
  let last: Promise<unknown> = Promise.resolve();
  let shown: number | null | undefined;
  /** One after the other, so that of two changes the second wins. A failed one is tried again with the next page. */
  const next = (act: () => Promise<unknown>): void => {
    last = last.then(act).catch(() => undefined);
  };
  const look = (): void => {
    const user = client.getQueryData<User | null>(sessionQuery.queryKey);
    if (user === undefined || (user?.id ?? null) === shown) return;
    shown = user?.id ?? null;
    next(() => settle(user));
    next(() => refreshPush(user?.id ?? null));
  };
  onFollow((change) => {
    if (followOwner() === null) {
      next(() => refreshPush(shown ?? null));
      return;
    }
    storeText(WAITING, JSON.stringify([...waiting(), change]));
    next(bring);
  });
  client.getQueryCache().subscribe(look);
  look();
}
