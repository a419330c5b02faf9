// Entries that leave a tournament or come back, with everything that follows in its draw, and the list of alternates (D14, D16, D57).
import type { WithdrawalOutcome, withdrawalRoutes } from '@tennis/contract';
import { canManageTournament, type Caller } from '@tennis/domain';
import { rightsOf, type StoredTournament } from '../../access/guards.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { sayConsequences, sayerFor } from '../../http/sayer.ts';
import { publishesFullNames } from '../club-settings.ts';
import { keepAct, type EntryState } from '../draw-acts.ts';
import { openDraw, placedIn, writeProgress, type OpenDraw } from '../drawn-change.ts';
import { keepDraw, keepSettled } from '../drawn.ts';
import { holdsPlace, personIdsOf, type DrawnEntry, type EntryWithAccounts } from '../entries.ts';
import { namerOfTournament } from '../entry-names.ts';
import { activateTournament, completeTournament } from '../tournament-status.ts';
import { refuseStale } from '../../ground/version.ts';
import { listOpenByHand, staysOpen } from '../open-by-hand.ts';
import { endRequests } from '../partner-requests.ts';
import { changedOf, tellLeft, tellReturned, type ChangedMatch } from '../withdrawal-notices.ts';
import { fillPlaces, holdPlaces, isFull, refuseWhenFull } from '../waiting-list.ts';
import {
  findPublished,
  hasOrderOfPlay,
  listEntries,
  listOtherEntries,
  storeAlternates,
  updateEntry,
  updatePlayed,
} from './store.ts';
import { workOutLeaving, workOutReturn, type WorkedOut } from './work-out.ts';

interface Writing {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly caller: Caller;
  readonly now: Date;
}

async function loadEntries({ tx, tournament }: Writing, id: number) {
  const entries = await listEntries(tx, tournament.id);
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) throw new Refused({ type: 'not-found' });
  return { entries, entry };
}

/** The draw that an entry is in, if one is being played. */
async function openAround(call: Writing, isHeld: boolean): Promise<OpenDraw | null> {
  const { tx, tournament } = call;
  const published = await findPublished(tx, tournament.id);
  if (published === undefined) return null;
  const scene = { ...tournament, publishes_full_names: await publishesFullNames(tx, tournament.club_id) };
  return openDraw(call, scene, published.id, isHeld);
}

/** The index of an entry that has a line in the draw, otherwise -1. An entry that was replaced waits like any other. */
const indexIn = ({ progress: { draw } }: OpenDraw, id: number): number =>
  placedIn(draw).includes(id) ? draw.entries.findIndex((entry) => Number(entry.id) === id) : -1;

/** The effects of a withdrawal outside the draw. */
const ALONE = {
  consequences: [],
  lost: [],
  replacement: null,
  alternates: [],
  nextSeed: null,
  nextSeeds: [],
  version: 1,
};

/** Other entries of the same people that the caller may withdraw too. */
async function othersOf(
  { tx, tournament, caller }: Writing,
  entry: EntryWithAccounts,
): Promise<WithdrawalOutcome['otherEntries']> {
  const people = personIdsOf([entry]);
  if (people.length === 0) return [];
  const rows = await listOtherEntries(tx, tournament, people);
  return rows
    .filter((row) => canManageTournament(caller, rightsOf(row)))
    .map((row) => ({
      tournamentId: row.tournament_id,
      tournamentName: row.tournament_name,
      participantId: row.id,
    }));
}

const outcome = (
  entry: EntryWithAccounts,
  { name, otherEntries }: Pick<WithdrawalOutcome, 'name' | 'otherEntries'>,
  { consequences, lost, version, ...worked }: Omit<WorkedOut, 'change'>,
  say: (reason: Reason) => string,
): WithdrawalOutcome => ({
  id: entry.id,
  name,
  otherEntries,
  applied: false,
  version,
  ...sayConsequences(consequences, say),
  lost: lost.map(say),
  replacement: worked.replacement,
  alternates: worked.alternates,
  nextSeed: worked.nextSeed,
  nextSeeds: worked.nextSeeds,
  undo: null,
});

