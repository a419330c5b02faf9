// Undoing an act in a published draw: everything goes back to its earlier state, or nothing if somebody has built on it.
import type { StoredTournament } from '../../access/guards.ts';
import { findMatch } from '../../access/match-view.ts';
import type { Caller } from '@tennis/domain';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import {
  findAct,
  isRecent,
  markUndone,
  stateOf,
  type ActState,
  type EntryState,
  type StoredAct,
  type Turned,
} from '../draw-acts.ts';
import { tellUndoneResult, type CorrectedMatch } from '../correction-notices.ts';
import { formatOfMatch, isUnderWay, type OpenDraw } from '../drawn-change.ts';
import { drawOf, levelFormat, readProgress, resultOfMatch, type DrawnMatch } from '../drawn.ts';
import { tellByeBack } from '../late-entry-notices.ts';
import { endForFormer } from '../former-players.ts';
import { differsFrom, drawnRow, writeDrawn, type Drawn } from '../match-rows.ts';
import { endLog, reopenLog } from '../point-logs.ts';
import { isDecided } from '../stored-result.ts';
import { followMatches } from '../tournament-status.ts';
import { changedOf, tellLeft, tellReturned, tellWalkovers } from '../withdrawal-notices.ts';
import { holdPlaces } from '../waiting-list.ts';
import { deleteSome } from './store.ts';

interface Undoing {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly now: Date;
  readonly trail: Trail;
  readonly caller: Caller;
}

const refuseBuiltOn = (): never => refuseConflict(because('undoBuiltOn'));

/** The act to undo; null if it is undone already. */
export async function actToUndo({ tx, now }: Undoing, drawId: number, id: number): Promise<StoredAct | null> {
  const act = await findAct(tx, drawId, id);
  if (act === undefined) throw new Refused({ type: 'not-found' });
  if (act.undone_at !== null) return null;
  if (!isRecent(act, now)) refuseConflict(because('undoTooLate'));
  return act;
}

const isSame = (one: object, other: object): boolean => {
  const values = other as Readonly<Record<string, unknown>>;
  return Object.entries(one).every(([name, value]) => values[name] === value);
};

const changesPlayers = ({ before, after }: Turned<Partial<Drawn>>): boolean =>
  before.participant1_id !== after.participant1_id || before.participant2_id !== after.participant2_id;

/** Whether somebody has begun a match, or entered something into it, that is not cancelled. */
function isPlayed({ progress, scene }: OpenDraw, match: DrawnMatch): boolean {
  const level = levelFormat(progress.draw, match, scene);
  return match.status !== 'cancelled' && (isUnderWay(match, level) || resultOfMatch(match, level) !== null);
}

/** Undoes an act. Refused unless everything it changed is still as it left it, and the result is a valid state of the draw. */
export async function undo(undoing: Undoing, open: OpenDraw, act: StoredAct): Promise<void> {
  const { tx, tournament, now, trail } = undoing;
  const state = stateOf(act);
  const stored = new Map(open.matches.map((match) => [match.id, match]));
  for (const { id, before, after, format } of state.matches) {
    const match = stored.get(id);
    if (
      match === undefined ||
      !isSame(after, match) ||
      (id !== act.match_id && changesPlayers({ before, after }) && isPlayed(open, match))
    )
      return refuseBuiltOn();
    if (format !== undefined && format !== formatOfMatch(match, open.scene))
      refuseConflict(because('undoOtherFormat'));
  }
  const made = new Set(state.made);
  // Somebody has planned, called or begun it, has reported its result, or another player has come into it.
  for (const id of made) {
    const match = stored.get(id);
    if (match?.version !== 1 || isPlayed(open, match)) return refuseBuiltOn();
  }
  const { draw } = state;
  if (draw !== undefined && !isSame(draw.after, open.row)) refuseBuiltOn();
  refuseOtherState(open, state);

  const earlier = new Map(state.matches.map(({ id, before }) => [id, before]));
  const matches = open.matches
    .filter(({ id }) => !made.has(id))
    .map((match) => ({ ...match, ...earlier.get(match.id) }));
  const row = { ...open.row, ...draw?.before };
  const progress = readProgress(
    row,
    drawOf(row, () => ({ name: '' })),
    matches,
    open.scene,
  );
  if (!progress.ok) return refuseBuiltOn();
  const differs = matches.some(
    (match) =>
      match.draw_match !== null && differsFrom(match, drawnRow(progress.value, match.draw_match, match, now)),
  );
  if (differs) refuseBuiltOn();

  const versions = await writeDrawn(
    tx,
    matches.flatMap((match) => (earlier.has(match.id) ? [{ id: match.id, drawn: match }] : [])),
  );
  const turned = matches.flatMap((after) => {
    const before = stored.get(after.id);
    return before !== undefined && earlier.has(after.id) ? [{ id: after.id, before, after }] : [];
  });
  await endForFormer(undoing, turned);
  await followLog(undoing, turned, act);
  // Its version goes up even so: no two different states have the same version.
  await tx
    .updateTable('draws')
    .set({ ...draw?.before })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', open.row.id)
    .execute();
  if (state.entries !== undefined) await holdPlaces(tx, tournament.id);
  for (const { id, before: entry } of state.entries ?? []) {
    if (id === act.participant_id && act.kind !== 'late_entry') await restoreLeft(tx, id, entry);
    else await restorePlaced(tx, id, entry);
  }
  const { structure } = progress.value.draw;
  const isOrderOpen = structure.stages.some(
    ({ kind }, stage) => kind === 'group' && progress.value.orders[stage] === null,
  );
  const tournamentNow = await followMatches(tx, tournament, state.tournament?.before, isOrderOpen);
  await tellUndone(undoing, open, act, { ...state, turned });
  await deleteSome(tx, open.row.id, [...made]);
  await markUndone(tx, act, open.row.turn, now);

  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  trail.also = [
    ...matches.flatMap((match) => {
      const old = stored.get(match.id);
      const version = versionOf.get(match.id);
      if (old === undefined || version === undefined) return [];
      const format = { match_format: formatOfMatch(old, open.scene) };
      const rows = { before: { ...old, ...format }, after: { ...match, ...format } };
      return [{ kind: 'match' as const, id: match.id, version, ...rows }];
    }),
    ...(state.entries ?? []).map(({ id }) => ({ kind: 'entry' as const, id, version: null })),
    ...(tournamentNow === null ? [] : [{ kind: 'tournament' as const, ...tournamentNow }]),
  ];
}

