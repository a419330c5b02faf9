// Where players come from who are not known yet, as the desk has it: by the time and court of the match that decides it, if the day has that match.
import * as words from '@tennis/words/comes-from';
import type { Match } from '@tennis/contract';
import { comesFromText, keyOf } from '../../lib/comes-from.ts';
import { formatTime } from '../../lib/dates.ts';
import { isFollowing } from '../../lib/following.ts';
import { courtName } from '../../lib/court-name.ts';
import { type MatchView } from '../../lib/match-view.ts';

/** The texts for both sides of a match. */
export type Origins = readonly [string, string];

/** "Winner of 11:00 AM, Court 2"; null if the match that decides it has no time or no court. */
export function originAt(
  { startTime, court }: Pick<Match, 'startTime' | 'court'>,
  isLoser: boolean,
  zone: string,
): string | null {
  if (startTime === null || court === null) return null;
  const place = { time: formatTime(startTime, zone), court: courtName(court) };
  return isLoser ? words.loserAt(place) : words.winnerAt(place);
}

/** "Winner of 11:00 AM, Court 2" for the matches of a day; with the day of a match that is on another one; by the number of a match without a place, or that was promised no time. */
export function originsIn(matches: readonly Match[]): (match: Match) => Origins {
  const numbered = new Map(
    matches.flatMap((match) =>
      match.drawId === null || match.drawMatch === null
        ? []
        : [[keyOf(match.drawId, match.drawMatch + 1), match] as const],
    ),
  );
  const of = (match: Match, side: 0 | 1): string => {
    const from = match.comesFrom?.[side] ?? null;
    const source =
      from === null || from.kind === 'place' ? undefined : numbered.get(keyOf(match.drawId, from.match));
    const origin =
      source === undefined || isFollowing(source)
        ? null
        : originAt(source, from?.kind === 'loser', source.timeZone);
    return origin ?? comesFromText(match, side);
  };
  return (match) => [of(match, 0), of(match, 1)];
}

/** A match as it is shown, with these texts beside its open sides. */
export const withOrigins = (view: MatchView, origins: Origins): MatchView => {
  const of = (side: 0 | 1) =>
    view.sides[side].placeholder === true && origins[side] !== ''
      ? { ...view.sides[side], origin: origins[side] }
      : view.sides[side];
  return { ...view, sides: [of(0), of(1)] };
};