/** Writes the result: the draw, its matches, the entries, and the act by which it can be undone. */
async function apply(
  call: Writing & { readonly trail: Trail },
  open: OpenDraw,
  entry: EntryWithAccounts,
  { change, replacement, nextSeed }: WorkedOut,
  isOut: boolean,
) {
  const { tx, tournament, now, trail } = call;
  const { row } = open;
  const { draw, withdrawn, keptPlaces } = change.progress;
  const before = {
    drawn: row.drawn,
    withdrawn: row.withdrawn,
    kept_places: row.kept_places,
    settled: row.settled,
  };
  const after = {
    drawn: draw === open.progress.draw ? row.drawn : keepDraw(draw),
    withdrawn: JSON.stringify(withdrawn),
    kept_places: JSON.stringify(keptPlaces),
    settled: keepSettled(change.progress),
  };
  const moved = await writeProgress(call, open, change.progress);
  await updatePlayed(tx, row.id, after);
  const stepsIn = open.entries.find(({ id }) => id === replacement?.participantId);
  const withdrawnAt = isOut ? now.toISOString() : null;
  // The player who steps in plays in the group of the one who leaves.
  const entries =
    stepsIn === undefined
      ? [stateBeside(entry, { withdrawn_at: withdrawnAt })]
      : [
          stateBeside(entry, { withdrawn_at: withdrawnAt, group_id: null }),
          stateBeside(stepsIn, { alternate: null, group_id: entry.group_id }),
        ];
  const promoted = open.entries.find(({ id }) => id === nextSeed?.participantId);
  if (promoted !== undefined) {
    const { seed = null } = draw.entries.find(({ id }) => Number(id) === promoted.id) ?? {};
    // Somebody outside the draw may hold the number.
    const isFree = open.entries.every((one) => one.seed !== seed);
    if (isFree) entries.push(stateBeside(promoted, { seed }));
  }
  for (const { id, after: state } of entries) await updateEntry(tx, id, state);
  // Walkovers alone can decide a draw before anything was played.
  const active = moved.isOver ? await activateTournament(tx, tournament.id) : undefined;
  const ended = moved.isOver ? await completeTournament(tx, tournament.id) : undefined;
  const tournamentNow = ended ?? active;
  trail.also = [
    ...moved.matches.map((match) => ({ kind: 'match' as const, ...match })),
    ...entries.slice(1).map(({ id }) => ({ kind: 'entry' as const, id, version: null })),
    { kind: 'draw', id: row.id, version: null },
    ...(tournamentNow === undefined
      ? []
      : [{ kind: 'tournament' as const, id: tournament.id, ...tournamentNow }]),
  ];
  const status = { before: tournament.status, after: ended === undefined ? 'active' : 'completed' } as const;
  const undo = await keepAct(tx, {
    draw: row,
    kind: isOut ? 'withdrawal' : 'reinstatement',
    participantId: entry.id,
    state: {
      matches: moved.turned,
      draw: { before, after },
      entries,
      ...(tournamentNow !== undefined && { tournament: status }),
    },
    now,
  });
  return { undo, matches: changedOf(open.matches, moved.turned) };
}

/**
 * An entry without a line leaves or comes back. It leaves the list of alternates; if it comes back while a draw is played, it goes to the end of the
 * list. Without such a draw there is nothing to undo.
 */
