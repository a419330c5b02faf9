// Which match of a hand-made knockout stands in which slot of the bracket: by its round, then by order of creation. The round `knockout` is
// what comes before the quarter finals; it is split into Round of 16, 32, 64 and 128 by position, the earliest round first.
import type { Match } from '@tennis/contract';
import type { MatchRound } from '@tennis/domain';
import type { BracketFacts, BracketMatch, BracketRound } from './bracket-facts.ts';
import { dayOf, formatShortDay, formatTime, formatWeekday } from './dates.ts';
import { matchView, courtName } from './match-view.ts';

export interface BracketOptions {
  /** Columns at least, counted from the final: three are quarter finals, semi finals and final. */
  atLeast?: number;
  /** Columns at most; the dashboard shows three. */
  atMost?: number;
  /** Where a match leads. */
  link?: (match: Match) => { href?: string; onOpen?: () => void };
  /** The moment of looking, for "9:30 AM" today and "Fri" on other days. */
  now?: Date;
}

/** 64 slots: 128 players, the most that a tournament takes (§5). */
const MOST_ROUNDS = 7;
const WEEK = 6 * 24 * 60 * 60 * 1000;

/** Slots that the columns before the quarter finals hold together when the first column is the n-th before the final. */
const earlySlots = (columns: number): number => 2 ** columns - 8;

const byOrder = (a: Match, b: Match): number => a.id - b.id;

/** When and where, as short as a cell: "Court 1" live, "9:30 AM, Court 1" today, "Fri, Court 2" played, "Sun 10:00 AM, Court 1" to come. */
export function cellCaption(match: Match, now: Date): string {
  const court = match.court === null || match.court === '' ? null : courtName(match.court);
  if (match.startTime === null) return court ?? 'Date TBD';
  const { startTime, timeZone, status } = match;
  if (status === 'in_progress' && court !== null) return court;
  const isToday = dayOf(startTime, timeZone) === dayOf(now.toISOString(), timeZone);
  const isNear = Math.abs(new Date(startTime).getTime() - now.getTime()) < WEEK;
  const day = isNear ? formatWeekday(startTime, timeZone) : formatShortDay(startTime, timeZone);
  const time = formatTime(startTime, timeZone);
  const when = isToday ? time : status === 'completed' ? day : `${day} ${time}`;
  return court === null ? when : `${when}, ${court}`;
}

function commonDay(matches: readonly (Match | undefined)[]): string | undefined {
  const days = new Set(
    matches.map((match) =>
      match === undefined || match.startTime === null
        ? undefined
        : `${formatWeekday(match.startTime, match.timeZone)}, ${formatShortDay(match.startTime, match.timeZone)}`,
    ),
  );
  return days.size === 1 ? [...days][0] : undefined;
}

/** The columns that the matches fill, counted from the final; 0 without knockout matches. */
function columnsOf(matches: readonly Match[], early: number): number {
  if (early > 0) {
    let columns = 4;
    while (columns < MOST_ROUNDS && earlySlots(columns) < early) columns += 1;
    return columns;
  }
  const has = (round: MatchRound) => matches.some((match) => match.round === round);
  if (has('quarter_final')) return 3;
  if (has('semi_final')) return 2;
  return has('final') || has('third_place') ? 1 : 0;
}

/**
 * The bracket of a tournament's matches, or null when none of them is a knockout match. Slots that no match fills show TBD; matches that find no slot
 * (a fifth quarter final) are in `unplaced`, so that the page can still name them.
 */
export function knockoutBracket(
  matches: readonly Match[],
  { atLeast = 1, atMost = MOST_ROUNDS, link, now = new Date() }: BracketOptions = {},
): (BracketFacts & { unplaced: readonly Match[] }) | null {
  const of = (round: MatchRound) => matches.filter((match) => match.round === round).sort(byOrder);
  const early = of('knockout');
  const filled = columnsOf(matches, early.length);
  if (filled === 0) return null;
  const full = Math.max(atLeast, filled);
  const unplaced: Match[] = [];
  const columns: (Match | undefined)[][] = [];
  for (let column = full; column >= 1; column -= 1) {
    const size = 2 ** (column - 1);
    const round = column === 1 ? of('final') : column === 2 ? of('semi_final') : of('quarter_final');
    const pool = column > 3 ? early : round;
    const placed = pool.splice(0, size);
    columns.push(Array.from({ length: size }, (_, index) => placed[index]));
    if (column <= 3) unplaced.push(...pool);
  }
  unplaced.push(...early);
  const [third, ...moreThirds] = of('third_place');
  unplaced.push(...moreThirds);

  let number = 0;
  const place = (match: Match | undefined): BracketMatch => {
    number += 1;
    if (match === undefined) return emptySlot(number);
    return { ...matchView(match), number, caption: cellCaption(match, now), ...link?.(match) };
  };
  const rounds: BracketRound[] = columns.map((slots) => ({
    slots: slots.map(place),
    day: commonDay(slots),
  }));
  return {
    rounds: rounds.slice(-atMost),
    thirdPlace: third === undefined ? undefined : place(third),
    unplaced,
  };
}

/** A slot without a match: both sides are to be decided. */
function emptySlot(number: number): BracketMatch {
  const tbd = { name: 'TBD', placeholder: true };
  return {
    id: `slot-${number}`,
    number,
    caption: '',
    sides: [tbd, tbd],
    score: { sets: [] },
    phase: 'upcoming',
  };
}
