// Draws a published draw again, from what everybody can read of it [UN3].
import type { DrawOnWire, Tournament } from '@tennis/contract';
import { drawAgain, entriesDrawn, otherLines, redrawnStage, type OtherLine } from '@tennis/domain';
import { firstNumber } from '../../lib/draw-number.ts';

/** The result of the check. */
export interface DrawCheck {
  /** Indexes of entries by line. */
  readonly drawn: readonly number[];
  readonly differs: readonly OtherLine[];
  /** How many entries it was drawn from; those behind them stepped in later. */
  readonly entries: number;
}

/** A redraw of the rest: from which draw, how many of its lines were kept, and with which numbers. */
export interface RedrawTold {
  readonly from: number;
  readonly to: number;
  readonly kept: number;
  readonly seed: string;
  readonly next: string;
}

/** The redraws that led to this draw, in order. */
export function redrawsTold(draw: DrawOnWire): RedrawTold[] {
  const redraws = draw.redraws ?? [];
  const { firstLine = 0, lineCount = 0 } = redrawnStage(draw) ?? {};
  return redraws.map(({ from, keep, randomSeed }, index) => ({
    from,
    to: redraws[index + 1]?.from ?? draw.number,
    kept: keep.filter((line) => line >= firstLine && line < firstLine + lineCount).length,
    seed: String(redraws[index - 1]?.randomSeed ?? firstNumber(draw)),
    next: String(randomSeed),
  }));
}

/** Draws again; null if that is no longer possible, because the entries or the rules have changed. */
export function checkDraw(draw: DrawOnWire, rules: Tournament['rules']): DrawCheck | null {
  const entries = entriesDrawn(draw);
  const again = drawAgain({
    kind: draw.kind,
    choices: { ...draw.options, randomSeed: firstNumber(draw) },
    entries: draw.entries.slice(0, entries).map(({ participantId, name, seed, seededLater, club }) => ({
      id: participantId,
      name,
      ...(seed !== null && !seededLater && { seed }),
      ...(club !== null && { club: String(club) }),
    })),
    // Older draws do not know by which rules they were drawn.
    rules: draw.groupRules ?? {
      matchesPerParticipant: rules.matchesPerParticipant,
      playersProgressing: rules.playersProgressingFromGroups,
    },
    redraws: draw.redraws ?? [],
  });
  if (!again.ok) return null;
  const { byNumber } = again.value;
  return { drawn: byNumber, differs: otherLines(byNumber, draw.lines), entries };
}
