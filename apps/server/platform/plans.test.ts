// Subscription plans over the API, and the limits that they set (§5, §7; D20). The rights test checks who may call them.
import { describe, expect, it } from 'vitest';
import { aClub, aTournament, bodyOf, planBody, tournamentBody } from '../testing/factories.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

async function givePlan(server: TestServer, owner: Person, limits: object): Promise<number> {
  const superAdmin = await server.signUp('super_admin');
  const body = { ...planBody(), maxClubs: 9, maxMembersPerClub: 9, maxTournamentsPerClub: 9, ...limits };
  const plan = bodyOf(await superAdmin.call('createPlan', { body }));
  const params = { id: String(owner.user?.id) };
  expect(bodyOf(await superAdmin.call('updateUser', { params, body: { planId: plan.id } })).planId).toBe(
    plan.id,
  );
  return plan.id;
}

const of = (id: number | undefined) => ({ params: { id: String(id) } });

const statusesOf = async (calls: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b);

const member = (n: number) => ({
  username: `member${n}`,
  email: `member${n}@example.org`,
  name: 'Nina Kovač',
});

describe('a subscription plan', () => {
  it('is stored as it was entered, without blank features, and changed field by field', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const superAdmin = await server.signUp('super_admin');
    const body = { ...planBody(), features: ['Draws', ' ', ''], price: ' 29.9 ' };
    const { id, ...made } = bodyOf(await superAdmin.call('createPlan', { body }));
    const stored = { ...body, features: ['Draws'], price: '29.9', isActive: true, owners: 0 };
    expect(made).toEqual({ ...stored, updatedAt: '2026-09-01T10:00:00.000Z', version: 1 });
    const params = { id: String(id) };
    const changed = bodyOf(await superAdmin.call('updatePlan', { params, body: { isActive: false } }));
    expect(changed).toMatchObject({ ...stored, isActive: false });
    expect(bodyOf(await superAdmin.call('listPlans', {}))).toEqual([changed]);
  });

  it('[D16] shows what another super admin has saved first, and a change that changes nothing makes nobody stale', async () => {
    const server = await aServer();
    const superAdmin = await server.signUp('super_admin');
    const { id } = bodyOf(await superAdmin.call('createPlan', { body: { ...planBody(), price: '10' } }));
    const price = (to: string, seen?: number) =>
      superAdmin.call(
        'updatePlan',
        { ...of(id), body: { price: to } },
        seen === undefined ? {} : { 'if-match': `"${seen}"` },
      );
    expect(bodyOf(await price('10', 1)).version).toBe(1);
    expect(bodyOf(await price('20', 1)).version).toBe(2);
    const stale = await price('30', 1);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { reason: 'stale', details: { current: { price: '20', version: 2 } } },
    ]);
    expect(bodyOf(await superAdmin.call('listPlans', {}))).toMatchObject([{ price: '20', version: 2 }]);
    // §7 knows no version: without one the last write counts.
    expect(bodyOf(await price('40'))).toMatchObject({ price: '40', version: 3 });
  });

  it.each([
    [{ features: ['', '  '] }, 'features', 'At least one feature is required'],
    [{ name: ' ' }, 'name', 'Please enter a name.'],
    [{ description: '' }, 'description', 'Please enter a description.'],
    [{ price: '' }, 'price', 'Please enter a price such as 29.99.'],
    [{ price: '-1' }, 'price', 'Please enter a price such as 29.99.'],
    [{ price: '1.999' }, 'price', 'Please enter a price such as 29.99.'],
    [{ maxClubs: 0 }, 'maxClubs', 'Please enter a whole number from 1.'],
    [{ maxMembersPerClub: 1.5 }, 'maxMembersPerClub', 'Please enter a whole number from 1.'],
    [{ maxTournamentsPerClub: -1 }, 'maxTournamentsPerClub', 'Please enter a whole number from 1.'],
  ])('[§5] refuses %j', async (fields, path, message) => {
    const server = await aServer();
    const superAdmin = await server.signUp('super_admin');
    const { status, body } = await superAdmin.call('createPlan', { body: { ...planBody(), ...fields } });
    expect([status, body]).toMatchObject([400, { issues: [{ path, message }] }]);
  });

  it('has a name of its own', async () => {
    const server = await aServer();
    const superAdmin = await server.signUp('super_admin');
    const body = planBody();
    const { id } = bodyOf(await superAdmin.call('createPlan', { body }));
    const again = { ...body, name: body.name.toUpperCase() };
    expect(await superAdmin.call('createPlan', { body: again })).toMatchObject({
      status: 409,
      body: { message: 'There is already a plan with this name.', issues: [{ path: 'name' }] },
    });
    bodyOf(await superAdmin.call('updatePlan', { params: { id: String(id) }, body: again }));
  });

  it('is given to nobody any more while it is not active, and counts its owners', async () => {
    const server = await aServer();
    const { admin } = await aClub(server);
    const planId = await givePlan(server, admin, {});
    const superAdmin = await server.signUp('super_admin');
    await superAdmin.call('updatePlan', { params: { id: String(planId) }, body: { isActive: false } });
    expect(bodyOf(await superAdmin.call('listPlans', {}))).toMatchObject([{ owners: 1, isActive: false }]);
    const other = await server.signUp('club_admin');
    const give = (somebody: Person, plan: number | null) =>
      superAdmin.call('updateUser', { params: { id: String(somebody.user?.id) }, body: { planId: plan } });
    expect(await give(other, planId)).toMatchObject({ status: 400, body: { issues: [{ path: 'planId' }] } });
    expect(await give(other, 9999)).toMatchObject({ status: 400 });
    // A club keeps its plan while something else is changed, and can be without one.
    expect(bodyOf(await give(admin, planId)).planId).toBe(planId);
    expect(bodyOf(await give(admin, null)).planId).toBeNull();
  });
});

