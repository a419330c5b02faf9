// Keeps the cache true by the stream of changes (D50, ADR 32): it follows what the page shows and marks old what an event names. One stream of the tab in
// front; one in the background hears what it missed when it comes back. Loaded when the page has come to rest.
import { markOfMatch, type LiveChange, type Match, type User } from '@tennis/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';

/** A random wait before what has changed is read again: all who look on hear of it at once. */
const SPREAD_MS = 300;
const SETTLE_MS = 500;
/** What was on its way when an answer was made. */
const MARGIN_MS = 2000;
const MOST_FOLLOWED = 40;
const AGAIN_MS = [5000, 60_000] as const;

/** Lists that mix tournaments. */
const LISTS = /^\/api\/(?:tournaments$|matches\/|people\/|my-tennis|meetings\/|club-stats)/;
/** What was worked out for a question that is open. */
const OPEN_QUESTION = /\/(?:suggestion|plans)$/;

type Told = LiveChange | 'everything' | 'notices';

const pathOf = ({ queryKey: [path] }: Pick<Query, 'queryKey'>): string =>
  typeof path === 'string' ? path : '';

const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** Whether an answer has become old by what was told. */
export function isOld(path: string, told: Told): boolean {
  const isNotices = path.startsWith('/api/notifications');
  if (told === 'notices') return isNotices;
  if (path === sessionQuery.queryKey[0] || OPEN_QUESTION.test(path)) return false;
  if (told === 'everything' || (told.tournament === null && told.club === null)) return true;
  if (LISTS.test(path)) return true;
  if (told.club !== null && within(path, `/api/clubs/${told.club}`)) return true;
  if (told.tournament !== null && within(path, `/api/tournaments/${told.tournament}`)) return true;
  // Tournaments of a club share its courts: a match of one moves the expected times of the others.
  return told.club !== null && /^\/api\/tournaments\/\d+\/matches$/.test(path);
}

/** What the answers on screen are about, as the stream is asked for it; null where there is nothing to follow. */
export function followedBy(paths: readonly string[], isSignedIn: boolean): URLSearchParams | null {
  const idsIn = (pattern: RegExp): string[] => [
    ...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])),
  ];
  const tournaments = idsIn(/^\/api\/tournaments\/(\d+)/).sort();
  const clubs = idsIn(/^\/api\/clubs\/(\d+)\//).sort();
  const isMixed =
    paths.some((path) => LISTS.test(path)) || Math.max(tournaments.length, clubs.length) > MOST_FOLLOWED;
  if (!isMixed && tournaments.length + clubs.length === 0 && !isSignedIn) return null;
  const search = new URLSearchParams();
  if (isMixed) search.set('lists', 'true');
  else {
    if (tournaments.length > 0) search.set('tournaments', tournaments.join(','));
    if (clubs.length > 0) search.set('clubs', clubs.join(','));
  }
  return search;
}

const isOfOne = (path: string): boolean => /^\/api\/tournaments\/\d+/.test(path);

/** Whether the cached matches are already as they were changed: this browser has done it itself. */
function holds(client: QueryClient, told: Told): boolean {
  if (typeof told === 'string' || told.marks === undefined) return false;
  const cached = client.getQueryData<readonly Match[]>([`/api/tournaments/${told.tournament}/matches`]);
  const marks = new Set(cached?.map(markOfMatch));
  return told.marks.every((mark) => marks.has(mark));
}

/** Whether something is being typed here: it is kept from being changed under the hand, and its version from being taken for seen. */
function isEditing(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [data-editing]') !== null) return true;
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main form:not([role="search"]) :is(input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea)',
  );
  return [...typed].some(({ value }) => value !== '');
}

/** Begins to follow, for as long as the page lives. */
export function followLive(client: QueryClient): void {
  const cache = client.getQueryCache();
  let stream: EventSource | null = null;
  let shown = '';
  let settling: ReturnType<typeof setTimeout> | null = null;
  let again: ReturnType<typeof setTimeout> | null = null;
  let failures = 0;
  let heard: Told[] = [];
  let waiting: ReturnType<typeof setTimeout> | null = null;

  const hear = (told: Told): void => {
    heard.push(told);
    const flush = (): void => {
      if (isEditing()) {
        waiting = setTimeout(flush, SETTLE_MS);
        return;
      }
      waiting = null;
      const all = heard.map((one) => ({ one, isHeld: holds(client, one) }));
      heard = [];
      void client.invalidateQueries({
        predicate: (query) =>
          all.some(({ one, isHeld }) => isOld(pathOf(query), one) && !(isHeld && isOfOne(pathOf(query)))),
      });
    };
    waiting ??= setTimeout(flush, Math.random() * SPREAD_MS);
  };
  const stop = (): void => {
    stream?.close();
    stream = null;
    shown = '';
    if (again !== null) clearTimeout(again);
    again = null;
  };
  const open = (search: URLSearchParams, age: number): void => {
    search.set('age', String(Math.min(Math.round(age) + MARGIN_MS, 999_999_999)));
    const source = new EventSource(`/api/live?${search.toString()}`);
    stream = source;
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear(JSON.parse(data) as LiveChange);
    });
    source.addEventListener('reset', () => hear('everything'));
    source.addEventListener('notices', () => hear('notices'));
    source.addEventListener('open', () => {
      failures = 0;
    });
    source.addEventListener('error', () => {
      // The browser itself comes back to a server that was there; a refusal it takes for final.
      if (source.readyState !== EventSource.CLOSED || stream !== source) return;
      stop();
      const [least, most] = AGAIN_MS;
      failures += 1;
      again = setTimeout(
        () => {
          again = null;
          settle();
        },
        Math.min(least * 2 ** failures, most) * (0.5 + Math.random() / 2),
      );
    });
  };
  const settle = (): void => {
    settling = null;
    const isHidden = document.visibilityState === 'hidden';
    // It was refused: it waits for its time.
    if (again !== null && !isHidden) return;
    if (isHidden) {
      stop();
      return;
    }
    const active = cache.findAll({ type: 'active' }).filter(({ state }) => state.data !== undefined);
    const user = client.getQueryData<User | null>(sessionQuery.queryKey) ?? null;
    const search = followedBy(active.map(pathOf), user !== null);
    const wanted = search === null ? '' : `${user?.id ?? ''}?${search.toString()}`;
    if (wanted === shown && (stream !== null || search === null)) return;
    stop();
    shown = wanted;
    if (search === null) return;
    const followed = active.filter((query) => pathOf(query) !== sessionQuery.queryKey[0]);
    const oldest = Math.min(Date.now(), ...followed.map(({ state }) => state.dataUpdatedAt));
    open(search, Date.now() - oldest);
  };
  const settleSoon = (): void => {
    settling ??= setTimeout(settle, SETTLE_MS);
  };
  cache.subscribe(settleSoon);
  document.addEventListener('visibilitychange', settleSoon);
  settle();
}
