// The bracket of a hand-made knockout, ready to print. The round `knockout` stands for everything before the quarter finals; it is divided into Round
// of 16, 32, 64 and 128 by position, the earliest round first. bracket-seats.ts decides who sits where in a column.
import * as words from '@tennis/words/draw';
import { dateTbd, tbd } from '@tennis/words/matches';
import type { Match } from '@tennis/contract';
import type { MatchRound } from '@tennis/domain';
import type { BracketFacts, BracketMatch, BracketRound } from './bracket-facts.ts';
import { seatMatches, splitEarly, type Seat } from './bracket-seats.ts';
import {
  dayOf,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeekdayAndDay,
  viewerZone,
} from './dates.ts';
import type { StripSide } from './match-facts.ts';
import { courtName } from './court-name.ts';
import { isLeftOver } from './interrupted.ts';
import { matchView } from './match-view.ts';
import { presentMoment } from './rendering.ts';
import { expectedOnPaper, formatNote, goesOnText, insteadOfTime } from './when-words.ts';

export interface BracketOptions {
  /** The fewest columns, counted from the final: three are quarter finals, semi finals and final. */
  atLeast?: number;
  /** Columns at most; the dashboard shows three. */
  atMost?: number;
  /** How many players began, if known; it distinguishes an unfinished first column from a short one. */
  entrants?: number;
  /** Where a match leads. */
  link?: (match: Match) => { href?: string; onOpen?: () => void };
  /** The moment of looking, for "9:30 AM" today and "Fri" on other days. */
  now?: Date;
}

/** 64 slots: 128 players, the most that a tournament takes (§5). */
const MOST_ROUNDS = 7;
/** How far off, in ms, a weekday still names a day: a week away it would be today's again. */
const WEEKDAY_MS = 6 * 24 * 60 * 60 * 1000;

/** How many slots the columns before the quarter finals have together if the first column is the n-th before the final. */
const earlySlots = (columns: number): number => 2 ** columns - 8;

const byOrder = (a: Match, b: Match): number => a.id - b.id;

/** When and where, as short as a cell: "Court 1" live, "9:30 AM, Court 1" today, "Fri, Court 2" played, "Sun 10:00 AM, Court 1" to come. */
export const cellCaption = (match: Match, now: Date): string =>
  [whereAndWhen(match, now), formatNote(match)].filter((part) => part !== '').join(', ');

function whereAndWhen(match: Match, now: Date): string {
  const court = match.court === null || match.court === '' ? null : courtName(match.court);
  const { completedAt = null, timeZone, status } = match;
  // If a match is over and never had a time, the day of its result says when it was.
  const startTime = match.startTime ?? completedAt;
  if (startTime === null) return court ?? (status === 'scheduled' ? dateTbd : '');
  // The day says of a match of an earlier day that nobody plays it now.
  if (status === 'in_progress' && court !== null && !isLeftOver(match, now)) {
    const note = goesOnText(match, now.toISOString());
    return note === '' ? court : `${note}, ${court}`;
  }
  const isToday = dayOf(startTime, timeZone) === dayOf(now.toISOString(), timeZone);
  const isNear = Math.abs(new Date(startTime).getTime() - now.getTime()) < WEEKDAY_MS;
  const day = isNear ? formatWeekday(startTime, timeZone) : formatShortDay(startTime, timeZone);
  const time = formatTime(startTime, timeZone);
  // If nobody was promised that minute, the plan says something else.
  const note = status === 'scheduled' ? insteadOfTime(match) : null;
  const today = note === null ? time : noteToday(match, note, now);
  const other = note === null ? `${day} ${time}` : `${day}, ${note}`;
  const when = isToday && match.startTime !== null ? today : status === 'completed' ? day : other;
  return court === null ? when : `${when}, ${court}`;
}

/** For a match that follows another one today: when it is expected, where that is known. */
const noteToday = (match: Match, note: string, now: Date): string =>
  (match.notBefore === null ? expectedOnPaper(match, now.toISOString()) : '') || note;

/** "Sun, Sep 13" where all of the matches are played on one day. */
export function commonDay(matches: readonly (Match | undefined)[]): string | undefined {
  const days = new Set(
    matches.map((match) =>
      match === undefined || match.startTime === null
        ? undefined
        : formatWeekdayAndDay(match.startTime, match.timeZone),
    ),
  );
  return days.size === 1 ? [...days][0] : undefined;
}

/** How many different participants the matches name. */
const distinct = (matches: readonly Match[]): number =>
  new Set(
    matches
      .flatMap(({ participant1Id, participant2Id }) => [participant1Id, participant2Id])
      .filter((id) => id !== null),
  ).size;

/** The columns that the matches fill, counted from the final; 0 without knockout matches. */
function columnsOf(matches: readonly Match[], early: number, entrants: number): number {
  if (early > 0) {
    let columns = 4;
    while (columns < MOST_ROUNDS && (earlySlots(columns) < early || 2 ** columns < entrants)) columns += 1;
    return columns;
  }
  const has = (round: MatchRound) => matches.some((match) => match.round === round);
  if (has('quarter_final')) return 3;
  if (has('semi_final')) return 2;
  return has('final') || has('third_place') ? 1 : 0;
}

