// "This is me" and "I look after this player": anybody with an account can ask, and the player's club decides (D24, D26, D46).
import { describe, expect, it } from 'vitest';
import { aClub, aPerson, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

const reasonOf = (answer: { readonly body: unknown }) => (answer.body as { reason?: string }).reason;

const claim = (
  by: Person,
  entryId: number,
  relation: 'self' | 'manager',
  side: 'player' | 'partner' = 'player',
) => by.call('createClaim', { body: { entryId, relation, side } });

const own = async (by: Person) => bodyOf(await by.call('getOwnPeople', {}));

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const params = { clubId: String(club.id) };
  const junior = await aTournament(admin, club.id, { name: 'Junior Cup', type: 'U14' });
  const open = await aTournament(admin, club.id);
  const enter = async (tournamentId: number, body: object) =>
    bodyOf(await admin.call('addParticipant', { params: { id: String(tournamentId) }, body }));
  const entriesOf = async (tournamentId: number, by: Person = admin) =>
    bodyOf(await by.call('listParticipants', { params: { id: String(tournamentId) } }));
  const pending = async () => bodyOf(await admin.call('listClaims', { params }));
  const decide = (claimId: number, approved: boolean, by: Person = admin) =>
    by.call('decideClaim', { params: { ...params, claimId: String(claimId) }, body: { approved } });
  return { server, club, admin, junior, open, enter, entriesOf, pending, decide };
}

