// Matches that were not played on their day are in front of the desk on the next one, and not before (OP1, D54).
import type { Move } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf, matchesOf } from '../../testing/draws.ts';
import { anEntry, aTournament, bodyOf, matchBody } from '../../testing/factories.ts';
import { aSaturday, at, DAY } from '../../testing/rainy-day.ts';
import type { Person } from '../../testing/server.ts';

const SUNDAY = '2026-09-13';

it('lists what Saturday has left over on the desk of Sunday, until it has a place there', async () => {
  const day = await aSaturday();
  const { admin, server, params, courts } = day;
  const seenOn = async (of: string, who: Person = admin) =>
    bodyOf(await who.call('getOrderOfPlay', { params: { ...params, day: of } })).matches;
  const left = day.matches.filter(({ startTime }) => startTime === at('16:30'));
  const ids = left.map(({ id }) => id).toSorted((one, other) => one - other);
  expect(await seenOn(SUNDAY)).toEqual([]);
  server.setNow(`${SUNDAY}T07:00:00.000Z`);
  const listed = await seenOn(SUNDAY);
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(
    listed.every(({ startTime, status }) => startTime?.startsWith(DAY) === true && status !== 'completed'),
  ).toBe(true);
  bodyOf(
    await admin.call('setOrderPublished', { params: { ...params, day: SUNDAY }, body: { published: true } }),
  );
  expect(await seenOn(SUNDAY, server.visitor())).toEqual([]);
  const [first = 0] = ids;
  const [court = 0] = courts;
  const startTime = `${SUNDAY}T10:00:00.000Z`;
  bodyOf(
    await admin.call('moveMatches', {
      params: { ...params, day: SUNDAY },
      body: { moves: [{ matchId: first, courtId: court, startTime }], confirm: true },
    }),
  );
  expect((await seenOn(SUNDAY)).find(({ id }) => id === first)).toMatchObject({ startTime });
  expect((await seenOn(SUNDAY)).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect((await seenOn(DAY)).map(({ id }) => id)).not.toContain(first);
  expect((await seenOn('2026-09-14')).map(({ id }) => id)).not.toContain(first);
});

/** Sunday at seven, with what Saturday has left over: the last match of its first court. */
async function aSunday() {
  const day = await aSaturday();
  const { admin, server, params, courts } = day;
  const [court = 0] = day.outdoor;
  const left = day.matches.find(({ courtId, startTime }) => courtId === court && startTime === at('16:30'));
  if (left === undefined) throw new Error('Saturday has no such match.');
  const ofSunday = { ...params, day: SUNDAY };
  const seen = async () => bodyOf(await admin.call('getOrderOfPlay', { params: ofSunday }));
  const move = (moves: readonly Move[], confirm = false) =>
    admin.call('moveMatches', { params: ofSunday, body: { moves: [...moves], confirm } });
  server.setNow(`${SUNDAY}T07:00:00.000Z`);
  return { ...day, court, courts, left, ofSunday, seen, move };
}

const sunday = (clock: string): string => `${SUNDAY}T${clock}:00.000Z`;

it('counts what is left over as without a place before a suggestion, and nobody waits for it since Saturday', async () => {
  const { admin, ofSunday, seen } = await aSunday();
  const left = (await seen()).matches.filter(({ status }) => status === 'scheduled');
  expect(left.length).toBeGreaterThan(1);
  const { before, after } = bodyOf(await admin.call('suggestOrder', { params: ofSunday }));
  expect(before.parts).toMatchObject({ unplaced: left.length, waits: 0 });
  expect(after.parts['unplaced']).toBe(0);
});

it('breaks no rule with the old place of a match that is left over: the night counts from what was played [OP9]', async () => {
  const { admin, club, court, move, seen, tournament, left } = await aSunday();
  const params = { clubId: String(club.id) };
  bodyOf(await admin.call('updateClub', { params, body: { planning: { overnightHours: 16 } } }));
  const cleo = await anEntry(admin, tournament.id, 'Cleo Day');
  const body = { ...matchBody(left.participant1Id ?? 0, cleo.id), court: null, startTime: null };
  const next = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
  expect((await move([{ matchId: next.id, courtId: court, startTime: sunday('09:00') }])).status).toBe(200);
  expect((await seen()).desk?.faults).toEqual([]);
});

it('holds no court of today for a match that is fixed to a day that is over [OP10]', async () => {
  const { admin, court, courts, left, ofSunday, params, tournament, matches } = await aSunday();
  const fixed = matches.filter(({ startTime }) => startTime !== at('13:30'));
  bodyOf(
    await admin.call('moveMatches', {
      params,
      body: { moves: fixed.map(({ id }) => ({ matchId: id, pinned: true })), confirm: true },
    }),
  );
  const one = await anEntry(admin, tournament.id, 'Cleo Day');
  const two = await anEntry(admin, tournament.id, 'Dora May');
  const body = { ...matchBody(one.id, two.id), court: null, startTime: null };
  const next = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
  const { moves } = bodyOf(await admin.call('suggestOrder', { params: ofSunday }));
  expect(courts).toContain(court);
  expect(moves.map(({ matchId }) => matchId)).not.toContain(left.id);
  expect(moves.find(({ matchId }) => matchId === next.id)).toMatchObject({ startTime: sunday('09:00') });
});

it('lists what is left over of a tournament whose last day is over, for a week, and nothing that somebody has won', async () => {
  const { admin, club, server, seen, params } = await aSunday();
  const cup = await aTournament(admin, club.id, {
    name: 'Saturday Cup',
    startDate: at('09:00'),
    endDate: at('20:00'),
  });
  const players = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dora'].map((name) => anEntry(admin, cup.id, `${name} Late`)),
  );
  const [ann, ben, cleo, dora] = players.map(({ id }) => id);
  const make = async (first = 0, second = 0) =>
    bodyOf(
      await admin.call('createMatch', {
        params: idOf(cup),
        body: { ...matchBody(first, second), court: 'Court 9', startTime: at('18:00') },
      }),
    );
  const [open, won] = [await make(ann, ben), await make(cleo, dora)];
  bodyOf(await admin.call('setMatchWinner', { params: idOf(won), body: { winnerId: cleo ?? 0 } }));
  const listed = async (day: string) =>
    bodyOf(await admin.call('getOrderOfPlay', { params: { ...params, day } })).matches.map(({ id }) => id);
  expect((await seen()).matches.map(({ id }) => id)).toContain(open.id);
  expect((await seen()).matches.map(({ id }) => id)).not.toContain(won.id);
  server.setNow('2026-09-19T07:00:00.000Z');
  expect(await listed('2026-09-19')).toContain(open.id);
  server.setNow('2026-09-20T07:00:00.000Z');
  expect(await listed('2026-09-20')).not.toContain(open.id);
});

