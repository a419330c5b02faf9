// The lines between the cells of a bracket, behind them and only for the eye: plain ones, the followed player's way solid, their possible way dotted
// (brief section 6).
import type { BracketFacts } from '../../lib/bracket-facts.ts';
import type { PlayerPath } from '../../lib/bracket-path.ts';
import { columnIn, slotsOf, type BracketWindow } from '../../lib/bracket-window.ts';
import { HEADER, type BracketGrid } from './grid.ts';

/** The links of a path as SVG path data: the ones already played, and the possible ones. */
function pathLines(path: PlayerPath, grid: BracketGrid): { played: string; possible: string } {
  const lines = { played: '', possible: '' };
  for (const [index, step] of path.steps.entries()) {
    const next = path.steps[index + 1];
    if (next === undefined || next.isThirdPlace || next.slot !== Math.floor(step.slot / 2)) continue;
    lines[next.state === 'possible' ? 'possible' : 'played'] += grid.elbow(step.column, step.slot);
  }
  return lines;
}

/** The drawing behind the columns. */
export function Elbows({
  facts,
  window: { quarter, first, last },
  grid,
  path,
}: {
  facts: BracketFacts;
  window: BracketWindow;
  grid: BracketGrid;
  path: PlayerPath | null;
}) {
  const all = facts.rounds
    .slice(first, last)
    .flatMap(({ slots }, index) =>
      columnIn(facts, quarter, first + index).map((_, own) =>
        grid.elbow(first + index, slotsOf(quarter, slots.length).from + own),
      ),
    );
  const lines = path === null ? null : pathLines(path, grid);
  return (
    <svg
      aria-hidden="true"
      width={grid.width}
      height={grid.height}
      style={{ top: HEADER }}
      className="absolute left-0 -z-1 overflow-visible"
      fill="none"
      strokeLinecap="round"
    >
      <path d={all.join('')} stroke="var(--field)" strokeWidth={1.25} opacity={0.75} />
      {lines !== null && (
        <>
          <path d={lines.played} stroke="var(--primary)" strokeWidth={3} data-path="played" />
          <path
            d={lines.possible}
            stroke="var(--primary)"
            strokeWidth={3}
            strokeDasharray="0.1 7"
            data-path="possible"
          />
        </>
      )}
    </svg>
  );
}