describe('claiming a player', () => {
  it('gives the entries to the account once the club approves, and can be parted like any merge', async () => {
    const { server, club, admin, open, enter, entriesOf, pending, decide } = await aScene();
    const entry = await enter(open.id, { name: 'Nina Kovač' });
    const nina = await server.signUp('member', 'Nina Kovač');
    const made = bodyOf(await claim(nina, entry.id, 'self'));
    expect(made).toMatchObject({ relation: 'self', state: 'pending', name: 'Nina Kovač', club: club.name });
    expect(await pending()).toMatchObject([
      { id: made.id, person: { id: entry.personId }, by: { userId: nina.user?.id, isMember: false } },
    ]);
    expect((await entriesOf(open.id))[0]?.userId).toBeNull();

    expect((await decide(made.id, true)).status).toBe(204);
    expect(await pending()).toEqual([]);
    expect(await entriesOf(open.id)).toMatchObject([{ userId: nina.user?.id, user: { name: 'Nina Kovač' } }]);
    expect((await own(nina)).claims).toMatchObject([{ state: 'approved' }]);
    expect((await decide(made.id, true)).status).toBe(404);

    const parted = await admin.call('unmergePerson', {
      params: { clubId: String(club.id), personId: String(entry.personId) },
    });
    expect(parted.status).toBe(204);
    expect((await entriesOf(open.id))[0]?.userId).toBeNull();
  });

  it('tells those who decide which namesake is meant [D46]', async () => {
    const { server, junior, open, enter, pending } = await aScene();
    const child = await enter(junior.id, { name: 'Nina Kovač', birthYear: 2014 });
    await enter(open.id, { personId: child.personId });
    const namesake = await enter(open.id, { name: 'Nina Kovač', birthYear: 1980 });
    const mother = await server.signUp('member', 'Marija Kovač');
    await claim(mother, child.id, 'manager');
    await claim(mother, namesake.id, 'self');
    expect((await pending()).map(({ person }) => person)).toEqual([
      { id: child.personId, name: 'Nina Kovač', birthYear: 2014, entries: 2 },
      { id: namesake.personId, name: 'Nina Kovač', birthYear: 1980, entries: 1 },
    ]);
  });

  it('lets several look after a child, and shows the surname only once the club has agreed [D24]', async () => {
    const { server, club, junior, enter, pending, decide } = await aScene();
    const entry = await enter(junior.id, { name: 'Nina Kovač', birthYear: 2014 });
    const mother = await server.signUp('member', 'Marija Kovač');
    const father = await server.signUp('member', 'Ivan Kovač');
    const first = bodyOf(await claim(mother, entry.id, 'manager'));
    const second = bodyOf(await claim(father, entry.id, 'manager'));
    expect(first.name).toBe('N. K.');
    expect(reasonOf(await claim(mother, entry.id, 'manager'))).toBe('claimedAlready');
    expect((await pending()).map(({ by }) => by.name)).toEqual(['Marija Kovač', 'Ivan Kovač']);
    await decide(first.id, true);
    await decide(second.id, true);
    const managed = { id: entry.personId, name: 'Nina Kovač', club: club.name };
    expect(await own(mother)).toMatchObject({ managed: [managed], claims: [{ name: 'Nina Kovač' }] });
    expect((await own(father)).managed).toEqual([managed]);
    const data = bodyOf(await mother.call('getUserData', {}));
    expect(data.people).toMatchObject([
      { relation: 'self', name: 'Marija Kovač' },
      { relation: 'managed', name: 'Nina Kovač', birth: '2014', entries: [{ id: entry.id }] },
    ]);
  });

  it('stays with parents when their child is merged, until that is undone', async () => {
    const { server, club, admin, junior, enter, decide } = await aScene();
    const entry = await enter(junior.id, { name: 'Nina Kovač', birthYear: 2014 });
    const mother = await server.signUp('member', 'Marija Kovač');
    const father = await server.signUp('member', 'Ivan Kovač');
    await decide(bodyOf(await claim(mother, entry.id, 'manager')).id, true);
    const asked = bodyOf(await claim(father, entry.id, 'manager'));
    const twin = await aPerson(admin, club.id, 'Nina Kovac');
    const params = { clubId: String(club.id), personId: String(entry.personId) };
    await admin.call('mergePerson', { params, body: { into: twin.id, confirm: true } });
    expect((await own(mother)).managed.map(({ id }) => id)).toEqual([twin.id]);
    expect((await decide(asked.id, true)).status).toBe(204);
    expect((await own(father)).managed.map(({ id }) => id)).toEqual([twin.id]);
    expect((await admin.call('unmergePerson', { params })).status).toBe(204);
    expect((await own(mother)).managed.map(({ id }) => id)).toEqual([entry.personId]);
  });

  it('approved after a merge is for the player who was claimed, and stays with them when they are parted [D46]', async () => {
    const { server, club, admin, junior, enter, decide } = await aScene();
    const entry = await enter(junior.id, { name: 'Nina Kovač', birthYear: 2014 });
    const father = await server.signUp('member', 'Ivan Kovač');
    const player = await server.signUp('member', 'Nina Kovač');
    const asked = bodyOf(await claim(father, entry.id, 'manager'));
    const self = bodyOf(await claim(player, entry.id, 'self'));
    const clubParams = { clubId: String(club.id) };
    const [twin, outer] = [
      await aPerson(admin, club.id, 'Nina Kovac'),
      await aPerson(admin, club.id, 'Nina Kovač Lind'),
    ];
    const at = (id: number | null) => ({ params: { ...clubParams, personId: String(id) } });
    await admin.call('mergePerson', { ...at(entry.personId), body: { into: twin.id, confirm: true } });
    await admin.call('mergePerson', { ...at(twin.id), body: { into: outer.id, confirm: true } });
    expect((await decide(asked.id, true)).status).toBe(204);
    const managed = async () => (await own(father)).managed.map(({ id }) => id);
    expect(await managed()).toEqual([outer.id]);
    expect((await admin.call('unmergePerson', at(twin.id))).status).toBe(204);
    expect(await managed()).toEqual([twin.id]);
    expect((await decide(self.id, true)).status).toBe(204);
    expect((await admin.call('unmergePerson', at(twin.id))).status).toBe(204);
    expect((await own(player)).claims).toMatchObject([{ state: 'declined' }]);
    expect((await admin.call('unmergePerson', at(entry.personId))).status).toBe(204);
    expect(await managed()).toEqual([entry.personId]);
    expect((await own(father)).claims).toMatchObject([{ state: 'approved', name: 'Nina Kovač' }]);
    // Once ended, nothing is left of it.
    const stop = { params: { personId: String(entry.personId) } };
    expect((await father.call('stopManaging', stop)).status).toBe(204);
    expect((await own(father)).claims).toMatchObject([{ state: 'declined' }]);
  });

  it('no longer shows the name to a claimant from whom the person was parted', async () => {
    const { server, club, admin, junior, enter, decide } = await aScene();
    const entry = await enter(junior.id, { name: 'Nina Kovač' });
    const stranger = await server.signUp('member', 'Bo Lind');
    await decide(bodyOf(await claim(stranger, entry.id, 'self')).id, true);
    const params = { clubId: String(club.id), personId: String(entry.personId) };
    expect((await admin.call('unmergePerson', { params })).status).toBe(204);
    expect((await own(stranger)).claims).toMatchObject([{ state: 'declined', name: 'N. K.' }]);
  });

  it('can be declined, and taken back while it is not decided', async () => {
    const { server, junior, enter, pending, decide } = await aScene();
    const entry = await enter(junior.id, { name: 'Nina Kovač' });
    const mother = await server.signUp('member', 'Marija Kovač');
    const first = bodyOf(await claim(mother, entry.id, 'manager'));
    await decide(first.id, false);
    expect(await own(mother)).toMatchObject({ managed: [], claims: [{ state: 'declined', name: 'N. K.' }] });
    const again = bodyOf(await claim(mother, entry.id, 'manager'));
    const params = { claimId: String(again.id) };
    const stranger = await server.signUp('member');
    expect((await stranger.call('withdrawClaim', { params })).status).toBe(404);
    expect((await mother.call('withdrawClaim', { params })).status).toBe(204);
    expect(await pending()).toEqual([]);
  });

  it('is refused where it cannot be', async () => {
    const { server, club, admin, open, enter, decide } = await aScene();
    const member = await server.signUp('member', 'Priya Raman');
    await joinClub(server, club.id, member);
    const ownEntry = await enter(open.id, { userId: member.user?.id });
    const entry = await enter(open.id, { name: 'Nina Kovač' });
    expect(reasonOf(await claim(member, ownEntry.id, 'self'))).toBe('claimOwnPerson');
    // An account's person has no club that would decide.
    expect(reasonOf(await claim(admin, ownEntry.id, 'manager'))).toBe('claimNobodyDecides');
    expect((await claim(member, 999_999, 'self')).status).toBe(400);
    expect((await claim(member, entry.id, 'self', 'partner')).status).toBe(400);
    const draft = await aTournament(admin, club.id, { name: 'Hidden Cup', status: 'draft' });
    const hidden = await enter(draft.id, { name: 'Nina Kovač' });
    const unknown = await claim(member, 999_999, 'self');
    expect((await claim(member, hidden.id, 'self')).body).toEqual(unknown.body);
    // Two in one tournament are two.
    const made = bodyOf(await claim(member, entry.id, 'self'));
    expect(reasonOf(await decide(made.id, true))).toBe('mergeSameTournament');
    const elsewhere = await aClub(server, { name: 'Hillside' });
    expect((await decide(made.id, true, elsewhere.admin)).status).toBe(403);
  });
});

