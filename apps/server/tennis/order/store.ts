// SQL of orders of play and of what was moved in them.
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import type { MatchRow, OrderMoveRow } from '../../database/schema.ts';
import type { StoredOrder } from './scene.ts';

/** The columns of a match that say where, when and how it is played, whether at all, and whether it is called there. */
const PLACE_COLUMNS = [
  'court',
  'court_id',
  'start_time',
  'start_day',
  'not_before',
  'followed_by',
  'pinned',
  'held',
  'status',
  'breaks',
  'own_format',
  'own_minutes',
  'called_at',
  'called_away',
] as const satisfies readonly (keyof MatchRow)[];
type PlaceColumn = (typeof PLACE_COLUMNS)[number];

/** Where and when a match is played, as it is stored. */
export type Place = Pick<Selectable<MatchRow>, PlaceColumn>;

export interface PlacedRow {
  readonly id: number;
  readonly place: Place;
}

/** The columns of a row that say its place. */
export const placeOf = (row: Place): Place => ({
  court: row.court,
  court_id: row.court_id,
  start_time: row.start_time,
  start_day: row.start_day,
  not_before: row.not_before,
  followed_by: row.followed_by,
  pinned: row.pinned,
  held: row.held,
  status: row.status,
  breaks: row.breaks,
  own_format: row.own_format,
  own_minutes: row.own_minutes,
  called_at: row.called_at,
  called_away: row.called_away,
});

/** Whether two places are the same. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  PLACE_COLUMNS.every((column) => one[column] === other[column]);

/** Makes sure that a day has an order, takes its turn, and raises its version: two people who move matches of one day wait for each other. */
export async function takeOrder(tx: Tx, clubId: number, day: string): Promise<StoredOrder> {
  await tx
    .insertInto('orders_of_play')
    .values({ club_id: clubId, day, published_at: null, published_by: null, version: 0 })
    .onConflict((conflict) => conflict.columns(['club_id', 'day']).doNothing())
    .execute();
  return tx
    .updateTable('orders_of_play')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('club_id', '=', clubId)
    .where('day', '=', day)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets how many matches one person may have on each of these days, in place of what the club says; null: what the club says. */
export async function setDayLimit(tx: Tx, orderIds: readonly number[], limit: number | null): Promise<void> {
  await tx.updateTable('orders_of_play').set({ day_limit: limit }).where('id', 'in', orderIds).execute();
}

/** Publishes an order, or takes it back: its matches are shown to everybody or, if they are still to be played, hidden again. */
export async function setPublished(
  tx: Tx,
  order: StoredOrder,
  published: { readonly at: string; readonly by: number } | null,
): Promise<readonly { readonly id: number; readonly version: number }[]> {
  await tx
    .updateTable('orders_of_play')
    .set({ published_at: published?.at ?? null, published_by: published?.by ?? null })
    .where('id', '=', order.id)
    .execute();
  return tx
    .updateTable('matches')
    .set({ held: published === null ? 1 : 0 })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('club_id', '=', order.club_id)
    .where('start_day', '=', order.day)
    .where('status', '=', 'scheduled')
    .where('held', '=', published === null ? 0 : 1)
    .returning(['id', 'version'])
    .execute();
}

const NUMBERS: ReadonlySet<PlaceColumn> = new Set([
  'followed_by',
  'pinned',
  'held',
  'own_minutes',
  'called_away',
]);

function typeOf(column: PlaceColumn) {
  if (column === 'court_id') return sql.raw('bigint');
  return sql.raw(NUMBERS.has(column) ? 'integer' : 'text');
}

/** Puts matches into their places and raises their versions, in one statement however many there are. */
export async function writePlaces(
  tx: Tx,
  changed: readonly PlacedRow[],
): Promise<readonly { readonly id: number; readonly version: number }[]> {
  if (changed.length === 0) return [];
  const values = sql.join(
    changed.map(({ id, place }) => sql`(${sql.join([id, ...PLACE_COLUMNS.map((column) => place[column])])})`),
  );
  const set = sql.join(
    PLACE_COLUMNS.map(
      (column) => sql`${sql.ref(column)} = cast(${sql.ref(`placed.${column}`)} as ${typeOf(column)})`,
    ),
  );
  const columns = sql.join(['id', ...PLACE_COLUMNS].map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number; version: number }>`
    with placed (${columns}) as (values ${values})
    update matches set ${set}, version = matches.version + 1
    from placed where matches.id = cast(placed.id as bigint)
    returning matches.id, matches.version`.execute(tx);
  return rows;
}

/** The changes of a move, by match. */
export type MoveState = readonly {
  readonly id: number;
  readonly before: Place;
  readonly after: Place;
  /** Whether its time was told to everybody before the move although its day was not published. */
  readonly told?: boolean;
}[];

/** Notes a move, so that it can be undone. */
export const insertMove = (
  tx: Tx,
  move: { readonly orderId: number; readonly by: number; readonly at: string; readonly state: MoveState },
) =>
  tx
    .insertInto('order_moves')
    .values({ order_id: move.orderId, moved_by: move.by, at: move.at, state: JSON.stringify(move.state) })
    .execute();

/** The last move of an order that was not undone. */
export const lastMove = (db: Db | Tx, orderId: number): Promise<Selectable<OrderMoveRow> | undefined> =>
  db
    .selectFrom('order_moves')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A move of an order, or undefined. */
export const findMove = (
  db: Db | Tx,
  orderId: number,
  id: number,
): Promise<Selectable<OrderMoveRow> | undefined> =>
  db
    .selectFrom('order_moves')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The values for moves that were stored before these columns were there. */
const SINCE = {
  status: 'scheduled',
  breaks: null,
  own_format: null,
  own_minutes: null,
  called_at: null,
  called_away: 0,
} as const;

/** The changes of a stored move. A call that it has ended stays ended when it is undone: its players were told to be elsewhere. */
export const stateOf = ({ state }: Pick<Selectable<OrderMoveRow>, 'state'>): MoveState =>
  (JSON.parse(state) as MoveState).map(({ before, after: stored, ...one }) => {
    const after = { ...SINCE, ...stored };
    return { ...one, before: { ...SINCE, ...before, called_at: after.called_at }, after };
  });

/** Notes that a move was undone. */
export const markUndone = (tx: Tx, id: number, at: string) =>
  tx.updateTable('order_moves').set({ undone_at: at }).where('id', '=', id).execute();
