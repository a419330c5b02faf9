// The list of a day tells more beside each match (§2 Schedules, additive).
import { describe, expect, it } from 'vitest';
import { aMatch, aTournament, bodyOf, joinClub, matchBody } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

const day = { day: '2026-09-12' };

describe('the list of a day', () => {
  it('names the club of each match, to everybody', async () => {
    const server = await aServer();
    const { club } = await aMatch(server);
    const [match] = bodyOf(await server.visitor().call('listMatchesOfDay', { params: day }));
    expect(match).toMatchObject({ clubId: club.id, clubName: club.name });
    expect(match?.isMine).toBeUndefined();
  });

  it('says to players, their partners and those who look after them which matches are theirs, and to nobody else', async () => {
    const server = await aServer();
    const { club, admin, first } = await aMatch(server);
    const players = [await server.signUp('member', 'Ida Lund'), await server.signUp('member', 'Lea Wirz')];
    for (const player of players) await joinClub(server, club.id, player);
    const doubles = await aTournament(admin, club.id, { type: 'Doubles' });
    const pair = await admin.call('addParticipant', {
      params: { id: String(doubles.id) },
      body: { userId: players[0]?.user?.id ?? 0, partnerUserId: players[1]?.user?.id ?? 0 },
    });
    const { id } = bodyOf(
      await admin.call('createMatch', {
        params: { id: String(doubles.id) },
        body: matchBody(bodyOf(pair).id, null),
      }),
    );
    const parent = await server.signUp('member', 'Eva Berg');
    await server.database.db
      .insertInto('person_managers')
      .values({
        person_id: first.personId ?? 0,
        user_id: parent.user?.id ?? 0,
        created_at: '2026-09-01T10:00:00.000Z',
      })
      .execute();
    const superAdmin = await server.signUp('super_admin');
    const own = async (person: typeof parent) =>
      bodyOf(await person.call('listMatchesOfDay', { params: day }))
        .filter(({ isMine }) => isMine)
        .map((match) => match.id);
    expect([await own(players[0] ?? admin), await own(players[1] ?? admin)]).toEqual([[id], [id]]);
    expect(await own(parent)).toHaveLength(1);
    expect(await own(parent)).not.toContain(id);
    expect([await own(admin), await own(superAdmin), await own(server.visitor())]).toEqual([[], [], []]);
  });

  it('no longer counts a match as one’s own once somebody looks after the player no more', async () => {
    const server = await aServer();
    const { club, admin, first } = await aMatch(server);
    const parent = await server.signUp('member', 'Eva Berg');
    await server.database.db
      .insertInto('person_managers')
      .values({
        person_id: first.personId ?? 0,
        user_id: parent.user?.id ?? 0,
        created_at: '2026-09-01T10:00:00.000Z',
      })
      .execute();
    const mine = async () =>
      bodyOf(await parent.call('listMatchesOfDay', { params: day })).map(({ isMine }) => isMine ?? false);
    expect(await mine()).toEqual([true]);
    await admin.call('removeManager', {
      params: {
        clubId: String(club.id),
        personId: String(first.personId),
        userId: String(parent.user?.id),
      },
    });
    expect(await mine()).toEqual([false]);
  });
});
