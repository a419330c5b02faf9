// Some rounds of a draw that hang together, column by column.
import { dateTbd, stateInterrupted } from '@tennis/words/matches';
import { matchNumber } from '@tennis/words/comes-from';
import type { CSSProperties } from 'react';
import type { BracketMatch } from '../../lib/bracket-facts.ts';
import { useLiveScore } from '../../lib/live-score.ts';
import { listed } from '../../lib/lists.ts';
import { isBegun } from '../../lib/match-facts.ts';
import { cx } from '../../ui/class-names.ts';
import { LiveRail, matchEdge } from '../../ui/match-parts.tsx';
import { ScoreStrip } from '../../ui/score-strip.tsx';
import { zoomOfDraw } from './fit.ts';
import { PlainSide } from './plain-side.tsx';
import type { DrawPanel } from './panels.ts';

/** The section, as large as lets it stay whole. */
export function DrawSection({ rounds, room }: Pick<DrawPanel, 'rounds'> & { room: number }) {
  // If a player waits for the winner of a match, the matches they wait for show their numbers.
  const isNumbered = rounds.some(({ slots }) =>
    slots.some(({ sides }) =>
      sides.some(({ placeholder, origin }) => placeholder === true && origin !== undefined),
    ),
  );
  return (
    <div
      style={{ '--zoom': zoomOfDraw(rounds, room) } as CSSProperties}
      className="sized grid min-h-0 flex-1 gap-x-6 gap-y-4 lg:auto-cols-fr lg:grid-flow-col"
    >
      {rounds.map(({ title, slots }) => (
        <section
          key={title}
          aria-label={title}
          className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-2"
        >
          <h3 className="text-control font-semibold text-ink2">{title}</h3>
          <ul className="flex min-h-0 flex-col justify-around gap-2">
            {slots.map((match) => (
              <Slot key={match.number} match={match} isNumbered={isNumbered} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Slot({ match, isNumbered }: { match: BracketMatch; isNumbered: boolean }) {
  const { sides, phase, caption } = match;
  const score = useLiveScore(match);
  const isOpen = phase === 'upcoming';
  const notes = [
    isNumbered && (isOpen || isBegun(match)) ? matchNumber({ number: match.number }) : '',
    phase === 'interrupted' ? stateInterrupted : '',
    (isOpen || phase === 'interrupted') && caption !== dateTbd ? caption : '',
  ].filter((note) => note !== '');
  return (
    <li className={cx('relative rounded-card border bg-surface py-1 pr-3 pl-4', matchEdge(match))}>
      {phase === 'live' && <LiveRail />}
      {notes.length > 0 && <p className="truncate text-meta text-ink3">{listed(notes)}</p>}
      {isOpen ? (
        sides.map((side, index) => <PlainSide key={index === 0 ? 'first' : 'second'} side={side} />)
      ) : (
        <ScoreStrip sides={sides} score={score} />
      )}
    </li>
  );
}
