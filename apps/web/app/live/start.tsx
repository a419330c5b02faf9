// Keeps the pages up to date by the stream of changes (D50, ADR 32). Loaded once the first page is idle.
import type { User } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetPoints, keepPoints } from '../../lib/live-points.ts';
import { keptSince } from '../../lib/kept-answers.ts';
import { followOwner } from '../../lib/follow-owner.ts';
import { isPushAllowed } from '../../lib/push-allowed.ts';
import { SIGNED_IN } from '../../lib/session-hint.ts';
import { sessionQuery } from '../../lib/session.ts';
import { topmostSheet } from '../../ui/open-sheets.ts';
import { hasUnsavedWork } from '../../ui/unsaved-work.ts';
import { holdsAnswersOf } from '../../writes/own-writes.ts';
import { keepPages } from '../offline/keep-pages.ts';
import { createLookOut } from '../offline/look-out.ts';
import { createFollowing, type Wanted } from './following.ts';
import { createRereading, pathOf } from './rereading.ts';
import { Signs } from './signs.tsx';
import { topicOf, type Told, type Topic } from './topics.ts';

const SETTLE_MS = 500;
/** A page in the background ends its stream: it catches up when it is looked at. */
const HIDDEN_MS = 30_000;
/** A browser opens only a few connections to a server: the page in front takes over from those behind it. */
const TABS = 'live';

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** The topics on screen, and the time of the oldest cached answer about each. */
function wantedBy(client: QueryClient): Wanted {
  const cache = client.getQueryCache();
  const reader = client.getQueryData<User | null>(sessionQuery.queryKey)?.id ?? null;
  const shown = cache.findAll({ type: 'active' }).map((query) => topicOf(pathOf(query)));
  const topics = new Map<Topic, number>();
  for (const topic of shown) if (topic !== null) topics.set(topic, Date.now());
  for (const { queryKey, state } of cache.findAll()) {
    const topic = topicOf(pathOf({ queryKey }));
    if (topic === null || state.data === undefined || state.isInvalidated) continue;
    for (const about of [topic, 'lists'] as const) {
      const readAt = topics.get(about);
      if (readAt !== undefined) topics.set(about, Math.min(readAt, state.dataUpdatedAt));
    }
  }
  return { reader, topics };
}

/** The moment of the oldest answer on screen that this browser had kept, in milliseconds; null if the server has answered them all. */
function keptSinceOf(client: QueryClient): number | null {
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const moments = shown.flatMap((query) => keptSince(pathOf(query)) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The followed things matter outside this browser if somebody is signed in, or if a server wakes it. */
function keepFollowsWhenNeeded(client: QueryClient): void {
  let isKept = false;
  const look = (): void => {
    const isNeeded = SIGNED_IN.test(document.cookie) || followOwner() !== null || isPushAllowed();
    if (isKept || !isNeeded) return;
    isKept = true;
    import('../following/keep-follows.ts')
      .then(({ keepFollows }) => keepFollows(client))
      // Without it what is followed stays in this browser.
      .catch(() => undefined);
  };
  client.getQueryCache().subscribe(look);
  look();
}

/** Begins to follow, for as long as the page lives. */
export function followLive(client: QueryClient): void {
  const rereading = createRereading(client, () => topmostSheet() !== null || hasUnsavedWork());
  const hear = (told: Told): void => {
    void (async () => {
      const isOwn =
        typeof told !== 'string' && told.marks !== undefined && (await holdsAnswersOf(told.marks));
      if (!isOwn) rereading.hear(told);
    })();
  };
  const place = document.body.appendChild(document.createElement('div'));
  const signs = createRoot(place);
  let lostSince: number | null = null;
  const newer = createLookOut(() => say());
  let said: { since: number | null; newer: ReactNode } = { since: null, newer: null };
  const say = (): void => {
    const moments = [lostSince, keptSinceOf(client)].filter((moment) => moment !== null);
    const next = { since: moments.length === 0 ? null : Math.min(...moments), newer: newer.sign() };
    if (next.since === said.since && next.newer === said.newer) return;
    said = next;
    signs.render(<Signs {...next} />);
  };
  const following = createFollowing({
    open: (address) => new EventSource(address),
    hear,
    hearPoints: (points) => (points === null ? forgetPoints() : keepPoints(points)),
    show: (lost) => {
      lostSince = lost?.since ?? null;
      say();
      if (lost !== null) return;
      rereading.resume();
      newer.look();
    },
  });
  const tabs = new BroadcastChannel(TABS);
  let settling: ReturnType<typeof setTimeout> | null = null;
  let pausing: ReturnType<typeof setTimeout> | null = null;

  const settle = (): void => {
    settling = null;
    if (isHidden()) return;
    following.follow(wantedBy(client));
    rereading.renewKept();
    say();
  };
  const settleSoon = (): void => {
    settling ??= setTimeout(settle, SETTLE_MS);
  };
  const pauseIfHidden = (): void => {
    if (isHidden()) following.pause();
  };
  const onVisibility = (): void => {
    if (pausing !== null) clearTimeout(pausing);
    pausing = isHidden() ? setTimeout(pauseIfHidden, HIDDEN_MS) : null;
    if (isHidden()) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tabs.postMessage(null);
    settle();
    following.wake();
    newer.look();
  };
  keepFollowsWhenNeeded(client);
  client.getQueryCache().subscribe(settleSoon);
  document.addEventListener('visibilitychange', onVisibility);
  tabs.addEventListener('message', pauseIfHidden);
  addEventListener('online', () => {
    following.wake();
    rereading.resume();
  });
  // A page that may be shown again as it was keeps no connection.
  addEventListener('pagehide', () => following.pause());
  addEventListener('pageshow', settleSoon);
  onVisibility();
  // Without it nothing is kept on this device.
  keepPages(client).catch(() => undefined);
}
