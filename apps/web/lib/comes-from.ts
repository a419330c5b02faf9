// Where unknown players come from, in words, and which matches therefore have to show their number.
import * as words from '@tennis/words/comes-from';
import type { Match } from '@tennis/contract';
import { courtName } from './court-name.ts';
import { dayOf, formatDayBeside, formatShortDayAndTime } from './dates.ts';
import { presentMoment } from './rendering.ts';

/** The match whose winner or loser will be on a side. */
type Decided = Extract<NonNullable<NonNullable<Match['comesFrom']>[number]>, { readonly match: number }>;

/** The part of a match that says where its open sides come from. */
type Waiting = Pick<Match, 'comesFrom' | 'timeZone' | 'startTime'>;

/** "Winner of match 12", "Winner of Sat 3:30 PM, Court 2", "Place 1 of group A"; empty if the draw does not say it. */
export function comesFromText(match: Waiting, side: 0 | 1): string {
  const from = match.comesFrom?.[side] ?? null;
  if (from === null) return '';
  if (from.kind === 'place') return words.placeIn(from);
  const elsewhere = onOtherDay(match, from);
  if (elsewhere !== null) return elsewhere;
  const number = { number: from.match };
  return from.kind === 'winner' ? words.winnerOf(number) : words.loserOf(number);
}

/** "Winner of Sat 3:30 PM, Court 2"; by its number too if the match was promised no time; null if it is of the same day, or nobody knows its place. */
function onOtherDay({ timeZone, startTime }: Waiting, { kind, match: number, at }: Decided): string | null {
  if (at === undefined) return null;
  const court = courtName(at.court);
  const isWinner = kind === 'winner';
  // Without a day of its own a match is read on the day on which somebody looks at it.
  const beside = dayOf(startTime ?? presentMoment().toISOString(), timeZone);
  if (at.followedBy === true) {
    const place = { number, day: formatDayBeside(beside, at.startTime, timeZone), court };
    return isWinner ? words.winnerOn(place) : words.loserOn(place);
  }
  const place = { time: formatShortDayAndTime(beside, at.startTime, timeZone), court };
  return isWinner ? words.winnerAt(place) : words.loserAt(place);
}

/** Names a match of a draw by its number, among the matches of several draws. */
export const keyOf = (drawId: number | null, number: number): string => `${drawId} ${number}`;

/** The number of a match, "Match 12", if another one of a list waits for its winner or loser; empty for all others. */
export function numbersIn(matches: readonly Match[]): (match: Match) => string {
  const awaited = new Set(
    matches.flatMap(({ drawId, comesFrom = [], p1Name, p2Name }) =>
      [p1Name, p2Name].flatMap((name, side) => {
        const from = comesFrom[side] ?? null;
        return name !== null || from === null || from.kind === 'place' ? [] : [keyOf(drawId, from.match)];
      }),
    ),
  );
  return ({ drawId, drawMatch }) =>
    drawMatch !== null && awaited.has(keyOf(drawId, drawMatch + 1))
      ? words.matchNumber({ number: drawMatch + 1 })
      : '';
}

/**
 * Matches with the day, time and court of those that they wait for, if these are of another day and in the list too: the order of play says the same, and on a screen
 * nobody sees the number of a match that is played tomorrow.
 */
export function withOtherDays(matches: readonly Match[]): readonly Match[] {
  const numbered = new Map(
    matches.flatMap((match) =>
      match.drawMatch === null ? [] : [[keyOf(match.drawId, match.drawMatch + 1), match] as const],
    ),
  );
  const placed = (match: Match, from: NonNullable<Match['comesFrom']>[number]) => {
    if (from === null || from.kind === 'place' || match.startTime === null) return from;
    const {
      startTime = null,
      court = null,
      followedBy,
    } = numbered.get(keyOf(match.drawId, from.match)) ?? {};
    if (startTime === null || court === null || court === '') return from;
    const isSameDay = dayOf(startTime, match.timeZone) === dayOf(match.startTime, match.timeZone);
    const at = { startTime, court, ...(followedBy === true && { followedBy: true as const }) };
    return isSameDay ? from : { ...from, at };
  };
  return matches.map((match) => {
    const comesFrom = match.comesFrom?.map((from) => placed(match, from));
    // A match of which nothing new is said stays the same object, so that its row is not drawn again.
    return comesFrom === undefined || comesFrom.every((from, side) => from === match.comesFrom?.[side])
      ? match
      : { ...match, comesFrom };
  });
}

/** The number of a match as its draw shows it, "Match 12"; empty for matches of groups and those that were made by hand. */
export const numberInDraw = ({ drawMatch, groupId }: Match): string =>
  drawMatch === null || groupId !== null ? '' : words.matchNumber({ number: drawMatch + 1 });