describe('the limits of a plan [D20]', () => {
  it('on clubs: the owner’s next one is refused, whoever creates it for them', async () => {
    const server = await aServer();
    const { admin } = await aClub(server);
    await givePlan(server, admin, { name: 'Small', maxClubs: 1 });
    const refusal = {
      status: 409,
      body: {
        code: 'conflict',
        reason: 'planClubs',
        message:
          'The plan “Small” covers 1 club, and no more. For another one, ask the people who run this platform for a larger plan.',
      },
    };
    expect(await admin.call('createClub', { body: { name: 'Hillside' } })).toMatchObject(refusal);
    const superAdmin = await server.signUp('super_admin');
    const body = { name: 'Hillside', createdBy: admin.user?.id ?? 0 };
    expect(await superAdmin.call('createClubFor', { body })).toMatchObject(refusal);
    expect((await superAdmin.call('createClub', { body: { name: 'Hillside' } })).status).toBe(201);
  });

  it('on members: of a new account, an invited one, one that is added and one that is made an admin', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    await givePlan(server, admin, { name: 'Small', maxMembersPerClub: 2 });
    const superAdmin = await server.signUp('super_admin');
    const params = { clubId: String(club.id) };
    const made = bodyOf(await admin.call('createMember', { params, body: member(1) }));
    const refusal = {
      status: 409,
      body: {
        reason: 'planMembers',
        message:
          'The plan “Small” covers 2 members per club, and this club already has that many. To take in more, ask the people who run this platform for a larger plan.',
      },
    };
    expect(await admin.call('createMember', { params, body: member(2) })).toMatchObject(refusal);
    const other = await server.signUp('member');
    expect(
      await superAdmin.call('updateUser', { ...of(other.user?.id), body: { clubId: club.id } }),
    ).toMatchObject(refusal);
    const assign = (id: number | undefined) =>
      superAdmin.call('assignClubAdmin', { params: { ...params, userId: String(id) } });
    expect(await assign(other.user?.id)).toMatchObject(refusal);
    expect(
      await superAdmin.call('createClubAdmin', {
        ...of(club.id),
        body: { ...member(3), password: 'Tennis123' },
      }),
    ).toMatchObject(refusal);
    // A member takes no second place.
    expect((await assign(made.id)).status).toBe(200);
  });

  it('on tournaments: archived ones do not count, until they are restored', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    await givePlan(server, admin, { name: 'Small', maxTournamentsPerClub: 1 });
    const first = await aTournament(admin, club.id);
    const create = () => admin.call('createTournament', { body: tournamentBody(club.id) });
    const refusal = {
      status: 409,
      body: {
        reason: 'planTournaments',
        message:
          'The plan “Small” covers 1 tournament per club, and this club already has that many. Archive one, or ask the people who run this platform for a larger plan.',
      },
    };
    expect(await create()).toMatchObject(refusal);
    const params = { id: String(first.id) };
    bodyOf(await admin.call('archiveTournament', { params, body: { archived: true } }));
    expect((await create()).status).toBe(201);
    expect(await admin.call('archiveTournament', { params, body: { archived: false } })).toMatchObject(
      refusal,
    );
  });

  it('end with the plan, with its being active, and where nobody has one', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const planId = await givePlan(server, admin, { maxTournamentsPerClub: 1 });
    await aTournament(admin, club.id);
    const superAdmin = await server.signUp('super_admin');
    const create = async () =>
      (await admin.call('createTournament', { body: tournamentBody(club.id) })).status;
    expect(await create()).toBe(409);
    const params = { id: String(planId) };
    await superAdmin.call('updatePlan', { params, body: { isActive: false } });
    expect(await create()).toBe(201);
    await superAdmin.call('updatePlan', { params, body: { isActive: true } });
    expect(await create()).toBe(409);
    const owner = { id: String(admin.user?.id) };
    await superAdmin.call('updateUser', { params: owner, body: { planId: null } });
    expect(await create()).toBe(201);
  });

  it('hold when many come at once', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    await givePlan(server, admin, { maxClubs: 3, maxMembersPerClub: 4, maxTournamentsPerClub: 2 });
    const params = { clubId: String(club.id) };
    const six = [1, 2, 3, 4, 5, 6];
    expect(await statusesOf(six.map(() => admin.call('createClub', { body: { name: 'Hillside' } })))).toEqual(
      [201, 201, 409, 409, 409, 409],
    );
    expect(await statusesOf(six.map((n) => admin.call('createMember', { params, body: member(n) })))).toEqual(
      [201, 201, 201, 409, 409, 409],
    );
    expect(
      await statusesOf(six.map(() => admin.call('createTournament', { body: tournamentBody(club.id) }))),
    ).toEqual([201, 201, 409, 409, 409, 409]);
  });
});
