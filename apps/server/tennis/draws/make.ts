// Stores a draw in the making, draws the rest of one again, and moves its lines by hand (rules SD, BY, UN3).
import { placeEntry, swapLines, type Draw, type DrawError, type Result } from '@tennis/domain';
import type { Trail } from '../../audit/trail.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { keepDraw, type StoredDraw } from '../drawn.ts';
import { keepMaking, redrawnOf, type RestOfDraw } from './as-drawn.ts';
import type { Relations } from './keep-apart.ts';
import { refuseWhenCompleted, type Reading } from './read.ts';
import { discardDraft, insertDraw } from './store.ts';

/** Stores a draw in the making, in the place of an earlier one. */
export async function startDraft(
  { tx, tournament, caller, now }: Reading,
  draw: Pick<StoredDraw, 'number' | 'kind' | 'options' | 'drawn' | 'by_hand'>,
): Promise<StoredDraw> {
  await discardDraft(tx, tournament.id);
  return insertDraw(tx, {
    ...draw,
    club_id: tournament.club_id,
    tournament_id: tournament.id,
    state: 'draft',
    withdrawn: '[]',
    settled: '[]',
    made_by: caller?.userId ?? null,
    made_at: now.toISOString(),
    published_at: null,
    reason: null,
  });
}

/** Draws the rest again. The result is another draw with its own number, and is recorded as a new one [UN3]. */
export async function redraw(
  call: Reading & { readonly trail: Trail },
  from: {
    row: StoredDraw;
    draw: Draw;
    rest: RestOfDraw;
    made: number;
    families: Relations['families'];
  },
): Promise<StoredDraw> {
  const { tournament, trail } = call;
  refuseWhenCompleted(tournament);
  // Its number gives the draw without the late entries, whose lines would be drawn among the others.
  if (from.draw.filledByes !== undefined) refuseConflict(because('lateRedraw'));
  const { draw, made, byHand } = await redrawnOf(from.row, from.draw, from.rest, tournament, from.families);
  trail.act = 'makeDraw';
  trail.object = null;
  trail.before = undefined;
  return startDraft(call, {
    number: from.made + 1,
    kind: from.row.kind,
    options: keepMaking(made),
    drawn: keepDraw(draw),
    by_hand: byHand ? 1 : 0,
  });
}

type Adjustment =
  | { readonly swap: readonly number[] }
  | { readonly place: { readonly participantId: number; readonly line: number } };

export function adjusted(draw: Draw, adjustment: Adjustment): Result<Draw, DrawError> {
  if ('swap' in adjustment) {
    const [first = -1, second = -1] = adjustment.swap;
    return swapLines(draw, first, second);
  }
  const { participantId, line } = adjustment.place;
  const entry = draw.entries.findIndex(({ id }) => id === participantId);
  if (entry < 0) refuseField('place.participantId', because('notInDraw'));
  return placeEntry(draw, entry, line);
}
