// The courts of a club, as every feature reads them (D48): the rows with their opening hours and the times at which they are out of use, and which
// court a name stands for.
import type { Selectable } from 'kysely';
import { courtKey, type Surface } from '@tennis/domain';
import type { Db, Tx } from '../database/connection.ts';
import type { CourtRow } from '../database/schema.ts';

/** From and to in minutes of the club's day. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

/** A time out of use, as ISO moments; without an end until further notice. */
export interface Closure {
  readonly from: string;
  readonly to: string | null;
  readonly reason: string | null;
}

export interface StoredCourt extends Selectable<CourtRow> {
  /** Monday to Sunday; null on a day on which it is closed. Minutes on the clock of the club. */
  readonly week: readonly (OpenSpan | null)[];
  /** The earliest first. */
  readonly closures: readonly Closure[];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Adds hours and closures to rows of courts, in two statements however many there are. */
async function whole(db: Db | Tx, rows: readonly Selectable<CourtRow>[]): Promise<readonly StoredCourt[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const hours = await db.selectFrom('court_hours').selectAll().where('court_id', 'in', ids).execute();
  const closures = await db
    .selectFrom('court_closures')
    .selectAll()
    .where('court_id', 'in', ids)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    week: WEEKDAYS.map((weekday) => {
      const open = hours.find((one) => one.court_id === row.id && one.weekday === weekday);
      return open === undefined ? null : { from: open.opens, to: open.closes };
    }),
    closures: closures
      .filter((one) => one.court_id === row.id)
      .map(({ starts_at: from, ends_at: to, reason }) => ({ from, to, reason })),
  }));
}

/** The courts of a club, in its order. */
export const listCourts = async (db: Db | Tx, clubId: number): Promise<readonly StoredCourt[]> =>
  whole(
    db,
    await db
      .selectFrom('courts')
      .selectAll()
      .where('club_id', '=', clubId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  );

/** For each tournament, the courts on which it may be played. Tournaments that may use all courts of their club are left out (OP2). */
export async function courtsByTournament(
  db: Db | Tx,
  tournamentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (tournamentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('tournament_courts')
    .select(['tournament_id', 'court_id'])
    .where('tournament_id', 'in', tournamentIds)
    .orderBy('court_id')
    .execute();
  const named = Map.groupBy(rows, ({ tournament_id: id }) => id);
  return new Map([...named].map(([id, own]) => [id, own.map(({ court_id: court }) => court)]));
}

/** The surface that all courts of a tournament share; undefined if they differ, or if one of them has none. */
export async function surfaceOfTournament(
  db: Db | Tx,
  tournament: { readonly id: number; readonly club_id: number | null },
): Promise<Surface | undefined> {
  if (tournament.club_id === null) return undefined;
  const named = db
    .selectFrom('tournament_courts')
    .select('court_id')
    .where('tournament_id', '=', tournament.id);
  const [first, second] = await db
    .selectFrom('courts')
    .select('surface')
    .distinct()
    .where('club_id', '=', tournament.club_id)
    .where((where) => where.or([where.not(where.exists(named)), where('id', 'in', named)]))
    .limit(2)
    .execute();
  return second === undefined ? (first?.surface ?? undefined) : undefined;
}

/** A court of a club, or undefined. */
export async function findCourt(db: Db | Tx, clubId: number, id: number): Promise<StoredCourt | undefined> {
  const rows = await db
    .selectFrom('courts')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute();
  return (await whole(db, rows))[0];
}

/** The court of a club that a name means: "1" and "Court 1" are one (D48). */
const findCourtNamed = (
  db: Db | Tx,
  clubId: number,
  name: string,
): Promise<(Pick<CourtRow, 'name'> & { readonly id: number }) | undefined> =>
  db
    .selectFrom('courts')
    .select(['id', 'name'])
    .where('club_id', '=', clubId)
    .where('name_key', '=', courtKey(name))
    .executeTakeFirst();

/** The columns of a match on the court with this name: spelled as the club spells it or, if the club has no such court, as it was written. */
export async function courtColumns(
  tx: Tx,
  clubId: number | null,
  name: string | null,
): Promise<{ readonly court: string | null; readonly court_id: number | null }> {
  const known = clubId === null || name === null ? undefined : await findCourtNamed(tx, clubId, name);
  return known === undefined ? { court: name, court_id: null } : { court: known.name, court_id: known.id };
}
