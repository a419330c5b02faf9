// Draws a published draw again, from what everybody can read of it [UN3].
import type { DrawOnWire, Tournament } from '@tennis/contract';
import { drawAs, entriesDrawn, otherLines, type OtherLine } from '@tennis/domain';

/** What came of it. */
export interface DrawCheck {
  /** Indexes of entries by line. */
  readonly drawn: readonly number[];
  readonly differs: readonly OtherLine[];
  /** How many entries it was drawn from; those behind them stepped in later. */
  readonly entries: number;
}

/** Draws again; null when the entries or the rules have become others, so that this is not possible. */
export function checkDraw(draw: DrawOnWire, rules: Tournament['rules']): DrawCheck | null {
  const entries = entriesDrawn(draw);
  const again = drawAs(
    draw.kind,
    { ...draw.options, randomSeed: draw.options.randomSeed ?? draw.randomSeed },
    draw.entries.slice(0, entries).map(({ participantId, name, seed, seededLater, club }) => ({
      id: participantId,
      name,
      ...(seed !== null && !seededLater && { seed }),
      ...(club !== null && { club: String(club) }),
    })),
    {
      matchesPerParticipant: rules.matchesPerParticipant,
      playersProgressing: rules.playersProgressingFromGroups,
    },
  );
  if (!again.ok) return null;
  const { lines } = again.value;
  return { drawn: lines, differs: otherLines(lines, draw.lines), entries };
}
