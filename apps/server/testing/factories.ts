// Clubs, tournaments, entries and matches for tests, made by the product's own calls.
import type {
  Club,
  CreateTournament,
  Match,
  Participant,
  Person as PersonOfClub,
  Tournament,
} from '@tennis/contract';
import { bodyOf } from '../demo/injected-person.ts';
import type { Person, TestServer } from './server.ts';

export { bodyOf };

/** A club with its admin. */
export async function aClub(
  server: TestServer,
  fields: { readonly name?: string; readonly timeZone?: string } = {},
): Promise<{ readonly club: Club; readonly admin: Person }> {
  const admin = await server.signUp('club_admin', 'Marta Silva');
  const club = bodyOf(
    await admin.call('createClub', {
      body: { name: fields.name ?? 'Riverside Tennis Club', timeZone: fields.timeZone ?? 'UTC' },
    }),
  );
  return { club, admin };
}

/** A club that sets no limit of matches a day on purpose: a knockout of eight is played out on one day there [OP9]. */
export async function setNoLimits({
  admin,
  club,
}: {
  readonly club: Club;
  readonly admin: Person;
}): Promise<void> {
  const body = { planning: { dayLimits: 'none' as const } };
  bodyOf(await admin.call('updateClub', { params: { clubId: String(club.id) }, body }));
}

/** Makes somebody a member of a club. */
export async function joinClub(server: TestServer, clubId: number, person: Person): Promise<void> {
  await server.database.db
    .insertInto('club_members')
    .values({
      club_id: clubId,
      user_id: person.user?.id ?? 0,
      role: 'member',
      created_at: '2026-09-01T10:00:00.000Z',
    })
    .execute();
}

/** The body of a tournament that any club could hold. */
export const tournamentBody = (clubId: number): CreateTournament => ({
  name: 'Riverside Open',
  clubId,
  type: 'Open',
  startDate: '2026-09-11T09:00:00.000Z',
  endDate: '2026-09-13T18:00:00.000Z',
  maxParticipants: 16,
  rules: {
    format: 'knockout',
    pointSystem: 'normal_deuce',
    letRule: true,
    timeLimit: 90,
    matchesPerParticipant: 3,
    playersProgressingFromGroups: 2,
    tieBreakerRule: 'matches_won',
    knockout: true,
  },
});

/** A tournament of a club. */
export async function aTournament(
  admin: Person,
  clubId: number,
  fields: Partial<CreateTournament> = {},
): Promise<Tournament> {
  return bodyOf(await admin.call('createTournament', { body: { ...tournamentBody(clubId), ...fields } }));
}

/** An entry by name. */
export async function anEntry(admin: Person, tournamentId: number, name: string): Promise<Participant> {
  return bodyOf(await admin.call('addParticipant', { params: { id: String(tournamentId) }, body: { name } }));
}

/** The body of a match between two entries. */
export const matchBody = (first: number | null, second: number | null) => ({
  participant1Id: first,
  participant2Id: second,
  court: 'Court 1',
  round: 'final' as const,
  startTime: '2026-09-12T14:00:00.000Z',
  groupId: null,
  status: 'scheduled' as const,
});

/** Somebody of the club who has entered nothing. */
export async function aPerson(admin: Person, clubId: number, name: string): Promise<PersonOfClub> {
  return bodyOf(await admin.call('createPerson', { params: { clubId: String(clubId) }, body: { name } }));
}

export interface Scene {
  readonly club: Club;
  readonly admin: Person;
  readonly tournament: Tournament;
  readonly first: Participant;
  readonly second: Participant;
  readonly match: Match;
  /** A private draw of the tournament; 0 if none was made. */
  readonly drawId: number;
  /** The courts of the club, the last without a match; none if none was made. */
  readonly courtIds: readonly number[];
  /** A meeting of the club with the tournament; 0 if none was made. */
  readonly meetingId: number;
  /** Two people of the club who have entered nothing; the second was merged into an entry's person. 0 if none was made. */
  readonly personId: number;
  readonly mergedId: number;
  /** A claim of the admin's that is to be decided; 0 if none was made. */
  readonly claimId: number;
  /** A support ticket of the admin, and a subscription plan; 0 if none was made. */
  readonly ticketId: number;
  readonly planId: number;
}

