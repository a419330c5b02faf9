// What a merge may give to a person whose record another club keeps, or an account: their entries, and no right over them (D24, D26, D46, ADR 22).
import { describe, expect, it } from 'vitest';
import { aClub, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

const reasonOf = (answer: { readonly body: unknown }) => (answer.body as { reason?: string }).reason;

const managedBy = async (by: Person) => bodyOf(await by.call('getOwnPeople', {})).managed.map(({ id }) => id);

const claim = async (by: Person, entryId: number, relation: 'self' | 'manager' = 'manager') =>
  bodyOf(await by.call('createClaim', { body: { entryId, relation } })).id;

/** A club with an admin, a tournament, and what the admin does to its people. */
async function aHome(server: Awaited<ReturnType<typeof aServer>>, name: string) {
  const { club, admin } = await aClub(server, { name });
  const params = { clubId: String(club.id) };
  const enter = async (body: object, tournament: object = {}) => {
    const { id } = await aTournament(admin, club.id, tournament);
    return bodyOf(await admin.call('addParticipant', { params: { id: String(id) }, body }));
  };
  const merge = (personId: number | null, into: number) =>
    admin.call('mergePerson', {
      params: { ...params, personId: String(personId) },
      body: { into, confirm: true },
    });
  const unmerge = (personId: number | null) =>
    admin.call('unmergePerson', { params: { ...params, personId: String(personId) } });
  const decide = (claimId: number, approved = true, by: Person = admin) =>
    by.call('decideClaim', { params: { ...params, claimId: String(claimId) }, body: { approved } });
  const find = async (id: number | null) => {
    const people = bodyOf(await admin.call('listPersons', { params, query: {} }));
    return people.find((person) => person.id === id);
  };
  return { club, admin, params, enter, merge, unmerge, decide, find };
}

/** A child of Hillside, who has entered a tournament of Riverside. */
async function aGuest(birthYear?: number) {
  const server = await aServer({ now: NOW });
  const [home, host] = [await aHome(server, 'Hillside'), await aHome(server, 'Riverside')];
  const child = await home.enter({ name: 'Nina Kovač', birthYear });
  const { db } = server.database;
  const { id: open } = await aTournament(host.admin, host.club.id);
  const guest = bodyOf(
    await host.admin.call('addParticipant', { params: { id: String(open) }, body: { name: 'Guest' } }),
  );
  await db
    .updateTable('participants')
    .set({ person_id: child.personId, name: 'Nina Kovač' })
    .where('id', '=', guest.id)
    .execute();
  return { server, home, host, child, childId: child.personId ?? 0 };
}

describe('a child whom another club keeps', () => {
  it('is looked after by nobody whom only the club that merges into them has approved', async () => {
    const { server, home, host, childId } = await aGuest(2014);
    const typed = await host.enter({ name: 'Nina Kovac', birthYear: 2014 });
    const helper = await server.signUp('member', 'Sam Helper');
    expect((await host.decide(await claim(helper, typed.id))).status).toBe(204);
    expect(await managedBy(helper)).toEqual([typed.personId]);
    expect((await host.merge(typed.personId, childId)).status).toBe(200);
    expect(await managedBy(helper)).toEqual([]);
    expect((await home.find(childId))?.managers).toEqual([]);
    // The entries have moved, and parting gives the other record back as it was.
    expect((await host.find(childId))?.entries).toBe(3);
    expect((await host.unmerge(typed.personId)).status).toBe(204);
    expect(await managedBy(helper)).toEqual([typed.personId]);
  });

  it('keeps who looks after them, a year of birth and ratings as the home club has them', async () => {
    const { server, home, host, child, childId } = await aGuest();
    const mother = await server.signUp('member', 'Marija Kovač');
    expect((await home.decide(await claim(mother, child.id))).status).toBe(204);
    const typed = await host.enter({ name: 'Nina Kovac', birthYear: 1980 });
    const rated = await host.admin.call('updatePerson', {
      params: { ...host.params, personId: String(typed.personId) },
      body: { ratings: [{ kind: 'utr', value: '7.5' }] },
    });
    expect(rated.status).toBe(200);
    expect((await host.merge(typed.personId, childId)).status).toBe(200);
    expect(await home.find(childId)).toMatchObject({
      birthYear: null,
      ratings: [],
      managers: [{ userId: mother.user?.id }],
    });
    expect(await managedBy(mother)).toEqual([childId]);
  });

  it('gets no manager and no account by a claim on a record that was merged into theirs meanwhile', async () => {
    const { server, home, host, childId } = await aGuest(2014);
    const typed = await host.enter({ name: 'Nina Kovac', birthYear: 2014 });
    const helper = await server.signUp('member', 'Sam Helper');
    const player = await server.signUp('member', 'Nina Kovac');
    const asked = [await claim(helper, typed.id), await claim(player, typed.id, 'self')];
    expect((await host.merge(typed.personId, childId)).status).toBe(200);
    for (const id of asked) expect(reasonOf(await host.decide(id))).toBe('personOfAnotherClub');
    expect(await home.find(childId)).toMatchObject({ managers: [], userId: null, isOurs: true });
    for (const id of asked) expect((await host.decide(id, false)).status).toBe(204);
  });

  it('is not merged into somebody without a year of birth, where the name would no longer be protected [D24]', async () => {
    const { host, childId } = await aGuest();
    const child = await host.enter({ name: 'Nina Kovac', birthYear: 2014 });
    expect(reasonOf(await host.merge(child.personId, childId))).toBe('mergeLosesYear');
    const adult = await host.enter({ name: 'Nina Kovac', birthYear: 1990 });
    expect((await host.merge(adult.personId, childId)).status).toBe(200);
  });
});

describe('an account', () => {
  it('is looked after by nobody because a club merges a record into it', async () => {
    const server = await aServer({ now: NOW });
    const { club, enter, merge, decide, find } = await aHome(server, 'Hillside');
    const player = await server.signUp('member', 'Nina Kovač');
    await joinClub(server, club.id, player);
    const { id: account } = await server.database.db
      .selectFrom('persons')
      .select('id')
      .where('account_id', '=', player.user?.id ?? 0)
      .executeTakeFirstOrThrow();
    const typed = await enter({ name: 'N Kovač', birthYear: 1990 });
    const helper = await server.signUp('member', 'Sam Helper');
    await decide(await claim(helper, typed.id));
    expect((await merge(typed.personId, account)).status).toBe(200);
    expect(await managedBy(helper)).toEqual([]);
    expect(await find(account)).toMatchObject({ entries: 1, birthYear: null });
  });

  it('is looked after by the parents of the player who it says it is, once their club agrees', async () => {
    const server = await aServer({ now: NOW });
    const { enter, decide, unmerge } = await aHome(server, 'Hillside');
    const entry = await enter({ name: 'Nina Kovač', birthYear: 2014 });
    const mother = await server.signUp('member', 'Marija Kovač');
    const nina = await server.signUp('member', 'Nina Kovač');
    await decide(await claim(mother, entry.id));
    expect((await decide(await claim(nina, entry.id, 'self'))).status).toBe(204);
    const { id: account, birth } = await server.database.db
      .selectFrom('persons')
      .select(['id', 'birth'])
      .where('account_id', '=', nina.user?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect([await managedBy(mother), birth]).toEqual([[account], '2014']);
    expect((await unmerge(entry.personId)).status).toBe(204);
    expect(await managedBy(mother)).toEqual([entry.personId]);
  });
});

describe('a claim of an admin', () => {
  it('to look after somebody is approved by another admin of the club; declining it needs none', async () => {
    const server = await aServer({ now: NOW });
    const { club, admin, enter, decide } = await aHome(server, 'Hillside');
    const entry = await enter({ name: 'Nina Kovač', birthYear: 2014 });
    const id = await claim(admin, entry.id);
    const second = await server.signUp('club_admin', 'Ana Second');
    await server.database.db
      .insertInto('club_members')
      .values({ club_id: club.id, user_id: second.user?.id ?? 0, role: 'admin', created_at: NOW })
      .execute();
    expect(reasonOf(await decide(id))).toBe('claimOwnDecision');
    expect(await managedBy(admin)).toEqual([]);
    expect((await decide(id, true, second)).status).toBe(204);
    expect(await managedBy(admin)).toEqual([entry.personId]);
    const other = await enter({ name: 'Cleo Park' });
    expect((await decide(await claim(admin, other.id), false)).status).toBe(204);
  });

  it('to look after somebody is approved by that admin where the club has no other', async () => {
    const server = await aServer({ now: NOW });
    const { admin, enter, decide } = await aHome(server, 'Hillside');
    const entry = await enter({ name: 'Nina Kovač', birthYear: 2014 });
    expect((await decide(await claim(admin, entry.id))).status).toBe(204);
    expect(await managedBy(admin)).toEqual([entry.personId]);
  });
});
