// A tournament of pairs in which somebody waits for the answer of their partner.
import { fingerprint } from '../ground/secrets.ts';
import { aTournament, bodyOf, joinClub } from './factories.ts';
import type { Person, TestServer } from './server.ts';

/** The one who asks, the one who is asked, and the tournament. */
export interface AskedPair {
  readonly tournamentId: number;
  /** Of the one who asks. */
  readonly personId: number;
  readonly asked: Person;
  readonly requestId: number;
  /** That of a link which was mailed. */
  readonly token: string;
}

/** Lets `asker` enter a Doubles of the club and ask a new member of it. */
export async function anAskedPair(
  server: TestServer,
  admin: Person,
  clubId: number,
  asker: Person = admin,
): Promise<AskedPair> {
  const tournament = await aTournament(admin, clubId, {
    name: 'Club Doubles',
    type: 'Doubles',
    status: 'registering',
    maxParticipants: 128,
  });
  const params = { id: String(tournament.id) };
  const asked = await server.signUp('member', 'Ana Lind');
  await joinClub(server, clubId, asked);
  const ownOf = async (person: Person): Promise<number> =>
    bodyOf(await person.call('getEntering', { params })).people.find(({ isSelf }) => isSelf)?.personId ?? 0;
  bodyOf(await asker.call('enterTournament', { params, body: { looking: true } }));
  const { db } = server.database;
  const entry = await db
    .selectFrom('participants')
    .select('id')
    .where('tournament_id', '=', tournament.id)
    .executeTakeFirstOrThrow();
  const token = `partner-link-${tournament.id}`;
  const request = await db
    .insertInto('partner_requests')
    .values({
      club_id: clubId,
      tournament_id: tournament.id,
      participant_id: entry.id,
      person_id: await ownOf(asked),
      email: null,
      email_key: null,
      token_hash: fingerprint(token),
      state: 'pending',
      created_at: '2026-09-01T10:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    tournamentId: tournament.id,
    personId: await ownOf(asker),
    asked,
    requestId: request.id,
    token,
  };
}