/** Adds two people of the club, merges the second into the person of an entry, and claims to look after that one. */
export async function somePeople(
  admin: Person,
  clubId: number,
  { id: entryId, personId: into }: Participant,
): Promise<Pick<Scene, 'personId' | 'mergedId' | 'claimId'>> {
  const person = await aPerson(admin, clubId, 'Bo Lind');
  const merged = await aPerson(admin, clubId, 'Nina K');
  const params = { clubId: String(clubId), personId: String(merged.id) };
  bodyOf(await admin.call('mergePerson', { params, body: { into: into ?? 0, confirm: true } }));
  const claim = await admin.call('createClaim', { body: { entryId, relation: 'manager' } });
  return { personId: person.id, mergedId: merged.id, claimId: claim.status === 201 ? bodyOf(claim).id : 0 };
}

/** Puts a tournament into a meeting with one that everybody may read. */
export async function aMeeting(
  admin: Person,
  clubId: number,
  tournamentId: number,
): Promise<Pick<Scene, 'meetingId'>> {
  const other = await aTournament(admin, clubId, { name: 'Weekend Cup' });
  const body = { name: 'Autumn Weekend', tournamentIds: [tournamentId, other.id] };
  const params = { clubId: String(clubId) };
  return { meetingId: bodyOf(await admin.call('createMeeting', { params, body })).id };
}

/** Adds a court to the club that no match is on. */
export async function aCourt(admin: Person, clubId: number): Promise<Pick<Scene, 'courtIds'>> {
  const params = { clubId: String(clubId) };
  const taken = new Set(bodyOf(await admin.call('listCourts', { params })).map(({ name }) => name));
  // Of the first this many, one is free.
  const names = Array.from({ length: taken.size + 1 }, (_, at) => `Training court ${at + 1}`);
  const body = { courts: [{ name: names.find((name) => !taken.has(name)) ?? 'Training court' }] };
  const { courts } = bodyOf(await admin.call('createCourts', { params, body }));
  return { courtIds: courts.map(({ id }) => id) };
}

let plans = 0;

/** The body of a plan that nobody else has made. */
export function planBody() {
  plans += 1;
  return {
    name: `Club plan ${plans}`,
    description: 'For a club of the usual size',
    price: '29.99',
    billingCycle: 'monthly' as const,
    features: ['Draws', 'Order of play'],
    maxClubs: 1,
    maxMembersPerClub: 20,
    maxTournamentsPerClub: 5,
  };
}

/** A support ticket of somebody, with a response, and a subscription plan. */
export async function somePlatform(
  server: TestServer,
  somebody: Person,
): Promise<Pick<Scene, 'ticketId' | 'planId'>> {
  const superAdmin = await server.signUp('super_admin');
  const ticket = { subject: 'The draw is wrong', description: 'Two seeds meet in the first round.' };
  const { id: ticketId } = bodyOf(await somebody.call('createTicket', { body: ticket }));
  const params = { id: String(ticketId) };
  bodyOf(await superAdmin.call('createResponse', { params, body: { message: 'We are looking into it.' } }));
  return { ticketId, planId: bodyOf(await superAdmin.call('createPlan', { body: planBody() })).id };
}

/** Makes a private draw of a tournament's entries. */
export async function aDraw(admin: Person, tournamentId: number): Promise<number> {
  const params = { id: String(tournamentId) };
  return bodyOf(await admin.call('makeDraw', { params, body: {} })).id;
}

/** A club, its tournament, two entries and the match between them. */
export async function aMatch(server: TestServer, fields: Partial<CreateTournament> = {}): Promise<Scene> {
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, fields);
  const first = await anEntry(admin, tournament.id, 'Nina Kovač');
  const second = await anEntry(admin, tournament.id, 'Priya Raman');
  const match = bodyOf(
    await admin.call('createMatch', {
      params: { id: String(tournament.id) },
      body: matchBody(first.id, second.id),
    }),
  );
  const none = {
    drawId: 0,
    courtIds: [],
    meetingId: 0,
    personId: 0,
    mergedId: 0,
    claimId: 0,
    ticketId: 0,
    planId: 0,
  };
  return { club, admin, tournament, first, second, match, ...none };
}

/** Publishes a draw of a tournament's entries and enters a result in it; returns the draw and the act to undo. */
export async function anAct(admin: Person, tournamentId: number): Promise<{ drawId: number; act: number }> {
  const drawId = await aDraw(admin, tournamentId);
  const params = { id: String(tournamentId), drawId: String(drawId) };
  const { matchIds } = bodyOf(await admin.call('setDrawPublished', { params, body: { published: true } }));
  const id = matchIds.find((one) => one !== null) ?? 0;
  const played = { params: { id: String(id) }, body: { status: 'in_progress' as const } };
  return { drawId, act: bodyOf(await admin.call('setMatchStatus', played)).undo?.id ?? 0 };
}
