// Topics for the stream: those of the answers on screen, and the answers that an event makes old (D50).
import type { LiveChange } from '@tennis/contract';

/** Lists that mix tournaments; what somebody may score is one, by a link or by name. */
const LISTS =
  /^\/api\/(?:tournaments$|matches\/|people\/|my-tennis|meetings\/|club-stats|score-link$|user\/scoring$)/;
/** Answers that were worked out for an open question, and answers that nobody else's write changes. */
const OWN = /^\/api\/(?:auth|setup|demo)\/|\/(?:suggestion|plans)$/;
/** Reads that only the person's own notices change: the bell, and pages behind a notice. */
const NOTICES =
  /^\/api\/(?:notifications|user\/(?:partner-requests|scoring)|my-tennis|matches\/\d+\/(?:arrangement|report)$)/;

/** Reads of what somebody may score, by a link or by name. Short: the code of the first visit is weighed. */
const SCORING = /\/scor/;

/** Possible messages: a change, a new notice, or that more was missed than the stream can tell. */
export type Told = LiveChange | 'everything' | 'notices';

/** `t7` is a tournament, `c3` a club, `lists` all that may be read, and so both. */
export type Topic = 'lists' | `t${string}` | `c${string}`;

const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** Whether the answer mixes tournaments. */
export const isList = (path: string): boolean => LISTS.test(path);

/** The topic of an answer; null if the stream tells nothing about it. */
export function topicOf(path: string): Topic | null {
  if (isList(path)) return 'lists';
  const [, part, id] = /^\/api\/(tournament|club)s\/(\d+)/.exec(path) ?? [];
  if (part === undefined || id === undefined) return null;
  return part === 'tournament' ? `t${id}` : `c${id}`;
}

/** Whether an answer has become old by what was told. */
export function isOld(path: string, told: Told): boolean {
  if (told === 'notices') return NOTICES.test(path);
  if (OWN.test(path)) return false;
  if (told === 'everything' || (told.tournament === null && told.club === null)) return true;
  const { tournament, club, wide, scoring } = told;
  if (scoring && !SCORING.test(path)) return false;
  if (isList(path)) return true;
  if (club !== null && within(path, `/api/clubs/${club}`)) return true;
  if (tournament !== null && within(path, `/api/tournaments/${tournament}`)) return true;
  if (club === null) return false;
  // Tournaments of a club share its courts: a match of one moves the expected times of the others.
  return (wide === true ? /^\/api\/tournaments\/\d+/ : /^\/api\/tournaments\/\d+\/matches$/).test(path);
}

/** This many tournaments, or clubs, may be named; above, everything is followed. */
const MOST_NAMED = 40;

/** The topics as the stream is asked for them. */
export function searchOf(topics: ReadonlySet<Topic>): URLSearchParams {
  const named = [...topics].toSorted();
  const idsOf = (letter: string): string[] =>
    named.flatMap((topic) => (topic !== 'lists' && topic.startsWith(letter) ? topic.slice(1) : []));
  const [tournaments, clubs] = [idsOf('t'), idsOf('c')];
  const search = new URLSearchParams();
  if (topics.has('lists') || Math.max(tournaments.length, clubs.length) > MOST_NAMED)
    search.set('lists', 'true');
  else {
    if (tournaments.length > 0) search.set('tournaments', tournaments.join(','));
    if (clubs.length > 0) search.set('clubs', clubs.join(','));
  }
  return search;
}
