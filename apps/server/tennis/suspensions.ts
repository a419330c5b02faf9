// When play stood still on the courts of a day (D56): stored by court, and what that means for the matches on them.
import type { Selectable } from 'kysely';
import type { Standstill } from '@tennis/contract';
import { courtKey } from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';
import type { Db, Tx } from '../database/connection.ts';
import type { SuspensionRow } from '../database/schema.ts';
import type { StoredCourt } from './courts.ts';

export type Suspension = Pick<
  Selectable<SuspensionRow>,
  'court_id' | 'reason' | 'begun_at' | 'again_at' | 'ended_at'
>;

/** A day, as far as breaks go. */
interface Breaks {
  readonly courts: readonly StoredCourt[];
  readonly suspensions: readonly Suspension[];
}

/** The breaks of a day, the first one first. */
export const listSuspensions = (db: Db | Tx, orderId: number): Promise<readonly Suspension[]> =>
  db
    .selectFrom('suspensions')
    .select(['court_id', 'reason', 'begun_at', 'again_at', 'ended_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** Where play stands still at a club on a day, the first break first; courts by name, none where it is all of the club's. */
export async function listStandstills(db: Db | Tx, clubId: number, day: string): Promise<Standstill[]> {
  const rows = await db
    .selectFrom('orders_of_play')
    .innerJoin('suspensions', 'suspensions.order_id', 'orders_of_play.id')
    .innerJoin('courts', 'courts.id', 'suspensions.court_id')
    .select(['courts.name', 'suspensions.reason', 'suspensions.begun_at', 'suspensions.again_at'])
    .where('orders_of_play.club_id', '=', clubId)
    .where('orders_of_play.day', '=', day)
    .where('suspensions.ended_at', 'is', null)
    .orderBy('suspensions.begun_at')
    .orderBy('suspensions.id')
    .execute();
  if (rows.length === 0) return [];
  const { count } = await db
    .selectFrom('courts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow();
  const breaks = Map.groupBy(rows, ({ reason, begun_at: since, again_at: again }) =>
    JSON.stringify([since, reason, again]),
  );
  return [...breaks.values()].flatMap((courts): Standstill[] => {
    const [first] = courts;
    if (first === undefined) return [];
    const { begun_at: since, reason, again_at: again } = first;
    const isEverywhere = courts.length === count;
    return [{ since, reason, again, courts: isEverywhere ? [] : courts.map(({ name }) => name) }];
  });
}

/** Play stands still on these courts from now on. */
export const beginSuspensions = async (
  tx: Tx,
  orderId: number,
  courtIds: readonly number[],
  {
    reason,
    at,
    by,
    again,
  }: {
    readonly reason: SuspensionRow['reason'];
    readonly at: string;
    readonly by: number;
    readonly again: string | null;
  },
) => {
  const rows = courtIds.map((court) => ({
    order_id: orderId,
    court_id: court,
    reason,
    begun_at: at,
    begun_by: by,
    again_at: again,
  }));
  return rows.length === 0 ? [] : tx.insertInto('suspensions').values(rows).execute();
};

/** When play is expected to go on where it stands still; on all such courts of the day, or on some of them. */
export const expectAgain = (tx: Tx, orderId: number, again: string, courtIds?: readonly number[]) => {
  const update = tx
    .updateTable('suspensions')
    .set({ again_at: again })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null);
  return (courtIds === undefined ? update : update.where('court_id', 'in', courtIds)).execute();
};

/** Play goes on, on these courts. */
export const endSuspensions = (
  tx: Tx,
  orderId: number,
  courtIds: readonly number[],
  { at, by }: { readonly at: string; readonly by: number },
) =>
  tx
    .updateTable('suspensions')
    .set({ ended_at: at, ended_by: by })
    .where('order_id', '=', orderId)
    .where('court_id', 'in', courtIds)
    .where('ended_at', 'is', null)
    .execute();

/** The break that a court is in, or undefined. */
export const openOn = ({ suspensions }: Breaks, courtId: number): Suspension | undefined =>
  suspensions.find((one) => one.court_id === courtId && one.ended_at === null);

/** The club's court that a match is on, or undefined. */
const courtOfMatch = ({ courts }: Breaks, row: Pick<MatchView, 'court' | 'court_id'>): number | undefined =>
  courts.find(({ id }) => id === row.court_id)?.id ??
  courts.find(({ name_key: key }) => row.court !== null && key === courtKey(row.court))?.id;

const MINUTE_MS = 60_000;

/** For how long a match that is on court has stood still, and how long it was played. Clocks stop in between. */
export interface Broken {
  readonly isNow: boolean;
  readonly paused: number;
  readonly played: number;
}

/** The breaks of a match that is on court; null where there were none. */
export function brokenOf(scene: Breaks, row: MatchView, now: Date): Broken | null {
  const court = courtOfMatch(scene, row);
  const begun = row.started_at ?? row.start_time;
  if (row.status !== 'in_progress' || court === undefined || begun === null) return null;
  const from = Date.parse(begun);
  const until = Math.max(from, now.getTime());
  const breaks = scene.suspensions.filter((one) => one.court_id === court);
  const stood = breaks.map(({ begun_at: first, ended_at: last }) =>
    Math.max(
      0,
      Math.min(until, last === null ? until : Date.parse(last)) - Math.max(from, Date.parse(first)),
    ),
  );
  const isNow = openOn(scene, court) !== undefined;
  const paused = stood.reduce((sum, one) => sum + one, 0);
  if (paused === 0 && !isNow) return null;
  return {
    isNow,
    paused: Math.round(paused / MINUTE_MS),
    played: Math.round((until - from - paused) / MINUTE_MS),
  };
}

/** The matches on these courts that have begun and are not over. */
export function underWayOn(
  scene: Breaks & { readonly rows: readonly MatchView[] },
  courtIds: readonly number[],
): readonly MatchView[] {
  const wanted = new Set(courtIds);
  return scene.rows.filter((row) => {
    const court = courtOfMatch(scene, row);
    return row.status === 'in_progress' && court !== undefined && wanted.has(court);
  });
}
