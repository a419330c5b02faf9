// Two processes on one PostgreSQL look at the same courts: everybody is told once.
import { expect, it } from 'vitest';
import type { Match } from '@tennis/contract';
import type { Database } from '../../database/connection.ts';
import { idOf, win } from '../../testing/draws.ts';
import { aPerson, bodyOf } from '../../testing/factories.ts';
import { aDayOnCourt, aFan, later, NOON } from '../../testing/next-on-court.ts';
import { twoServers } from '../../testing/two-servers.ts';
import { tellWhoIsNext } from './tell-next.ts';

it('[D53] of two processes that look at once, one tells', async () => {
  const [one, other] = await twoServers(NOON);
  const day = await aDayOnCourt(one);
  const matches: Match[] = [];
  for (let minutes = 0; minutes <= 360; minutes += 60) matches.push(await day.aMatch(minutes));
  const last = matches.at(-1);
  if (last === undefined) throw new Error('no match');
  const fans = [];
  for (const match of matches) fans.push(await aFan(day, match));
  const looks = () => Promise.all([tellWhoIsNext(one.services), tellWhoIsNext(other.services)]);
  const stored = () =>
    one.database.db.selectFrom('notices').select('match_id').where('kind', '=', 'next').execute();
  for (const [at, match] of matches.slice(0, -1).entries()) {
    // While one process stores the result, both look.
    await Promise.all([win(day.admin, match), looks()]);
    await looks();
    expect((await stored()).map(({ match_id: id }) => id)).toContain(matches[at + 1]?.id);
    const told = (await stored()).filter(({ match_id: id }) => id === matches[at + 1]?.id);
    expect(told).toHaveLength(1);
  }
  expect(fans).toHaveLength(matches.length);
});

it('[D53] a partner who leaves while people are being told is told no more a moment later', async () => {
  const day = await aDayOnCourt(undefined, { type: 'Doubles' });
  const { server, admin, club, tournament, aMatch, look, setStatus } = day;
  const params = idOf(tournament);
  // Known from before, so that another name is another person.
  const partner = await aPerson(admin, club.id, 'Ida Lund');
  server.setNow(later(1));
  const pair = async (name: string, by: { partnerName: string } | { partnerPersonId: number }) =>
    bodyOf(await admin.call('addParticipant', { params, body: { name, ...by } }));
  const own = await pair('Nina Kovač', { partnerPersonId: partner.id });
  const one = await pair('Ana Lind', { partnerName: 'Eva Roth' });
  const two = await pair('Lea Wirz', { partnerName: 'Zoe Adler' });
  const first = await aMatch(0, 'Court 1', [one.id, two.id]);
  const second = await aMatch(60, 'Court 1', [own.id, two.id]);
  await look();
  await setStatus(first, 'in_progress');
  const fan = await server.signUp('member', 'Jo Fan');
  bodyOf(await fan.call('addFollows', { body: { follows: [{ kind: 'person', id: partner.id }] } }));
  // The change is stored when everybody was told, and that is not stored yet.
  const changeWithin: Database['transaction'] = (decide, isolation) =>
    server.database.transaction(async (tx) => {
      const decided = await decide(tx);
      const call = { ...params, participantId: String(own.id) };
      bodyOf(await admin.call('updateParticipant', { params: call, body: { partnerName: 'Priya Raman' } }));
      return decided;
    }, isolation);
  const { database } = server;
  await tellWhoIsNext({ ...server.services, database: { ...database, transaction: changeWithin } });
  const stored = () =>
    database.db.selectFrom('notices').select('match_id').where('kind', '=', 'next').execute();
  expect(await stored()).toEqual([{ match_id: second.id }]);
  await look();
  expect(await stored()).toEqual([]);
});
