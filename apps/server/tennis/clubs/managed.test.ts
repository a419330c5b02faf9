// A club as its admins see and change it (additive; D1, D16, D24).
import { describe, expect, it } from 'vitest';
import { aClub, aMatch, aTournament, bodyOf } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

describe('the club of an admin', () => {
  it('tells its figures', async () => {
    const server = await aServer();
    const { club, admin, match } = await aMatch(server);
    const params = { clubId: String(club.id) };
    await admin.call('createInvitation', { params, body: { email: 'nina@example.org' } });
    await admin.call('setMatchStatus', { params: { id: String(match.id) }, body: { status: 'in_progress' } });
    const courts = [{ name: 'Court 1' }, { name: 'Court 2' }];
    bodyOf(await admin.call('createCourts', { params, body: { courts } }));
    expect(bodyOf(await admin.call('getClub', { params })).figures).toEqual({
      members: 1,
      admins: 1,
      pendingInvitations: 1,
      courts: 2,
      tournaments: 1,
      activeTournaments: 1,
      matchesInProgress: 1,
    });
  });

  it('counts no match as in progress that an earlier day has left unfinished', async () => {
    const server = await aServer({ now: '2026-09-12T14:00:00.000Z' });
    const { club, admin, match } = await aMatch(server);
    const params = { clubId: String(club.id) };
    const figure = async () => bodyOf(await admin.call('getClub', { params })).figures.matchesInProgress;
    const call = { params: { id: String(match.id) }, body: { status: 'in_progress' as const } };
    bodyOf(await admin.call('setMatchStatus', call));
    server.setNow('2026-09-12T23:59:00.000Z');
    expect(await figure()).toBe(1);
    server.setNow('2026-09-13T00:00:00.000Z');
    expect(await figure()).toBe(0);
  });

  it('is changed field by field, and its name is found at once', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const params = { clubId: String(club.id) };
    const body = { name: 'Žižkov TC', contactEmail: 'desk@example.org', publishesFullNames: true };
    expect(bodyOf(await admin.call('updateClub', { params, body }))).toMatchObject({
      ...body,
      timeZone: 'UTC',
      version: 2,
    });
    const found = bodyOf(await server.visitor().call('listClubs', { query: { q: 'zizkov' } }));
    expect(found.map(({ id }) => id)).toEqual([club.id]);
    expect(bodyOf(await admin.call('updateClub', { params, body: { contactEmail: null } }))).toMatchObject({
      contactEmail: null,
      name: 'Žižkov TC',
    });
  });

  it('has colours of its house with grounds on which white can be read, at its tournaments too [brief 3]', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const { id } = await aTournament(admin, club.id);
    const params = { clubId: String(club.id) };
    const paint = (colours: object | null) =>
      admin.call('updateClub', { params, body: { colours } as never });
    const ofTournament = async () =>
      bodyOf(await server.visitor().call('getTournament', { params: { id: String(id) } })).clubColours;
    expect(await ofTournament()).toBeNull();

    const yellow = { main: '#ffd500', second: '#112233', light: '#7c6700', dark: '#604f00' };
    expect(bodyOf(await paint({ main: ' #FFD500', second: '#112233' })).colours).toEqual(yellow);
    expect(await ofTournament()).toEqual(yellow);
    expect(bodyOf(await paint({ main: '#5b1020' })).colours).toEqual({
      main: '#5b1020',
      second: null,
      light: '#5b1020',
      dark: '#5b1020',
    });
    for (const wrong of [{ main: 'green' }, { main: '#fff' }, { main: '#5b1020', second: 'url(x)' }, {}])
      expect((await paint(wrong)).status).toBe(400);
    expect(bodyOf(await paint(null)).colours).toBeNull();
    expect(await ofTournament()).toBeNull();

    // The database knows what a colour is, and that the second stands beside a main one.
    const set = (row: object) =>
      server.database.db.updateTable('clubs').set(row).where('id', '=', club.id).execute();
    await expect(set({ main_colour: 'red' })).rejects.toThrow(/check/i);
    await expect(set({ main_colour: '#FFD500' })).rejects.toThrow(/check/i);
    await expect(set({ second_colour: '#112233' })).rejects.toThrow(/check/i);
    await expect(set({ main_colour: '#112233', second_colour: '#1122334' })).rejects.toThrow(/check/i);
    await set({ main_colour: '#112233', second_colour: '#ffffff' });
  });

  it('[D16] shows what somebody else has saved first, and a change that changes nothing makes nobody stale', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const params = { clubId: String(club.id) };
    const rename = (name: string, ifMatch: number) =>
      admin.call('updateClub', { params, body: { name } }, { 'if-match': `"${ifMatch}"` });
    expect(bodyOf(await rename(club.name, 1)).version).toBe(1);
    expect(bodyOf(await rename('Hillside', 1)).version).toBe(2);
    const stale = await rename('Lakeside', 1);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { reason: 'stale', details: { current: { name: 'Hillside', version: 2 } } },
    ]);
  });
});
