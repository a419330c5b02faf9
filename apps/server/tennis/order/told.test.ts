// What the players of moved matches are told (OP30, D54), and what they are told no longer.
import type { Move } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { bodyOf, matchBody } from '../../testing/factories.ts';
import { aSaturday, at, DAY } from '../../testing/rainy-day.ts';

const SUNDAY = '2026-09-13';
const sunday = (clock: string): string => `${SUNDAY}T${clock}:00.000Z`;

/** Saturday at ten past two, and somebody who follows a player of the last match of the first court. */
async function aFollowed() {
  const day = await aSaturday();
  const { admin, server, tournament, params } = day;
  const [court = 0, other = 0] = day.courts;
  const match = day.matches.find(({ courtId, startTime }) => courtId === court && startTime === at('16:30'));
  if (match === undefined) throw new Error('Saturday has no such match.');
  const fan = await server.signUp('member', 'Ann Follower');
  const follow = async (entry: number | null) =>
    bodyOf(await fan.call('addFollows', { body: { follows: [{ kind: 'entry', id: entry ?? 0 }] } }));
  await follow(match.participant1Id);
  const move = async (moves: readonly Move[], more: object = { confirm: true }, of = params) =>
    bodyOf(await admin.call('moveMatches', { params: of, body: { moves: [...moves], ...more } }));
  const undo = async (of = params) => {
    const { desk } = bodyOf(await admin.call('getOrderOfPlay', { params: of }));
    return admin.call('undoMove', { params: of, body: { move: desk?.lastMove?.id ?? 0 } });
  };
  const told = async () =>
    bodyOf(await fan.call('getNotices', { query: {} })).notices.filter(({ kind }) => kind === 'moved');
  const later = (clock: string) => server.setNow(`${DAY}T${clock}.000Z`);
  const aMatchWithout = async () =>
    bodyOf(
      await admin.call('createMatch', {
        params: idOf(tournament),
        body: {
          ...matchBody(match.participant1Id ?? 0, match.participant2Id ?? 0),
          court: null,
          startTime: null,
        },
      }),
    );
  return { ...day, court, other, match, move, undo, told, later, aMatchWithout };
}

it('says that a match that is given up is cancelled, not that it waits for a time [OP1, OP30]', async () => {
  const { match, move, told, later } = await aFollowed();
  await move([{ matchId: match.id, givenUp: true }]);
  later('14:12:00');
  expect(await told()).toMatchObject([
    { facts: { isOff: true, fromTime: at('16:30'), fromCourt: 'Court 1' }, match: { status: 'cancelled' } },
  ]);
});

it('tells those whose match is given up before it had a place, and nobody if that is taken back at once [OP30]', async () => {
  const { move, undo, told, later, aMatchWithout } = await aFollowed();
  const without = await aMatchWithout();
  await move([{ matchId: without.id, givenUp: true }]);
  expect((await undo()).status).toBe(200);
  later('14:12:00');
  expect(await told()).toEqual([]);
  await move([{ matchId: without.id, givenUp: true }]);
  later('14:14:00');
  expect(await told()).toMatchObject([{ facts: { isOff: true }, match: { id: without.id } }]);
  // Brought back after everybody has heard of it, it is announced again.
  expect((await undo()).status).toBe(200);
  later('14:16:00');
  const [latest] = await told();
  expect(latest?.facts.isOff).toBeUndefined();
  expect(await told()).toHaveLength(2);
});

it('tells those whose match leaves a published day for one that is private, and nobody if that is undone at once [D54]', async () => {
  const { court, match, move, undo, told, later, params } = await aFollowed();
  const ofSunday = { ...params, day: SUNDAY };
  const places = [{ matchId: match.id, courtId: court, startTime: sunday('11:00') }];
  await move(places, { confirm: true }, ofSunday);
  expect((await undo(ofSunday)).status).toBe(200);
  later('14:12:00');
  expect(await told()).toEqual([]);
  await move(places, { confirm: true }, ofSunday);
  later('14:14:00');
  const [only, ...others] = await told();
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    facts: { fromTime: at('16:30'), fromCourt: 'Court 1' },
    match: { id: match.id },
  });
  // When and where it is played now is not out yet.
  expect(JSON.stringify(only)).not.toContain(sunday('11:00'));
});

it('takes back what an undone plan would tell of another day, though its own day is private [D54]', async () => {
  const { admin, court, move, undo, told, later, params, aMatchWithout } = await aFollowed();
  const ofSunday = { ...params, day: SUNDAY };
  const next = await aMatchWithout();
  await move([{ matchId: next.id, courtId: court, startTime: sunday('11:00') }], { confirm: true }, ofSunday);
  bodyOf(await admin.call('setOrderPublished', { params: ofSunday, body: { published: true } }));
  const { desk } = bodyOf(await admin.call('setOrderPublished', { params, body: { published: false } }));
  const plan = [{ matchId: next.id, startTime: sunday('15:00') }];
  await move(plan, { basis: desk?.basis ?? '', confirm: true });
  expect((await undo()).status).toBe(200);
  later('14:12:00');
  expect(await told()).toEqual([]);
  // One that was read before it is undone is answered.
  const again = bodyOf(await admin.call('getOrderOfPlay', { params })).desk?.basis ?? '';
  await move(plan, { basis: again, confirm: true });
  later('14:14:00');
  expect(await told()).toMatchObject([{ facts: { startTime: sunday('15:00') } }]);
  expect((await undo()).status).toBe(200);
  later('14:16:00');
  expect((await told())[0]).toMatchObject({ facts: { startTime: sunday('11:00') } });
});

it('adds up small moves, and tells a start that is more than a quarter of an hour from what was told [OP30]', async () => {
  const { match, court, other, move, undo, told, later } = await aFollowed();
  const to = (clock: string, courtId = court) => move([{ matchId: match.id, courtId, startTime: at(clock) }]);
  await to('16:45');
  later('14:12:00');
  expect(await told()).toEqual([]);
  await to('17:00');
  later('14:14:00');
  expect(await told()).toMatchObject([{ facts: { startTime: at('17:00'), fromTime: at('16:30') } }]);
  // From there it counts anew, and what was moved back adds up to nothing.
  await to('17:15');
  later('14:16:00');
  expect((await undo()).status).toBe(200);
  later('14:18:00');
  await to('16:45');
  later('14:20:00');
  expect(await told()).toHaveLength(1);
  await to('16:30');
  later('14:22:00');
  expect(await told()).toHaveLength(2);
  // Another court is always told, with the time.
  await to('16:45');
  await to('16:45', other);
  later('14:24:00');
  expect(await told()).toHaveLength(3);
  await to('16:30', other);
  later('14:26:00');
  expect(await told()).toHaveLength(3);
});

it('counts from the time that the published order says [OP30]', async () => {
  const { admin, match, court, move, told, later, params } = await aFollowed();
  const publish = async (published: boolean) =>
    bodyOf(await admin.call('setOrderPublished', { params, body: { published } }));
  const to = (clock: string) => move([{ matchId: match.id, courtId: court, startTime: at(clock) }]);
  await to('16:45');
  await publish(false);
  await publish(true);
  later('14:12:00');
  await to('17:00');
  later('14:14:00');
  expect(await told()).toEqual([]);
});
