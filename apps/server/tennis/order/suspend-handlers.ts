// Rain: play stands still and goes on by court, and plans for the rest of the day (D56, OP31, OP32). What is applied of a plan is moved like anything else.
import type { NoticeKind, OrderOfPlayOnWire, SuspensionReason, suspensionRoutes } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { storedTime } from '../../ground/clock.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { peopleIn } from '../moved-notices.ts';
import { tell } from '../telling.ts';
import { presentOrder, type Reading } from './present.ts';
import { plansOf, rainJobOf } from './rain.ts';
import { basisOf, loadScene, type Scene, type StoredOrder } from './scene.ts';
import { situationOf } from './situation.ts';
import { takeOrder } from './store.ts';
import { replanInThread } from './suggest.ts';
import { beginSuspensions, endSuspensions, openOn, underWayOn } from './suspensions.ts';

const AN_HOUR_MS = 3_600_000;

type Call = Reading & {
  readonly tx: Tx;
  readonly params: { readonly clubId: number; readonly day: string };
};

const readAgain = async (call: Call): Promise<OrderOfPlayOnWire> =>
  presentOrder(call, await loadScene(call.tx, call.params.clubId, call.params.day));

/** Each court once; one of another club is refused at its field. */
function checkCourts({ courts }: Scene, courtIds: readonly number[]): readonly number[] {
  const own = new Set(courts.map(({ id }) => id));
  for (const [at, id] of courtIds.entries())
    if (!own.has(id)) refuseField(`courtIds.${at}`, because('orderCourtElsewhere'));
  return [...new Set(courtIds)];
}

/** Courts by name and why they stand still, for the audit log. */
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
  when: { readonly now: Date; readonly actorId: number },
): Promise<void> =>
  tell(
    tx,
    rows.map((row) => ({
      kind,
      personIds: peopleIn(row),
      tournamentId: row.tournament_id,
      matchId: row.id,
      facts: { court: row.court },
    })),
    when,
  );

/** The courts among these that are not yet as they are wanted. */
const toChange = (scene: Scene, courtIds: readonly number[], suspend: boolean): readonly number[] =>
  checkCourts(scene, courtIds).filter((id) => (openOn(scene, id) === undefined) === suspend);

/** Lets play stand still, with a reason, or go on, without one. */
async function change(
  call: Call & {
    readonly body: { readonly courtIds: readonly number[] };
    readonly caller: Caller;
    readonly trail: Trail;
  },
  reason: SuspensionReason | null,
): Promise<OrderOfPlayOnWire> {
  const { tx, params, body, caller, now, trail } = call;
  const isSuspending = reason !== null;
  let before = await loadScene(tx, params.clubId, params.day);
  if (toChange(before, body.courtIds, isSuspending).length === 0) {
    trail.isIdle = true;
    return presentOrder(call, before);
  }
  // Of two people who press at once, the second waits for the order's row and sees what the first has done.
  const order = await takeOrder(tx, params.clubId, params.day);
  before = await loadScene(tx, params.clubId, params.day);
  const courts = toChange(before, body.courtIds, isSuspending);
  const by = { at: now.toISOString(), by: caller.userId };
  if (reason === null) await endSuspensions(tx, order.id, courts, by);
  else await beginSuspensions(tx, order.id, courts, { ...by, reason });
  const rows = underWayOn(before, courts);
  await tellUnderWay(tx, isSuspending ? 'suspended' : 'resumed', rows, { now, actorId: caller.userId });
  return presentOrder(call, await note(call, trail, before, order));
}

export const suspensionHandlers: Handlers<typeof suspensionRoutes> = {
  suspendPlay: { write: (call) => change(call, call.body.reason), again: readAgain },
  resumePlay: { write: (call) => change(call, null), again: readAgain },

  replanOrder: async ({ tx, params, query, now }) => {
    const scene = await loadScene(tx, params.clubId, params.day);
    if (scene.courts.every(({ id }) => openOn(scene, id) === undefined))
      refuseConflict(because('orderNotSuspended'));
    const again = storedTime(query.again ?? new Date(now.getTime() + AN_HOUR_MS).toISOString());
    if (again <= now.toISOString()) refuseField('again', because('orderAgainPast'));
    const planned = situationOf(scene, now);
    const job = rainJobOf(scene, planned, again, now);
    const { plans } = await replanInThread(job);
    return { basis: basisOf(scene), plans: plansOf(scene, planned, job, plans) };
  },
};
