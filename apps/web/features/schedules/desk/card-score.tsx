// The score or result of a match on the desk: a column of digits beside each name, or a few letters if a card has only one line.
import * as words from '@tennis/words/matches';
import { outcomeBeside, playedSets, type StripScore } from '../../../lib/match-facts.ts';
import { useLiveScore } from '../../../lib/live-score.ts';
import { cx } from '../../../ui/class-names.ts';
import { BallMark, PointsChip, TieBreakPoints } from '../../../ui/score-strip.tsx';

/** A side's games of each set, and how the match ended beside the side that did not win. */
export function CardDigits({ score, side }: { score: StripScore; side: 0 | 1 }) {
  const sets = playedSets(score);
  const outcome = outcomeBeside(score, side);
  const other = side === 0 ? 1 : 0;
  return (
    <span className="ml-auto flex flex-none items-baseline">
      {score.serving === side && (
        <span className="mr-1 self-center">
          <BallMark label={words.serving} />
        </span>
      )}
      {score.winner === side && <span className="unseen">{words.winner}</span>}
      {outcome !== undefined && <span className="max-w-40 truncate text-floor italic">{outcome}</span>}
      {sets.map(({ games, tiebreak, open, number }) => (
        <span
          key={number}
          className={cx(
            'digits relative text-center',
            Math.max(...games) > 9 ? 'w-6' : 'w-5',
            tiebreak !== undefined && 'mr-1',
            open !== true && games[side] > games[other] ? 'font-bold text-ink' : 'text-ink2',
          )}
        >
          {games[side]}
          {tiebreak !== undefined && games[side] < games[other] && <TieBreakPoints points={tiebreak} />}
        </span>
      ))}
      {score.points !== undefined && (
        <span className="ml-1">
          <PointsChip points={score.points[side]} isSmall />
        </span>
      )}
    </span>
  );
}

/** The same of a match on court, with the points of the game where somebody scores it by points. */
export function LiveDigits({ id, score, side }: { id: number; score: StripScore; side: 0 | 1 }) {
  return <CardDigits score={useLiveScore({ id, phase: 'live', score })} side={side} />;
}

/** "6-4 7-6", the first side's games first; how it ended where it was not played out. */
export function shortScore(score: StripScore): string {
  const sets = playedSets(score).map(({ games }) => games.join('-'));
  return [...sets, ...(score.outcome === undefined ? [] : [score.outcome])].join(' ');
}
