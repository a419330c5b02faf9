// Makes a draw public with its matches and groups, and takes it back (D9, D14, D15).
import type { Draw } from '@tennis/domain';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { kindOf } from '../draw-choices.ts';
import { placedIn } from '../drawn-change.ts';
import { drawOf, isBegun, listMatchesOfDraw, progressOf, type StoredDraw } from '../drawn.ts';
import { isToBeDrawn, personIdsOf, steppingInto, type EntryWithAccounts } from '../entries.ts';
import { forgetDraw, tell } from '../telling.ts';
import type { Telling } from '../tellings.ts';
import { givePlaces } from '../waiting-list.ts';
import { newMatches } from './new-matches.ts';
import { groupNames, refuseWhenCompleted, shower, type Reading } from './read.ts';
import {
  deleteGroups,
  deleteMatches,
  discardDraft,
  insertGroups,
  insertMatches,
  listDraws,
  listEntries,
  listGroupIds,
  updateDraw,
} from './store.ts';

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

/** A draw that is public now, and those who have got a place with it, in that of somebody without a partner. */
interface Published {
  readonly row: StoredDraw;
  readonly promoted: readonly number[];
}

/** Makes a draw public: its matches exist from now on. */
export async function publish(call: Reading, row: StoredDraw): Promise<Published> {
  const { tx, tournament, now } = call;
  refuseWhenCompleted(tournament);
  const others = await listDraws(tx, tournament.id);
  if (others.some(({ state }) => state === 'published')) refuseConflict(because('drawOtherPublished'));
  kindOf(tournament.format, row.kind);
  const { entries, describe } = await shower(call);
  const draw = drawOf(row, describe);
  const stepsIn = steppingInto(tournament, entries);
  const drawn = [...entries.filter(isToBeDrawn), ...stepsIn];
  refuseOtherEntries(draw, drawn);
  const groups = await createGroups(call, draw);
  const progress = progressOf(row, draw, [], tournament);
  await insertMatches(tx, newMatches(call, row.id, progress, { groups }));
  const promoted = stepsIn.map(({ id }) => id);
  await givePlaces(tx, tournament, promoted, now);
  await tellOfDraw(call, drawn, { kind: 'draw_out' });
  const state = { state: 'published', published_at: now.toISOString(), reason: null } as const;
  return { row: await updateDraw(tx, row.id, state), promoted };
}

/** Tells players and followers that a draw is out or was taken back, instead of what they were told of it before. While the tournament is a draft, nobody is told (D8). */
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
export async function takeBack(call: Reading, row: StoredDraw, reason = ''): Promise<StoredDraw> {
  const { tx, tournament } = call;
  if (isBegun(await listMatchesOfDraw(tx, row.id))) refuseConflict(because('drawBegun'));
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
  // A withdrawal from the old draw is none from the one that is published again.
  return updateDraw(tx, row.id, {
    state: 'draft',
    reason,
    withdrawn: '[]',
    kept_places: '[]',
    settled: '[]',
  });
}