async function applyWaiting(
  { tx, tournament, now, trail }: Writing & { readonly trail: Trail },
  open: OpenDraw | null,
  entry: EntryWithAccounts,
  isOut: boolean,
) {
  const entries = open?.entries ?? (await listEntries(tx, tournament.id));
  const waiting =
    open === null || isOut
      ? alternatesIn(entries).filter((id) => id !== entry.id)
      : [...open.progress.draw.alternates.map(({ id }) => Number(id)), entry.id];
  if (entry.alternate !== null || (open !== null && !isOut))
    await storeAlternates(tx, tournament.id, waiting);
  const placeOf = new Map(waiting.map((id, index) => [id, index + 1]));
  const changed = entries
    .filter((one) => one.id === entry.id || one.alternate !== (placeOf.get(one.id) ?? null))
    .map((one) =>
      stateBeside(one, {
        alternate: placeOf.get(one.id) ?? null,
        ...(one.id === entry.id && { withdrawn_at: isOut ? now.toISOString() : null }),
      }),
    );
  trail.also = changed
    .filter(({ id }) => id !== entry.id)
    .map(({ id }) => ({ kind: 'entry' as const, id, version: null }));
  if (open === null) return null;
  const kind = isOut ? 'withdrawal' : 'reinstatement';
  return keepAct(tx, {
    draw: open.row,
    kind,
    participantId: entry.id,
    state: { matches: [], entries: changed },
    now,
  });
}

function stateBeside(entry: DrawnEntry, change: Partial<EntryState>) {
  const { withdrawn_at, alternate, group_id } = entry;
  const before = {
    withdrawn_at,
    alternate,
    group_id,
    // Seeds change for other reasons too. Only a seed that this act gives is part of it.
    ...(change.seed !== undefined && { seed: entry.seed }),
  };
  return { id: entry.id, before, after: { ...before, ...change } };
}

/** The list of alternates in its order. */
const alternatesIn = (entries: readonly DrawnEntry[]): number[] =>
  entries
    .filter(({ alternate }) => alternate !== null)
    .toSorted((a, b) => (a.alternate ?? 0) - (b.alternate ?? 0))
    .map(({ id }) => id);

/** Tells the people concerned about a withdrawal or a return. In a draft nobody is told: they could not read it (D8). */
async function tellOf(
  { tx, tournament, caller, now }: Writing,
  { id: entryId, withdrawn_at: at }: EntryWithAccounts,
  worked: WorkedOut | null,
  { matches, isPlaced }: { readonly matches: readonly ChangedMatch[]; readonly isPlaced: boolean },
): Promise<void> {
  if (tournament.status === 'draft') return;
  const stepsIn = worked?.replacement?.participantId ?? null;
  const news = { tournamentId: tournament.id, entryId, stepsIn, matches };
  const when = { now, actorId: caller.userId };
  if (at === null) await tellLeft(tx, news, when);
  else await tellReturned(tx, { ...news, at, isBack: isPlaced }, when);
}