describe('looking after somebody', () => {
  it('ends when the club or the one who does it says so, also for those who were merged into them [D24, D46]', async () => {
    const { server, club, admin, junior, enter, entriesOf, decide } = await aScene();
    const clubParams = { clubId: String(club.id) };
    const entry = await enter(junior.id, { name: 'Nina Kovač', birthYear: 2014 });
    const personId = entry.personId ?? 0;
    const mother = await server.signUp('member', 'Marija Kovač');
    const stranger = await server.signUp('member', 'Sam Other');
    for (const one of [mother, stranger])
      await decide(bodyOf(await claim(one, entry.id, 'manager')).id, true);
    const managers = async () => {
      const people = bodyOf(await admin.call('listPersons', { params: clubParams, query: {} }));
      return people.find(({ id }) => id === personId)?.managers;
    };
    expect(await managers()).toMatchObject([{ name: 'Marija Kovač' }, { userId: stranger.user?.id }]);
    const remove = (by: Person, userId = stranger.user?.id ?? 0) =>
      by.call('removeManager', {
        params: { ...clubParams, personId: String(personId), userId: String(userId) },
      });
    expect((await remove(mother)).status).toBe(403);
    expect((await remove(admin)).status).toBe(204);
    expect((await remove(admin)).status).toBe(404);
    const left = await own(stranger);
    expect(left.managed).toEqual([]);
    expect(left.claims).toMatchObject([{ state: 'declined', name: 'N. K.' }]);
    expect(await entriesOf(junior.id)).toHaveLength(1);

    // Merged and parted again, nobody is given back.
    const other = await aPerson(admin, club.id, 'Nina Kovac');
    const params = { ...clubParams, personId: String(personId) };
    bodyOf(await admin.call('mergePerson', { params, body: { into: other.id, confirm: true } }));
    const stop = () => mother.call('stopManaging', { params: { personId: String(other.id) } });
    expect((await stop()).status).toBe(204);
    expect((await stop()).status).toBe(404);
    expect((await mother.call('stopManaging', { params: { personId: '999999' } })).status).toBe(404);
    expect((await admin.call('unmergePerson', { params })).status).toBe(204);
    expect((await own(mother)).managed).toEqual([]);
    expect(await managers()).toEqual([]);
  });
});

