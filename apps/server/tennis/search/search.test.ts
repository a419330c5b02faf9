// The search finds what its caller may know, and tells nobody of the rest (D8, D18, D24, D46).
import { describe, expect, it } from 'vitest';
import { aClub, anEntry, aPerson, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

const find = async (by: Person, q: string) => bodyOf(await by.call('search', { query: { q } }));
const namesOf = (hits: readonly { readonly name: string }[]) => hits.map(({ name }) => name);

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server, { name: 'Riverside Tennis Club' });
  const open = await aTournament(admin, club.id, { name: 'Riverside Clay Open' });
  const member = await server.signUp('member', 'Mia Berg');
  return { server, club, admin, open, member };
}

describe('the search', () => {
  it('finds tournaments, people and clubs, also mistyped, and says where they are', async () => {
    const { club, admin, open, member } = await aScene();
    await anEntry(admin, open.id, 'Nina Kovač');
    expect(await find(member, 'rivreside')).toMatchObject({
      tournaments: [{ id: open.id, name: 'Riverside Clay Open', club: club.name, status: 'upcoming' }],
      clubs: [],
    });
    expect((await find(member, 'kovac nina')).people).toMatchObject([
      { name: 'Nina Kovač', managedClubId: null, birthYear: null, tournament: { id: open.id } },
    ]);
    expect((await find(admin, 'riverside')).clubs).toMatchObject([{ id: club.id, isManaged: true }]);
    const autumn = await aTournament(admin, club.id, { name: 'Autumn Cup' });
    const ofClub = (await find(member, 'riverside')).tournaments;
    expect(new Set(ofClub.map(({ id }) => id))).toEqual(new Set([open.id, autumn.id]));
    expect(await find(member, 'zzzz')).toEqual({ tournaments: [], people: [], clubs: [] });
  });

  it('[D8] finds drafts only for those who may read them', async () => {
    const { club, admin, member } = await aScene();
    const draft = await aTournament(admin, club.id, { name: 'Secret Cup', status: 'draft' });
    await anEntry(admin, draft.id, 'Nina Kovač');
    expect((await find(member, 'secret')).tournaments).toEqual([]);
    expect((await find(member, 'kovač')).people).toEqual([]);
    expect(namesOf((await find(admin, 'secret')).tournaments)).toEqual(['Secret Cup']);
    expect(namesOf((await find(admin, 'kovač')).people)).toEqual(['Nina Kovač']);
  });

  it('[D24] never finds somebody whose name is shortened for the reader, and tells years only to their club', async () => {
    const { server, club, admin, member } = await aScene();
    const junior = await aTournament(admin, club.id, { name: 'Junior Cup', type: 'U14' });
    const add = { name: 'Nina Kovač', birthYear: 2014 };
    bodyOf(await admin.call('addParticipant', { params: { id: String(junior.id) }, body: add }));
    expect((await find(member, 'nina kovač')).people).toEqual([]);
    expect((await find(admin, 'nina kovač')).people).toMatchObject([
      { name: 'Nina Kovač', managedClubId: club.id, birthYear: 2014 },
    ]);
    // Members of the club read the names of its tournaments.
    await joinClub(server, club.id, member);
    expect((await find(member, 'nina kovač')).people).toMatchObject([
      { name: 'Nina Kovač', managedClubId: null, birthYear: null },
    ]);
  });

  it('[D46] finds people of clubs that the caller manages and members of their clubs, nobody else and nobody twice', async () => {
    const { server, club, admin, member } = await aScene();
    const kept = await aPerson(admin, club.id, 'Ana Lind');
    const twin = await aPerson(admin, club.id, 'Ana Lindt');
    const params = { clubId: String(club.id), personId: String(twin.id) };
    bodyOf(await admin.call('mergePerson', { params, body: { into: kept.id, confirm: true } }));
    expect((await find(admin, 'ana lin')).people).toMatchObject([{ id: kept.id, tournament: null }]);
    expect((await find(member, 'ana lin')).people).toEqual([]);
    const stranger = await server.signUp('member', 'Zoe Novak');
    expect(namesOf((await find(stranger, 'zoe')).people)).toEqual(['Zoe Novak']);
    expect((await find(member, 'zoe')).people).toEqual([]);
    await joinClub(server, club.id, stranger);
    await joinClub(server, club.id, member);
    expect(namesOf((await find(member, 'zoe')).people)).toEqual(['Zoe Novak']);
  });

  it('[D24] tells nobody a name that they can read nowhere, nor whose club somebody is', async () => {
    const { club, admin, open, member } = await aScene();
    const entry = await anEntry(admin, open.id, 'Mia Kern');
    expect((await find(member, 'mia kern')).people).toMatchObject([{ name: 'Mia Kern', club: null }]);
    const known = await aPerson(admin, club.id, 'Mia Kern-Kovač');
    const params = { clubId: String(club.id), personId: String(entry.personId) };
    bodyOf(await admin.call('mergePerson', { params, body: { into: known.id, confirm: true } }));
    expect((await find(member, 'mia kern')).people).toEqual([]);
    expect((await find(admin, 'mia kern')).people).toMatchObject([
      { name: 'Mia Kern-Kovač', club: club.name },
    ]);
  });

  it('[D46] finds one’s own people among any number of namesakes, and those whom one looks after', async () => {
    const { server, club, admin, member } = await aScene();
    const own = await aPerson(admin, club.id, 'Anna Müller');
    const other = await aClub(server, { name: 'Hillside' });
    for (let n = 0; n < 40; n++) await aPerson(other.admin, other.club.id, 'Anna Müller');
    expect((await find(admin, 'anna müller')).people).toMatchObject([{ id: own.id }]);
    expect((await find(member, 'anna müller')).people).toEqual([]);
    await server.database.db
      .insertInto('person_managers')
      .values({ person_id: own.id, user_id: member.user?.id ?? 0, created_at: NOW })
      .execute();
    expect((await find(member, 'anna müller')).people).toMatchObject([{ id: own.id, managedClubId: null }]);
  });

  it('is for those who are signed in, and finds nothing for nothing', async () => {
    const { server, member } = await aScene();
    expect((await server.visitor().call('search', { query: { q: 'nina' } })).status).toBe(401);
    expect((await member.call('search', { query: { q: ' ' } })).status).toBe(200);
    expect(bodyOf(await member.call('search', {}))).toEqual({ tournaments: [], people: [], clubs: [] });
  });
});
