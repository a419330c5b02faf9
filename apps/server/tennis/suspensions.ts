// When play was suspended on the courts of a day (D56): stored by court, and what that means for the matches on them.
import type { Selectable } from 'kysely';
import type { Standstill } from '@tennis/contract';
import { courtKey } from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';
import type { Db, Tx } from '../database/connection.ts';
import type { SuspensionRow } from '../database/schema.ts';
import type { StoredCourt } from './courts.ts';
import { dayIn } from '../ground/clock.ts';
import { FORGOTTEN_MS, isOfEarlierDay } from './forgotten.ts';

export type Suspension = Pick<
  Selectable<SuspensionRow>,
  'court_id' | 'reason' | 'begun_at' | 'again_at' | 'ended_at'
>;

/** A day, as far as breaks go. */
interface Breaks {
  readonly courts: readonly StoredCourt[];
  readonly suspensions: readonly Suspension[];
  /** Those of the earlier days on which matches went on court that are still in progress. */
  readonly earlier: readonly Suspension[];
}

/** The breaks of a day, the first one first. */
export const listSuspensions = (db: Db | Tx, orderId: number): Promise<readonly Suspension[]> =>
  db
    .selectFrom('suspensions')
    .select(['court_id', 'reason', 'begun_at', 'again_at', 'ended_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** The breaks of some days of a club, the first one first. */
export const listSuspensionsOn = (
  db: Db | Tx,
  clubId: number,
  days: readonly string[],
): Promise<readonly Suspension[]> =>
  db
    .selectFrom('suspensions')
    .innerJoin('orders_of_play', 'orders_of_play.id', 'suspensions.order_id')
    .select(['court_id', 'reason', 'begun_at', 'again_at', 'ended_at'])
    .where('orders_of_play.club_id', '=', clubId)
    .where('orders_of_play.day', 'in', days)
    .orderBy('suspensions.id')
    .execute();

/** The breaks in play on a day of these clubs, the first one first. Courts by name; none means all of the club's. */
export async function listStandstills(
  db: Db | Tx,
  clubIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, Standstill[]>> {
  if (clubIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders_of_play')
    .innerJoin('suspensions', 'suspensions.order_id', 'orders_of_play.id')
    .innerJoin('courts', 'courts.id', 'suspensions.court_id')
    .select([
      'orders_of_play.club_id',
      'courts.name',
      'suspensions.reason',
      'suspensions.begun_at',
      'suspensions.again_at',
    ])
    .where('orders_of_play.club_id', 'in', clubIds)
    .where('orders_of_play.day', '=', day)
    .where('suspensions.ended_at', 'is', null)
    .orderBy('suspensions.begun_at')
    .orderBy('suspensions.id')
    .execute();
  if (rows.length === 0) return new Map();
  const ofClub = Map.groupBy(rows, ({ club_id: clubId }) => clubId);
  const counted = await db
    .selectFrom('courts')
    .select(({ fn }) => ['club_id', fn.countAll<number>().as('count')])
    .where('club_id', 'in', [...ofClub.keys()])
    .groupBy('club_id')
    .execute();
  const courtsOf = new Map(counted.map(({ club_id: clubId, count }) => [clubId, count]));
  return new Map([...ofClub].map(([clubId, own]) => [clubId, breaksIn(own, courtsOf.get(clubId) ?? 0)]));
}

/** Courts that were suspended together are one break. */
function breaksIn(
  rows: readonly (Pick<Suspension, 'reason' | 'begun_at' | 'again_at'> & { readonly name: string })[],
  courtsInAll: number,
): Standstill[] {
  const together = Map.groupBy(rows, ({ reason, begun_at: since, again_at: again }) =>
    JSON.stringify([since, reason, again]),
  );
  return [...together.values()].flatMap((courts): Standstill[] => {
    const [first] = courts;
    if (first === undefined) return [];
    const { begun_at: since, reason, again_at: again } = first;
    const isEverywhere = courts.length === courtsInAll;
    return [{ since, reason, again, courts: isEverywhere ? [] : courts.map(({ name }) => name) }];
  });
}

/** Suspends play on these courts from now on. */
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

/** When suspended play is expected to go on: on all suspended courts of the day, or on some of them. */
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
export const openOn = (
  { suspensions }: Pick<Breaks, 'suspensions'>,
  courtId: number,
): Suspension | undefined => suspensions.find((one) => one.court_id === courtId && one.ended_at === null);

/** The club's court that a match is on, or undefined. */
const courtOfMatch = (
  { courts }: Pick<Breaks, 'courts'>,
  row: Pick<MatchView, 'court' | 'court_id'>,
): number | undefined =>
  courts.find(({ id }) => id === row.court_id)?.id ??
  courts.find(({ name_key: key }) => row.court !== null && key === courtKey(row.court))?.id;

const MINUTE_MS = 60_000;

/** From when to when, as ISO moments. */
type Pause = readonly [from: string, to: string];

/** How long a match on court has been suspended, and how long it was played. Its clock stops in between. */
export interface Broken {
  readonly isNow: boolean;
  readonly paused: number;
  readonly played: number;
  /** Since when it is on another court than the one on which it was broken off; this may lie ahead. */
  readonly hereSince: string | null;
}

/** The pauses that a match has brought along from earlier courts; the last one ends when it goes on where it is now. */
const carriedBy = ({ breaks }: Pick<MatchView, 'breaks'>): readonly Pause[] =>
  breaks === null ? [] : (JSON.parse(breaks) as readonly Pause[]);

/** Since when an interrupted match is on the court it was moved to; this may still lie ahead. */
export const goesOnAt = (row: Pick<MatchView, 'breaks'>): string | null => carriedBy(row).at(-1)?.[1] ?? null;

/** The part of a match that says since when it is on court. */
type Begun = Pick<MatchView, 'status' | 'breaks' | 'started_at' | 'start_time'>;

/** When a match went on court where it is now. */
export const onCourtSince = (row: Begun): string | null => goesOnAt(row) ?? row.started_at ?? row.start_time;

/** Since when it counts as on court for `isStale`: a match that was begun before its planned time is believed to belong to that. */
export function believedSince(row: Begun): string | null {
  const since = onCourtSince(row);
  return since !== null && row.start_time !== null && row.start_time > since ? row.start_time : since;
}

/** Whether a match has been in progress since an earlier day, judged by its row alone. Nobody plays it any more; it needs a result or a new place. */
export const isStale = (row: Begun & Pick<MatchView, 'time_zone'>, now: Date): boolean =>
  isOfEarlierDay(row, believedSince(row), now);

/** The breaks that may be those of a match: of the shown day, or of its own if nobody plays it any more. */
function breaksOf({ suspensions, earlier }: Breaks, row: MatchView, now: Date): readonly Suspension[] {
  if (!isStale(row, now)) return suspensions;
  const dayOf = (moment: string): string => dayIn(row.time_zone, moment);
  const own = dayOf(onCourtSince(row) ?? now.toISOString());
  return [...earlier, ...suspensions].filter(({ begun_at: begun }) => dayOf(begun) === own);
}

/** If nobody has noted when a match stopped that nobody plays any more, it was played for its usual time. */
const stoppedAt = (row: MatchView): string | undefined => {
  const since = onCourtSince(row);
  return since === null ? undefined : new Date(Date.parse(since) + row.time_limit * MINUTE_MS).toISOString();
};

/**
 * The part that a match keeps when it goes on elsewhere, or on another day: its pauses so far, the last one open until then. `stopped` is when it was last
 * played, where that is known.
 */
export function breaksUntil(
  scene: Breaks,
  row: MatchView,
  goesOn: string,
  now: Date,
  stopped: string | null = null,
): string {
  const carried = carriedBy(row);
  const last = carried.at(-1);
  const court = courtOfMatch(scene, row);
  const here = breaksOf(scene, row, now).filter(
    ({ court_id: id, begun_at: from, ended_at: to }) =>
      id === court && (last === undefined || to === null || to > last[1]) && from < goesOn,
  );
  const pauses = [
    ...carried,
    ...here.map(({ begun_at: from, ended_at: to }): Pause => [
      last !== undefined && from < last[1] ? last[1] : from,
      to ?? goesOn,
    ]),
  ];
  const guessed = isStale(row, now) && here.length === 0 ? (stoppedAt(row) ?? goesOn) : null;
  const until = stopped !== null && stopped >= (pauses.at(-1)?.[1] ?? '') ? stopped : guessed;
  if (until !== null) return JSON.stringify([...pauses, [until, goesOn]]);
  const [from = goesOn] = pauses.at(-1) ?? [];
  return JSON.stringify([...pauses.slice(0, -1), [from, goesOn]]);
}

/** The breaks of a match that is on court; null if there were none. */
export function brokenOf(scene: Breaks, row: MatchView, now: Date): Broken | null {
  const court = courtOfMatch(scene, row);
  const begun = row.started_at ?? row.start_time;
  if (row.status !== 'in_progress' || begun === null) return null;
  const from = Date.parse(begun);
  const until = Math.max(from, now.getTime());
  const carried = carriedBy(row);
  const hereSince = goesOnAt(row);
  // Breaks on this court before the match came do not count.
  const here = Math.max(from, hereSince === null ? from : Date.parse(hereSince));
  const lasting = (first: number, last: number): number => Math.max(0, Math.min(until, last) - first);
  const own = court === undefined ? [] : breaksOf(scene, row, now);
  const stood = [
    ...carried.map(([first, last]) => lasting(Math.max(from, Date.parse(first)), Date.parse(last))),
    ...own
      .filter((one) => one.court_id === court)
      .map(({ begun_at: first, ended_at: last }) =>
        lasting(Math.max(here, Date.parse(first)), last === null ? until : Date.parse(last)),
      ),
  ];
  const isNow = own.some((one) => one.court_id === court && one.ended_at === null) || here > until;
  const paused = stood.reduce((sum, one) => sum + one, 0);
  if (paused === 0 && !isNow && hereSince === null) return null;
  return {
    isNow,
    paused: Math.round(paused / MINUTE_MS),
    played: Math.round((until - from - paused) / MINUTE_MS),
    hereSince,
  };
}

/** Players warm up again and finish what they began, however little seems to be left. */
const LEAST_LEFT = 15;

/** How many minutes of a match are still to be played that was broken off. */
export const minutesLeft = (
  { time_limit: limit }: Pick<MatchView, 'time_limit'>,
  { played }: Broken,
): number => Math.max(LEAST_LEFT, limit - played);

/** For how many minutes a match's court stood still since it was called there, in breaks that are over; its time does not count meanwhile. */
export function callPausedOf(scene: Breaks, row: MatchView): number {
  const court = courtOfMatch(scene, row);
  const { called_at: called } = row;
  if (row.status !== 'scheduled' || court === undefined || called === null) return 0;
  const since = Date.parse(called);
  const stood = scene.suspensions
    .filter((one) => one.court_id === court)
    .map(({ begun_at: from, ended_at: to }) =>
      to === null ? 0 : Math.max(0, Date.parse(to) - Math.max(since, Date.parse(from))),
    );
  return Math.round(stood.reduce((sum, one) => sum + one, 0) / MINUTE_MS);
}

/** Whether the players of a match are at its court: it has begun and is not over, or they are called to it, and nobody has forgotten that. */
const isThere = (row: MatchView, now: Date): boolean => {
  const { status, called_at: called } = row;
  if (status === 'in_progress') return !isStale(row, now);
  return status === 'scheduled' && called !== null && now.getTime() - Date.parse(called) < FORGOTTEN_MS;
};

/** The matches on these courts that are played, or called. */
export function underWayOn(
  scene: Breaks & { readonly rows: readonly MatchView[] },
  courtIds: readonly number[],
  now: Date,
): readonly MatchView[] {
  const wanted = new Set(courtIds);
  return scene.rows.filter((row) => {
    const court = courtOfMatch(scene, row);
    return isThere(row, now) && court !== undefined && wanted.has(court);
  });
}
