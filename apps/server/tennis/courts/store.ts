// SQL of changing courts, and of the matches that belong to them.
import { sql, type Insertable, type Updateable } from 'kysely';
import { courtKey } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import type { CourtRow } from '../../database/schema.ts';
import type { Closure, OpenSpan, StoredCourt } from '../courts.ts';

/** Sets when a court is open. */
export async function writeWeek(tx: Tx, courtId: number, week: readonly (OpenSpan | null)[]): Promise<void> {
  await tx.deleteFrom('court_hours').where('court_id', '=', courtId).execute();
  const rows = week.flatMap((open, at) =>
    open === null ? [] : [{ court_id: courtId, weekday: at + 1, opens: open.from, closes: open.to }],
  );
  if (rows.length > 0) await tx.insertInto('court_hours').values(rows).execute();
}

/** Sets when a court is out of use. */
export async function writeClosures(tx: Tx, courtId: number, closures: readonly Closure[]): Promise<void> {
  await tx.deleteFrom('court_closures').where('court_id', '=', courtId).execute();
  const rows = closures.map(({ from, to, reason }) => ({
    court_id: courtId,
    starts_at: from,
    ends_at: to,
    reason,
  }));
  if (rows.length > 0) await tx.insertInto('court_closures').values(rows).execute();
}

/** Creates a court without its hours. */
export async function insertCourt(tx: Tx, row: Insertable<CourtRow>): Promise<number> {
  const { id } = await tx.insertInto('courts').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a court if it has not changed since the caller saw it, and raises its version; false if somebody was faster. */
export async function updateCourt(
  tx: Tx,
  { id, version }: Pick<StoredCourt, 'id' | 'version'>,
  change: Updateable<CourtRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('courts')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a court. Matches that were played on it keep its name. */
export async function deleteCourt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('courts').where('id', '=', id).execute();
}

/** A match that was changed, as it is told. */
export interface ChangedMatch {
  readonly id: number;
  readonly version: number;
}

/** Gives matches that belong to a court its new name. */
export function renameOnMatches(
  tx: Tx,
  { id, name }: Pick<StoredCourt, 'id' | 'name'>,
): Promise<readonly ChangedMatch[]> {
  return tx
    .updateTable('matches')
    .set((set) => ({ court: name, version: set('version', '+', 1) }))
    .where('court_id', '=', id)
    .where('court', '<>', name)
    .returning(['id', 'version'])
    .execute();
}

/** Links the club's matches that name these courts to them, however the name is spelled. */
export async function adoptMatches(
  tx: Tx,
  clubId: number,
  courts: readonly { readonly id: number; readonly name: string }[],
): Promise<readonly ChangedMatch[]> {
  const named = await tx
    .selectFrom('matches')
    .select('court')
    .distinct()
    .where('club_id', '=', clubId)
    .where('court_id', 'is', null)
    .where('court', 'is not', null)
    .execute();
  const texts = Map.groupBy(
    named.flatMap(({ court }) => court ?? []),
    courtKey,
  );
  const changed: ChangedMatch[] = [];
  for (const { id, name } of courts) {
    const written = texts.get(courtKey(name)) ?? [];
    if (written.length === 0) continue;
    const rows = await tx
      .updateTable('matches')
      .set((set) => ({ court_id: id, court: name, version: set('version', '+', 1) }))
      .where('club_id', '=', clubId)
      .where('court_id', 'is', null)
      .where('court', 'in', written)
      .returning(['id', 'version'])
      .execute();
    changed.push(...rows);
  }
  return changed;
}

/** How many matches are still to be played on a court, in tournaments that are not put away. */
export async function countAhead(tx: Tx, courtId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('matches.court_id', '=', courtId)
    .where('matches.status', 'in', ['scheduled', 'in_progress'])
    .where('tournaments.archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Numbers the courts of a club in this order, in one statement. */
export async function writeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const values = sql.join(ids.map((id, at) => sql`(${id}, ${at + 1})`));
  await sql`
    with placed (id, place) as (values ${values})
    update courts set position = cast(placed.place as integer)
    from placed where courts.id = cast(placed.id as bigint)`.execute(tx);
}

/** Names the courts on which a tournament may be played, replacing those named before; none means all. */
export async function writeTournamentCourts(
  tx: Tx,
  tournamentId: number,
  courtIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('tournament_courts').where('tournament_id', '=', tournamentId).execute();
  const rows = [...new Set(courtIds)].map((id) => ({ tournament_id: tournamentId, court_id: id }));
  if (rows.length > 0) await tx.insertInto('tournament_courts').values(rows).execute();
}
