// Recent acts in published draws, kept so that each can be undone as long as nothing was built on it.
import type { Insertable, Selectable } from 'kysely';
import { UNDO_MINUTES, type TournamentStatus } from '@tennis/domain';
import type { Db, Tx } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import type { DrawActRow, ParticipantRow } from '../database/schema.ts';
import { settledOrders, type StoredDraw } from './drawn.ts';
import type { Drawn } from './match-rows.ts';

export type StoredAct = Selectable<DrawActRow>;

/** Something as it was before an act, and as the act has left it. */
export interface Turned<T> {
  readonly before: T;
  readonly after: T;
}

/** The columns of a draw that change while it is played; who keeps a place changes only with withdrawals. */
export type DrawState = Pick<StoredDraw, 'drawn' | 'withdrawn' | 'settled'> &
  Partial<Pick<StoredDraw, 'kept_places'>>;

/**
 * The columns of an entry that change with its place. The reason of a withdrawal is not among them: nobody needs it twice. Older acts know no seed.
 */
export type EntryState = Pick<Selectable<ParticipantRow>, 'withdrawn_at' | 'alternate' | 'group_id'> & {
  readonly seed?: number | null;
};

/**
 * A match and its changed columns; all columns for the match that the act was about. `format`: the code of the format in which its score was played, if
 * it had one; older acts do not know it.
 */
export type TurnedMatch = { readonly id: number; readonly format?: string } & Turned<Partial<Drawn>>;

/** Everything that an act has changed. */
export interface ActState {
  /** The turns of the draw in which it was done, and undone. */
  readonly turn?: number;
  readonly undoneIn?: number;
  readonly matches: readonly TurnedMatch[];
  /** The matches that came into being with it, by id. */
  readonly made?: readonly number[];
  readonly draw?: Turned<DrawState>;
  readonly entries?: readonly ({ readonly id: number } & Turned<EntryState>)[];
  readonly tournament?: Turned<TournamentStatus>;
}

interface Act {
  readonly draw: StoredDraw;
  readonly kind: StoredAct['kind'];
  readonly matchId?: number;
  readonly participantId?: number;
  readonly state: ActState;
  readonly now: Date;
}

/** An act as its answer tells it. */
export interface Undoable {
  readonly id: number;
  readonly until: string;
}

const UNDO_MS = UNDO_MINUTES * 60_000;

const until = (at: string): Date => new Date(Date.parse(at) + UNDO_MS);

/** Whether an act can still be undone at that moment. */
export const isRecent = ({ at }: Pick<StoredAct, 'at'>, now: Date): boolean => until(at) > now;

/** How an act is told. */
export const undoable = ({ id, at }: Pick<StoredAct, 'id' | 'at'>): Undoable => ({
  id,
  until: until(at).toISOString(),
});

const insertAct = prepared((db, places: Places<Required<Omit<Insertable<DrawActRow>, 'id' | 'undone_at'>>>) =>
  db
    .insertInto('draw_acts')
    .values({
      club_id: places.club_id,
      tournament_id: places.tournament_id,
      draw_id: places.draw_id,
      kind: places.kind,
      match_id: places.match_id,
      participant_id: places.participant_id,
      state: places.state,
      at: places.at,
    })
    .returning('id'),
);

/** Keeps an act. */
export async function keepAct(tx: Tx, act: Act): Promise<Undoable> {
  const at = act.now.toISOString();
  const [row] = await insertAct(tx, {
    club_id: act.draw.club_id,
    tournament_id: act.draw.tournament_id,
    draw_id: act.draw.id,
    kind: act.kind,
    match_id: act.matchId ?? null,
    participant_id: act.participantId ?? null,
    state: JSON.stringify({ turn: act.draw.turn, ...act.state }),
    at,
  });
  if (row === undefined) throw new Error('The act was not kept.');
  return undoable({ id: row.id, at });
}

/** An act of a draw, or undefined. */
export const findAct = (tx: Tx, drawId: number, id: number): Promise<StoredAct | undefined> =>
  tx
    .selectFrom('draw_acts')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The states before and after an act, as stored. */
export const stateOf = ({ state }: StoredAct): ActState => JSON.parse(state) as ActState;

/** The orders that were settled, by their stage. */
const ordersIn = (draw: DrawState): ReadonlyMap<number, string> =>
  new Map(settledOrders(draw).map(([stage, order]) => [stage, order.join()]));

/** The stage whose order an act has settled, or taken back; null if there is none. */
export function settledIn(act: StoredAct): number | null {
  const { draw } = stateOf(act);
  if (draw === undefined) return null;
  const [before, after] = [ordersIn(draw.before), ordersIn(draw.after)];
  const stages = [...new Set([...before.keys(), ...after.keys()])];
  return stages.find((stage) => before.get(stage) !== after.get(stage)) ?? null;
}

/** Marks an act as undone in a turn of its draw: acts and undoings have one order. */
export const markUndone = (tx: Tx, act: StoredAct, turn: number, now: Date) =>
  tx
    .updateTable('draw_acts')
    .set({ undone_at: now.toISOString(), state: JSON.stringify({ ...stateOf(act), undoneIn: turn }) })
    .where('id', '=', act.id)
    .execute();

/** No more acts are told than somebody would look through. */
const MOST_TOLD = 50;

/** The acts of a draw that can still be undone, the last first. */
export const listRecentActs = (db: Db | Tx, drawId: number, now: Date): Promise<StoredAct[]> =>
  db
    .selectFrom('draw_acts')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('undone_at', 'is', null)
    .where('at', '>', new Date(now.getTime() - UNDO_MS).toISOString())
    .orderBy('id', 'desc')
    .limit(MOST_TOLD)
    .execute();

/** Forgets acts that nobody can undo any more, and with a return why somebody had withdrawn. */
export async function forgetOldActs(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('draw_acts')
    .where('at', '<', new Date(now.getTime() - UNDO_MS).toISOString())
    .execute();
  const returned = tx
    .selectFrom('draw_acts')
    .select('participant_id')
    .where('kind', '=', 'reinstatement')
    .where('participant_id', 'is not', null);
  await tx
    .updateTable('participants')
    .set({ withdrawn_reason: null, withdrawn_note: null })
    .where('withdrawn_at', 'is', null)
    .where('withdrawn_reason', 'is not', null)
    .where('id', 'not in', returned)
    .execute();
}
