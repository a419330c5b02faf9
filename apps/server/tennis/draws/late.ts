// A late entry takes a bye of a published draw, before the player beside it has begun (D14, D57; rules BY1, BY2, UN1, SB1). Nobody else moves.
import type { LateEntryBody, LateEntryOutcome } from '@tennis/contract';
import { byeByLot, keptApart, openByes, type Entry, type OpenBye, type Progress } from '@tennis/domain';
import { sayBreach } from '@tennis/words/say/draws';
import type { Trail } from '../../audit/trail.ts';
import { because, reasonOfEngine, type Reason } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { refuseStale } from '../../ground/version.ts';
import { sayConsequences, sayerFor } from '../../http/sayer.ts';
import { keepAct, type EntryState } from '../draw-acts.ts';
import { withClubsOfPeople } from '../clubs-of-people.ts';
import { consequencesOf, writeProgress, type OpenDraw } from '../drawn-change.ts';
import { keepDraw, keepSettled } from '../drawn.ts';
import { holdsPlace, type DrawnEntry } from '../entries.ts';
import { familiesOf } from '../families.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { holdPlaces, refuseWhenFull } from '../waiting-list.ts';
import { tellJoined } from '../late-entry-notices.ts';
import { changedOf, tellWalkovers } from '../withdrawal-notices.ts';
import { madeFrom } from './as-drawn.ts';
import { withRelations } from './keep-apart.ts';
import { asTheirRounds, newMatches } from './new-matches.ts';
import { refuseWhenCompleted, type Reading } from './read.ts';
import { insertMatches, listEntries, listMatchIds, updateDraw, updateEntry } from './store.ts';

interface Writing extends Reading {
  readonly ifMatch: number | null;
  readonly trail: Trail;
}

/** A late entry as the director asks for it. */
type Late = Pick<LateEntryBody, 'line' | 'reason' | 'confirm'>;

/** The entry and its place among those that wait; refuses one that cannot come into the draw. */
function waiting({ entries, progress }: OpenDraw, participantId: number) {
  const entry = entries.find(({ id }) => id === participantId);
  if (entry === undefined) refuseField('participantId', because('playerNotEntered'));
  const { alternates } = progress.draw;
  const place = alternates.findIndex(({ id }) => Number(id) === participantId);
  const who = alternates[place];
  if (who === undefined) refuseConflict(because('lateNotWaiting'));
  return { entry, place, name: who.name, first: alternates[0]?.name ?? '' };
}

/** The bye that is taken: the one the director names, otherwise the one by rule and lot. */
function byeFor(open: OpenDraw, byes: readonly OpenBye[], line: number | undefined): OpenBye {
  const chosen =
    line === undefined ? byeByLot(open.progress.draw, byes) : byes.find((bye) => bye.line === line);
  if (byes.length === 0) refuseConflict(because('lateNoBye'));
  if (chosen === null || chosen === undefined) refuseField('line', because('lateByeTaken'));
  return chosen;
}

const breaksOf = ({ breaches }: OpenBye): Reason[] =>
  breaches.map(({ problem }) =>
    reasonOfEngine(problem, ({ draws }, one, list) => sayBreach(draws, one, list)),
  );

/**
 * Knows the clubs of all players, also those that nobody has typed, and their relatives if they are kept apart: as the draw was made with them [UN2].
 */
async function withClubsAndFamilies(
  { tx, tournament }: Reading,
  { draw, ...rest }: Progress,
  separateFamilies: boolean | undefined,
): Promise<Progress> {
  const entries = await listEntries(tx, tournament.id);
  const known = await withClubsOfPeople(tx, tournament.club_id, entries);
  const clubs = new Map(known.map(({ id, club }) => [id, club]));
  const said = (entry: Entry): Entry => {
    const club = clubs.get(Number(entry.id)) ?? null;
    return club === null ? entry : { ...entry, club };
  };
  const clubbed = { ...draw, entries: draw.entries.map(said), alternates: draw.alternates.map(said) };
  const families = () => familiesOf(tx, entries);
  return { ...rest, draw: await withRelations(clubbed, { separateFamilies, families }) };
}

