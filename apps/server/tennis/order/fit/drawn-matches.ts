// The matches that a draw would have, before it is published, in the engine's terms. Their ids are below zero, because no match is stored yet.
import {
  decisionOf,
  drawRoundOf,
  occupantOf,
  roundOf,
  startProgress,
  UNDECIDED,
  type Draw,
  type ScheduleMatch,
  type ScheduleSide,
} from '@tennis/domain';
import { needsRow } from '../../match-rows.ts';
import { formatIn, type FormatScene } from '../../stage-formats.ts';
import { placesIn } from '../drawn-places.ts';

/** The matches of a draw that somebody plays; `peopleOf` names those behind an entry of it. */
export function matchesToDraw(
  draw: Draw,
  event: number,
  peopleOf: (entryId: number) => readonly string[],
  formats: FormatScene,
  restAfter: (format: string) => number | null,
): readonly ScheduleMatch[] {
  const started = startProgress(draw);
  if (!started.ok) throw new Error(`A new draw has results: ${started.error.code}`);
  const progress = started.value;
  const played = draw.structure.matches.flatMap((_, index) =>
    needsRow(progress, index) && decisionOf(progress, index) === UNDECIDED ? [index] : [],
  );
  const places = placesIn(draw.structure, new Map(played.map((index) => [index, -1 - index])));
  return places.map(([id, { sides, round }]): ScheduleMatch => {
    const index = -1 - id;
    const sideOf = (at: 0 | 1): ScheduleSide => {
      const entry = draw.entries[occupantOf(progress, index * 2 + at)];
      return entry === undefined ? (sides[at] ?? { players: [] }) : { players: peopleOf(Number(entry.id)) };
    };
    const { structure } = draw;
    const { own_format: format, own_minutes: minutes } = formatIn(
      formats,
      roundOf(structure, index),
      drawRoundOf(structure, index),
    );
    const rest = format === null ? null : restAfter(format);
    return {
      id,
      event,
      round,
      sides: [sideOf(0), sideOf(1)],
      ...(minutes !== null && { minutes }),
      ...(rest !== null && { rest }),
    };
  });
}
