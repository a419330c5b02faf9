// A match with a last day between two members of a club, one of whom has proposed a place to the other (OP39).
import { aTournament, bodyOf, joinClub } from './factories.ts';
import type { Person, TestServer } from './server.ts';

/** The sides of a proposal. */
export interface MatchToArrange {
  readonly tournamentId: number;
  readonly matchId: number;
  readonly proposer: Person;
  readonly asked: Person;
  readonly proposalId: number;
  readonly courtId: number;
  readonly startTime: string;
}

const DAY_MS = 86_400_000;
const PROPOSED_IN = 10;
const LAST_IN = 60;

/** Ten days ahead at ten in the morning. */
const startFrom = (now: Date): string =>
  `${new Date(now.getTime() + PROPOSED_IN * DAY_MS).toISOString().slice(0, 10)}T10:00:00.000Z`;

/** Makes one in a club whose zone is UTC. */
export async function aMatchToArrange(
  server: TestServer,
  admin: Person,
  clubId: number,
  players?: readonly [Person, Person],
): Promise<MatchToArrange> {
  const now = server.services.now();
  const [proposer, asked] = players ?? [await server.signUp('member'), await server.signUp('member')];
  const tournament = await aTournament(admin, clubId, {
    name: 'Club Championship',
    status: 'registering',
    startDate: now.toISOString(),
    endDate: new Date(now.getTime() + LAST_IN * DAY_MS).toISOString(),
  });
  const params = { id: String(tournament.id) };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const { courts } = bodyOf(
    await admin.call('createCourts', {
      params: { clubId: String(clubId) },
      body: { courts: [{ name: `Show Court ${tournament.id}`, hours }] },
    }),
  );
  const courtId = courts.at(-1)?.id ?? 0;
  const entries: number[] = [];
  for (const player of [proposer, asked]) {
    if (players === undefined) await joinClub(server, clubId, player);
    bodyOf(await player.call('enterTournament', { params, body: {} }));
    const entry = await server.database.db
      .selectFrom('participants')
      .select('id')
      .where('tournament_id', '=', tournament.id)
      .where('user_id', '=', player.user?.id ?? 0)
      .executeTakeFirstOrThrow();
    entries.push(entry.id);
  }
  const match = bodyOf(
    await admin.call('createMatch', {
      params,
      body: {
        participant1Id: entries[0] ?? null,
        participant2Id: entries[1] ?? null,
        round: 'final',
        startTime: null,
      },
    }),
  );
  const playBy = new Date(now.getTime() + LAST_IN * DAY_MS).toISOString().slice(0, 10);
  bodyOf(await admin.call('setLastDays', { params, body: { matches: [{ matchId: match.id, playBy }] } }));
  const startTime = startFrom(now);
  const { proposal } = bodyOf(
    await proposer.call('proposePlace', {
      params: { id: String(match.id) },
      body: { courtId, startTime },
    }),
  );
  return {
    tournamentId: tournament.id,
    matchId: match.id,
    proposer,
    asked,
    proposalId: proposal?.id ?? 0,
    courtId,
    startTime,
  };
}
