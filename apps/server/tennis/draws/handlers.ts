// Draws: made, adjusted by hand, published, taken back (D9, D14, D15; rules SD, BY, UN, RR).
import type { DrawOnWire, drawRoutes } from '@tennis/contract';
import {
  canManageTournament,
  clubNumbers,
  comesFromOf,
  drawAs,
  groupLetter,
  placeEntry,
  drawRoundOf,
  roundOf,
  swapLines,
  type Caller,
  type Draw,
  type DrawError,
  type Result,
} from '@tennis/domain';
import type { FastifyRequest } from 'fastify';
import { rightsOf, type StoredTournament } from '../../access/guards.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { drawOf, keepDraw, listMatchesOfDraw, progressOf, stageRulesOf, type StoredDraw } from '../drawn.ts';
import { isToBeDrawn, personIdsOf, type EntryWithAccounts } from '../entries.ts';
import { familiesOf, type Families } from '../families.ts';
import { describer, namerOfTournament, toEntries } from '../entry-names.ts';
import { storedComesFrom } from '../comes-from.ts';
import { storedDrawRound } from '../draw-round.ts';
import { winningSide } from '../stored-result.ts';
import { drawnRow, needsRow } from '../match-rows.ts';
import { forgetDraw, tell } from '../telling.ts';
import type { Telling } from '../tellings.ts';
import { fillPlaces, holdPlaces } from '../waiting-list.ts';
import { publishesFullNames } from '../club-settings.ts';
import { listRecentActs } from '../draw-acts.ts';
import { openDraw, placedIn } from '../drawn-change.ts';
import { languageOf } from '../../http/language.ts';
import { refuseStale } from '../../ground/version.ts';
import { choicesOf, groupRulesOf, kindOf, unwrapDraw } from '../draw-choices.ts';
import { keepMaking, madeFrom, redrawnOf, type RestOfDraw } from './as-drawn.ts';
import { drawApart, withRelations, type Relations } from './keep-apart.ts';
import { presentDraw } from './present.ts';
import { settleOrder } from './settle.ts';
import { actToUndo, undo } from './undo.ts';
import {
  deleteGroups,
  deleteMatches,
  discardDraft,
  drawHistory,
  findDraw,
  insertDraw,
  insertGroups,
  insertMatches,
  listDraws,
  listEntries,
  listGroupIds,
  updateDraw,
} from './store.ts';

interface Reading {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly request: FastifyRequest;
}

/** What is read once to show any draw of a tournament. */
async function shower(reading: Reading) {
  const { tx, tournament, caller } = reading;
  const entries = await listEntries(tx, tournament.id);
  const describe = describer(entries, await namerOfTournament(tx, tournament, reading));
  const { made, reason } = await drawHistory(tx, tournament.id);
  const forManagers = canManageTournament(caller, rightsOf(tournament));
  const language = languageOf(reading.request);
  let known: Promise<Families> | undefined;
  const families = () => (known ??= familiesOf(tx, entries));
  const show = async (row: StoredDraw): Promise<DrawOnWire> => {
    const asStored = drawOf(row, describe);
    const { separateFamilies } = madeFrom(row).options;
    // Only those who direct the tournament are told where relatives meet.
    const draw = forManagers ? await withRelations(asStored, { separateFamilies, families }) : asStored;
    const matches = row.state === 'published' ? await listMatchesOfDraw(tx, row.id) : [];
    const matchIds: (number | null)[] = [];
    for (const { id, draw_match: index } of matches) if (index !== null) matchIds[index] = id;
    const groupIds = row.state === 'published' ? await groupsOf(tx, tournament.id, draw) : [];
    const progress = progressOf(row, draw, matches, tournament);
    // The one that is just being made counts too.
    const madeNow = Math.max(made, row.number);
    const acts =
      forManagers && row.state === 'published' ? await listRecentActs(tx, row.id, reading.now) : [];
    return presentDraw({
      row,
      draw,
      progress,
      matchIds,
      groupIds,
      rules: stageRulesOf(row, draw, tournament),
      made: madeNow,
      forManagers,
      acts,
      language,
    });
  };
  return { entries, describe, families, show, made, reason, forManagers };
}

