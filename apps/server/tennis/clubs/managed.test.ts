// A club as its admins see and change it (additive; D1, D16, D24).
import { describe, expect, it } from 'vitest';
import { aClub, aMatch, bodyOf } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

describe('the club of an admin', () => {
  it('tells its figures', async () => {
    const server = await aServer();
    const { club, admin, match } = await aMatch(server);
    const params = { clubId: String(club.id) };
    await admin.call('createInvitation', { params, body: { email: 'nina@example.org' } });
    await admin.call('setMatchStatus', { params: { id: String(match.id) }, body: { status: 'in_progress' } });
    expect(bodyOf(await admin.call('getClub', { params })).figures).toEqual({
      members: 1,
      admins: 1,
      pendingInvitations: 1,
      tournaments: 1,
      activeTournaments: 1,
      matchesInProgress: 1,
    });
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
