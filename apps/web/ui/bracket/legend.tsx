// The line under a bracket: the signs that occur in it, and the keys that move through it.
import type { BracketFacts } from '../../lib/bracket-facts.ts';
import { BallMark } from '../score-strip.tsx';

const KEY =
  'rounded-[4px] border border-b-2 border-line bg-surface px-1.25 font-ui text-floor leading-4.5 font-medium text-ink2';

/** Only signs that the reader can find above are explained. */
export function BracketLegend({ facts }: { facts: BracketFacts }) {
  const matches = facts.rounds.flatMap((round) => round.slots);
  const seeded = matches.some(({ sides }) => sides.some((side) => side.seed !== undefined));
  const ended = (outcome: string) => matches.some(({ score }) => score.outcome === outcome);
  const opens = matches.some(({ href, onOpen }) => href !== undefined || onOpen !== undefined);
  return (
    <div className="mt-4.5 flex flex-wrap items-center gap-x-4.5 gap-y-2 border-t border-line pt-3 text-meta text-ink3 print:hidden">
      {seeded && <span>[1] seed</span>}
      {ended('ret.') && <span>ret. retired</span>}
      {ended('w.o.') && <span>w.o. walkover</span>}
      {matches.some(({ score }) => score.serving !== undefined) && (
        <span className="flex items-center gap-1.5">
          <BallMark /> serving
        </span>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-1.5 not-pointer-fine:hidden">
        {['↑', '↓', '←', '→'].map((arrow) => (
          <kbd key={arrow} className={KEY}>
            {arrow}
          </kbd>
        ))}
        move between matches
        {opens && (
          <>
            <kbd className={KEY}>Enter</kbd> open
          </>
        )}
        <kbd className={KEY}>F</kbd> follow
      </span>
    </div>
  );
}
