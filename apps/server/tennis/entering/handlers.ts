// Entering a tournament by oneself, or those whom one looks after (D46, AG1). Where all places are taken, one waits in order of arrival.
import type { Enterable, Entering, enteringRoutes } from '@tennis/contract';
import {
  earliestBirthYear,
  eligibilityOf,
  entriesClosed,
  type Caller,
  type EntriesClosed,
} from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import { because, type ReasonCode } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { hasPublishedDraw } from '../drawn.ts';
import { countPlaces, fillPlaces, isFull, nextWaiting } from '../waiting-list.ts';
import {
  countWaiting,
  holdPlaces,
  listEnterableBy,
  listEntriesOf,
  noteBirthYear,
  plays,
  type EnterablePerson,
} from './store.ts';

interface Reading {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly now: Date;
}

const birthYearOf = ({ birth, account_birth: ofAccount }: EnterablePerson): number | null => {
  const known = ofAccount ?? birth;
  return known === null ? null : Number(known.slice(0, 4));
};

/** The year in which it starts where it is played. */
const startYearOf = ({ start_date: start, time_zone: zone }: StoredTournament): number =>
  Number(dayIn(zone, new Date(start)).slice(0, 4));

async function closedBecause({ tx, tournament, now }: Reading): Promise<EntriesClosed | null> {
  const isDrawn = await hasPublishedDraw(tx, tournament.id);
  const { status, type, registration_end_date: deadline } = tournament;
  return entriesClosed({ status, type, deadline, isDrawn }, now);
}

type Entry = Awaited<ReturnType<typeof listEntriesOf>>[number];

const entryOf = (entries: readonly Entry[], personId: number): Entry | undefined =>
  entries.find((entry) => entry.person_id === personId || entry.partner_person_id === personId);

function stateOf(entry: Entry | undefined): Pick<Enterable, 'state' | 'place'> {
  if (entry === undefined) return { state: 'none', place: null };
  if (entry.withdrawn_at !== null) return { state: 'withdrawn', place: null };
  return entry.alternate === null
    ? { state: 'entered', place: null }
    : { state: 'waiting', place: entry.alternate };
}

/** Everything that the card of the tournament says to the caller. */
async function readEntering(reading: Reading, caller: Caller | null): Promise<Entering> {
  const { tx, tournament } = reading;
  const startYear = startYearOf(tournament);
  const people = caller === null ? [] : await listEnterableBy(tx, caller);
  const ids = people.map(({ id }) => id);
  const entries = ids.length === 0 ? [] : await listEntriesOf(tx, tournament.id, ids);
  return {
    closed: await closedBecause(reading),
    deadline: tournament.registration_end_date,
    taken: await countPlaces(tx, tournament.id),
    most: tournament.max_participants,
    waiting: await countWaiting(tx, tournament.id),
    bornFrom: earliestBirthYear(tournament.type, startYear),
    people: people.map((person) => ({
      personId: person.id,
      name: person.name,
      isSelf: person.account_id === caller?.userId,
      ...stateOf(entryOf(entries, person.id)),
      eligibility: eligibilityOf({ type: tournament.type, startYear }, birthYearOf(person)),
    })),
  };
}

const CLOSED_REASONS = {
  'not-registering': 'entriesNotOpen',
  deadline: 'entriesDeadline',
  drawn: 'entriesDrawn',
  pairs: 'entriesOfPairs',
} as const satisfies Record<EntriesClosed, ReasonCode>;

/** The person by number, of those whom the caller may enter; without a number their own. */
async function mustFind(tx: Tx, caller: Caller, personId: number | undefined): Promise<EnterablePerson> {
  const people = await listEnterableBy(tx, caller);
  const person =
    personId === undefined
      ? people.find(({ account_id: account }) => account === caller.userId)
      : people.find(({ id }) => id === personId);
  if (person === undefined) throw new Refused({ type: 'not-found' });
  return person;
}

/** Refuses somebody of the wrong age; answers the year that was said of them where none was known. */
function checkAge(
  tournament: StoredTournament,
  person: EnterablePerson,
  said: number | undefined,
  now: Date,
): number | null {
  const known = birthYearOf(person);
  const startYear = startYearOf(tournament);
  const eligibility = eligibilityOf({ type: tournament.type, startYear }, known ?? said ?? null);
  if (said !== undefined && said > now.getUTCFullYear()) refuseField('birthYear', because('birthYearAhead'));
  if (eligibility === 'birth-unknown') refuseField('birthYear', because('birthYearNeeded'));
  if (eligibility === 'too-old') {
    const year = earliestBirthYear(tournament.type, startYear) ?? startYear;
    refuseConflict(because('tooOldToEnter', { year, type: tournament.type }));
  }
  // In an event of any age nobody was asked.
  const isAsked = known === null && earliestBirthYear(tournament.type, startYear) !== null;
  return isAsked ? (said ?? null) : null;
}

