// Clubmates are kept apart whether a director typed their club, they said it themselves, or their membership says it [UN2].
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aClub, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

async function aScene() {
  const server = await aServer();
  const { admin, club } = await aClub(server);
  const other = await aClub(server);
  const tournament = await aTournament(admin, club.id, { status: 'registering', maxParticipants: 16 });
  const params = idOf(tournament);
  const enter = async (by: Person, body: object = {}) =>
    bodyOf(await by.call('enterTournament', { params, body }));
  const players = (count: number, name: string) =>
    Promise.all(Array.from({ length: count }, (_, at) => server.signUp('member', `${name} ${at + 1}`)));
  const draw = async (randomSeed: number) => {
    const body = { kind: 'knockout', separateClubs: true, randomSeed } as const;
    return bodyOf(await admin.call('makeDraw', { params, body }));
  };
  const clubsInPairs = async (randomSeed: number) => {
    const { entries, lines } = await draw(randomSeed);
    const clubs = lines.map((entry) => entries[entry]?.club ?? null);
    return clubs.flatMap((first, line) => (line % 2 === 0 ? [[first, clubs[line + 1] ?? null]] : []));
  };
  return { server, admin, club, other, tournament, params, enter, players, draw, clubsInPairs };
}

const meet = (pairs: readonly (readonly (number | null)[])[]): number =>
  pairs.filter(([one, two]) => one !== null && one === two).length;

describe('players of one club who enter by themselves', () => {
  it('[UN2] are kept apart by their membership; members of the club that plays are at home', async () => {
    const { server, club, other, enter, players, clubsInPairs } = await aScene();
    const guests = await players(4, 'Guest');
    for (const guest of guests) await joinClub(server, other.club.id, guest);
    const hosts = await players(4, 'Host');
    for (const host of hosts) await joinClub(server, club.id, host);
    for (const player of [...guests, ...hosts]) await enter(player);
    for (const randomSeed of [1, 2, 3, 4, 5, 6]) {
      const pairs = await clubsInPairs(randomSeed);
      expect(pairs.flat().filter((number) => number !== null)).toHaveLength(4);
      expect(meet(pairs)).toBe(0);
    }
  });

  it('[UN2] are kept apart by the club that they say, which is remembered for their next entry', async () => {
    const { server, admin, club, params, enter, players, clubsInPairs } = await aScene();
    const ours = await players(2, 'Nord');
    const others = await players(2, 'Free');
    for (const player of ours) await enter(player, { club: ' TC Nord ' });
    for (const player of others) await enter(player);
    expect(meet(await clubsInPairs(1))).toBe(0);
    expect((await clubsInPairs(1)).flat().filter((number) => number !== null)).toHaveLength(2);
    const next = await aTournament(admin, club.id, { name: 'The Next', status: 'registering' });
    const [player = server.visitor()] = ours;
    const { people } = bodyOf(await player.call('getEntering', { params: idOf(next) }));
    expect(people).toMatchObject([{ club: 'TC Nord' }]);
    bodyOf(await player.call('enterTournament', { params: idOf(next), body: {} }));
    const listed = bodyOf(await admin.call('listParticipants', { params: idOf(next) }));
    expect(listed).toMatchObject([{ club: 'TC Nord' }]);
    const tooLong = { club: 'x'.repeat(101) };
    expect((await admin.call('enterTournament', { params, body: tooLong })).status).toBe(400);
  });
});
