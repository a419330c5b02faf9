// SQL of the notes on courts that somebody else may be next on (migration 0113), and of what is known about such a court.
import type { Selectable } from 'kysely';
import { selectMatches, type MatchView } from '../../access/match-view.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { CourtLookRow } from '../../database/schema.ts';
import { dayIn, daysAround } from '../../ground/clock.ts';
import type { Closure } from '../courts.ts';

export type Look = Selectable<CourtLookRow>;

/** A note that is kept until the court is looked at again for another reason. */
const WAITS = '9';
/** This many notes of a club are read at a time; the rest is for the next round. */
const AT_ONCE = 500;
/** Whether a note has waited already. */
export const isWaitingNote = ({ due_at: due }: Look): boolean => due === WAITS;

/** The clubs with courts to look at now; null stands for courts that are there no longer. */
export async function listToLookAt(db: Db, now: Date): Promise<readonly (number | null)[]> {
  const rows = await db
    .selectFrom('court_looks')
    .leftJoin('courts', 'courts.id', 'court_looks.court_id')
    .select('courts.club_id')
    .distinct()
    .where('court_looks.due_at', '<=', now.toISOString())
    .execute();
  return rows.map(({ club_id: id }) => id);
}

/** Forgets notes on courts that are there no longer. */
export const forgetGone = (tx: Tx) =>
  tx.deleteFrom('court_looks').where('court_id', 'not in', tx.selectFrom('courts').select('id')).execute();

/** The notes on a club's courts that are due, and those that wait with them. */
export async function listLooks(tx: Tx, clubId: number, now: Date): Promise<readonly Look[]> {
  const due = await tx
    .selectFrom('court_looks')
    .selectAll()
    .where('court_id', 'in', tx.selectFrom('courts').select('id').where('club_id', '=', clubId))
    .where('due_at', '<=', now.toISOString())
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  if (due.length === 0) return [];
  const waiting = await tx
    .selectFrom('court_looks')
    .selectAll()
    .where('court_id', 'in', [...new Set(due.map(({ court_id: id }) => id))])
    .where('due_at', '=', WAITS)
    .where('day', 'in', daysAround(now))
    .orderBy('id', 'desc')
    .limit(AT_ONCE)
    .execute();
  return [...due, ...waiting];
}

export async function forgetLooks(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('court_looks').where('id', 'in', ids).execute();
}

/** Keeps notes of what has left a court: who is next there may have to be told of it, or told again. */
export async function letWait(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('court_looks').set({ due_at: WAITS }).where('id', 'in', ids).execute();
}

/** Keeps notes of what gives its court on when its time has come. */
export async function letWaitForTime(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('court_looks')
      .set((eb) => ({ due_at: eb.ref('gone').$notNull() }))
      .where('id', 'in', ids)
      .execute();
}

/** Courts of a club as they are today. */
export interface Today {
  readonly courtIds: ReadonlySet<number>;
  /** The matches on them today and on the days next to it, and those of the notes whose people were told that they are next, or that give their court on later. */
  readonly rows: readonly MatchView[];
  readonly closures: ReadonlyMap<number, readonly Closure[]>;
  /** Where play is suspended. */
  readonly suspended: ReadonlySet<number>;
}

export async function readToday(tx: Tx, clubId: number, looks: readonly Look[], now: Date): Promise<Today> {
  const courtIds = [...new Set(looks.map(({ court_id: id }) => id))];
  const matchIds = [...new Set(looks.flatMap(({ match_id: id }) => id ?? []))];
  const isAhead = ({ gone }: Look): boolean => gone !== null && gone > now.toISOString();
  const laterIds = [...new Set(looks.filter(isAhead).flatMap(({ match_id: id }) => id ?? []))];
  const { time_zone: zone } = await tx
    .selectFrom('clubs')
    .select('time_zone')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow();
  const rows = await selectMatches(tx)
    .where('matches.club_id', '=', clubId)
    .where((where) =>
      where.or([
        where.and([
          where('matches.start_day', 'in', daysAround(now)),
          where('matches.court_id', 'in', courtIds),
        ]),
        ...(matchIds.length === 0
          ? []
          : [where.and([where('matches.id', 'in', matchIds), where('matches.next_told', '=', 1)])]),
        ...(laterIds.length === 0 ? [] : [where('matches.id', 'in', laterIds)]),
      ]),
    )
    .execute();
  const closures = await tx
    .selectFrom('court_closures')
    .select(['court_id', 'starts_at as from', 'ends_at as to', 'reason'])
    .where('court_id', 'in', courtIds)
    .execute();
  const suspended = await tx
    .selectFrom('suspensions')
    .innerJoin('orders_of_play', 'orders_of_play.id', 'suspensions.order_id')
    .select('suspensions.court_id')
    .where('suspensions.court_id', 'in', courtIds)
    .where('suspensions.ended_at', 'is', null)
    .where('orders_of_play.day', '=', dayIn(zone, now))
    .execute();
  return {
    courtIds: new Set(courtIds),
    rows,
    closures: Map.groupBy(closures, ({ court_id: id }) => id),
    suspended: new Set(suspended.map(({ court_id: id }) => id)),
  };
}
