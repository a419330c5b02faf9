// The queue of matches that wait for the organisers of a tournament (§2, brief section 2; D2, D9).
import { describe, expect, it } from 'vitest';
import { aClub, anEntry, aTournament, bodyOf, matchBody } from '../../testing/factories.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const idOf = (thing: { readonly id: number }) => ({ id: String(thing.id) });

const queueOf = async (person: Person, query: Record<string, string> = {}) =>
  bodyOf(await person.call('listMatchesToScore', { query }));

const placesOf = async (person: Person, query?: Record<string, string>) =>
  (await queueOf(person, query)).map(({ court }) => court);

/** A club's tournament with two entries, and matches that are called by their courts. */
async function aDay(server: TestServer, timeZone = 'UTC') {
  const { club, admin } = await aClub(server, { timeZone });
  const tournament = await aTournament(admin, club.id);
  const first = await anEntry(admin, tournament.id, 'Nina Kovač');
  const second = await anEntry(admin, tournament.id, 'Priya Raman');
  const add = async (
    court: string,
    fields: Partial<ReturnType<typeof matchBody>> | { startTime: null } = {},
  ) =>
    bodyOf(
      await admin.call('createMatch', {
        params: idOf(tournament),
        body: { ...matchBody(first.id, second.id), court, ...fields },
      }),
    );
  return { club, admin, tournament, first, second, add };
}

describe('the queue of matches to score', () => {
  it('begins with what is on court, then what lacks its winner, then what is to be played, by time', async () => {
    const server = await aServer({ now: '2026-09-12T12:00:00.000Z' });
    const { admin, first, add } = await aDay(server);
    await add('no time', { startTime: null });
    await add('later today', { startTime: '2026-09-12T18:00:00.000Z' });
    await add('overdue', { startTime: '2026-09-11T09:00:00.000Z' });
    await add('tomorrow', { startTime: '2026-09-13T09:00:00.000Z' });
    await add('waits for a player', { participant2Id: null });
    const live = await add('on court');
    await admin.call('setMatchStatus', { params: idOf(live), body: { status: 'in_progress' } });
    const over = await add('decided');
    const lacks = await add('lacks its winner');
    const abandoned = await add('abandoned');
    for (const match of [over, lacks]) {
      const body = { scores: { text: '6-1 6-1' }, winnerId: first.id };
      await admin.call('setMatchScores', { params: idOf(match), body });
      await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } });
      bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'completed' } }));
    }
    bodyOf(await admin.call('setMatchWinner', { params: idOf(lacks), body: { winnerId: null } }));
    await admin.call('setMatchStatus', { params: idOf(abandoned), body: { status: 'in_progress' } });
    const text = '6-1 2-3 abn.';
    bodyOf(await admin.call('setMatchScores', { params: idOf(abandoned), body: { scores: { text } } }));
    bodyOf(await admin.call('setMatchStatus', { params: idOf(abandoned), body: { status: 'completed' } }));
    const order = ['on court', 'lacks its winner', 'overdue', 'later today', 'no time'];
    expect(await placesOf(admin)).toEqual(order);

    const page = await admin.call('listMatchesToScore', { query: { limit: '2' } });
    const next = /cursor=(?<cursor>[^>&]+)/.exec(String(page.headers['link']))?.groups?.['cursor'] ?? '';
    expect(await placesOf(admin, { limit: '2', cursor: decodeURIComponent(next) })).toEqual(
      order.slice(2, 4),
    );
  });

  it('[D1] goes by the day where the match is played', async () => {
    const server = await aServer({ now: '2026-09-12T12:00:00.000Z' });
    const { admin, add } = await aDay(server, 'Pacific/Auckland');
    // In Auckland it is already Sunday.
    await add('Sunday', { startTime: '2026-09-12T22:00:00.000Z' });
    await add('Monday', { startTime: '2026-09-13T13:00:00.000Z' });
    expect(await placesOf(admin)).toEqual(['Sunday']);
    const west = await aDay(server, 'America/Los_Angeles');
    // There it is still Saturday.
    await west.add('Sunday', { startTime: '2026-09-13T16:00:00.000Z' });
    expect(await placesOf(west.admin)).toEqual([]);
  });

  it('[D2] holds the tournaments that the caller runs, and no others', async () => {
    const server = await aServer({ now: '2026-09-12T12:00:00.000Z' });
    const here = await aDay(server);
    await here.add('here');
    const elsewhere = await aDay(server);
    await elsewhere.add('elsewhere');
    const member = await server.signUp('member', 'Nina Kovač');
    expect(await placesOf(here.admin)).toEqual(['here']);
    expect(await placesOf(elsewhere.admin)).toEqual(['elsewhere']);
    expect(await placesOf(here.admin, { tournamentId: String(elsewhere.tournament.id) })).toEqual([]);
    expect(await placesOf(member)).toEqual([]);
    const superAdmin = await server.signUp('super_admin');
    expect(await placesOf(superAdmin)).toEqual([]);
    expect(await placesOf(superAdmin, { tournamentId: String(here.tournament.id) })).toEqual(['here']);
    expect((await server.visitor().call('listMatchesToScore', {})).status).toBe(401);
  });

  it('[D9] leaves out drafts and what was put away', async () => {
    const server = await aServer({ now: '2026-09-12T12:00:00.000Z' });
    const { admin, tournament, add } = await aDay(server);
    await add('kept');
    const params = idOf(tournament);
    bodyOf(await admin.call('setTournamentStatus', { params, body: { status: 'draft' } }));
    expect(await placesOf(admin)).toEqual([]);
    bodyOf(await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } }));
    expect(await placesOf(admin)).toEqual(['kept']);
    bodyOf(await admin.call('archiveTournament', { params, body: { archived: true } }));
    expect(await placesOf(admin)).toEqual([]);
  });
});
