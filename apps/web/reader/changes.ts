// Follows the stream of changes for a drawn page (D50, ADR 32), as the app does. Changes come as the server's new drawing of the page; reading needs
// no app.
import { createFollowing } from '../app/live/following.ts';
import { isList, isOld, topicOf, type Topic } from '../app/live/topics.ts';
import type { DrawnState } from '../lib/drawn-pages.ts';
import { answeredAt } from '../lib/drawn-state.ts';
import { drawAnew } from './anew.ts';

/** The page comes to rest first. */
const AFTER_MS = 2500;
/** All who look on hear of a change at once. */
const SPREAD_MS = 300;
/** A page stays at least this long, however much happens, like an answer in the app (app/live/rereading.ts). */
const STANDS_MS = { one: 1000, list: 5000 } as const;

interface Ground {
  /** The page as it is now. */
  readonly drawn: () => DrawnState;
  /** Brings the app. */
  readonly come: () => void;
  /** Whether somebody does something on the page, which must not change under the hand. */
  readonly isUsed: () => boolean;
}

/** Begins; returns how to end it. */
export function followChanges({ drawn, come, isUsed }: Ground): () => void {
  const first = drawn();
  const paths = first.reads.map((read) => read.split('?', 1)[0] ?? read);
  const readAt = answeredAt(first);
  const topics = new Map<Topic, number>(
    paths.flatMap((path): [Topic, number][] => {
      const topic = topicOf(path);
      return topic === null ? [] : [[topic, readAt]];
    }),
  );
  if (topics.size === 0) return () => undefined;
  let isEnded = false;
  let drawnAt = 0;
  let drawing: ReturnType<typeof setTimeout> | null = null;

  const drawNow = async (): Promise<void> => {
    drawing = null;
    drawnAt = performance.now();
    if (isEnded) return;
    if (isUsed()) come();
    else if (['used', 'failed'].includes(await drawAnew(isUsed))) come();
  };
  const drawSoon = (): void => {
    const stands = STANDS_MS[paths.some(isList) ? 'list' : 'one'];
    const left = Math.max(0, drawnAt + stands - performance.now());
    drawing ??= setTimeout(() => void drawNow(), left + Math.random() * SPREAD_MS);
  };
  const following = createFollowing({
    open: (address) => new EventSource(address),
    hear: (told) => {
      if (paths.some((path) => isOld(path, told))) drawSoon();
    },
    // The server draws no points of a game.
    hearPoints: (points) => {
      if (points !== null && JSON.stringify(drawn().answers).includes(`"id":${points.match},`)) come();
    },
    // The app says since when nothing was heard.
    show: (lost) => {
      if (lost !== null) come();
    },
  });
  const follow = (): void => {
    if (isEnded) return;
    if (document.visibilityState === 'hidden') following.pause();
    else following.follow({ reader: null, topics });
  };
  const timer = setTimeout(() => {
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('pageshow', follow);
  }, AFTER_MS);
  // A page that may be shown again as it was keeps no connection.
  addEventListener('pagehide', () => following.pause());
  addEventListener('online', () => following.wake());
  return () => {
    isEnded = true;
    clearTimeout(timer);
    if (drawing !== null) clearTimeout(drawing);
    following.pause();
  };
}
