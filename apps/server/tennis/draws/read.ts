// Reads draws as they go out, and finds the one that a write is about (D9, D16).
import type { DrawOnWire } from '@tennis/contract';
import { canManageTournament, groupLetter, type Caller, type Draw } from '@tennis/domain';
import type { FastifyRequest } from 'fastify';
import { rightsOf, type StoredTournament } from '../../access/guards.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { refuseStale } from '../../ground/version.ts';
import { languageOf } from '../../http/language.ts';
import { withClubsOfPeople } from '../clubs-of-people.ts';
import { listRecentActs } from '../draw-acts.ts';
import { startedIn } from '../drawn-change.ts';
import { drawOf, isBegun, listMatchesOfDraw, progressOf, stageRulesOf, type StoredDraw } from '../drawn.ts';
import { describer, namerOfTournament } from '../entry-names.ts';
import { familiesOf, type Families } from '../families.ts';
import { madeFrom } from './as-drawn.ts';
import { withRelations } from './keep-apart.ts';
import { presentDraw } from './present.ts';
import { drawHistory, findDraw, listDraws, listEntries, listGroupIds } from './store.ts';

export interface Reading {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly request: FastifyRequest;
}

/** Read once to show any draw of a tournament. */
export async function shower(reading: Reading) {
  const { tx, tournament, caller } = reading;
  const stored = await listEntries(tx, tournament.id);
  const entries = await withClubsOfPeople(tx, tournament.club_id, stored);
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
      started: forManagers ? startedIn(draw, matches, tournament) : [],
      matchIds,
      groupIds,
      rules: stageRulesOf(row, draw, tournament),
      made: madeNow,
      forManagers,
      acts,
      canTakeBack: !isBegun(matches),
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
export function groupNames({ structure }: Draw): (string | null)[] {
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
export async function loadDrawToChange(call: Reading, id: number): Promise<StoredDraw> {
  const row = await findDraw(call.tx, call.tournament.id, id);
  if (row?.state !== 'discarded') return loadDraw(call, id);
  const rows = await listDraws(call.tx, call.tournament.id);
  const current = rows.find(({ state }) => state === 'draft');
  if (current === undefined) throw new Refused({ type: 'not-found' });
  return refuseStale(await (await shower(call)).show(current));
}

/** A draw as it is now, for a repeated write of it. */
export async function readAgain(call: Reading & { readonly id: number }): Promise<DrawOnWire> {
  const row = await loadDraw(call, call.id);
  return (await shower(call)).show(row);
}

export async function checkVersion(
  call: Reading & { readonly ifMatch: number | null },
  row: StoredDraw,
): Promise<void> {
  if (call.ifMatch !== null && call.ifMatch !== row.version)
    refuseStale(await (await shower(call)).show(row));
}

export function refuseWhenCompleted({ status }: StoredTournament): void {
  if (status === 'completed') refuseConflict(because('completedDraw'));
}
