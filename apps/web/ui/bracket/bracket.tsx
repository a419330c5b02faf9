// A knockout as a bracket (brief section 6) for any size up to 128. From 768 px on a canvas of columns with elbows, one tab stop,
// arrow keys and zoom; on a phone one round per page (pages.tsx). The list of matches stays the full equivalent.
import { Check } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';
import {
  championOf,
  firstUnfinished,
  roundLabels,
  roundProgress,
  type BracketFacts,
  type BracketMatch,
  type BracketRound,
} from '../../lib/bracket-facts.ts';
import { BracketLegend } from './legend.tsx';
import { BracketPages, type BracketPagesProps } from './pages.tsx';
import { BracketZoom, ZOOM } from './zoom.tsx';
import { bracketGrid, COLUMN, GAP, HEADER, type BracketGrid } from './grid.ts';
import { Champion } from './champion.tsx';
import { cx } from '../class-names.ts';
import { MatchCell } from '../match-cell.tsx';
import { useMediaQuery } from '../media-query.ts';

export interface BracketProps extends BracketPagesProps {
  /** Shows the zoom buttons and the keys; off for the dashboard's small bracket. */
  tools?: boolean;
}

/** The bracket of a knockout. */
export function Bracket(props: BracketProps) {
  const phone = useMediaQuery('(max-width: 47.99rem)');
  return phone ? <BracketPages {...props} /> : <BracketCanvas {...props} />;
}

/** The width of an element as React state. */
function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const observer = new ResizeObserver(onChange);
      if (element.current !== null) observer.observe(element.current);
      return () => observer.disconnect();
    },
    () => element.current?.clientWidth,
  );
}

const key = (column: number, slot: number): string => `${column}:${slot}`;
const THIRD_PLACE = 'third';

/** The cell that an arrow key leads to: up and down in the round, left to the upper feeder, right to the next match. */
function neighbour(from: string, arrow: string, { rounds, thirdPlace }: BracketFacts): string | null {
  const last = rounds.length - 1;
  if (from === THIRD_PLACE) {
    if (arrow === 'ArrowUp') return key(last, 0);
    return arrow === 'ArrowLeft' && last > 0 ? key(last - 1, 1) : null;
  }
  const [column = 0, slot = 0] = from.split(':').map(Number);
  const size = rounds[column]?.slots.length ?? 1;
  if (arrow === 'ArrowUp') return slot > 0 ? key(column, slot - 1) : null;
  if (arrow === 'ArrowDown') {
    if (slot + 1 < size) return key(column, slot + 1);
    return column === last && thirdPlace !== undefined ? THIRD_PLACE : null;
  }
  if (arrow === 'ArrowLeft') return column > 0 ? key(column - 1, slot * 2) : null;
  if (arrow === 'ArrowRight') return column < last ? key(column + 1, Math.floor(slot / 2)) : null;
  if (arrow === 'Home') return key(column, 0);
  return arrow === 'End' ? key(column, size - 1) : null;
}

/** Where the tab key enters: the first live match, else the first of the first unfinished round. */
function entrance({ rounds }: BracketFacts): string {
  for (const [column, round] of rounds.entries()) {
    const slot = round.slots.findIndex((match) => match.phase === 'live');
    if (slot !== -1) return key(column, slot);
  }
  return key(firstUnfinished(rounds), 0);
}