it('tells nobody that play stands still who was called on a day that is over', async () => {
  const { admin, left, ofSunday, court, seen, server } = await aSunday();
  const player = await server.signUp('member', 'Ann Follower');
  bodyOf(
    await player.call('addFollows', {
      body: { follows: [{ kind: 'entry', id: left.participant1Id ?? 0 }] },
    }),
  );
  server.setNow(at('16:30'));
  bodyOf(await admin.call('callMatch', { params: idOf(left), body: { called: true, confirm: true } }));
  server.setNow(sunday('09:00'));
  expect((await seen()).matches.find(({ id }) => id === left.id)).toMatchObject({ calledAt: at('16:30') });
  bodyOf(await admin.call('suspendPlay', { params: ofSunday, body: { courtIds: [court], reason: 'rain' } }));
  const { notices } = bodyOf(await player.call('getNotices', { query: {} }));
  expect(notices.map(({ kind }) => kind)).toEqual(['called']);
});

it('shows a time of an earlier day again that was told with the match itself, when its move is undone [D54]', async () => {
  const { admin, server, tournament, params, outdoor } = await aSaturday();
  const [ann, ben] = [
    await anEntry(admin, tournament.id, 'Ann Late'),
    await anEntry(admin, tournament.id, 'Ben Late'),
  ];
  const startTime = '2026-09-11T10:00:00.000Z';
  const body = { ...matchBody(ann.id, ben.id), court: 'Court 1', startTime };
  const match = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
  const visitor = server.visitor();
  const known = async () =>
    (await matchesOf(visitor, tournament)).find(({ id }) => id === match.id)?.startTime;
  expect(await known()).toBe(startTime);
  const moves = [{ matchId: match.id, courtId: outdoor[0] ?? 0, startTime: at('20:00') }];
  const moved = bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
  expect(await known()).toBe(at('20:00'));
  bodyOf(await admin.call('undoMove', { params, body: { move: moved.desk?.lastMove?.id ?? 0 } }));
  expect(await known()).toBe(startTime);
});
