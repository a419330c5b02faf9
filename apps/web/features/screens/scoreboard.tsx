// A scoreboard of two lines, as wide as its place: names, sets, and the points of the game. For a video.
import * as words from '@tennis/words/matches';
import { setsInPlay, useLiveScore } from '../../lib/live-score.ts';
import { isBegun, type MatchFacts } from '../../lib/match-facts.ts';
import { cx } from '../../ui/class-names.ts';
import { BallMark } from '../../ui/score-strip.tsx';

const SIDES = [0, 1] as const;

/** The board; its size is that of the text around it. A match on court has digits from its first point on, nobody's game is 0. */
export function Scoreboard({ match }: { match: MatchFacts }) {
  const { sides } = match;
  const score = useLiveScore(match);
  const sets = isBegun(match) ? setsInPlay(score) : score.sets;
  return (
    <div className="grid divide-y divide-current/20">
      {SIDES.map((side) => (
        <div key={side} className="flex items-center gap-[0.5em] py-[0.15em] leading-tight">
          <span
            className={cx(
              'min-w-0 flex-1 text-balance wrap-anywhere',
              score.winner === side ? 'font-bold' : 'font-semibold',
              score.winner !== undefined && score.winner !== side && 'opacity-70',
            )}
          >
            {sides[side].name}
            {sides[side].seed !== undefined && (
              <span className="text-[0.6em] font-medium opacity-80"> [{sides[side].seed}]</span>
            )}
          </span>
          {score.serving === side && <BallMark label={words.serving} />}
          {score.winner === side && <span className="unseen">{words.winner}</span>}
          <span className="flex flex-none gap-[0.25em] tabular-nums">
            {sets.map(({ games, tiebreak, open }, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- sets have no name but their number
                key={index}
                className={cx(
                  'board-set min-w-[0.75em] text-center',
                  tiebreak !== undefined && 'long-tie-break',
                  open === true || games[side] > games[side === 0 ? 1 : 0] ? 'font-bold' : 'opacity-60',
                )}
              >
                {games[side]}
                {tiebreak !== undefined && games[side] < games[side === 0 ? 1 : 0] && <sup>{tiebreak}</sup>}
              </span>
            ))}
          </span>
          {score.points !== undefined && (
            <span className="min-w-[1.5em] flex-none rounded-control bg-ball px-[0.15em] text-center font-bold text-on-ball tabular-nums">
              {score.points[side]}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