/** The ids of the stored groups, by stage. */
async function groupsOf(tx: Tx, tournamentId: number, draw: Draw): Promise<(number | null)[]> {
  const names = groupNames(draw);
  if (names.every((name) => name === null)) return [];
  const ids = await listGroupIds(tx, tournamentId);
  return names.map((name) => (name === null ? null : (ids.get(name) ?? null)));
}

/** By stage the name under which a group is stored; null for what is none. The one table of a round robin is no group. */
function groupNames({ structure }: Draw): (string | null)[] {
  if (structure.type !== 'groups_knockout') return structure.stages.map(() => null);
  let groups = 0;
  return structure.stages.map(({ kind }) => (kind === 'group' ? groupLetter(groups++) : null));
}

async function loadDraw({ tx, tournament }: Reading, id: number): Promise<StoredDraw> {
  const row = await findDraw(tx, tournament.id, id);
  if (row === undefined || row.state === 'discarded') throw new Refused({ type: 'not-found' });
  return row;
}

/** The same for a write; where somebody else has made another draft in its place meanwhile, they see that one instead (D16). */
async function loadDrawToChange(call: Reading, id: number): Promise<StoredDraw> {
  const row = await findDraw(call.tx, call.tournament.id, id);
  if (row?.state !== 'discarded') return loadDraw(call, id);
  const rows = await listDraws(call.tx, call.tournament.id);
  const current = rows.find(({ state }) => state === 'draft');
  if (current === undefined) throw new Refused({ type: 'not-found' });
  return refuseStale(await (await shower(call)).show(current));
}

/** A draw as it is now, for a repeated write of it. */
async function readAgain(call: Reading & { readonly id: number }): Promise<DrawOnWire> {
  const row = await loadDraw(call, call.id);
  return (await shower(call)).show(row);
}

const again = (call: Reading & { readonly params: { readonly drawId: number } }) =>
  readAgain({ ...call, id: call.params.drawId });

async function checkVersion(
  call: Reading & { readonly ifMatch: number | null },
  row: StoredDraw,
): Promise<void> {
  if (call.ifMatch !== null && call.ifMatch !== row.version)
    refuseStale(await (await shower(call)).show(row));
}

function refuseUnlessDraft(row: StoredDraw): void {
  if (row.state !== 'draft') refuseConflict(because('drawPublished'));
}

function refuseWhenCompleted({ status }: StoredTournament): void {
  if (status === 'completed') refuseConflict(because('completedDraw'));
}