export const withdrawalHandlers: Handlers<typeof withdrawalRoutes> = {
  setWithdrawal: {
    write: async (call) => {
      const { tx, tournament, params, body, ifMatch, trail, now } = call;
      if (tournament.status === 'completed') refuseConflict(because('completedParticipants'));
      const { entries, entry } = await loadEntries(call, params.participantId);
      const nameOf = await namerOfTournament(tx, tournament, call);
      const name = nameOf(entry);
      const isMeant = body.confirm === true;
      if (!body.withdrawn && entry.withdrawn_at === null) refuseConflict(because('notWithdrawn'));
      if (body.withdrawn && entry.withdrawn_at !== null) refuseConflict(because('withdrawnAlready'));
      const open = await openAround(call, isMeant);
      // Without a draw a place is free or not, as for a new entry.
      if (!body.withdrawn && open === null && entry.alternate === null)
        refuseWhenFull(tournament, entries.filter(holdsPlace).length + 1);
      const index = open === null ? -1 : indexIn(open, entry.id);
      const worked =
        open === null || index < 0
          ? null
          : body.withdrawn
            ? workOutLeaving(open, index, body, !(await hasOrderOfPlay(tx, open.row.id)))
            : workOutReturn(open, index);
      const otherEntries = body.withdrawn ? await othersOf(call, entry) : [];
      const byHand = body.withdrawn ? await listOpenByHand(tx, tournament.id, entry.id) : [];
      const effects = worked ?? ALONE;
      const consequences = [...effects.consequences, ...staysOpen(byHand, entries, nameOf)];
      const who = { name, otherEntries };
      const told = outcome(entry, who, { ...effects, consequences }, sayerFor(call.request));
      if (!isMeant) {
        trail.isIdle = true;
        return told;
      }
      if (ifMatch !== null && ifMatch !== told.version) refuseStale(told);
      await holdPlaces(tx, tournament.id);
      const wasFull = open === null && holdsPlace(entry) && (await isFull(tx, tournament));
      if (entry.seeks !== null) await endRequests(tx, [entry.id], 'withdrawn', now);
      const { undo, matches } =
        open === null || worked === null
          ? { undo: await applyWaiting(call, open, entry, body.withdrawn), matches: [] }
          : await apply(call, open, entry, worked, body.withdrawn);
      const why = body.withdrawn
        ? { withdrawn_reason: body.reason, withdrawn_note: body.note ?? null }
        : { withdrawn_reason: null, withdrawn_note: null };
      await updateEntry(tx, entry.id, {
        withdrawn_at: body.withdrawn ? now.toISOString() : null,
        // An entry that was out for lack of a partner comes back as the organisers decide.
        seeks: null,
        // While a return can be undone, the reason for leaving is kept, but hidden (housekeeping removes it).
        ...((body.withdrawn || undo === null) && why),
      });
      const promoted = body.withdrawn ? await fillPlaces(tx, tournament.id, wasFull, now) : [];
      trail.also = [
        ...(trail.also ?? []),
        ...promoted.map((id) => ({ kind: 'entry' as const, id, version: null })),
      ];
      if (body.withdrawn && worked?.replacement && body.replacementReason !== undefined)
        await updateEntry(tx, worked.replacement.participantId, { placed_because: body.replacementReason });
      await tellOf(call, entry, worked, { matches, isPlaced: open === null || worked !== null });
      return { ...told, applied: true, undo };
    },
    again: async (call) => {
      const { entry } = await loadEntries(call, call.params.participantId);
      const nameOf = await namerOfTournament(call.tx, call.tournament, call);
      const who = { name: nameOf(entry), otherEntries: [] };
      const told = outcome(entry, who, ALONE, sayerFor(call.request));
      return { ...told, applied: call.body.confirm === true };
    },
  },

  setAlternates: {
    write: async (call) => {
      const { tx, tournament, body, trail } = call;
      if (tournament.status === 'completed') refuseConflict(because('completedParticipants'));
      const { participantIds } = body;
      if (new Set(participantIds).size !== participantIds.length)
        refuseField('participantIds', because('alternateTwice'));
      const stored = await listEntries(tx, tournament.id);
      const isSeen = body.seen === undefined || alternatesIn(stored).join() === body.seen.join();
      if (!isSeen) refuseConflict(because('alternatesChanged'));
      const entries = new Map(stored.map((entry) => [entry.id, entry]));
      const open = await openAround(call, false);
      for (const id of participantIds) {
        const entry = entries.get(id);
        if (entry === undefined) refuseField('participantIds', because('playerNotEntered'));
        if (entry.withdrawn_at !== null || (open !== null && indexIn(open, id) >= 0))
          refuseField('participantIds', because('alternatePlaced'));
      }
      const listed = new Set(participantIds);
      const held = [...entries.values()].filter(({ withdrawn_at: left }) => left === null);
      const places = held.filter(({ id }) => !listed.has(id)).length;
      if (places > held.filter(holdsPlace).length) refuseWhenFull(tournament, places);
      await holdPlaces(tx, tournament.id);
      await storeAlternates(tx, tournament.id, participantIds);
      // The tournament's own row is unchanged, but there is something new to read.
      trail.before = undefined;
      trail.clubId = tournament.club_id;
      return { participantIds };
    },
    again: async ({ tx, tournament }) => ({
      participantIds: alternatesIn(await listEntries(tx, tournament.id)),
    }),
  },
};
