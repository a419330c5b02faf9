// Drawing by hand, from an empty draw or any other: one entry onto one line, two lines swapped, or the rest redrawn. The organiser decides; every
// answer lists in `breaches` the constraints that the draw then breaks. Only byes and qualifiers' lines never move [BY1].
import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { randomFrom } from '../random.ts';
import { fillLines } from './bracket-lines.ts';
import { breachesOf } from './breaches.ts';
import type { Draw, DrawError } from './draw.ts';
import { lotOrder, refuseDraw } from './knockout.ts';
import { BYE, fedLines, NOBODY, stageOfLine, TBD } from './structure.ts';
import type { Stage } from './structure.ts';

/**
 * Puts an entry (index) on a line (index). The entry that stood there moves to the old line, or is left without one. Refuses a line with a bye [BY1]
 * or for a qualifier, and a move between parts of a draw.
 */
export function placeEntry(draw: Draw, entry: number, line: number): Result<Draw, DrawError> {
  const who = draw.entries[entry];
  if (who === undefined) return refuseDraw({ code: 'no-such-entry', entry: entry + 1 });
  const from = draw.lines.indexOf(entry);
  if (from >= 0) return swapLines(draw, from, line);
  const refused = checkLine(draw, line);
  return refused.ok ? judged(draw, draw.lines.with(line, entry)) : refused;
}

/** Swaps the entries on two lines (indexes), with the refusals of `placeEntry`. */
export function swapLines(draw: Draw, a: number, b: number): Result<Draw, DrawError> {
  for (const line of [a, b]) {
    const refused = checkLine(draw, line);
    if (!refused.ok) return refused;
  }
  const [first, second] = [stageOfLine(draw.structure, a), stageOfLine(draw.structure, b)];
  const isApart = first !== second && (first?.kind === 'knockout' || second?.kind === 'knockout');
  if (first && second && isApart)
    return refuseDraw({ code: 'parts-apart', first: first.name, second: second.name });
  return judged(draw, draw.lines.with(a, draw.lines[b] ?? TBD).with(b, draw.lines[a] ?? TBD));
}

/** How to redraw. */
export interface RedrawOptions {
  readonly randomSeed: number;
  /** Lines (indexes) that stay as they are; by default every line with somebody on it. */
  readonly keep?: readonly number[];
}

/** The bracket that is redrawn: the last one with lines. Groups are drawn as a whole. */
export const redrawnStage = <S extends Pick<Stage, 'kind' | 'lineCount'>>({
  stages,
}: {
  readonly stages: readonly S[];
}): S | undefined =>
  stages.some(({ kind }) => kind === 'group') ? undefined : stages.findLast(({ lineCount }) => lineCount > 0);

/** Says of each line of a draw whether it stays when the rest is redrawn. */
export function stayingLines(
  structure: { readonly stages: readonly Pick<Stage, 'kind' | 'firstLine' | 'lineCount'>[] },
  keep: readonly number[],
): (line: number) => boolean {
  const { firstLine = 0, lineCount = 0 } = redrawnStage(structure) ?? {};
  const kept = new Set(keep);
  return (line) => line < firstLine || line >= firstLine + lineCount || kept.has(line);
}

/**
 * Redraws everybody who is not kept: missing byes, seeds by lot on the free lines of their blocks, then the others, then separation. Byes and
 * qualifiers' lines stay. Refuses draws without a bracket.
 */
export function redrawRest(draw: Draw, options: RedrawOptions): Result<Draw, DrawError> {
  const { entries, policy } = draw;
  const stage = redrawnStage(draw.structure);
  if (!stage || !policy) return refuseDraw({ code: 'not-redrawable' });
  const { firstLine, lineCount } = stage;
  const fed = fedLines(draw.structure);
  const lines = draw.lines.slice(firstLine, firstLine + lineCount).map((occupant, index) => {
    const line = firstLine + index;
    if (fed.has(line) && occupant === TBD) return NOBODY;
    return occupant === BYE || options.keep === undefined || options.keep.includes(line) ? occupant : TBD;
  });
  const elsewhere = new Set(
    draw.lines.filter((_, line) => line < firstLine || line >= firstLine + lineCount),
  );
  const inBracket = [...entries.keys()].filter((entry) => !elsewhere.has(entry));
  const order = lotOrder(entries.filter((_, entry) => !elsewhere.has(entry)));
  if (!order.ok) return order;
  const toIndex = (position: number): number => inBracket[position] ?? 0;
  const seeds = order.value.seeds.map(toIndex);
  const unseeded = order.value.unseeded.map(toIndex).filter((entry) => !lines.includes(entry));
  const room = lines.filter((occupant) => occupant === TBD).length;
  const waiting = unseeded.length + seeds.filter((seed) => !lines.includes(seed)).length;
  if (waiting > room) return refuseDraw({ code: 'too-few-lines', lines: room, entries: waiting });
  const drawn = fillLines(
    { entries, lines, seeds, unseeded, qualifiers: 0, policy },
    randomFrom(options.randomSeed),
  ).map((occupant) => (occupant === NOBODY ? TBD : occupant));
  return judged(
    { ...draw, randomSeed: options.randomSeed },
    draw.lines.toSpliced(firstLine, lineCount, ...drawn),
  );
}

/** The draw with other lines, and what they break. */
function judged(draw: Draw, lines: readonly number[]): Result<Draw, DrawError> {
  const next = { ...draw, lines };
  return ok({ ...next, breaches: breachesOf(next) });
}

/** Lets a line through if the organiser may put somebody on it. */
function checkLine(draw: Draw, line: number): Result<number, DrawError> {
  const stage = stageOfLine(draw.structure, line);
  if (stage === undefined) return refuseDraw({ code: 'no-such-line', line: line + 1 });
  const named = { line: line - stage.firstLine + 1, stage: stage.name };
  if (draw.lines[line] === BYE) return refuseDraw({ code: 'line-is-bye', ...named });
  if (draw.lines[line] === TBD && fedLines(draw.structure).has(line))
    return refuseDraw({ code: 'line-waits', ...named });
  return ok(line);
}