const entryTrail = (trail: Trail, tournament: StoredTournament, ids: readonly number[]): void => {
  trail.clubId = tournament.club_id;
  trail.also = ids.map((id) => ({ kind: 'entry' as const, id, version: null }));
};

export const enteringHandlers: Handlers<typeof enteringRoutes> = {
  getEntering: async (call) => readEntering(call, call.caller),

  enterTournament: {
    write: async (call) => {
      const { tx, tournament, body, caller, now, trail } = call;
      await holdPlaces(tx, tournament.id);
      const closed = await closedBecause(call);
      if (closed !== null) refuseConflict(because(CLOSED_REASONS[closed]));
      const person = await mustFind(tx, caller, body.personId);
      const entry = entryOf(await listEntriesOf(tx, tournament.id, [person.id]), person.id);
      if (entry !== undefined && entry.withdrawn_at === null)
        throw new Refused({ type: 'taken', what: 'entry' });
      // Only organisers say why somebody withdrew, and only they take that back.
      if (entry !== undefined && entry.withdrawn_reason !== null)
        refuseConflict(because('withdrawnByOrganisers'));
      const birthYear = checkAge(tournament, person, body.birthYear, now);
      if (birthYear !== null) await noteBirthYear(tx, person.id, birthYear);
      // Who waits is before who comes now, even where the director has left a place free.
      const entered = (await countPlaces(tx, tournament.id)) + (await countWaiting(tx, tournament.id));
      const isWaiting = entered >= tournament.max_participants;
      const alternate = isWaiting ? await nextWaiting(tx, tournament.id) : null;
      const id =
        entry === undefined
          ? await insertEntry(tx, tournament, person, alternate, now)
          : await comeBack(tx, entry.id, alternate);
      trail.object = { kind: 'entry', id };
      trail.clubId = tournament.club_id;
      if (birthYear !== null) trail.also = [{ kind: 'person', id: person.id, version: null }];
      return readEntering(call, caller);
    },
    again: async (call) => readEntering(call, call.caller),
  },

  leaveTournament: {
    write: async (call) => {
      const { tx, tournament, params, caller, now, trail } = call;
      await holdPlaces(tx, tournament.id);
      const person = await mustFind(tx, caller, params.personId);
      const entry = entryOf(await listEntriesOf(tx, tournament.id, [person.id]), person.id);
      if (entry === undefined) throw new Refused({ type: 'not-found' });
      if (entry.partner_person_id !== null) refuseConflict(because('entriesOfPairs'));
      // Afterwards somebody plays against them: those who run the tournament decide what follows.
      if (
        tournament.status === 'active' ||
        tournament.status === 'completed' ||
        (await hasPublishedDraw(tx, tournament.id)) ||
        (await plays(tx, entry.id))
      )
        refuseConflict(because('leaveDrawn'));
      if (entry.withdrawn_at !== null) refuseConflict(because('withdrawnAlready'));
      const wasFull = await isFull(tx, tournament);
      await leave(tx, entry.id, now);
      trail.object = { kind: 'entry', id: entry.id };
      entryTrail(
        trail,
        tournament,
        await fillPlaces(tx, tournament.id, wasFull && entry.alternate === null, now),
      );
      return readEntering(call, caller);
    },
    again: async (call) => readEntering(call, call.caller),
  },
};

/** A new entry of a person. */
async function insertEntry(
  tx: Tx,
  { id, club_id: clubId }: StoredTournament,
  person: EnterablePerson,
  alternate: number | null,
  now: Date,
): Promise<number> {
  const row = await tx
    .insertInto('participants')
    .values({
      club_id: clubId,
      tournament_id: id,
      user_id: person.account_id,
      name: person.account_id === null ? person.name : null,
      person_id: person.id,
      partner_user_id: null,
      partner_name: null,
      seed: null,
      group_id: null,
      club: null,
      birth_year: null,
      partner_birth_year: null,
      alternate,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Somebody who had withdrawn comes behind all who are there. */
async function comeBack(tx: Tx, id: number, alternate: number | null): Promise<number> {
  await tx
    .updateTable('participants')
    .set({
      withdrawn_at: null,
      alternate,
      seed: null,
      group_id: null,
      check_in: null,
      checked_at: null,
      placed_because: null,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Marks the entry. */
const leave = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('participants')
    .set({ withdrawn_at: now.toISOString(), alternate: null })
    .where('id', '=', id)
    .execute();
