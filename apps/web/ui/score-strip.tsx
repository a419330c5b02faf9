// A score as tennis prints it: games of each set, the tie-break's points raised beside the loser's games, the points of the current game in a chip, a
// ball at the server. One drawing for bracket cells, match rows and court cards (brief section 4).
import { withdrawnShort } from '@tennis/words/draw';
import * as words from '@tennis/words/matches';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { outcomeBeside, playedSets, type StripScore, type StripSide } from '../lib/match-facts.ts';
import { cx } from './class-names.ts';

/** A live ball: yellow with an ink edge, always beside a word or a rail. */
export function BallMark({ label }: { label?: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="inline-block size-2.5 flex-none rounded-full bg-ball shadow-[0_0_0_1.5px_var(--ball-edge)]"
      />
      {label !== undefined && <span className="unseen">{label}</span>}
    </>
  );
}

/** A set that was won is bold, one that was lost quiet, one that is still played neither. */
function setTone(isAhead: boolean, isOpen: boolean): string {
  if (isOpen) return 'font-medium';
  return isAhead ? 'font-semibold' : 'font-medium text-ink3';
}

/** One side's digits: ball, outcome, sets, points. 0-0 sets are left out; `--` if there is no score at all. */
export function SideScore({ score, side }: { score: StripScore; side: 0 | 1 }) {
  const other = side === 0 ? 1 : 0;
  const sets = playedSets(score);
  const outcome = outcomeBeside(score, side);
  const blank = sets.length === 0 && score.points === undefined && score.outcome === undefined;
  return (
    <span className="ml-auto flex flex-none items-center gap-2">
      {score.winner === side && (
        <span className="text-primary">
          <Check aria-hidden="true" className="size-3.75" strokeWidth={2.6} />
          <span className="unseen">{words.winner}</span>
        </span>
      )}
      {score.serving === side && <BallMark label={words.serving} />}
      {outcome !== undefined && (
        <span className="max-w-40 truncate text-meta font-medium text-ink3 italic">{outcome}</span>
      )}
      {blank ? (
        <span className="font-medium tracking-[0.04em] text-ink3">--</span>
      ) : (
        <span className="digits flex text-[1.15em] leading-none">
          {sets.map(({ games, tiebreak, open, number }) => (
            <span
              key={number}
              className={cx(
                'relative w-5 text-center',
                // Raised digits keep away from the next set, on either side's line.
                tiebreak !== undefined && (tiebreak > 9 ? 'mr-2' : 'mr-1'),
                // A match tie-break has two digits of its own.
                Math.max(...games) > 9 && 'ml-1 w-6',
                setTone(games[side] > games[other], open === true),
              )}
            >
              {games[side]}
              {tiebreak !== undefined && games[side] < games[other] && <TieBreakPoints points={tiebreak} />}
            </span>
          ))}
        </span>
      )}
      {score.points !== undefined && <PointsChip points={score.points[side]} />}
    </span>
  );
}

/** The loser's points in a tie-break, raised beside their games; the element around it is `relative`. */
export function TieBreakPoints({ points }: { points: number }) {
  return (
    <sup className="absolute -top-1 left-3.75 text-floor leading-3.5 font-semibold">
      <span className="unseen"> {words.tieBreak} </span>
      {points}
    </sup>
  );
}

/** The points of the running game; small in a line close to the next one. */
export function PointsChip({ points, isSmall = false }: { points: string; isSmall?: boolean }) {
  return (
    <span
      className={cx(
        'rounded-[4px] bg-ink text-center text-surface tabular-nums',
        isSmall
          ? 'min-w-6 px-0.5 font-semibold'
          : 'min-w-7.25 px-0.75 font-display text-control leading-5.5 font-[650]',
      )}
    >
      <span className="unseen">{words.points} </span>
      {points}
    </span>
  );
}

/** How a player's path is shown from their name. */
export interface NameFollow {
  /** The players followed now. */
  followed: number | undefined;
  onFollow: (player: number) => void;
  /** -1 where the cell has a key for it. */
  tabIndex?: -1 | undefined;
}

/** Names longer than this are smaller in the cells of a bracket, so that they stay whole inside them. */
const LONG_NAME = 36;

/** A side's name with its seed; wraps to a second line, is never cut. */
export function SideName({
  side,
  strong = false,
  quiet = false,
  follow,
  isMarked = false,
}: {
  side: StripSide;
  strong?: boolean;
  quiet?: boolean;
  /** Makes the name a button that shows the player's path. */
  follow?: NameFollow | undefined;
  /** Marks the name as that of the followed player where it is no button. */
  isMarked?: boolean | undefined;
}) {
  const { name, player, seed, origin, withdrawn = false } = side;
  const isFollowed = isMarked || (player !== undefined && follow?.followed === player);
  return (
    <span
      data-long={name.length > LONG_NAME || undefined}
      className={cx(
        'min-w-0 text-balance wrap-anywhere',
        strong ? 'font-[650]' : 'font-medium',
        (quiet || side.placeholder || withdrawn) && !isFollowed && 'text-ink2',
        withdrawn && '*:line-through',
      )}
    >
      {player === undefined || follow === undefined ? (
        <>
          {isMarked && <span className="unseen">{words.followed} </span>}
          <span>
            <NameText name={name} seed={seed} followed={isMarked} />
          </span>
        </>
      ) : (
        <button
          type="button"
          tabIndex={follow.tabIndex}
          // All that is seen is in the name, for people who use voice control.
          aria-label={words.follow({ player: seed === undefined ? name : `${name} [${seed}]` })}
          aria-pressed={isFollowed}
          data-player={player}
          onClick={() => follow.onFollow(player)}
          className="relative z-2 max-w-full rounded-[4px] text-left text-balance wrap-anywhere underline-offset-3 after:absolute after:-inset-x-1 after:inset-y-[min(0px,(100%-1.5rem)/2)] max-md:after:inset-y-[min(0px,(100%-2.75rem)/2)] hover:underline"
        >
          <NameText name={name} seed={seed} followed={isFollowed} />
        </button>
      )}
      {withdrawn && (
        <span className="ml-1 inline-block text-meta font-normal no-underline!">{withdrawnShort}</span>
      )}
      {origin !== undefined && <span className="ml-2 text-meta font-normal text-ink3">{origin}</span>}
    </span>
  );
}

function NameText({
  name,
  seed,
  followed = false,
}: {
  name: string;
  seed: number | undefined;
  followed?: boolean;
}) {
  return (
    <>
      {name}
      {seed !== undefined && (
        <span
          className={cx(
            'text-[0.86em] font-medium whitespace-nowrap',
            followed ? 'text-primary' : 'text-ink3',
          )}
        >
          {' '}
          [{seed}]
        </span>
      )}
    </>
  );
}

export interface ScoreStripProps {
  sides: readonly [StripSide, StripSide];
  score: StripScore;
  /** A line above: court, round, badge. */
  header?: ReactNode;
  className?: string;
}

/** Both sides with their digits, one row each. */
export function ScoreStrip({ sides, score, header, className }: ScoreStripProps) {
  return (
    <div className={cx('min-w-0', className)}>
      {header !== undefined && (
        <div className="mb-0.5 flex min-h-6 flex-wrap items-center gap-2 text-meta text-ink3">{header}</div>
      )}
      {([0, 1] as const).map((side) => (
        <div key={side} className="flex min-h-7 items-center gap-2 text-body md:min-h-6.5">
          <SideName
            side={sides[side]}
            strong={score.winner === side}
            quiet={score.winner !== undefined && score.winner !== side}
          />
          <SideScore score={score} side={side} />
        </div>
      ))}
    </div>
  );
}
