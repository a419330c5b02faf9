// Clubs over the API (D2, D10, D36).
import { describe, expect, it } from 'vitest';
import { aClub, aMatch, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';
import { createClub } from './store.ts';

describe('creating a club', () => {
  it('makes a club admin its admin, and their first club their main one', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    expect(bodyOf(await admin.call('getSession', {}))).toMatchObject({
      clubId: club.id,
      clubs: [{ clubId: club.id, role: 'admin' }],
    });
    expect(bodyOf(await admin.call('listAdminClubs', {})).map(({ id }) => id)).toEqual([club.id]);
  });

  it('takes the server’s time zone when none is given [D1]', async () => {
    const server = await aServer();
    const admin = await server.signUp('club_admin');
    const club = bodyOf(await admin.call('createClub', { body: { name: 'Hillside' } }));
    expect(club.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('is refused to members (403) and visitors (401)', async () => {
    const server = await aServer();
    const member = await server.signUp('member');
    expect((await member.call('createClub', { body: { name: 'Hillside' } })).status).toBe(403);
    expect((await server.visitor().call('createClub', { body: { name: 'Hillside' } })).status).toBe(401);
  });

  it('is limited to 20 a day for one account, but not for a super admin', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const admin = await server.signUp('club_admin');
    const another = (founder: typeof admin) => founder.call('createClub', { body: { name: 'Hillside' } });
    for (let n = 0; n < 20; n += 1) expect((await another(admin)).status).toBe(201);
    const refused = { status: 429, headers: { 'retry-after': '50400' }, body: { code: 'too_many_requests' } };
    expect(await another(admin)).toMatchObject(refused);
    const superAdmin = await server.signUp('super_admin');
    for (let n = 0; n < 21; n += 1) expect((await another(superAdmin)).status).toBe(201);
    expect((await another(await server.signUp('club_admin'))).status).toBe(201);
    server.setNow('2026-09-02T00:00:00Z');
    expect((await another(admin)).status).toBe(201);
  });

  it.each([
    [{ name: 'ab' }, 'Club name must be at least 3 characters'],
    [{ name: 'Hillside', timeZone: 'Mars/Olympus' }, 'Please choose a time zone such as Europe/Lisbon.'],
    [{ name: 'Hill\u0000side' }, 'This text contains characters that cannot be stored.'],
  ])('refuses %j', async (body, message) => {
    const server = await aServer();
    const admin = await server.signUp('club_admin');
    expect(await admin.call('createClub', { body })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('lists and figures of clubs', () => {
  it('[D36] who created a club is told to the signed-in only', async () => {
    const server = await aServer();
    const { admin } = await aClub(server);
    const creators = async (reader: typeof admin) =>
      bodyOf(await reader.call('listClubs', {})).map((club) => club.createdBy);
    expect(await creators(server.visitor())).toEqual([null]);
    expect(await creators(admin)).toEqual([admin.user?.id]);
  });

  it('[D36] all clubs are public, by name; a search folds case and accents', async () => {
    const server = await aServer();
    const admin = await server.signUp('club_admin');
    for (const name of ['Würzburg', 'Aarhus', 'Porto']) await admin.call('createClub', { body: { name } });
    const visitor = server.visitor();
    const names = async (query: { q?: string }) =>
      bodyOf(await visitor.call('listClubs', { query })).map((club) => club.name);
    expect(await names({})).toEqual(['Aarhus', 'Porto', 'Würzburg']);
    expect(await names({ q: 'WURZ' })).toEqual(['Würzburg']);
    expect(await names({ q: '%' })).toEqual([]);
  });

  it('[D10] counts what concerns one’s own clubs; without a club what is public; all for a super admin', async () => {
    const server = await aServer({ now: '2026-09-12T10:00:00Z' });
    const { admin, match } = await aMatch(server);
    const params = { id: String(match.id) };
    await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } });
    await admin.call('setMatchStatus', { params, body: { status: 'completed' } });
    const own = { totalMembers: 1, completedMatches: 1, activeTournaments: 1, todaysMatches: 1 };
    expect(bodyOf(await admin.call('getClubStats', {}))).toEqual(own);
    const elsewhere = await aClub(server, { name: 'Hillside' });
    expect(bodyOf(await elsewhere.admin.call('getClubStats', {}))).toEqual({
      totalMembers: 1,
      completedMatches: 0,
      activeTournaments: 0,
      todaysMatches: 0,
    });
    const clubless = await server.signUp('member');
    expect(bodyOf(await clubless.call('getClubStats', {}))).toEqual({ ...own, totalMembers: 0 });
    const superAdmin = await server.signUp('super_admin');
    expect(bodyOf(await superAdmin.call('getClubStats', {}))).toEqual({ ...own, totalMembers: 2 });
    expect(bodyOf(await superAdmin.call('listAdminClubs', {}))).toHaveLength(2);
  });

  it('[D36] among 250 clubs each is found by its number, and a member has their own', async () => {
    const server = await aServer();
    const superAdmin = await server.signUp('super_admin');
    const member = await server.signUp('member');
    await server.database.transaction(async (tx) => {
      for (let n = 1; n <= 250; n += 1) {
        const club = { name: `Club ${n}`, description: null, location: null, timeZone: 'UTC' };
        await createClub(tx, club, superAdmin.user?.id ?? 0, new Date('2026-09-01T10:00:00Z'));
      }
    });
    const all = bodyOf(await superAdmin.call('listMyClubs', {}));
    expect(all).toHaveLength(250);
    // By name it is behind the first page of a list.
    const last = all.find(({ name }) => name === 'Club 99');
    const visitor = server.visitor();
    expect(bodyOf(await visitor.call('listClubs', {})).some(({ id }) => id === last?.id)).toBe(false);
    const one = async (id: string) => bodyOf(await visitor.call('listClubs', { query: { id } }));
    expect(await one(String(last?.id))).toMatchObject([{ name: 'Club 99' }]);
    expect(await one('100000')).toEqual([]);
    expect((await visitor.call('listClubs', { query: { id: 'x' } })).status).not.toBe(200);
    await joinClub(server, last?.id ?? 0, member);
    for (const call of ['listMyClubs', 'listAdminClubs'] as const)
      expect(bodyOf(await member.call(call, {})).map(({ name }) => name)).toEqual(
        call === 'listMyClubs' ? ['Club 99'] : [],
      );
  });
});