/**
 * The bracket of a tournament's matches, or null if none of them is a knockout match. Slots without a match show TBD; matches without a slot (a fifth
 * quarter final) are in `unplaced`, so that the page can still name them.
 */
export function knockoutBracket(
  matches: readonly Match[],
  { atLeast = 1, atMost = MOST_ROUNDS, entrants = 0, link, now = presentMoment() }: BracketOptions = {},
): (BracketFacts & { unplaced: readonly Match[] }) | null {
  const viewer = viewerZone();
  const of = (round: MatchRound) => matches.filter((match) => match.round === round).sort(byOrder);
  const early = of('knockout');
  const filled = columnsOf(matches, early.length, entrants);
  if (filled === 0) return null;
  const full = Math.max(atLeast, filled);
  const sizes = Array.from({ length: full }, (_, index) => 2 ** (full - 1 - index));
  const main = [of('quarter_final'), of('semi_final'), of('final')];
  const players = Math.max(entrants, distinct([...early, ...main.flat()]));
  const pools = [...(full > 3 ? splitEarly(early, sizes.slice(0, -3), players) : []), ...main.slice(-full)];
  const [slots = 1] = sizes;
  // A first round in which all matches exist leaves byes where it leaves gaps.
  const isWhole = (pools[0] ?? []).length >= Math.max(1, players - slots);
  const { columns, unplaced: unseated } = seatMatches(pools, isWhole);
  const [third, ...moreThirds] = of('third_place');
  const unplaced = [...unseated.toSorted(byOrder), ...moreThirds];

  let number = 0;
  const place = (seat: Seat, slot: number, feeders: Feeders): BracketMatch => {
    number += 1;
    if (seat.kind === 'open') return emptySlot(number, feeders);
    if (seat.kind === 'bye') return byeSlot(seat, slot, number);
    const { match } = seat;
    const view = matchView(match, viewer);
    const sides = [withOrigin(view.sides[0], feeders[0]), withOrigin(view.sides[1], feeders[1])] as const;
    return { ...view, sides, number, caption: cellCaption(match, now), ...link?.(match) };
  };
  const rounds: BracketRound[] = [];
  for (const [column, seats] of columns.entries()) {
    // Numbers run through the columns, so the two slots that feed a slot are counted back from here.
    const before = number - seats.length * 2 + 1;
    const winnersOf = (slot: number): Feeders =>
      column === 0
        ? NO_FEEDERS
        : [before + slot * 2, before + slot * 2 + 1].map((fed) => words.winnerOf({ number: fed }));
    rounds.push({
      slots: seats.map((seat, slot) => place(seat, slot, winnersOf(slot))),
      day: commonDay(
        seats
          .filter(({ kind }) => kind !== 'bye')
          .map((seat) => (seat.kind === 'match' ? seat.match : undefined)),
      ),
    });
  }
  const losers: Feeders =
    full < 2 ? NO_FEEDERS : [number - 2, number - 1].map((lost) => words.loserOf({ number: lost }));
  return {
    rounds: rounds.slice(-atMost),
    thirdPlace: third === undefined ? undefined : place({ kind: 'match', match: third }, 0, losers),
    unplaced,
  };
}

/** Where the sides of a slot come from: "Winner of 10". */
export type Feeders = readonly (string | undefined)[];

const NO_FEEDERS: Feeders = [];

/** A side to be decided says where it comes from; a known one does not need to. */
export const withOrigin = (side: StripSide, origin: string | undefined): StripSide =>
  side.placeholder === true && origin !== undefined ? { ...side, origin } : side;

/** A slot without a match: its sides are open, except for players who are `seated` in an unpublished draw. */
export function emptySlot(
  number: number,
  feeders: Feeders,
  seated: readonly (StripSide | undefined)[] = [],
): BracketMatch {
  const open = { name: tbd, placeholder: true };
  return {
    id: `slot-${number}`,
    number,
    caption: '',
    sides: [seated[0] ?? withOrigin(open, feeders[0]), seated[1] ?? withOrigin(open, feeders[1])],
    score: { sets: [] },
    phase: 'upcoming',
  };
}

/** A slot in which somebody meets nobody; the BYE stands where the opponent would. */
export function byeSlot(
  { participant, name, seed }: Extract<Seat, { kind: 'bye' }>,
  slot: number,
  number: number,
): BracketMatch {
  const player = { name, player: participant, ...(seed === null ? {} : { seed }) };
  const bye = { name: words.byeName, placeholder: true };
  return {
    id: `slot-${number}`,
    number,
    caption: words.bye,
    sides: slot % 2 === 0 ? [player, bye] : [bye, player],
    score: { sets: [] },
    phase: 'bye',
  };
}
