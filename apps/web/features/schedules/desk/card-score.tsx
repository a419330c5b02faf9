// How a match on the desk stands or has ended: a column of digits beside each name, or a few letters where a card has one line.
import * as words from '@tennis/words/matches';
import type { StripScore } from '../../../lib/match-facts.ts';
import { cx } from '../../../ui/class-names.ts';

/** Sets of which somebody has a game. */
const played = ({ sets }: StripScore) => sets.filter(({ games }) => games[0] > 0 || games[1] > 0);

/** A side's games of each set, and how the match ended beside the side that did not win. */
export function CardDigits({ score, side }: { score: StripScore; side: 0 | 1 }) {
  const sets = played(score);
  const other = side === 0 ? 1 : 0;
  const tellsOutcome = score.winner === undefined ? side === 1 : score.winner !== side;
  return (
    <span className="ml-auto flex flex-none items-baseline">
      {score.winner === side && <span className="unseen">{words.winner}</span>}
      {tellsOutcome && score.outcome !== undefined && (
        <span className="max-w-40 truncate text-floor italic">{score.outcome}</span>
      )}
      {sets.map(({ games, tiebreak, open }, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- sets have no name but their number
          key={at}
          className={cx(
            'digits relative text-center',
            Math.max(...games) > 9 ? 'w-6' : 'w-5',
            tiebreak !== undefined && 'mr-1',
            open !== true && games[side] > games[other] ? 'font-bold text-ink' : 'text-ink2',
          )}
        >
          {games[side]}
          {tiebreak !== undefined && games[side] < games[other] && (
            <sup className="absolute -top-1 left-3.75 text-floor leading-3.5 font-semibold">
              <span className="unseen"> {words.tieBreak} </span>
              {tiebreak}
            </sup>
          )}
        </span>
      ))}
    </span>
  );
}

/** "6-4 7-6", the first side's games first; how it ended where it was not played out. */
export function shortScore(score: StripScore): string {
  const sets = played(score).map(({ games }) => games.join('-'));
  return [...sets, ...(score.outcome === undefined ? [] : [score.outcome])].join(' ');
}