function BracketCanvas({ facts, label, tools = true }: BracketProps) {
  const region = useRef<HTMLDivElement>(null);
  const room = useWidth(region);
  const [zoom, setZoom] = useState(1);
  const [stop, setStop] = useState<string | null>(null);
  const current = stop ?? entrance(facts);
  const grid = bracketGrid(facts);
  const scrolls = room !== undefined && grid.width * zoom > room + 1;

  function move(event: KeyboardEvent) {
    const cell = (event.target as HTMLElement).dataset['cell'];
    if (cell === undefined) return;
    const next = neighbour(cell, event.key, facts);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    region.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  const shared = { grid, current, captionsHidden: zoom < ZOOM.captions };
  return (
    <div className="w-full contain-inline-size">
      {tools && (
        <BracketZoom zoom={zoom} onZoom={setZoom} fit={room === undefined ? null : room / grid.width} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys belong to the links inside */}
      <section
        ref={region}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={scrolls ? 0 : undefined}
        onKeyDown={move}
        onFocus={(event) => {
          const cell = event.target.dataset['cell'];
          if (cell !== undefined) setStop(cell);
        }}
        // While a window shrinks below 768 px, the phone's pages take over one frame later: until then it scrolls inside.
        className={cx(
          'relative max-md:overflow-x-auto',
          scrolls && 'max-h-[85dvh] overflow-auto scroll-pt-16 overscroll-x-contain',
        )}
      >
        <div className="relative isolate" style={{ width: grid.width, zoom }}>
          <Elbows grid={grid} />
          <div className="flex" style={{ gap: GAP }}>
            {facts.rounds.map((round, column) => (
              <Column
                key={round.slots.length}
                {...shared}
                round={round}
                column={column}
                facts={column === facts.rounds.length - 1 ? facts : undefined}
              />
            ))}
          </div>
        </div>
      </section>
      {tools && <BracketLegend facts={facts} />}
    </div>
  );
}

function Elbows({ grid }: { grid: BracketGrid }) {
  return (
    <svg
      aria-hidden="true"
      width={grid.width}
      height={grid.height}
      style={{ top: HEADER }}
      className="absolute left-0 -z-1 overflow-visible"
    >
      <path
        d={grid.elbows.join('')}
        fill="none"
        stroke="var(--field)"
        strokeWidth={1.25}
        strokeLinecap="round"
        opacity={0.75}
      />
    </svg>
  );
}

interface ColumnProps {
  grid: BracketGrid;
  round: BracketRound;
  column: number;
  /** The cell that the tab key reaches. */
  current: string;
  captionsHidden: boolean;
  /** Given to the last column, which also holds the champion and the third place. */
  facts: BracketFacts | undefined;
}

function Column({ grid, round, column, current, captionsHidden, facts }: ColumnProps) {
  const { title, single } = roundLabels(round.slots.length);
  const third = facts?.thirdPlace;
  const cell = (match: BracketMatch, name: string, spoken: string) => (
    <MatchCell
      match={match}
      number={match.number}
      caption={match.phase === 'bye' ? 'Bye' : match.caption}
      round={spoken}
      rowHeight={grid.rowHeight}
      captionHidden={captionsHidden}
      tabIndex={current === name ? 0 : -1}
      cell={name}
      href={match.href}
      onOpen={match.onOpen}
    />
  );
  return (
    <section aria-label={title} className="flex-none" style={{ width: COLUMN }}>
      <header className="sticky top-0 z-10 bg-bg pt-1.5" style={{ height: HEADER }}>
        <div className="flex items-baseline justify-between gap-2 border-b-2 border-ink pb-1.5">
          <h3 className="type-column">{title}</h3>
          <RoundNote round={round} />
        </div>
      </header>
      <div className="relative" style={{ height: grid.height }}>
        {facts !== undefined && (
          <div className="absolute inset-x-0" style={{ bottom: grid.height - grid.plinthBottom }}>
            <Champion name={championOf(facts)} />
          </div>
        )}
        <ol>
          {round.slots.map((match, slot) => (
            <li
              key={match.id}
              // Cells out of sight are not laid out; the margin keeps shadows and focus rings from being cut off.
              className="absolute inset-x-0 [content-visibility:auto] [overflow-clip-margin:12px]"
              style={{ top: grid.top(column, slot), height: grid.cellHeight }}
            >
              {cell(match, key(column, slot), single)}
            </li>
          ))}
        </ol>
        {third !== undefined && grid.third !== null && (
          <>
            <h4
              className="absolute inset-x-0 font-display text-control font-[650] text-ink2"
              style={{ top: grid.third.label }}
            >
              Third place
            </h4>
            <div className="absolute inset-x-0" style={{ top: grid.third.cell }}>
              {cell(third, THIRD_PLACE, 'Third place')}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** Beside a column's title: completed, how far it is, or the day on which it will be played. */
function RoundNote({ round }: { round: BracketRound }) {
  const { done, of } = roundProgress(round);
  if (of > 0 && done === of)
    return (
      <span className="flex items-center gap-1 text-meta text-ink3">
        <Check aria-hidden="true" size={14} strokeWidth={2.2} />
        Completed
      </span>
    );
  const text = done === 0 && round.day !== undefined ? round.day : `${done} of ${of} completed`;
  return <span className="text-meta text-ink3">{text}</span>;
}