/** Puts an entry on the line of a bye, or tells what would happen. `open` is held if it is meant. */
export async function enterLate(
  call: Writing,
  open: OpenDraw,
  participantId: number,
  { line, reason, confirm = false }: Late,
): Promise<LateEntryOutcome> {
  const { tournament, ifMatch, trail } = call;
  refuseWhenCompleted(tournament);
  const { progress, row, started, entries } = open;
  const { entry, place, name, first } = waiting(open, participantId);
  refuseWhenFull(tournament, entries.filter(holdsPlace).length + (holdsPlace(entry) ? 0 : 1));
  const { options } = madeFrom(row);
  const known = await withClubsAndFamilies(call, progress, options.separateFamilies);
  const byes = openByes(known, place, { started, separate: keptApart(options) });
  const bye = byeFor(open, byes, line);
  const say = sayerFor(call.request);
  const told = {
    id: entry.id,
    name,
    applied: false,
    version: fingerprintOf([entry.id, bye.line, bye.change.consequences, bye.breaches]),
    ...sayConsequences(consequencesOf(bye.change), say),
    line: bye.line,
    byes: byes.map((one) => ({
      line: one.line,
      opponent: progress.draw.entries[one.opponent]?.name ?? '',
      breaks: breaksOf(one).map(say),
    })),
    passedOver: place === 0 ? null : first,
    undo: null,
  };
  if (!confirm) {
    trail.isIdle = true;
    return told;
  }
  if (ifMatch !== null && ifMatch !== told.version) refuseStale(told);
  if (place > 0 && reason === undefined) refuseField('reason', because('passOverReasonMissing'));
  return { ...told, applied: true, undo: await apply(call, open, entry, bye, reason ?? null) };
}

/** Writes the draw, its matches and the entry, keeps the act, and tells the people. */
async function apply(
  call: Writing,
  open: OpenDraw,
  entry: DrawnEntry,
  { change }: OpenBye,
  reason: string | null,
) {
  const { tx, tournament, now, trail, caller } = call;
  const { row, matches } = open;
  await holdPlaces(tx, tournament.id);
  const before = {
    drawn: row.drawn,
    withdrawn: row.withdrawn,
    kept_places: row.kept_places,
    settled: row.settled,
  };
  const { draw, withdrawn, keptPlaces } = change.progress;
  const after = {
    drawn: keepDraw(draw),
    withdrawn: JSON.stringify(withdrawn),
    kept_places: JSON.stringify(keptPlaces),
    settled: keepSettled(change.progress),
  };
  const moved = await writeProgress(call, open, change.progress);
  const there = new Set(matches.map(({ draw_match: index }) => index));
  const made = newMatches(call, row.id, change.progress, { isThere: (index) => there.has(index) });
  await insertMatches(tx, await asTheirRounds(tx, row.id, made));
  const ids = await listMatchIds(
    tx,
    row.id,
    made.map(({ draw_match: index }) => index ?? -1),
  );
  await updateDraw(tx, row.id, after);
  const { withdrawn_at, alternate, group_id } = entry;
  const waits: EntryState = { withdrawn_at, alternate, group_id };
  const stands: EntryState = { ...waits, alternate: null };
  await updateEntry(tx, entry.id, { ...stands, placed_because: reason });
  const undo = await keepAct(tx, {
    draw: row,
    kind: 'late_entry',
    participantId: entry.id,
    state: {
      matches: moved.turned,
      made: ids,
      draw: { before, after },
      entries: [{ id: entry.id, before: waits, after: stands }],
    },
    now,
  });
  trail.also = [
    ...moved.matches.map((match) => ({ kind: 'match' as const, ...match })),
    ...ids.map((id) => ({ kind: 'match' as const, id, version: 1 })),
    { kind: 'entry', id: entry.id, version: null },
  ];
  if (tournament.status !== 'draft') {
    const when = { now, actorId: caller?.userId ?? null };
    await tellJoined(tx, { tournamentId: tournament.id, entryId: entry.id, matchIds: ids }, when);
    await tellWalkovers(tx, tournament.id, changedOf(matches, moved.turned), when);
  }
  return undo;
}
