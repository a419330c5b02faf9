// Rain: suspending and resuming play court by court, and plans for the rest of a wet day or one that is late (D56, OP31, OP32). Applying a plan moves matches like any
// other move.
import type { NoticeKind, OrderOfPlayOnWire, SuspensionReason, suspensionRoutes } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn, storedTime } from '../../ground/clock.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { peopleIn } from '../moved-notices.ts';
import { tell } from '../telling.ts';
import { presentOrder, type Reading } from './present.ts';
import { laterDays } from './days.ts';
import { plansOf, rainJobOf } from './rain.ts';
import { basisOf, loadScene, publishedDays, type Scene, type StoredOrder } from './scene.ts';
import { situationOf } from './situation.ts';
import { takeOrder } from './store.ts';
import { replanInThread } from './suggest.ts';
import { beginSuspensions, endSuspensions, expectAgain, openOn, underWayOn } from '../suspensions.ts';

const AN_HOUR_MS = 3_600_000;

type Call = Reading & {
  readonly tx: Tx;
  readonly params: { readonly clubId: number; readonly day: string };
};

const readAgain = async (call: Call): Promise<OrderOfPlayOnWire> =>
  presentOrder(call, await loadScene(call.tx, call.params.clubId, call.params.day));

/** Each court once. A court of another club is refused at its field. */
function checkCourts({ courts }: Scene, courtIds: readonly number[]): readonly number[] {
  const own = new Set(courts.map(({ id }) => id));
  for (const [at, id] of courtIds.entries())
    if (!own.has(id)) refuseField(`courtIds.${at}`, because('orderCourtElsewhere'));
  return [...new Set(courtIds)];
}

/** Suspended courts by name with the reason, for the audit log. */
const logged = (order: StoredOrder | null, scene: Scene) => ({
  ...order,
  suspended: scene.courts
    .filter(({ id }) => openOn(scene, id) !== undefined)
    .map(({ id, name }) => `${name} (${openOn(scene, id)?.reason ?? ''})`)
    .join(', '),
});

async function note(call: Call, trail: Trail, before: Scene, order: StoredOrder): Promise<Scene> {
  const after = await loadScene(call.tx, call.params.clubId, call.params.day);
  trail.object = { kind: 'order', id: order.id };
  trail.before = logged(before.order, before);
  trail.after = logged(order, after);
  return after;
}

const tellUnderWay = (
  tx: Tx,
  kind: Extract<NoticeKind, 'suspended' | 'resumed'>,
  rows: readonly MatchView[],
  tournamentIds: readonly number[],
  when: { readonly now: Date; readonly actorId: number },
): Promise<void> =>
  tell(
    tx,
    [
      ...rows.map((row) => ({
        kind,
        personIds: peopleIn(row),
        tournamentId: row.tournament_id,
        matchId: row.id,
        facts: { court: row.court },
      })),
      // Followers of a tournament hear of it even if none of its matches is under way.
      ...tournamentIds.map((tournamentId) => ({ kind, personIds: [], tournamentId })),
    ],
    when,
  );

/** The tournaments that have matches to play on the day. */
const playingOn = ({ rows, day }: Scene): readonly number[] => [
  ...new Set(
    rows.flatMap(({ start_day: on, status, tournament_id: id }) =>
      on === day && status !== 'completed' && status !== 'cancelled' ? [id] : [],
    ),
  ),
];

/** The wish of a call: to suspend play for a reason until an estimated time, or to go on. */
type Wanted = { readonly reason: SuspensionReason; readonly again: string | null } | null;

/** The courts among these that are not yet as the call wants them. */
const toChange = (scene: Scene, courtIds: readonly number[], wanted: Wanted): readonly number[] =>
  checkCourts(scene, courtIds).filter((id) => (openOn(scene, id) === undefined) === (wanted !== null));

/** The courts among these that are already suspended, but expected back at another time. */
const toExpect = (scene: Scene, courtIds: readonly number[], wanted: Wanted): readonly number[] =>
  wanted === null || wanted.again === null
    ? []
    : checkCourts(scene, courtIds).filter((id) => {
        const open = openOn(scene, id);
        return open !== undefined && open.again_at !== wanted.again;
      });

