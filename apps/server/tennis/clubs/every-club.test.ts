// Super admins manage all clubs of the platform and appoint their admins (§5, §7; D2, D35).
import { describe, expect, it } from 'vitest';
import { aClub, aPerson, aTournament, anEntry, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

const of = (id: number) => ({ params: { id: String(id) } });

describe('clubs of the platform', () => {
  it('are listed with their creator, admins and figures, searched and read in pages', async () => {
    const server = await aServer();
    const superAdmin = await server.signUp('super_admin', 'Sofia Lindqvist');
    const { club, admin } = await aClub(server);
    await joinClub(server, club.id, await server.signUp('member'));
    await aTournament(admin, club.id);
    bodyOf(await superAdmin.call('createClubFor', { body: { name: 'Würzburg', location: 'Main' } }));
    const list = async (query: object) => bodyOf(await superAdmin.call('listEveryClub', { query }));
    expect(await list({})).toMatchObject([
      {
        id: club.id,
        createdByUser: { name: 'Marta Silva' },
        admins: [{ id: admin.user?.id, name: 'Marta Silva' }],
        members: 2,
        tournaments: 1,
        version: 1,
      },
      { name: 'Würzburg', location: 'Main', createdByUser: { name: 'Sofia Lindqvist' }, members: 1 },
    ]);
    expect((await list({ q: 'wurz' })).map(({ name }) => name)).toEqual(['Würzburg']);
    const page = await superAdmin.call('listEveryClub', { query: { limit: '1' } });
    expect(page.headers['link']).toMatch(/rel="next"/);
  });

  it('[D35] are created for somebody, who administers them from then on', async () => {
    const server = await aServer();
    const nina = await server.signUp('member', 'Nina Kovač');
    const superAdmin = await server.signUp('super_admin');
    const body = { name: 'Hillside', description: 'Six courts', createdBy: nina.user?.id ?? 0 };
    const club = bodyOf(await superAdmin.call('createClubFor', { body }));
    expect(club).toMatchObject({ createdBy: nina.user?.id, admins: [{ name: 'Nina Kovač' }] });
    expect(bodyOf(await nina.call('getSession', {}))).toMatchObject({
      role: 'club_admin',
      clubs: [{ clubId: club.id, role: 'admin' }],
    });
    expect(await superAdmin.call('createClubFor', { body: { ...body, createdBy: 9999 } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'createdBy', message: 'There is no such account.' }] },
    });
    expect(await superAdmin.call('createClubFor', { body: { name: 'ab' } })).toMatchObject({
      status: 400,
      body: { message: 'Club name must be at least 3 characters' },
    });
  });

  it('[D16] are changed field by field, and somebody else’s change is shown first', async () => {
    const server = await aServer();
    const { club } = await aClub(server);
    const superAdmin = await server.signUp('super_admin');
    const rename = (name: string, ifMatch: number) =>
      superAdmin.call('updateAnyClub', { ...of(club.id), body: { name } }, { 'if-match': `"${ifMatch}"` });
    expect(bodyOf(await rename('Hillside', 1))).toMatchObject({ name: 'Hillside', version: 2 });
    const stale = await rename('Lakeside', 1);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { reason: 'stale', details: { current: { name: 'Hillside', version: 2 } } },
    ]);
  });

  it('[D35] are deleted without tournaments only; accounts stay, and people of whom nothing is left go', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const superAdmin = await server.signUp('super_admin');
    const nina = await server.signUp('member');
    await joinClub(server, club.id, nina);
    await admin.call('createInvitation', {
      params: { clubId: String(club.id) },
      body: { email: 'guest@example.org' },
    });
    const idle = await aPerson(admin, club.id, 'Bo Lind');
    const merged = await aPerson(admin, club.id, 'Bo L');
    const params = { clubId: String(club.id), personId: String(merged.id) };
    bodyOf(await admin.call('mergePerson', { params, body: { into: idle.id, confirm: true } }));
    const player = await aPerson(admin, club.id, 'Kim Berg');
    const tournament = await aTournament(admin, club.id);
    expect(await superAdmin.call('deleteClub', of(club.id))).toMatchObject({
      status: 409,
      body: { reason: 'clubHasTournaments' },
    });
    expect((await admin.call('deleteTournament', of(tournament.id))).status).toBe(204);
    // One of its people has entered another club's tournament.
    const open = await aTournament(elsewhere.admin, elsewhere.club.id);
    const entry = await anEntry(elsewhere.admin, open.id, 'Kim Berg');
    const { db } = server.database;
    await db.updateTable('participants').set({ person_id: player.id }).where('id', '=', entry.id).execute();

    expect((await superAdmin.call('deleteClub', of(club.id))).status).toBe(204);
    expect((await superAdmin.call('deleteClub', of(club.id))).status).toBe(404);
    const people = await db.selectFrom('persons').select('id').where('account_id', 'is', null).execute();
    const ids = people.map(({ id }) => id);
    expect(ids).toContain(player.id);
    expect(ids).not.toContain(idle.id);
    expect(ids).not.toContain(merged.id);
    expect(bodyOf(await nina.call('getSession', {})).clubs).toEqual([]);
    expect(bodyOf(await superAdmin.call('listUsers', {}))).toHaveLength(4);
    expect(bodyOf(await server.visitor().call('listClubs', {})).map(({ name }) => name)).toEqual([
      'Hillside',
    ]);
  });
});

