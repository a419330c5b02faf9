// A day by court (brief section 7): whose courts, in which order, and the note on the time of each match there. Times are honest: the first match of
// a court has its time; a later one is marked as following if that is what will happen.
import * as words from '@tennis/words/schedules';
import * as whenWords from '@tennis/words/when';
import type { Court, Match } from '@tennis/contract';
import { courtKey } from '@tennis/domain';
import { formatTime } from '../../lib/dates.ts';
import { courtName } from '../../lib/court-name.ts';
import { interruptionOf, isOnCourt, standsAt } from '../../lib/interrupted.ts';
import { goesOnText, insteadOfTime } from '../../lib/when-words.ts';

/** Those who hold matches on the day: a club, or a tournament without one. */
export interface Host {
  readonly key: string;
  readonly clubId: number | null;
  readonly name: string;
  readonly matches: readonly Match[];
}

const hostKey = ({ clubId, tournamentId }: Match): string =>
  clubId === null || clubId === undefined ? `tournament-${tournamentId}` : `club-${clubId}`;

/** The hosts of a day by name; the user's own first, then those with a match on court. */
export function hostsOf(matches: readonly Match[]): readonly Host[] {
  const rank = (host: Host): number =>
    host.matches.some(({ isMine }) => isMine) ? 0 : host.matches.some((match) => isOnCourt(match)) ? 1 : 2;
  return [...Map.groupBy(matches, hostKey)]
    .map(([key, group]) => {
      const [first] = group;
      const clubId = first?.clubId ?? null;
      return { key, clubId, name: first?.clubName ?? first?.tournamentName ?? '', matches: group };
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** A court with its matches of the day. */
export interface CourtDay {
  /** Names it in the address; the same for all its names. */
  readonly key: string;
  readonly name: string;
  /** Null for a court that the club does not know, and for none. */
  readonly court: Court | null;
  readonly matches: readonly Match[];
}

function byStart(a: Match, b: Match): number {
  const [first, second] = [standsAt(a) ?? '~', standsAt(b) ?? '~'];
  return first < second ? -1 : first > second ? 1 : a.id - b.id;
}

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const keyOf = ({ court }: Match): string => (court === null || court === '' ? '' : courtKey(court));

/** The courts with matches, in the club's order; then others by name; matches without a court last. Cancelled matches are left out. */
export function courtDays(matches: readonly Match[], courts: readonly Court[]): readonly CourtDay[] {
  const played = matches.filter(({ status }) => status !== 'cancelled').toSorted(byStart);
  const order = new Map(courts.map((court, at) => [courtKey(court.name), { court, at }]));
  const place = (key: string): number =>
    key === '' ? Number.POSITIVE_INFINITY : (order.get(key)?.at ?? courts.length);
  return [...Map.groupBy(played, keyOf)]
    .map(([key, group]) => {
      const court = order.get(key)?.court ?? null;
      return { key, court, name: courtName(court?.name ?? group[0]?.court ?? null), matches: group };
    })
    .toSorted((a, b) => {
      const [first, second] = [place(a.key), place(b.key)];
      return first === second ? NAMES.compare(a.name, b.name) : first < second ? -1 : 1;
    });
}

/** "10:30 AM", "Not before 2:00 PM", "Followed by", as the plan has it; "No Time Specified" without a start. What has begun follows nothing any more, and what was broken off says when it goes on. */
export function timeLabel(match: Match): string {
  const { startTime, timeZone, status } = match;
  const isBegun = status === 'in_progress' || status === 'completed';
  return (
    (isBegun ? null : insteadOfTime(match)) ??
    (goesOnText(match) || null) ??
    (startTime === null ? words.noTime : formatTime(startTime, timeZone))
  );
}

/** A court that is free for longer than this before a match does not have it follow on. */
const LONGEST_WAIT_MS = 150 * 60_000;

/**
 * The same on paper, where no time can change any more: only the first match of a court has its time. A later one follows it. But if there is so much
 * time between them that people would come too early, it is "not before" its time.
 */
export function printedTime(match: Match, before: Match | undefined): string {
  const goesOn = goesOnText(match);
  if (goesOn !== '') return goesOn;
  const { startTime, notBefore, timeZone } = match;
  if (before === undefined || notBefore !== null || startTime === null)
    return timeLabel({ ...match, followedBy: match.followedBy && before !== undefined });
  const gap = Date.parse(startTime) - Date.parse(before.startTime ?? startTime);
  return gap <= LONGEST_WAIT_MS
    ? whenWords.followedBy
    : whenWords.notBefore({ time: formatTime(startTime, timeZone) });
}

/** How many matches of a court lie before now: finished ones, the one on court, and those that should have begun or gone on. */
export const passedAt = (matches: readonly Match[], now: string): number =>
  matches.findLastIndex(
    (match) =>
      (interruptionOf(match, new Date(now))?.goesOn ?? null) === null &&
      (match.status !== 'scheduled' || (match.startTime !== null && match.startTime <= now)),
  ) + 1;

/** Columns for a sheet of paper: as many sheets as needed, equally full. */
export function sheetsOf<T>(columns: readonly T[], most: number): readonly (readonly T[])[] {
  const sheets = Math.ceil(columns.length / most);
  const width = Math.ceil(columns.length / Math.max(sheets, 1));
  return Array.from({ length: sheets }, (_, sheet) => columns.slice(sheet * width, (sheet + 1) * width));
}
