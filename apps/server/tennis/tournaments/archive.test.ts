// Archived tournaments (D9): out of lists and figures, readable by address, unchangeable until they are restored.
import { describe, expect, it } from 'vitest';
import {
  aClub,
  aMatch,
  aTournament,
  anEntry,
  bodyOf,
  matchBody,
  type Scene,
} from '../../testing/factories.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const idOf = (thing: { id: number }) => ({ id: String(thing.id) });
const NOW = '2026-09-12T15:00:00.000Z';

/** A tournament with a result of today, put away. */
async function anArchived(server: TestServer): Promise<Scene> {
  const scene = await aMatch(server);
  const { admin, tournament, match, first } = scene;
  const params = idOf(match);
  await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } });
  await admin.call('setMatchWinner', { params, body: { winnerId: first.id } });
  await admin.call('setMatchStatus', { params, body: { status: 'completed' } });
  bodyOf(await admin.call('archiveTournament', { params: idOf(tournament), body: { archived: true } }));
  return scene;
}

const listed = async (person: Person, query: Record<string, string> = {}) =>
  bodyOf(await person.call('listTournaments', { query })).map(({ id }) => id);

describe('an archived tournament [D9]', () => {
  it('says when it was put away, and counts its version up once', async () => {
    const server = await aServer({ now: NOW });
    const { admin, tournament } = await anArchived(server);
    const params = idOf(tournament);
    const archived = bodyOf(await admin.call('getTournament', { params }));
    expect(archived).toMatchObject({ archivedAt: NOW, status: 'active' });
    const again = await admin.call('archiveTournament', { params, body: { archived: true } });
    expect(again).toMatchObject({ status: 200, body: { archivedAt: NOW, version: archived.version } });
    const stale = await admin.call(
      'archiveTournament',
      { params, body: { archived: false } },
      { 'if-match': String(archived.version - 1) },
    );
    expect(stale).toMatchObject({ status: 409, body: { details: { current: { archivedAt: NOW } } } });
  });

  it('is left out of every list and figure, and comes back when it is restored', async () => {
    const server = await aServer({ now: NOW });
    const { admin, tournament, match } = await anArchived(server);
    const visitor = server.visitor();
    const seen = async (person: Person) => {
      const query = { tournamentId: String(tournament.id) };
      return {
        tournaments: await listed(person),
        today: bodyOf(await person.call('listMatchesToday', { query: {} })).map(({ id }) => id),
        day: bodyOf(await person.call('listMatchesOfDay', { params: { day: '2026-09-12' }, query })).map(
          ({ id }) => id,
        ),
        results: bodyOf(await person.call('listCompletedMatches', { query: {} })).map(({ id }) => id),
      };
    };
    const figures = async () => bodyOf(await admin.call('getClubStats', {}));
    const none = { tournaments: [], today: [], day: [], results: [] };
    expect(await seen(visitor)).toEqual(none);
    expect(await seen(admin)).toEqual(none);
    expect(await figures()).toMatchObject({ activeTournaments: 0, todaysMatches: 0, completedMatches: 0 });

    await admin.call('archiveTournament', { params: idOf(tournament), body: { archived: false } });
    const all = { tournaments: [tournament.id], today: [match.id], day: [match.id], results: [match.id] };
    expect(await seen(visitor)).toEqual(all);
    expect(await seen(admin)).toEqual(all);
    expect(await figures()).toMatchObject({ activeTournaments: 1, todaysMatches: 1, completedMatches: 1 });
  });

  it('is read by its address, as before', async () => {
    const server = await aServer({ now: NOW });
    const { tournament, match } = await anArchived(server);
    const visitor = server.visitor();
    const params = idOf(tournament);
    expect(bodyOf(await visitor.call('getTournament', { params })).archivedAt).toBe(NOW);
    expect(bodyOf(await visitor.call('listTournamentMatches', { params })).map(({ id }) => id)).toEqual([
      match.id,
    ]);
    expect(bodyOf(await visitor.call('listParticipants', { params }))).toHaveLength(2);
  });

  it('is listed by the filter to those who may manage it, and to nobody else', async () => {
    const server = await aServer({ now: NOW });
    const { admin, club, tournament } = await anArchived(server);
    await aTournament(admin, club.id, { name: 'Not archived' });
    const stranger = await aClub(server, { name: 'Hillside' });
    const superAdmin = await server.signUp('super_admin');
    const creator = await server.signUp('member');
    const elsewhere = await aTournament(stranger.admin, stranger.club.id);
    await server.database.db
      .updateTable('tournaments')
      .set({ created_by: creator.user?.id ?? 0, archived_at: NOW })
      .where('id', '=', elsewhere.id)
      .execute();
    const archived = { archived: 'true' };
    expect(await listed(admin, archived)).toEqual([tournament.id]);
    expect(await listed(stranger.admin, archived)).toEqual([elsewhere.id]);
    expect(await listed(creator, archived)).toEqual([elsewhere.id]);
    expect((await listed(superAdmin, archived)).toSorted((a, b) => a - b)).toEqual([
      tournament.id,
      elsewhere.id,
    ]);
    expect(await listed(await server.signUp('member'), archived)).toEqual([]);
    expect(await listed(server.visitor(), archived)).toEqual([]);
    expect(await listed(admin, { archived: 'false' })).not.toContain(tournament.id);
  });

  it('is changed in nothing until it is restored', async () => {
    const server = await aServer({ now: NOW });
    const { admin, tournament, match, first } = await anArchived(server);
    const params = idOf(tournament);
    const shut = {
      status: 409,
      body: { message: 'This tournament is archived. Restore it before changing it.' },
    };
    expect(await admin.call('updateTournament', { params, body: { name: 'Other' } })).toMatchObject(shut);
    expect(await admin.call('setTournamentStatus', { params, body: { status: 'completed' } })).toMatchObject(
      shut,
    );
    expect(await admin.call('addParticipant', { params, body: { name: 'Sam Oduya' } })).toMatchObject(shut);
    expect(await admin.call('createGroup', { params, body: { name: 'Red' } })).toMatchObject(shut);
    expect(await admin.call('createMatch', { params, body: matchBody(first.id, null) })).toMatchObject(shut);
    const matchParams = idOf(match);
    expect(
      await admin.call('setMatchScores', { params: matchParams, body: { scores: { text: '6-0 6-0' } } }),
    ).toMatchObject(shut);
    expect(await admin.call('deleteMatch', { params: matchParams, query: {} })).toMatchObject(shut);

    await admin.call('archiveTournament', { params, body: { archived: false } });
    expect((await admin.call('updateTournament', { params, body: { name: 'Other' } })).status).toBe(200);
  });

  it('takes no court and no player any more', async () => {
    const server = await aServer({ now: NOW });
    const { admin, club, tournament } = await aMatch(server);
    const other = await aTournament(admin, club.id);
    const entry = await anEntry(admin, other.id, 'Sam Oduya');
    const body = matchBody(entry.id, null);
    const before = bodyOf(await admin.call('createMatch', { params: idOf(other), body }));
    expect(before.conflicts).toHaveLength(1);
    await admin.call('archiveTournament', { params: idOf(tournament), body: { archived: true } });
    const after = await admin.call('updateMatch', { params: idOf(before), body: { court: 'Court 1' } });
    expect(bodyOf(after).conflicts).toEqual([]);
  });

  it('is deleted without being restored when nothing was played in it', async () => {
    const server = await aServer({ now: NOW });
    const { admin, tournament } = await aMatch(server);
    const params = idOf(tournament);
    await admin.call('archiveTournament', { params, body: { archived: true } });
    expect((await admin.call('deleteTournament', { params })).status).toBe(204);
  });
});
