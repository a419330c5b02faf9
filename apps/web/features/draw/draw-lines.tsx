// The lines of a draw, in the pairs or groups that play: tap one, then another, and they change places.
import { byeName } from '@tennis/words/draw';
import { tbd } from '@tennis/words/matches';
import * as words from '@tennis/words/draw-maker';
import type { DrawOnWire } from '@tennis/contract';
import { groupLetter } from '@tennis/domain';
import { useState } from 'react';
import { cx } from '../../ui/class-names.ts';

const BYE = -2;

interface Line {
  readonly line: number;
  readonly name: string;
  readonly seed: number | null;
  /** Nobody stands there who could change places. */
  readonly isFixed: boolean;
}

/** The lines of each block: two that meet, or a whole group. */
function blocksOf(draw: DrawOnWire): { readonly title: string | null; readonly lines: readonly Line[] }[] {
  const lineOf = (line: number): Line => {
    const occupant = draw.lines[line] ?? -1;
    const entry = draw.entries[occupant];
    return {
      line,
      name: entry?.name ?? (occupant === BYE ? byeName : tbd),
      seed: entry?.seed ?? null,
      isFixed: entry === undefined,
    };
  };
  let groups = 0;
  return draw.stages.flatMap(({ kind, firstLine, lineCount }) => {
    const lines = Array.from({ length: lineCount }, (_, index) => lineOf(firstLine + index));
    if (kind === 'group') {
      const letter = groupLetter(groups++);
      return [{ title: draw.kind === 'groups_knockout' ? words.group({ letter }) : null, lines }];
    }
    // Lines of a knockout after groups wait for the groups.
    if (draw.kind === 'groups_knockout') return [];
    return Array.from({ length: lineCount / 2 }, (_, pair) => ({
      title: null,
      lines: lines.slice(pair * 2, pair * 2 + 2),
    }));
  });
}

/** All lines. */
export function DrawLines({
  draw,
  busy,
  onSwap,
}: {
  draw: DrawOnWire;
  busy: boolean;
  onSwap: (first: number, second: number) => void;
}) {
  const [chosen, setChosen] = useState<Line | null>(null);
  const tap = (line: Line) => {
    if (busy) return;
    if (chosen === null) setChosen(line);
    else {
      setChosen(null);
      if (chosen.line !== line.line) onSwap(chosen.line, line.line);
    }
  };
  return (
    <>
      <output className="unseen">{chosen === null ? '' : words.chosen({ name: chosen.name })}</output>
      <ol className="gap-3 sm:columns-2 lg:columns-3">
        {blocksOf(draw).map(({ title, lines }) => (
          <li
            key={lines[0]?.line ?? 0}
            className="mb-3 break-inside-avoid overflow-hidden rounded-card border border-line bg-surface"
          >
            {title !== null && (
              <h3 className="border-b border-line bg-sunk px-3 py-1.5 text-control font-semibold">{title}</h3>
            )}
            {lines.map((line) => (
              <button
                key={line.line}
                type="button"
                disabled={line.isFixed}
                // Pressed again while the swap is on its way it does nothing, and it keeps the focus.
                aria-disabled={busy || undefined}
                aria-pressed={chosen?.line === line.line}
                onClick={() => tap(line)}
                className={cx(
                  'flex min-h-11 w-full items-center gap-2 border-b border-line px-3 text-left text-control last:border-b-0',
                  line.isFixed ? 'text-ink2' : 'hover:bg-sunk',
                  chosen?.line === line.line && 'bg-primary-soft font-semibold',
                )}
              >
                <span className="w-7 flex-none text-right text-meta text-ink2 tabular-nums">
                  {line.line + 1}
                </span>
                <span className="min-w-0 flex-1 truncate">{line.name}</span>
                {line.seed !== null && (
                  <span className="flex-none text-meta text-ink2 tabular-nums">({line.seed})</span>
                )}
                {chosen !== null && chosen.line !== line.line && (
                  <span className="unseen">{words.swapWith({ name: chosen.name })}</span>
                )}
              </button>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