/** Refuses to publish a draw of other people than those who are entered. */
function refuseOtherEntries(draw: Draw, entries: readonly EntryWithAccounts[]): void {
  const entered = new Set(entries.map(({ id }) => id));
  const placed = placedIn(draw);
  if (placed.length !== entered.size || !placed.every((id) => entered.has(id)))
    refuseConflict(because('drawEntriesChanged'));
  const seeds = new Map(entries.map(({ id, seed }) => [id, seed]));
  const standing = draw.entries.filter(({ id }) => entered.has(Number(id)));
  if (standing.some(({ id, seed }) => (seeds.get(Number(id)) ?? null) !== (seed ?? null)))
    refuseConflict(because('drawSeedsChanged'));
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
      // Who leaves at the same moment is drawn or not as the log has it: the order of its records is that in which draws were made.
      await holdPlaces(tx, tournament.id);
      const { entries, describe, families, show, made } = await shower(call);
      const kind = kindOf(tournament.format, body.kind);
      const drawn = entries.filter(isToBeDrawn);
      const choices = choicesOf(body, kind, drawn);
      const rules = groupRulesOf(tournament);
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
      if (body.published === isPublished) return (await shower(call)).show(row);
      const changed = body.published ? await publish(call, row) : await takeBack(call, row, body.reason);
      if (!body.published) {
        // A place that somebody left meanwhile goes to those who waited for it before.
        const promoted = await fillPlaces(call.tx, call.tournament.id, true, call.now);
        call.trail.also = promoted.map((id) => ({ kind: 'entry', id, version: null }));
      }
      return (await shower(call)).show(changed);
    },
    again,
  },

  settleGroup: {
    write: async (call) => {
      const row = await loadDrawToChange(call, call.params.drawId);
      if (row.state !== 'published') refuseConflict(because('orderNotPublished'));
      if (call.tournament.status === 'completed') refuseConflict(because('completedOrder'));
      await settleOrder(call, await openHeld(call, row), call.body);
      return readAgain({ ...call, id: row.id });
    },
    again,
  },

  undoInDraw: {
    write: async (call) => {
      const { params, body, trail } = call;
      const row = await loadDrawToChange(call, params.drawId);
      if (row.state !== 'published') refuseConflict(because('undoBuiltOn'));
      const open = await openHeld(call, row);
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

/** Opens a published draw, so that nobody else changes it meanwhile. */
async function openHeld(call: Reading & { readonly caller: Caller }, row: StoredDraw) {
  const { tx, tournament } = call;
  const publishes = await publishesFullNames(tx, tournament.club_id);
  return openDraw(call, { ...tournament, publishes_full_names: publishes }, row.id, true);
}

/** Stores a draw in the making, in the place of an earlier one. */
async function startDraft(
  { tx, tournament, caller, now }: Reading,
  draw: Pick<StoredDraw, 'number' | 'kind' | 'options' | 'drawn' | 'by_hand'>,
): Promise<StoredDraw> {
  await discardDraft(tx, tournament.id);
  return insertDraw(tx, {
    ...draw,
    club_id: tournament.club_id,
    tournament_id: tournament.id,
    state: 'draft',
    withdrawn: '[]',
    settled: '[]',
    made_by: caller?.userId ?? null,
    made_at: now.toISOString(),
    published_at: null,
    reason: null,
  });
}

/** Draws the rest anew. That is another draw, with its own number, and recorded as one that was made [UN3]. */
async function redraw(
  call: Reading & { readonly trail: Trail },
  from: {
    row: StoredDraw;
    draw: Draw;
    rest: RestOfDraw;
    made: number;
    families: Relations['families'];
  },
): Promise<StoredDraw> {
  const { tournament, trail } = call;
  refuseWhenCompleted(tournament);
  const { draw, made, byHand } = await redrawnOf(from.row, from.draw, from.rest, tournament, from.families);
  trail.act = 'makeDraw';
  trail.object = null;
  trail.before = undefined;
  return startDraft(call, {
    number: from.made + 1,
    kind: from.row.kind,
    options: keepMaking(made),
    drawn: keepDraw(draw),
    by_hand: byHand ? 1 : 0,
  });
}

type Adjustment =
  | { readonly swap: readonly number[] }
  | { readonly place: { readonly participantId: number; readonly line: number } };

function adjusted(draw: Draw, adjustment: Adjustment): Result<Draw, DrawError> {
  if ('swap' in adjustment) {
    const [first = -1, second = -1] = adjustment.swap;
    return swapLines(draw, first, second);
  }
  const { participantId, line } = adjustment.place;
  const entry = draw.entries.findIndex(({ id }) => id === participantId);
  if (entry < 0) refuseField('place.participantId', because('notInDraw'));
  return placeEntry(draw, entry, line);
}

/** Makes a draw public: its matches exist from now on. */
async function publish(call: Reading, row: StoredDraw): Promise<StoredDraw> {
  const { tx, tournament, now } = call;
  refuseWhenCompleted(tournament);
  const others = await listDraws(tx, tournament.id);
  if (others.some(({ state }) => state === 'published')) refuseConflict(because('drawOtherPublished'));
  kindOf(tournament.format, row.kind);
  const { entries, describe } = await shower(call);
  const draw = drawOf(row, describe);
  refuseOtherEntries(draw, entries.filter(isToBeDrawn));
  const groups = await createGroups(call, draw);
  const progress = progressOf(row, draw, [], tournament);
  const comesFrom = comesFromOf(draw.structure);
  await insertMatches(
    tx,
    draw.structure.matches.flatMap(({ stage }, index) =>
      needsRow(progress, index)
        ? [
            {
              club_id: tournament.club_id,
              tournament_id: tournament.id,
              round: roundOf(draw.structure, index),
              group_id: groups[stage] ?? null,
              court: null,
              start_time: null,
              start_day: null,
              created_at: now.toISOString(),
              draw_id: row.id,
              draw_match: index,
              draw_round: storedDrawRound(drawRoundOf(draw.structure, index)),
              comes_from: storedComesFrom(comesFrom[index] ?? null),
              ...drawnRow(progress, index, null, now),
            },
          ]
        : [],
    ),
  );
  await tellOfDraw(call, entries.filter(isToBeDrawn), { kind: 'draw_out' });
  return updateDraw(tx, row.id, { state: 'published', published_at: now.toISOString(), reason: null });
}

/** Tells players and followers that a draw is out or was taken back, instead of what they were told of it before. In a draft nobody is told (D8). */
async function tellOfDraw(
  { tx, tournament, caller, now }: Reading,
  entries: readonly EntryWithAccounts[],
  said: Pick<Telling, 'facts'> & { readonly kind: 'draw_out' | 'draw_back' },
): Promise<void> {
  await forgetDraw(tx, tournament.id);
  if (tournament.status === 'draft') return;
  await tell(tx, [{ ...said, personIds: personIdsOf(entries), tournamentId: tournament.id }], {
    now,
    actorId: caller?.userId ?? null,
  });
}

/** Stores the groups of a draw with their members; answers their ids by stage. */
async function createGroups({ tx, tournament }: Reading, draw: Draw): Promise<(number | null)[]> {
  const names = groupNames(draw);
  const groups = draw.structure.stages.flatMap(({ firstLine, lineCount }, stage) => {
    const name = names[stage] ?? null;
    const lines = draw.lines.slice(firstLine, firstLine + lineCount);
    return name === null ? [] : [{ name, members: lines.map((index) => Number(draw.entries[index]?.id)) }];
  });
  const there = await listGroupIds(tx, tournament.id);
  if (groups.some(({ name }) => there.has(name))) refuseConflict(because('drawHandMadeGroups'));
  const ids = await insertGroups(tx, { club_id: tournament.club_id, tournament_id: tournament.id }, groups);
  const idOf = new Map(groups.map(({ name }, index) => [name, ids[index] ?? null]));
  return names.map((name) => (name === null ? null : (idOf.get(name) ?? null)));
}

/** Takes a published draw back while nothing of it was played: its matches go, and it can be changed again. */
async function takeBack(call: Reading, row: StoredDraw, reason = ''): Promise<StoredDraw> {
  const { tx, tournament } = call;
  const matches = await listMatchesOfDraw(tx, row.id);
  const isBegun = matches.some(
    (match) =>
      match.automatic === 0 &&
      (match.status === 'in_progress' || match.score !== null || winningSide(match) !== null),
  );
  if (isBegun) refuseConflict(because('drawBegun'));
  if (reason === '') refuseField('reason', because('drawReasonMissing'));
  await deleteMatches(tx, row.id);
  const draw = drawOf(row, () => ({ name: '' }));
  const placed = new Set(placedIn(draw));
  const entries = (await listEntries(tx, tournament.id)).filter(({ id }) => placed.has(id));
  await tellOfDraw(call, entries, { kind: 'draw_back', facts: { reason } });
  await deleteGroups(
    tx,
    tournament.id,
    groupNames(draw).filter((name) => name !== null),
  );
  await discardDraft(tx, tournament.id);
  // Who had withdrawn from it has not withdrawn from one that is published again.
  return updateDraw(tx, row.id, {
    state: 'draft',
    reason,
    withdrawn: '[]',
    settled: '[]',
  });
}