/** Suspends play if there is a reason, lets it go on if there is none. */
async function change(
  call: Call & {
    readonly body: { readonly courtIds: readonly number[] };
    readonly caller: Caller;
    readonly trail: Trail;
  },
  wanted: Wanted,
): Promise<OrderOfPlayOnWire> {
  const { tx, params, body, caller, now, trail } = call;
  const seen = await loadScene(tx, params.clubId, params.day);
  // A break begins now, so it belongs to today. A forgotten break can be ended on any day.
  if (wanted !== null && params.day !== dayIn(seen.club.time_zone, now))
    refuseConflict(because('orderSuspendToday'));
  const isAsWanted =
    toChange(seen, body.courtIds, wanted).length === 0 && toExpect(seen, body.courtIds, wanted).length === 0;
  if (isAsWanted) {
    trail.isIdle = true;
    return presentOrder(call, seen);
  }
  // If two people press at once, the second waits for the order's row and sees what the first has done.
  const order = await takeOrder(tx, params.clubId, params.day);
  const before = await loadScene(tx, params.clubId, params.day);
  const courts = toChange(before, body.courtIds, wanted);
  const expected = toExpect(before, body.courtIds, wanted);
  const by = { at: now.toISOString(), by: caller.userId };
  if (wanted === null) await endSuspensions(tx, order.id, courts, by);
  else await beginSuspensions(tx, order.id, courts, { ...by, ...wanted });
  if (wanted !== null && wanted.again !== null && expected.length > 0)
    await expectAgain(tx, order.id, wanted.again, expected);
  const rows = underWayOn(before, courts, now);
  const kind = wanted === null ? 'resumed' : 'suspended';
  const isTold = courts.length > 0;
  await tellUnderWay(tx, kind, rows, isTold ? playingOn(before) : [], { now, actorId: caller.userId });
  // With the version that was seen, so that a write that changes nothing is not announced.
  return presentOrder(call, await note(call, trail, { ...before, order: seen.order }, order));
}

/** When play may go on: a moment that is still to come. */
function later(again: string, now: Date): string {
  const stored = storedTime(again);
  if (stored <= now.toISOString()) refuseField('again', because('orderAgainPast'));
  return stored;
}

/** The day to which a plan may move matches; none if the tournaments end today. */
function nextDays(scene: Scene, now: Date): readonly string[] {
  const planned = situationOf(scene, now);
  return laterDays(scene, planned)
    .slice(0, 1)
    .map((day) => planned.clock.dayAt(day));
}

export const suspensionHandlers: Handlers<typeof suspensionRoutes> = {
  suspendPlay: {
    write: (call) => {
      const { reason, again } = call.body;
      return change(call, { reason, again: again === undefined ? null : later(again, call.now) });
    },
    again: readAgain,
  },
  resumePlay: { write: (call) => change(call, null), again: readAgain },

  replanOrder: async ({ tx, params, query, now }) => {
    const today = await loadScene(tx, params.clubId, params.day);
    const isDry = today.courts.every(({ id }) => openOn(today, id) === undefined);
    // A day that is under way may be late without rain, or after it.
    if (isDry && params.day !== dayIn(today.club.time_zone, now))
      refuseConflict(because('orderNotSuspended'));
    // One of the plans moves matches to the next day, where others have their places.
    const next = nextDays(today, now);
    const scene = await loadScene(tx, params.clubId, params.day, { days: next });
    const published = await publishedDays(tx, params.clubId, [params.day, ...next]);
    const again = later(query.again ?? new Date(now.getTime() + AN_HOUR_MS).toISOString(), now);
    const planned = situationOf(scene, now);
    const firsts = query.firsts === 'true';
    const job = rainJobOf(scene, planned, now, { again, pins: query.pins === 'true', firsts });
    const { plans } = await replanInThread(job);
    // Where every court is dry, none is left for the halls.
    const own = isDry ? plans.filter(({ kind }) => kind !== 'halls') : plans;
    return { basis: basisOf(scene), plans: plansOf(scene, planned, job, own, { again, firsts, published }) };
  },
};
