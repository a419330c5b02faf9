// One round of the canvas: a region with its heading, the matches in their slots; the last one also holds the champion and the third place.
import * as words from '@tennis/words/draw';
import { Check } from 'lucide-react';
import { memo } from 'react';
import {
  championOf,
  labelsOf,
  plays,
  roundProgress,
  type BracketFacts,
  type BracketMatch,
} from '../../lib/bracket-facts.ts';
import { columnIn, slotsOf, type BracketWindow } from '../../lib/bracket-window.ts';
import { MatchCell } from '../match-cell.tsx';
import { Champion } from './champion.tsx';
import { COLUMN, HEADER, type BracketGrid } from './grid.ts';
import { cellName, THIRD_PLACE } from './moves.ts';

export interface BracketColumnProps {
  facts: BracketFacts;
  window: BracketWindow;
  grid: BracketGrid;
  column: number;
  /** The cell that the tab key reaches. */
  current: string;
  captionsHidden: boolean;
  followed: number | undefined;
  onFollow: ((player: number) => void) | undefined;
  /** Called before a match opens. */
  onOpen: (() => void) | undefined;
}

/** The column of a round. */
export function BracketColumn({
  facts,
  window: { quarter, last },
  grid,
  column,
  current,
  captionsHidden,
  followed,
  onFollow,
  onOpen,
}: BracketColumnProps) {
  const slots = facts.rounds[column]?.slots.length ?? 1;
  const { from } = slotsOf(quarter, slots);
  const { title, single } = labelsOf(facts, slots);
  const matches = columnIn(facts, quarter, column);
  const third = column === facts.rounds.length - 1 ? facts.thirdPlace : undefined;
  const cell = (match: BracketMatch, name: string, spoken: string, rowHeight: number) => (
    <Cell
      match={match}
      cell={name}
      round={spoken}
      rowHeight={rowHeight}
      captionHidden={captionsHidden}
      isStop={current === name}
      followed={plays(match, followed) ? followed : undefined}
      onFollow={onFollow}
      onOpen={onOpen}
    />
  );
  return (
    <section aria-label={title} className="flex-none" style={{ width: COLUMN }}>
      <header
        className="sticky top-0 z-10 bg-bg pt-1.5"
        // Lines that scroll by go under the space beside it too.
        style={{ height: HEADER, ...(column < last && { boxShadow: `${grid.gap}px 0 0 var(--bg)` }) }}
      >
        <div className="flex items-baseline justify-between gap-2 border-b-2 border-ink pb-1.5">
          <h3 className="type-column">{title}</h3>
          <RoundNote matches={matches} day={facts.rounds[column]?.day} />
        </div>
      </header>
      <div className="relative" style={{ height: grid.height }}>
        {grid.plinthBottom !== null && slots === 1 && (
          <div className="absolute inset-x-0" style={{ bottom: grid.height - grid.plinthBottom }}>
            <Champion name={championOf(facts)} isQualifier={facts.isQualifying === true} />
          </div>
        )}
        <ol>
          {matches.map((match, own) => (
            <li
              key={match.id}
              data-far=""
              // Cells that are out of view are not laid out; the margin keeps shadows and focus rings from being cut off.
              className="absolute inset-x-0 [content-visibility:auto] [overflow-clip-margin:12px]"
              style={{ top: grid.top(column, from + own), height: grid.cellHeight(column, from + own) }}
            >
              {cell(match, cellName(column, from + own), single, grid.rowHeight(column, from + own))}
            </li>
          ))}
        </ol>
        {third !== undefined && grid.third !== null && (
          <>
            <h4
              className="absolute inset-x-0 font-display text-control font-[650] text-ink2"
              style={{ top: grid.third.label }}
            >
              {words.thirdPlace}
            </h4>
            <div className="absolute inset-x-0" style={{ top: grid.third.cell }}>
              {cell(third, THIRD_PLACE, words.thirdPlace, grid.third.rowHeight)}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

interface CellProps {
  match: BracketMatch;
  cell: string;
  round: string;
  rowHeight: number;
  captionHidden: boolean;
  /** Whether the tab key reaches it. */
  isStop: boolean;
  /** The player of this match who is followed. */
  followed: number | undefined;
  onFollow: ((player: number) => void) | undefined;
  onOpen: (() => void) | undefined;
}

/** A match that is drawn anew only if something in it changes: a result in a large draw concerns two of them. */
const Cell = memo(function Cell({
  match,
  cell,
  round,
  rowHeight,
  captionHidden,
  isStop,
  followed,
  onFollow,
  onOpen,
}: CellProps) {
  const open = match.onOpen;
  return (
    <MatchCell
      match={match}
      number={match.number}
      caption={match.phase === 'bye' ? words.bye : match.caption}
      round={round}
      rowHeight={rowHeight}
      captionHidden={captionHidden}
      tabIndex={isStop ? 0 : -1}
      cell={cell}
      follow={onFollow === undefined ? undefined : { followed, onFollow, tabIndex: -1 }}
      href={match.href}
      onOpen={
        open === undefined
          ? undefined
          : () => {
              onOpen?.();
              open();
            }
      }
    />
  );
});

/** Beside a column's title: completed, how far it is, or the day on which it will be played. */
function RoundNote({ matches, day }: { matches: readonly BracketMatch[]; day: string | undefined }) {
  const { done, of } = roundProgress(matches);
  if (done === of)
    return (
      <span className="flex items-center gap-1 text-meta text-ink3">
        <Check aria-hidden="true" size={14} strokeWidth={2.2} />
        {words.completed}
      </span>
    );
  const text = done === 0 && day !== undefined ? day : words.progressCompleted({ done, of });
  return <span className="text-meta text-ink3">{text}</span>;
}
