// Draws: made, adjusted by hand, published, taken back (D9, D14, D15; rules SD, BY, UN, RR).
import type { drawRoutes } from '@tennis/contract';
import { clubNumbers, drawAs, type Caller } from '@tennis/domain';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { publishesFullNames } from '../club-settings.ts';
import { choicesOf, groupRulesOf, kindOf, refuseLoneConsolation, unwrapDraw } from '../draw-choices.ts';
import { openDraw } from '../drawn-change.ts';
import { drawOf, keepDraw, type StoredDraw } from '../drawn.ts';
import { isToBeDrawn, steppingInto } from '../entries.ts';
import { toEntries } from '../entry-names.ts';
import { fillPlaces, holdPlaces } from '../waiting-list.ts';
import { keepMaking } from './as-drawn.ts';
import { drawApart } from './keep-apart.ts';
import { enterLate } from './late.ts';
import { adjusted, redraw, startDraft } from './make.ts';
import { publish, takeBack } from './publish.ts';
import {
  checkVersion,
  loadDrawToChange,
  readAgain,
  refuseWhenCompleted,
  shower,
  type Reading,
} from './read.ts';
import { settleOrder } from './settle.ts';
import { actToUndo, undo } from './undo.ts';
import { listDraws, updateDraw } from './store.ts';

const again = (call: Reading & { readonly params: { readonly drawId: number } }) =>
  readAgain({ ...call, id: call.params.drawId });

function refuseUnlessDraft(row: StoredDraw): void {
  if (row.state !== 'draft') refuseConflict(because('drawPublished'));
}

export const drawHandlers: Handlers<typeof drawRoutes> = {
  getDraws: async (call) => {
    const { show, made, reason, forManagers } = await shower(call);
    const rows = await listDraws(call.tx, call.tournament.id);
    const published = rows.find(({ state }) => state === 'published');
    const draft = forManagers ? rows.find(({ state }) => state === 'draft') : undefined;
    return {
      published: published === undefined ? null : await show(published),
      draft: draft === undefined ? null : await show(draft),
      made,
      takenBackBecause: published === undefined ? reason : null,
    };
  },

  makeDraw: {
    write: async (call) => {
      const { tx, tournament, body } = call;
      refuseWhenCompleted(tournament);
      // If somebody leaves at the same moment, the log decides whether they are in the draw: its records are in the order in which draws were made.
      await holdPlaces(tx, tournament.id);
      const { entries, describe, families, show, made } = await shower(call);
      const kind = kindOf(tournament.format, body.kind);
      const drawn = [...entries.filter(isToBeDrawn), ...steppingInto(tournament, entries)];
      const choices = choicesOf(body, kind, drawn);
      const rules = groupRulesOf(tournament);
      refuseLoneConsolation(choices, drawn.length, rules);
      const { separateFamilies, randomSeed: given } = body;
      const named = toEntries(drawn, describe);
      const draw = await drawApart({ separateFamilies, families }, given, (randomSeed) =>
        drawAs(kind, { ...choices, randomSeed }, named, rules),
      );
      const asDrawn = { clubs: clubNumbers(draw.entries), rules };
      return show(
        await startDraft(call, {
          number: made + 1,
          kind,
          options: keepMaking({
            options: { ...choices, randomSeed: draw.randomSeed },
            asDrawn,
            redraws: [],
          }),
          drawn: keepDraw(draw),
          by_hand: 0,
        }),
      );
    },
    again: readAgain,
  },

  adjustDraw: {
    write: async (call) => {
      const { tx, body } = call;
      const isRedrawn = 'redraw' in body;
      if (isRedrawn) await holdPlaces(tx, call.tournament.id);
      const row = await loadDrawToChange(call, call.params.drawId);
      await checkVersion(call, row);
      refuseUnlessDraft(row);
      const { describe, families, show, made } = await shower(call);
      const draw = drawOf(row, describe);
      if (isRedrawn) return show(await redraw(call, { row, draw, rest: body.redraw, made, families }));
      const changed = unwrapDraw(adjusted(draw, body));
      return show(await updateDraw(tx, row.id, { drawn: keepDraw(changed), by_hand: 1 }));
    },
    again: readAgain,
  },

  setDrawPublished: {
    write: async (call) => {
      const { body } = call;
      const row = await loadDrawToChange(call, call.params.drawId);
      await checkVersion(call, row);
      const isPublished = row.state === 'published';
      if (body.published === isPublished) {
        call.trail.isIdle = true;
        return (await shower(call)).show(row);
      }
      const published = body.published ? await publish(call, row) : null;
      const changed = published?.row ?? (await takeBack(call, row, body.reason));
      // A place that somebody left meanwhile goes to those who waited for it before.
      const promoted = published?.promoted ?? (await fillPlaces(call.tx, call.tournament.id, true, call.now));
      call.trail.also = promoted.map((id) => ({ kind: 'entry', id, version: null }));
      return (await shower(call)).show(changed);
    },
    again,
  },

  settleGroup: {
    write: async (call) => {
      const row = await loadDrawToChange(call, call.params.drawId);
      if (row.state !== 'published') refuseConflict(because('orderNotPublished'));
      if (call.tournament.status === 'completed') refuseConflict(because('completedOrder'));
      await settleOrder(call, await opened(call, row, true), call.body);
      return readAgain({ ...call, id: row.id });
    },
    again,
  },

  takeBye: {
    write: async (call) => {
      const { body } = call;
      const row = await loadDrawToChange(call, call.params.drawId);
      if (row.state !== 'published') refuseConflict(because('lateUnpublished'));
      const open = await opened(call, row, body.confirm === true);
      return enterLate(call, open, body.participantId, body);
    },
    again: async (call) => {
      const { entries, describe } = await shower(call);
      const { participantId, confirm } = call.body;
      if (!entries.some(({ id }) => id === participantId))
        refuseField('participantId', because('playerNotEntered'));
      return {
        id: participantId,
        name: describe(participantId).name,
        applied: confirm === true,
        version: 1,
        consequences: [],
        consequenceCodes: [],
        line: null,
        byes: [],
        passedOver: null,
        undo: null,
      };
    },
  },

  undoInDraw: {
    write: async (call) => {
      const { params, body, trail } = call;
      const row = await loadDrawToChange(call, params.drawId);
      if (row.state !== 'published') refuseConflict(because('undoBuiltOn'));
      const open = await opened(call, row, true);
      const act = await actToUndo(call, row.id, body.act);
      if (act === null) trail.isIdle = true;
      else await undo(call, open, act);
      return readAgain({ ...call, id: row.id });
    },
    again,
  },

  discardDraw: async (call) => {
    const row = await loadDrawToChange(call, call.params.drawId);
    await checkVersion(call, row);
    refuseUnlessDraft(row);
    await updateDraw(call.tx, row.id, { state: 'discarded' });
    return null;
  },
};

/** Opens a published draw; held, nobody else changes it meanwhile. */
async function opened(call: Reading & { readonly caller: Caller }, row: StoredDraw, isHeld: boolean) {
  const { tx, tournament } = call;
  const publishes = await publishesFullNames(tx, tournament.club_id);
  return openDraw(call, { ...tournament, publishes_full_names: publishes }, row.id, isHeld);
}
