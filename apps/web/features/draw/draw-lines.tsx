// The lines of a draw, in the pairs or groups that play: tap one, then another, and they change places.
import { byeName, qualifier } from '@tennis/words/draw';
import { tbd } from '@tennis/words/matches';
import * as words from '@tennis/words/draw-maker';
import type { DrawOnWire } from '@tennis/contract';
import { fedLines, groupLetter } from '@tennis/domain';
import { useState } from 'react';
import { stageNames } from '../../lib/stage-names.ts';
import { isQualifying } from '../../lib/drawn-bracket.ts';
import { cx } from '../../ui/class-names.ts';

const BYE = -2;

interface Line {
  readonly line: number;
  readonly name: string;
  readonly seed: number | null;
  /** Nobody stands there who could change places. */
  readonly isFixed: boolean;
}

/** Two lines that meet, a whole group, or a whole section of the qualifying. */
interface Block {
  readonly title: string | null;
  readonly lines: readonly Line[];
}

/** The lines that pair up. */
const pairsOf = (lines: readonly Line[]): Block[] =>
  Array.from({ length: lines.length / 2 }, (_, pair) => ({
    title: null,
    lines: lines.slice(pair * 2, pair * 2 + 2),
  }));

/** The blocks of each part of a draw; a draw of one part has no title. */
function partsOf(draw: DrawOnWire): { readonly title: string | null; readonly blocks: readonly Block[] }[] {
  const fed = fedLines(draw);
  const names = stageNames(draw);
  const lineOf = (line: number): Line => {
    const occupant = draw.lines[line] ?? -1;
    const entry = draw.entries[occupant];
    return {
      line,
      name: entry?.name ?? (occupant === BYE ? byeName : fed.has(line) ? qualifier : tbd),
      seed: entry?.seed ?? null,
      isFixed: entry === undefined,
    };
  };
  const linesOf = ({ firstLine, lineCount }: DrawOnWire['stages'][number]): Line[] =>
    Array.from({ length: lineCount }, (_, index) => lineOf(firstLine + index));
  const groups = draw.stages.filter(({ kind }) => kind === 'group');
  if (groups.length > 0) {
    // Lines of a knockout after groups wait for the groups.
    const blocks = groups.map((stage, index) => ({
      title: draw.kind === 'groups_knockout' ? words.group({ letter: groupLetter(index) }) : null,
      lines: linesOf(stage),
    }));
    return [{ title: null, blocks }];
  }
  return draw.stages.flatMap((stage, index) => {
    const lines = linesOf(stage);
    if (lines.length === 0) return [];
    if (!isQualifying(stage))
      return [{ title: draw.kind === 'qualifying' ? (names[index] ?? null) : null, blocks: pairsOf(lines) }];
    const size = 2 ** stage.rounds;
    const blocks = Array.from({ length: lines.length / size }, (_, section) => ({
      title: words.section({ number: section + 1 }),
      lines: lines.slice(section * size, (section + 1) * size),
    }));
    return [{ title: names[index] ?? null, blocks }];
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
      {partsOf(draw).map(({ title: part, blocks }) => (
        <section key={part ?? ''} className="grid grid-cols-1 gap-2">
          {part !== null && <h3 className="type-section">{part}</h3>}
          <ol className="gap-3 sm:columns-2 lg:columns-3">
            {blocks.map(({ title, lines }) => (
              <li
                key={lines[0]?.line ?? 0}
                className="mb-3 break-inside-avoid overflow-hidden rounded-card border border-line bg-surface"
              >
                {title !== null && (
                  <h4 className="border-b border-line bg-sunk px-3 py-1.5 text-control font-semibold">
                    {title}
                  </h4>
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
        </section>
      ))}
    </>
  );
}
