// The line under a bracket: the signs that occur in it, and the keys that move through it.
import * as words from '@tennis/words/draw';
import type { BracketFacts } from '../../lib/bracket-facts.ts';
import { ENDING_SHORT } from '../../lib/match-words.ts';
import { Filled } from '../filled.tsx';
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
      {seeded && <span>{words.signSeed({ sign: '[1]' })}</span>}
      {ended(ENDING_SHORT.retired) && <span>{words.signRetired({ sign: ENDING_SHORT.retired })}</span>}
      {ended(ENDING_SHORT.walkover) && <span>{words.signWalkover({ sign: ENDING_SHORT.walkover })}</span>}
      {matches.some(({ score }) => score.serving !== undefined) && (
        <span className="flex items-center gap-1.5">
          <BallMark /> {words.signServing}
        </span>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-1.5 not-pointer-fine:hidden">
        {['↑', '↓', '←', '→'].map((arrow) => (
          <kbd key={arrow} className={KEY}>
            {arrow}
          </kbd>
        ))}
        {words.keysMove}
        {opens && (
          <span>
            <Filled text={words.keyOpen} parts={{ key: <kbd className={KEY}>{words.enterKey}</kbd> }} />
          </span>
        )}
        <span>
          <Filled text={words.keyFollow} parts={{ key: <kbd className={KEY}>F</kbd> }} />
        </span>
      </span>
    </div>
  );
}
