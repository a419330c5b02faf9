// A match whose players report its result themselves (ADR 34).
import { aTournament, bodyOf, matchBody } from './factories.ts';
import type { Person, TestServer } from './server.ts';

export interface PlayersMatch {
  readonly tournamentId: number;
  readonly matchId: number;
  /** The entries, of `me` and of the other one. */
  readonly entryIds: readonly [number, number];
  readonly other: Person;
}

/** A match between `me`, who is on side 1, and a new member, in a tournament of the club that lets them report. */
export async function aPlayersMatch(
  server: TestServer,
  admin: Person,
  clubId: number,
  me: Person = admin,
): Promise<PlayersMatch> {
  const tournament = await aTournament(admin, clubId, {
    name: 'Club Ladder',
    status: 'registering',
    reportHours: 24,
  });
  const params = { id: String(tournament.id) };
  const other = await server.signUp('member', 'Ana Lind');
  for (const player of [me, other]) bodyOf(await player.call('enterTournament', { params, body: {} }));
  const entries = bodyOf(await admin.call('listParticipants', { params }));
  const idOf = ({ user }: Person): number => entries.find(({ userId }) => userId === user?.id)?.id ?? 0;
  const entryIds = [idOf(me), idOf(other)] as const;
  const match = bodyOf(await admin.call('createMatch', { params, body: matchBody(...entryIds) }));
  return { tournamentId: tournament.id, matchId: match.id, entryIds, other };
}