describe('erasing an account', () => {
  it('leaves its person to another account that looks after them [D46]', async () => {
    const { server, open, enter, entriesOf, decide } = await aScene();
    const entry = await enter(open.id, { name: 'Nina Kovač' });
    const mother = await server.signUp('member', 'Marija Kovač');
    const nina = await server.signUp('member', 'Nina Kovač');
    await decide(bodyOf(await claim(nina, entry.id, 'self')).id, true);
    const { db } = server.database;
    const person = await db
      .selectFrom('persons')
      .select('id')
      .where('account_id', '=', nina.user?.id ?? 0)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('person_managers')
      .values({ person_id: person.id, user_id: mother.user?.id ?? 0, created_at: NOW })
      .execute();
    expect(bodyOf(await nina.call('getErasure', {}))).toMatchObject({
      neutralName: null,
      goes: { entries: 0 },
      stays: { entries: 1 },
    });
    expect(bodyOf(await nina.call('getUserData', {})).people).toMatchObject([
      { relation: 'self', managedBy: ['Marija Kovač'] },
    ]);
    await nina.call('eraseAccount', { body: { password: 'Tennis123' } });
    expect(await entriesOf(open.id)).toMatchObject([
      { userId: null, player: { name: 'Nina Kovač' }, personId: person.id },
    ]);
    const [managed] = bodyOf(await mother.call('getOwnPeople', {})).managed;
    expect(managed).toMatchObject({ id: person.id, name: 'Nina Kovač' });
  });

  it('goes on protecting a child whose date of birth stood in the account [D24]', async () => {
    const { server, club, open, enter, entriesOf } = await aScene();
    const mother = await server.signUp('member', 'Marija Kovač');
    const nina = await server.signUp('member', 'Nina Kovač');
    const { db } = server.database;
    const userId = nina.user?.id ?? 0;
    await db.updateTable('users').set({ date_of_birth: '2014-05-04' }).where('id', '=', userId).execute();
    await joinClub(server, club.id, nina);
    await enter(open.id, { userId });
    const { id } = await db
      .selectFrom('persons')
      .select('id')
      .where('account_id', '=', userId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('person_managers')
      .values({ person_id: id, user_id: mother.user?.id ?? 0, created_at: NOW })
      .execute();
    const before = { user: { name: 'N. K.' }, personId: null };
    expect(await entriesOf(open.id, server.visitor())).toMatchObject([before]);
    await db.updateTable('tournaments').set({ status: 'active' }).where('id', '=', open.id).execute();
    expect((await nina.call('eraseAccount', { body: { password: 'Tennis123' } })).status).toBe(204);
    const after = { player: { name: 'N. K.' }, personId: null };
    expect(await entriesOf(open.id, server.visitor())).toMatchObject([after]);
  });
});
