// The people whom the caller may enter, and the reasons against it (D46, AG1).
import type { Enterable } from '@tennis/contract';
import {
  earliestBirthYear,
  eligibilityOf,
  entriesClosed,
  type Caller,
  type EntriesClosed,
  type EventRules,
} from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import { because, type ReasonCode } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import { hasPublishedDraw } from '../drawn.ts';
import { membersAmong } from '../members-among.ts';
import { listEnterableBy, type EnterablePerson, type OwnEntry } from './store.ts';

/** The moment of reading or writing: transaction, tournament and time. */
export interface Reading {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly now: Date;
}

/** The year of birth: that of the account, otherwise that of the person. */
export const birthYearOf = ({ birth, account_birth: ofAccount }: EnterablePerson): number | null => {
  const known = ofAccount ?? birth;
  return known === null ? null : Number(known.slice(0, 4));
};

/** The year in which it starts where it is played. */
export const startYearOf = ({ start_date: start, time_zone: zone }: StoredTournament): number =>
  Number(dayIn(zone, new Date(start)).slice(0, 4));

/** Why nobody can enter by themselves now. */
export async function closedBecause({ tx, tournament, now }: Reading): Promise<EntriesClosed | null> {
  const isDrawn = await hasPublishedDraw(tx, tournament.id);
  const { status, registration_end_date: deadline } = tournament;
  return entriesClosed({ status, deadline, isDrawn }, now);
}

const CLOSED_REASONS = {
  'not-registering': 'entriesNotOpen',
  deadline: 'entriesDeadline',
  drawn: 'entriesDrawn',
} as const satisfies Record<EntriesClosed, ReasonCode>;

/** Refuses with the reason while entries are closed. */
export async function refuseWhenClosed(reading: Reading): Promise<void> {
  const closed = await closedBecause(reading);
  if (closed !== null) refuseConflict(because(CLOSED_REASONS[closed]));
}

/** The entry of a person among these. */
export const entryOf = (entries: readonly OwnEntry[], personId: number): OwnEntry | undefined =>
  entries.find((entry) => entry.person_id === personId || entry.partner_person_id === personId);

/** Whether somebody who enters is asked for their gender: only for Mixed, and only if it is not known (D46). */
export const asksGender = ({ type }: StoredTournament, { gender }: EnterablePerson): boolean =>
  type === 'Mixed' && gender === null;

/** The state of an entry. */
export function stateOf(entry: OwnEntry | undefined): Pick<Enterable, 'state' | 'unpaired' | 'place'> {
  const isIn = { unpaired: false, place: null };
  if (entry === undefined) return { ...isIn, state: 'none' };
  // Only those who had to go still wait for a partner: everybody who leaves does not.
  if (entry.withdrawn_at !== null) return { ...isIn, state: 'withdrawn', unpaired: entry.seeks !== null };
  return entry.alternate === null
    ? { ...isIn, state: 'entered' }
    : { ...isIn, state: 'waiting', place: entry.alternate };
}

/** The person by number, of people the caller may enter; without a number their own. */
export async function mustFind(
  tx: Tx,
  caller: Caller,
  personId: number | undefined,
): Promise<EnterablePerson> {
  const people = await listEnterableBy(tx, caller);
  const person =
    personId === undefined
      ? people.find(({ account_id: account }) => account === caller.userId)
      : people.find(({ id }) => id === personId);
  if (person === undefined) throw new Refused({ type: 'not-found' });
  return person;
}

/** The tournament's demands on those who enter. */
export const rulesOf = (tournament: StoredTournament): EventRules => ({
  type: tournament.type,
  startYear: startYearOf(tournament),
  membersOnly: tournament.members_only === 1,
});

/** Refuses somebody from outside where only members may enter. */
export async function refuseOutsider({ tx, tournament }: Reading, personId: number): Promise<void> {
  if (tournament.members_only === 0) return;
  const members = await membersAmong(tx, tournament.club_id, [personId]);
  if (!members.has(personId)) refuseConflict(because('membersOnly'));
}

/** Refuses somebody of the wrong age. Returns the year that was given for them, if none was known. */
export function checkAge(
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