/** If the score that comes back was noted by points, their log goes on; with a result that comes back, it is closed. */
async function followLog(
  undoing: Undoing,
  turned: readonly CorrectedMatch[],
  { match_id: matchId }: StoredAct,
): Promise<void> {
  const own = turned.find(({ id }) => id === matchId);
  const match = own === undefined ? undefined : await findMatch(undoing.tx, own.id);
  if (match === undefined) return;
  if (!isDecided(match)) {
    if (match.status === 'in_progress') await reopenLog(undoing, match);
  } else if (match.log_id !== null) await endLog(undoing, match);
}

/**
 * If somebody has read that a withdrawal, a return or a walkover happened, they are told that it was taken back. If they have not read it, the notice
 * is deleted.
 */
async function tellUndone(
  { tx, tournament, caller, now }: Undoing,
  open: OpenDraw,
  act: StoredAct,
  {
    matches,
    entries = [],
    draw,
    turned,
    made = [],
  }: ActState & { readonly turned: readonly CorrectedMatch[] },
): Promise<void> {
  const { participant_id: entryId } = act;
  const entry = entries.find(({ id }) => id === entryId);
  if (tournament.status === 'draft') return;
  const back = matches.map(({ id, before }) => ({ id, after: before }));
  const when = { now, actorId: caller.userId };
  if (entryId === null) {
    await tellWalkovers(tx, tournament.id, changedOf(open.matches, back), when);
    await tellUndoneResult(tx, tournament.id, turned, when);
  }
  if (entryId === null || entry === undefined) return;
  if (act.kind === 'late_entry') {
    const gone = made.map((id) => ({ id, after: { participant1_id: null, participant2_id: null } }));
    const changed = changedOf(open.matches, [...back, ...gone]);
    const staying = changed.filter(({ id }) => !made.includes(id));
    await tellByeBack(tx, { tournamentId: tournament.id, entryId, matchIds: made }, staying, when);
    const late = { tournamentId: tournament.id, entryId, stepsIn: entryId, matches: changed };
    await tellReturned(tx, { ...late, at: act.at, isBack: true }, when);
    return;
  }
  // A seed that came with a line belongs to it. Without the draw, nobody steps in from the list of alternates.
  const stepsIn = entries.find(({ id, after }) => id !== entryId && after.seed === undefined);
  const news = {
    tournamentId: tournament.id,
    entryId,
    stepsIn: draw === undefined ? null : (stepsIn?.id ?? null),
    matches: changedOf(open.matches, back),
  };
  const { withdrawn_at: at } = entry.after;
  if (act.kind === 'reinstatement') await tellLeft(tx, { ...news, stepsIn: null }, when);
  else if (at !== null) await tellReturned(tx, { ...news, at, isBack: true }, when);
}

function refuseOtherState({ entries }: OpenDraw, state: ActState): void {
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { id, after } of state.entries ?? []) {
    const entry = stored.get(id);
    if (entry === undefined || !isSame(after, entry)) refuseBuiltOn();
  }
}

/** The entries that had left, or come back. Once somebody is back in, their reason is nobody's business. If a return is undone, the reason is still there. */
const restoreLeft = (tx: Tx, id: number, entry: EntryState) =>
  tx
    .updateTable('participants')
    .set({ ...entry, ...(entry.withdrawn_at === null && { withdrawn_reason: null, withdrawn_note: null }) })
    .where('id', '=', id)
    .execute();

/** An entry that had stepped in waits again. */
const restorePlaced = (tx: Tx, id: number, entry: EntryState) =>
  tx
    .updateTable('participants')
    .set({ ...entry, placed_because: null })
    .where('id', '=', id)
    .execute();
