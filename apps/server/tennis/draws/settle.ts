// The organisers settle the order of players in a group if only a lot can decide; it can be undone like every act in a draw (D14, RR8).
import { passOver, rankStageBy, settlePlaces, stageTable } from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { tellCorrected } from '../correction-notices.ts';
import { keepAct } from '../draw-acts.ts';
import { refuseChange, writeProgress, type OpenDraw, type Writing } from '../drawn-change.ts';
import { keepSettled, lotsOf, stageRulesOf } from '../drawn.ts';
import { completeTournament } from '../tournament-status.ts';
import { tellWalkovers } from '../withdrawal-notices.ts';
import { updateDraw } from './store.ts';

interface Settling extends Writing {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly trail: Trail;
}

interface GroupOrder {
  readonly stage: number;
  readonly order: 'lot' | readonly number[] | null;
  readonly confirm?: boolean | undefined;
}

/** An order in which the level players follow each other as in another one; that one itself if it does not name everybody. */
function inTies(
  order: readonly number[],
  ties: readonly (readonly number[])[],
  meant: readonly number[],
): readonly number[] {
  if (order.length !== meant.length || !order.every((entry) => meant.includes(entry))) return meant;
  return order.map((entry) => {
    const tie = ties.find((one) => one.includes(entry)) ?? [];
    const level = (one: number) => one === entry || tie.includes(one);
    return meant.filter(level)[order.filter(level).indexOf(entry)] ?? entry;
  });
}

/** The given order as entry indexes; refuses one that moves anybody whose place the rules have decided. */
function orderMeant(
  { progress, row, scene }: OpenDraw,
  { stage, order }: GroupOrder,
): readonly number[] | null {
  if (order === null) return null;
  const rules = { ...stageRulesOf(row, progress.draw, scene), lots: lotsOf(progress.draw) };
  const { complete, ties } = stageTable(progress, stage, rules);
  const byLot = complete ? (rankStageBy(rules)(progress, stage) ?? []).flat() : [];
  if (complete && ties.length === 0) refuseConflict(because('orderNotNeeded'));
  if (order === 'lot') return byLot;
  const named = order.map((id) => progress.draw.entries.findIndex((entry) => Number(entry.id) === id));
  const isTied = (one: number, other: number) => ties.some((tie) => tie.includes(one) && tie.includes(other));
  // Somebody who is passed over is read behind all others, and may be named there or on the place of their results.
  const asRead = passOver(progress, stage, named);
  const isMoved = passOver(progress, stage, byLot).some((placed, place) => {
    const entry = asRead[place] ?? placed;
    return entry !== placed && !isTied(entry, placed);
  });
  if (isMoved) refuseField('order', because('orderOnlyTied'));
  return inTies(byLot, ties, named);
}

/** Settles an order with all that follows, or refuses it. */
export async function settleOrder(call: Settling, open: OpenDraw, body: GroupOrder): Promise<void> {
  const { tx, tournament, trail, now } = call;
  const { row, progress, started } = open;
  const { stage } = body;
  if (progress.draw.structure.stages[stage]?.kind !== 'group') refuseField('stage', because('orderNoGroup'));
  const order = orderMeant(open, body);
  const changed = settlePlaces(progress, stage, order, { confirm: body.confirm === true, started });
  if (!changed.ok) refuseChange(changed.error);
  const settled = keepSettled(changed.value.progress);
  if (settled === row.settled) {
    trail.isIdle = true;
    return;
  }
  const moved = await writeProgress(call, open, changed.value.progress);
  await updateDraw(tx, row.id, { settled });
  if (tournament.status !== 'draft') {
    const when = { now, actorId: call.caller?.userId ?? null };
    await tellWalkovers(tx, tournament.id, moved.matches, when);
    await tellCorrected(tx, tournament.id, moved.matches, when);
  }
  const ended = moved.isOver ? await completeTournament(tx, tournament.id) : undefined;
  trail.also = [
    ...moved.matches.map((match) => ({ kind: 'match' as const, ...match })),
    ...(ended === undefined ? [] : [{ kind: 'tournament' as const, id: tournament.id, ...ended }]),
  ];
  const before = { drawn: row.drawn, withdrawn: row.withdrawn, settled: row.settled };
  await keepAct(tx, {
    draw: row,
    kind: 'order',
    state: {
      matches: moved.turned,
      draw: { before, after: { ...before, settled } },
      ...(ended !== undefined && { tournament: { before: tournament.status, after: 'completed' } }),
    },
    now,
  });
}
