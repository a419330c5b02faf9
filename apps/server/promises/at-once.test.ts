// Pairs of writes, sent at the same moment: each alone is allowed, both are not. No constraint guards most of these, so they rest on the isolation of
// the transactions (ADR 1).
import { describe, expect, it } from 'vitest';
import { aClub, aMatch, aTournament, bodyOf, matchBody } from '../testing/factories.ts';
import { aServer, type Person } from '../testing/server.ts';

const ROUNDS = 6;
const SCORES = { set1: { player1: 6, player2: 4 } };

type Statuses = readonly number[];

/** Sends both at once, in either order, and answers their statuses. */
async function both(
  round: number,
  one: () => Promise<{ status: number }>,
  other: () => Promise<{ status: number }>,
): Promise<Statuses> {
  const calls = round % 2 === 0 ? [one(), other()] : [other(), one()].toReversed();
  return (await Promise.all(calls)).map(({ status }) => status);
}

const leave = (person: Person) => () => person.call('eraseAccount', { body: { password: 'Tennis123' } });

describe('at the same moment', () => {
  it('a tournament is not completed and the winner of its match taken back (D9)', async () => {
    const server = await aServer();
    const { admin, tournament, match, first } = await aMatch(server);
    const params = { id: String(match.id) };
    const ofTournament = { id: String(tournament.id) };
    const { db } = server.database;
    for (let round = 0; round < ROUNDS; round += 1) {
      await admin.call('setTournamentStatus', { params: ofTournament, body: { status: 'active' } });
      const won = await admin.call('setMatchWinner', { params, body: { winnerId: first.id } });
      expect(won.status).toBe(200);
      const statuses = await both(
        round,
        () => admin.call('setTournamentStatus', { params: ofTournament, body: { status: 'completed' } }),
        () => admin.call('setMatchWinner', { params, body: { winnerId: null } }),
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    const undecided = await db
      .selectFrom('matches')
      .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
      .where('tournaments.status', '=', 'completed')
      .where('matches.winner_id', 'is', null)
      .select('matches.id')
      .execute();
    expect(undecided).toEqual([]);
  });

  it('the match format is not changed and the first score stored under the former one', async () => {
    const server = await aServer();
    const { admin, tournament, match } = await aMatch(server);
    const params = { id: String(match.id) };
    const ofTournament = { id: String(tournament.id) };
    await admin.call('setTournamentStatus', { params: ofTournament, body: { status: 'active' } });
    const formatted = (matchFormat: string) => () =>
      admin.call('updateTournament', { params: ofTournament, body: { matchFormat } });
    for (let round = 0; round < ROUNDS; round += 1) {
      bodyOf(await admin.call('setMatchScores', { params, body: { scores: { text: '' } } }));
      bodyOf(await formatted('SET3-S:6/TB7')());
      // Nobody wins a set to four games by six: whichever comes first forbids the other.
      const statuses = await both(round, formatted('SET1-S:4/TB7@3'), () =>
        admin.call('setMatchScores', { params, body: { scores: SCORES } }),
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  it('two do not take the last place of a tournament', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { maxParticipants: 2 });
    const params = { id: String(tournament.id) };
    const enter = (name: string) => () => admin.call('addParticipant', { params, body: { name } });
    expect((await enter('Nina Kovač')()).status).toBe(201);
    for (let round = 0; round < ROUNDS; round += 1) {
      const statuses = await both(round, enter(`One ${round}`), enter(`Other ${round}`));
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
      const entries = bodyOf(await admin.call('listParticipants', { params }));
      expect(entries).toHaveLength(2);
      const participantId = String(entries[1]?.id);
      await admin.call('removeParticipant', { params: { ...params, participantId } });
    }
  });

  it('the two admins of a club do not both delete their accounts (D35)', async () => {
    const server = await aServer();
    for (let round = 0; round < 4; round += 1) {
      const marta = await server.signUp('club_admin', 'Marta Silva');
      const rui = await server.signUp('club_admin', 'Rui Costa');
      const { id } = bodyOf(await marta.call('createClub', { body: { name: `Club ${round}` } }));
      await server.database.db
        .insertInto('club_members')
        .values({ club_id: id, user_id: rui.user?.id ?? 0, role: 'admin', created_at: 'x' })
        .execute();
      const statuses = await both(round, leave(marta), leave(rui));
      expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    }
  });

  it('an entry is not removed and put into a match', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const params = { id: String(tournament.id) };
    for (let round = 0; round < ROUNDS; round += 1) {
      const entry = bodyOf(await admin.call('addParticipant', { params, body: { name: `Zoe ${round}` } }));
      const statuses = await both(
        round,
        () => admin.call('removeParticipant', { params: { ...params, participantId: String(entry.id) } }),
        () => admin.call('createMatch', { params, body: matchBody(entry.id, null) }),
      );
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual(statuses);
    }
  });

  it('a key does its write once, and both get the same answer', async () => {
    const server = await aServer();
    const { admin } = await aClub(server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const create = () =>
        admin.call(
          'createClub',
          { body: { name: `Club ${round}` } },
          { 'idempotency-key': `key-${round}-12` },
        );
      const [one, other] = await Promise.all([create(), create()]);
      expect([one.status, other.status, one.body]).toEqual([201, 201, other.body]);
    }
  });
});