describe('an admin for a club', () => {
  const account = {
    username: 'clubchief',
    email: 'chief@example.org',
    name: 'Hana Novak',
    password: 'Tennis123',
  };

  it('gets an account with a password, and may sign in and manage the club', async () => {
    const server = await aServer();
    const { club } = await aClub(server);
    const superAdmin = await server.signUp('super_admin');
    const made = bodyOf(await superAdmin.call('createClubAdmin', { ...of(club.id), body: account }));
    expect(made).toMatchObject({
      username: 'clubchief',
      role: 'club_admin',
      clubs: [{ clubId: club.id, role: 'admin' }],
    });
    const chief = server.visitor();
    bodyOf(await chief.call('login', { body: { username: 'clubchief', password: 'Tennis123' } }));
    expect((await chief.call('getClub', { params: { clubId: String(club.id) } })).status).toBe(200);
    expect((await superAdmin.call('createClubAdmin', { ...of(9999), body: account })).status).toBe(404);
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ email: 'chief' }, 'email', 'Valid email is required'],
    [{ name: 'H' }, 'name', 'Name is required'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('[§5] is refused with %j', async (fields, path, message) => {
    const server = await aServer();
    const { club } = await aClub(server);
    const superAdmin = await server.signUp('super_admin');
    const { status, body } = await superAdmin.call('createClubAdmin', {
      ...of(club.id),
      body: { ...account, ...fields },
    });
    expect([status, body]).toMatchObject([400, { issues: [{ path, message }] }]);
  });

  it('cannot have a username or an address that is taken', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const superAdmin = await server.signUp('super_admin');
    const create = (fields: object) =>
      superAdmin.call('createClubAdmin', { ...of(club.id), body: { ...account, ...fields } });
    expect(await create({ username: admin.user?.username ?? '' })).toMatchObject({
      status: 409,
      body: { message: 'This username is taken. Please choose another one.' },
    });
    expect(await create({ email: admin.user?.email ?? '' })).toMatchObject({
      status: 409,
      body: { message: 'Another account has this email address.' },
    });
  });

  it('is somebody who has an account: a member becomes a club admin, and twice is once', async () => {
    const server = await aServer();
    const { club } = await aClub(server);
    const nina = await server.signUp('member');
    const superAdmin = await server.signUp('super_admin');
    const params = { clubId: String(club.id), userId: String(nina.user?.id) };
    for (let n = 0; n < 2; n += 1) {
      expect(bodyOf(await superAdmin.call('assignClubAdmin', { params }))).toMatchObject({
        role: 'club_admin',
        clubs: [{ clubId: club.id, role: 'admin' }],
      });
    }
    const missing = { ...params, userId: '9999' };
    expect((await superAdmin.call('assignClubAdmin', { params: missing })).status).toBe(404);
  });
});

describe('the accounts of the platform', () => {
  it('are listed by name, searched by name, username and address; the available ones without super admins', async () => {
    const server = await aServer();
    const superAdmin = await server.signUp('super_admin', 'Sofia Lindqvist');
    const { club, admin } = await aClub(server);
    const nina = await server.signUp('member', 'Nina Kovač');
    const names = async (query: object) =>
      bodyOf(await superAdmin.call('listUsers', { query })).map(({ name }) => name);
    expect(await names({})).toEqual(['Marta Silva', 'Nina Kovač', 'Sofia Lindqvist']);
    expect(await names({ scope: 'available' })).toEqual(['Marta Silva', 'Nina Kovač']);
    expect(await names({ q: 'kovac' })).toEqual(['Nina Kovač']);
    expect(await names({ q: nina.user?.username ?? '' })).toEqual(['Nina Kovač']);
    expect(await names({ q: nina.user?.email.toUpperCase() ?? '' })).toEqual(['Nina Kovač']);
    const [marta] = bodyOf(await superAdmin.call('listUsers', { query: { limit: '1' } }));
    expect(marta).toEqual({
      id: admin.user?.id,
      username: admin.user?.username,
      name: 'Marta Silva',
      email: admin.user?.email,
      role: 'club_admin',
      clubId: club.id,
      clubs: [{ clubId: club.id, role: 'admin' }],
      planId: null,
    });
  });
});
