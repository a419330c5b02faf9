// The board of a court, as large as the screen allows: each partner on a line, sets below sets, the points of the game in yellow.
import * as words from '@tennis/words/matches';
import type { CSSProperties } from 'react';
import { useLiveScore } from '../../lib/live-score.ts';
import { isBegun, type MatchFacts, type StripScore, type StripSide } from '../../lib/match-facts.ts';
import { cx } from '../../ui/class-names.ts';
import { linesOf, longest } from './fit.ts';

const SIDES = [0, 1] as const;
/** How much wider than high the place of a name is, beside digits and without them. */
const BESIDE_DIGITS = 3;
const ALONE = 5;

/** Both sides, one below the other. A match that is to come has no digits. */
export function CourtBoard({ match }: { match: MatchFacts }) {
  const { sides } = match;
  const score = useLiveScore(match);
  const isLive = isBegun(match);
  const [first, second] = [fitted(sides[0], isLive), fitted(sides[1], isLive)];
  // Both as large as the longer one can be: nobody is worth more than the other.
  const size = {
    '--letters': Math.max(first.letters, second.letters),
    '--lines': Math.max(first.lines.length, second.lines.length),
  } as CSSProperties;
  return (
    <div style={size} className={cx('court-board grid h-full min-h-0', isLive && 'live-board')}>
      {SIDES.map((side) => (
        <div key={side} className="flex items-stretch gap-5">
          <FittedName side={sides[side]} lines={(side === 0 ? first : second).lines} />
          {isLive && <Digits score={score} side={side} />}
        </div>
      ))}
    </div>
  );
}

const isOpenSide = ({ origin, placeholder }: StripSide): boolean =>
  placeholder === true && origin !== undefined;

/** The lines of a side, and the letters of the longest one. If the player is not known, they say where they come from. */
function fitted(side: StripSide, isLive: boolean): { lines: readonly string[]; letters: number } {
  const { name, seed, origin = '' } = side;
  const lines = linesOf(isOpenSide(side) ? origin : name, isLive ? BESIDE_DIGITS : ALONE);
  // The seed stands behind the last line.
  const last = (lines.at(-1)?.length ?? 0) + (seed === undefined ? 0 : 3);
  return { lines, letters: Math.max(longest(lines), last) };
}

/** A name as large as its place allows. */
function FittedName({ side, lines }: { side: StripSide; lines: readonly string[] }) {
  const { seed } = side;
  const isOpen = isOpenSide(side);
  return (
    <div className="fitted min-w-0 flex-1">
      <p className={cx('font-display wrap-anywhere', isOpen ? 'font-medium opacity-80' : 'font-semibold')}>
        {lines.map((line, index) => (
          <span key={line} className="block">
            <span>{line.replace(/ \/ $/u, '')}</span>
            {line.endsWith(' / ') && <span className="unseen"> / </span>}
            {seed !== undefined && index === lines.length - 1 && (
              <span className="text-[0.6em] font-medium whitespace-nowrap opacity-80"> [{seed}]</span>
            )}
          </span>
        ))}
      </p>
    </div>
  );
}

function Digits({ score, side }: { score: StripScore; side: 0 | 1 }) {
  const { sets, points, serving } = score;
  const other = side === 0 ? 1 : 0;
  return (
    <span
      className={cx(
        'board-digits digits flex flex-none items-center leading-none',
        sets.length > 3 && 'many-sets',
      )}
    >
      {/* Its place is kept beside the other side too, so that both names are as large. */}
      {serving !== undefined && (
        <span
          aria-hidden="true"
          className={cx('board-ball flex-none rounded-full bg-ball', serving !== side && 'invisible')}
        />
      )}
      {serving === side && <span className="unseen">{words.serving}</span>}
      {sets.map(({ games, tiebreak, open }, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- sets have no name but their number
          key={index}
          className={cx(
            'board-set text-center',
            Math.max(...games) > 9 && 'two-digits',
            tiebreak !== undefined && tiebreak > 9 && 'long-tie-break',
            open === true || games[side] > games[other] ? 'font-bold' : 'font-medium opacity-60',
          )}
        >
          {games[side]}
          {tiebreak !== undefined && games[side] < games[other] && (
            <sup>
              <span className="unseen"> {words.tieBreak} </span>
              {tiebreak}
            </sup>
          )}
        </span>
      ))}
      {points !== undefined && (
        <span className="board-points rounded-card bg-ball text-center font-bold text-on-ball">
          <span className="unseen">{words.points} </span>
          {points[side]}
        </span>
      )}
    </span>
  );
}
