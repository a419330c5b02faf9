// Follows the stream of changes as server-sent events (ADR 32): opens it for everything on screen, goes on where it was cut off, reconnects by
// itself, and knows since when nothing was heard.
import type { LiveChange, LivePoints } from '@tennis/contract';
import { searchOf, type Told, type Topic } from './topics.ts';

/** Topics to follow, with the moment at which the oldest answer about each was read. */
export interface Wanted {
  /** The rights of the stream are those of its reader. */
  readonly reader: number | null;
  readonly topics: ReadonlyMap<Topic, number>;
}

/** The parts of EventSource that are needed here. */
export type Source = Pick<EventTarget, 'addEventListener'> & Pick<EventSource, 'close' | 'readyState'>;

export interface Ground {
  readonly open: (address: string) => Source;
  readonly hear: (told: Told) => void;
  /** The score of a game; null: a new connection, which tells the score of all games again. */
  readonly hearPoints: (points: LivePoints | null) => void;
  /** Whether the server is heard: told when it changes. `since` is when it was heard last. */
  readonly show: (lost: { readonly since: number } | null) => void;
  readonly random?: () => number;
}

export interface Following {
  /** Follows this from now on; what is followed already goes on. */
  readonly follow: (wanted: Wanted) => void;
  /** Ends the connection; `follow` goes on from where it was. */
  readonly pause: () => void;
  /** The network is back, or the device: tries at once. */
  readonly wake: () => void;
}

const CLOSED = 2;
/** The server lets itself be heard every 15 seconds. */
const SILENT_MS = 40_000;
const WATCH_MS = 5000;
/** Short interruptions are not shown. */
const LOST_AFTER_MS = 10_000;
const AGAIN_MS = { first: 2000, longest: 60_000 } as const;
/** Changes of this last moment may be missing from an answer. */
const MARGIN_MS = 2000;
const MOST_AGE = 999_999_999;

/** Makes the following of one page. */
export function createFollowing({ open, hear, hearPoints, show, random = Math.random }: Ground): Following {
  let wanted: Wanted = { reader: null, topics: new Map() };
  let source: Source | null = null;
  let asked = '';
  /** Topics that were followed without a gap up to `lastId`. */
  let covered: ReadonlySet<Topic> = new Set();
  let lastId = '';
  let heardAt = Date.now();
  let isHeard = false;
  /** The browser is about to mend the connection. */
  let isBroken = false;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | null = null;
  let losing: ReturnType<typeof setTimeout> | null = null;
  let watching: ReturnType<typeof setInterval> | null = null;

  const isCovered = (topic: Topic): boolean => covered.has('lists') || covered.has(topic);

  const addressFor = ({ topics }: Wanted): string => {
    const search = searchOf(new Set(topics.keys()));
    if (lastId !== '') search.set('after', lastId);
    const uncovered = [...topics].flatMap(([topic, readAt]) => (isCovered(topic) ? [] : readAt));
    if (uncovered.length > 0 || lastId === '') {
      const age = Math.max(0, Date.now() - Math.min(Date.now(), ...uncovered)) + MARGIN_MS;
      search.set('age', String(Math.min(Math.round(age), MOST_AGE)));
    }
    return `/api/live?${search.toString()}`;
  };
  const lose = (): void => {
    isHeard = false;
    losing ??= setTimeout(() => show({ since: heardAt }), LOST_AFTER_MS);
  };
  const find = (): void => {
    heardAt = Date.now();
    failures = 0;
    isBroken = false;
    if (isHeard) return;
    isHeard = true;
    if (losing !== null) clearTimeout(losing);
    losing = null;
    show(null);
  };
  const disconnect = (): void => {
    source?.close();
    source = null;
    if (again !== null) clearTimeout(again);
    again = null;
  };
  const tryAgain = (): void => {
    disconnect();
    lose();
    const wait = Math.min(AGAIN_MS.first * 2 ** failures, AGAIN_MS.longest);
    failures += 1;
    again = setTimeout(connect, wait * (0.5 + random()));
  };
  function connect(): void {
    disconnect();
    const following = wanted;
    // A topic that is no longer followed has a gap from here on.
    covered = new Set([...following.topics.keys()].filter(isCovered));
    const opened = open(addressFor(following));
    source = opened;
    isBroken = false;
    let hasStood = false;
    if (!isHeard) lose();
    const on = (name: string, then: (data: string) => void): void =>
      opened.addEventListener(name, (event) => {
        if (source !== opened || !('data' in event)) return;
        const { data, lastEventId } = event as MessageEvent<string>;
        find();
        then(data);
        if (lastEventId === '') return;
        hasStood = true;
        lastId = lastEventId;
        covered = new Set(following.topics.keys());
      });
    on('message', (data) => hear(JSON.parse(data) as LiveChange));
    on('reset', () => hear('everything'));
    on('notices', () => hear('notices'));
    on('stand', () => hearPoints(null));
    on('points', (data) => hearPoints(JSON.parse(data) as LivePoints));
    on('beat', () => undefined);
    opened.addEventListener('error', () => {
      if (source !== opened) return;
      // The browser reconnects by itself only to a server that has told it to. It takes a refusal as final, and until it has heard a number it would
      // repeat the answers' ages of the first request.
      if (opened.readyState === CLOSED || !hasStood) tryAgain();
      else {
        isBroken = true;
        lose();
      }
    });
    watching ??= setInterval(() => {
      // The connection is dead and nobody has said so: the device slept, or a network took it.
      if (source !== null && isHeard && Date.now() - heardAt > SILENT_MS) tryAgain();
    }, WATCH_MS);
  }

  return {
    follow: (next) => {
      const { reader, topics } = next;
      const nextAsked =
        topics.size === 0 && reader === null
          ? ''
          : `${reader ?? ''} ${searchOf(new Set(topics.keys())).toString()}`;
      const isSame = nextAsked === asked && (source !== null || again !== null);
      if (next.reader !== wanted.reader) {
        covered = new Set();
        lastId = '';
      }
      wanted = next;
      if (isSame) return;
      asked = nextAsked;
      if (asked !== '') connect();
      else {
        disconnect();
        find();
      }
    },
    pause: () => {
      disconnect();
      asked = '';
      isHeard = false;
      if (losing !== null) clearTimeout(losing);
      losing = null;
      if (watching !== null) clearInterval(watching);
      watching = null;
    },
    wake: () => {
      const isDead = isHeard && Date.now() - heardAt > SILENT_MS;
      if (asked !== '' && (again !== null || isBroken || isDead)) connect();
    },
  };
}
