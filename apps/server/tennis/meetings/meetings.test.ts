// Tournaments of a club that are played together (D47): joined, read on one page, and separated.
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

const meetingOf = async (by: Person, id: number) => by.call('getMeeting', { params: { id: String(id) } });

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server, { name: 'Riverside' });
  const params = { clubId: String(club.id) };
  const singles = await aTournament(admin, club.id, { name: 'Singles', maxParticipants: 16 });
  const juniors = await aTournament(admin, club.id, { name: 'Juniors', type: 'U14' });
  const draft = await aTournament(admin, club.id, { name: 'Secret Cup', status: 'draft' });
  const create = (tournamentIds: readonly number[], name = 'Autumn Weekend', by: Person = admin) =>
    by.call('createMeeting', { params, body: { name, tournamentIds: [...tournamentIds] } });
  return { server, club, admin, params, singles, juniors, draft, create };
}

describe('a meeting', () => {
  it('shows its tournaments, and who plays in which of them', async () => {
    const { server, admin, club, singles, juniors, create } = await aScene();
    const nina = await anEntry(admin, singles.id, 'Nina Kovač');
    const doubles = await aTournament(admin, club.id, { name: 'Doubles', type: 'Doubles' });
    const pair = { personId: nina.personId ?? 0, partnerName: 'Priya Raman' };
    bodyOf(await admin.call('addParticipant', { params: idOf(doubles), body: pair }));
    const made = bodyOf(await create([singles.id, doubles.id, juniors.id, singles.id]));
    expect(made.tournaments.map(({ name }) => name)).toEqual(['Singles', 'Juniors', 'Doubles']);
    const visitor = server.visitor();
    expect(await meetingOf(visitor, made.id)).toMatchObject({
      status: 200,
      body: {
        name: 'Autumn Weekend',
        club: { id: club.id, name: 'Riverside' },
        tournaments: [
          { id: singles.id, participantCount: 1, maxParticipants: 16 },
          { id: juniors.id, participantCount: 0 },
          { id: doubles.id, participantCount: 1 },
        ],
        people: [
          { name: 'Nina Kovač', tournamentIds: [singles.id, doubles.id] },
          { name: 'Priya Raman', tournamentIds: [doubles.id] },
        ],
      },
    });
    const one = bodyOf(await visitor.call('getTournament', { params: idOf(singles) }));
    expect(one.meetingId).toBe(made.id);
  });

  it('[D24] tells nobody that two shortened names are one person', async () => {
    const { server, admin, singles, juniors, create } = await aScene();
    const junior = { name: 'Nina Kovač', birthYear: 2014 };
    const entry = bodyOf(await admin.call('addParticipant', { params: idOf(juniors), body: junior }));
    const again = { personId: entry.personId ?? 0 };
    bodyOf(await admin.call('addParticipant', { params: idOf(singles), body: again }));
    const { id } = bodyOf(await create([singles.id, juniors.id]));
    const named = async (by: Person) =>
      bodyOf(await meetingOf(by, id)).people.map(({ name, tournamentIds }) => [name, tournamentIds.length]);
    expect(await named(server.visitor())).toEqual([
      ['N. K.', 1],
      ['N. K.', 1],
    ]);
    expect(await named(admin)).toEqual([['Nina Kovač', 2]]);
  });

  it('[D8] leaves out what the reader may not read, and is missing where nothing is left', async () => {
    const { server, admin, draft, singles, create } = await aScene();
    const { id } = bodyOf(await create([draft.id]));
    const visitor = server.visitor();
    expect((await meetingOf(visitor, id)).status).toBe(404);
    expect(bodyOf(await meetingOf(admin, id)).tournaments).toMatchObject([{ id: draft.id }]);
    const both = bodyOf(await create([draft.id, singles.id], 'Both'));
    expect(bodyOf(await meetingOf(visitor, both.id)).tournaments).toMatchObject([{ id: singles.id }]);
    expect((await meetingOf(visitor, 999)).status).toBe(404);
  });

  it('is renamed, takes tournaments out of another one, and parts them when it is deleted', async () => {
    const { admin, params, singles, juniors, create } = await aScene();
    const first = bodyOf(await create([singles.id, juniors.id]));
    const second = bodyOf(await create([juniors.id], 'Sunday'));
    const list = async () =>
      bodyOf(await admin.call('listMeetings', { params })).map(({ name, tournaments }) => [
        name,
        ...tournaments.map((one) => one.name),
      ]);
    expect(await list()).toEqual([
      ['Sunday', 'Juniors'],
      ['Autumn Weekend', 'Singles'],
    ]);
    const of = { ...params, meetingId: String(second.id) };
    const change = { name: 'Finals', tournamentIds: [singles.id, juniors.id] };
    const stale = await admin.call('updateMeeting', { params: of, body: change }, { 'if-match': '"7"' });
    expect(stale.status).toBe(409);
    const changed = bodyOf(
      await admin.call('updateMeeting', { params: of, body: change }, { 'if-match': '"1"' }),
    );
    expect(changed.version).toBe(2);
    expect(await list()).toEqual([['Finals', 'Singles', 'Juniors'], ['Autumn Weekend']]);
    expect((await admin.call('deleteMeeting', { params: of })).status).toBe(204);
    const { meetingId } = bodyOf(await admin.call('getTournament', { params: idOf(singles) }));
    expect(meetingId).toBeNull();
    expect(await list()).toEqual([['Autumn Weekend']]);
    expect(first.version).toBe(1);
  });

  it('takes tournaments of its club only, at least one, and a name', async () => {
    const { server, admin, params, singles, create } = await aScene();
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const foreign = await aTournament(elsewhere.admin, elsewhere.club.id, { name: 'Hillside Open' });
    expect(await create([singles.id, foreign.id])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'tournamentIds.1', code: 'meetingTournamentElsewhere' }] },
    });
    expect(await create([])).toMatchObject({
      status: 400,
      body: { issues: [{ code: 'meetingWithoutTournaments' }] },
    });
    expect(await create([singles.id], 'A')).toMatchObject({
      status: 400,
      body: { issues: [{ message: 'Meeting name must be at least 3 characters.' }] },
    });
    expect((await create([singles.id], 'Mine', elsewhere.admin)).status).toBe(403);
    expect(bodyOf(await admin.call('listMeetings', { params }))).toEqual([]);
    const { id } = bodyOf(await create([singles.id]));
    const across = { clubId: String(elsewhere.club.id), meetingId: String(id) };
    expect((await elsewhere.admin.call('deleteMeeting', { params: across })).status).toBe(404);
  });
});
