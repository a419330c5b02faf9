// A match that is still in progress from an earlier day: it holds no court and nobody today, and the desk finds a new place for it (OP1, OP31, OP38, D56).
import type { Move } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aMatch, bodyOf, matchBody } from '../../testing/factories.ts';
import { logged, points, sender } from '../../testing/points.ts';
import { aSaturday, at, resume, suspend } from '../../testing/rainy-day.ts';
import { aServer } from '../../testing/server.ts';

const SUNDAY = '2026-09-13';
const sunday = (clock: string): string => `${SUNDAY}T${clock}:00.000Z`;

/** Sunday before play: a match is on court since Saturday 13:30, and one player of it plays again on its court at nine. */
async function aSundayAfter(how: 'forgotten' | 'broken' | 'resumed') {
  const day = await aSaturday();
  const { admin, server, tournament, params } = day;
  const [court = 0] = day.outdoor;
  if (how !== 'forgotten') await suspend(day, [court]);
  server.setNow(at('18:00'));
  if (how === 'resumed') await resume(day, [court]);
  const stale = day.matches.find((match) => match.courtId === court && match.startTime === at('13:30'));
  if (stale === undefined) throw new Error('Saturday has no such match.');
  const other = day.matches.find((match) => match.courtId !== court && match.startTime === at('16:30'));
  const body = {
    ...matchBody(stale.participant1Id ?? 0, other?.participant2Id ?? 0),
    round: 'quarter_final' as const,
    court: null,
    startTime: null,
  };
  const next = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
  const ofSunday = { ...params, day: SUNDAY };
  const move = (moves: readonly Move[], more: object = {}) =>
    admin.call('moveMatches', { params: ofSunday, body: { moves: [...moves], ...more } });
  server.setNow(sunday('07:00'));
  bodyOf(await move([{ matchId: next.id, courtId: court, startTime: sunday('09:00') }], { confirm: true }));
  bodyOf(await admin.call('setOrderPublished', { params: ofSunday, body: { published: true } }));
  server.setNow(sunday('08:55'));
  const seen = async () => bodyOf(await admin.call('getOrderOfPlay', { params: ofSunday }));
  const suggest = async () => bodyOf(await admin.call('suggestOrder', { params: ofSunday }));
  return { ...day, court, stale, next, ofSunday, move, seen, suggest };
}

it.each(['forgotten', 'broken', 'resumed'] as const)(
  'lets a match of yesterday that is still in progress delay nobody today: %s [OP38]',
  async (how) => {
    const { next, seen } = await aSundayAfter(how);
    const { matches, desk } = await seen();
    expect(matches.find(({ id }) => id === next.id)?.estimate).toMatchObject({
      median: sunday('09:00'),
      high: sunday('09:00'),
    });
    expect(desk?.faults).toEqual([]);
  },
);

it.each(['forgotten', 'broken'] as const)(
  'has its players read their next match first, not as on court the one of yesterday: %s [D56]',
  async (how) => {
    const { admin, server, tournament, stale, next } = await aSundayAfter(how);
    const entries = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
    const id = String(entries.find((one) => one.id === stale.participant1Id)?.personId ?? 0);
    const { upcoming } = bodyOf(await server.visitor().call('getPerson', { params: { id } }));
    expect(upcoming.map((match) => [match.id, match.leftOverFrom])).toEqual([
      [next.id, undefined],
      [stale.id, `${SUNDAY}T00:00:00.000Z`],
    ]);
  },
);

it('suggests times as if the court and the players of a forgotten match were free, and leaves the match itself [OP12]', async () => {
  const { court, courts, stale, next, seen, suggest, move } = await aSundayAfter('forgotten');
  const taken = (await seen()).matches.filter(({ id, startTime }) => id !== next.id && startTime !== null);
  expect(taken.map(({ id }) => id)).toContain(stale.id);
  bodyOf(await move([{ matchId: next.id, courtId: null, startTime: null }], { confirm: true }));
  const { moves } = await suggest();
  expect(moves.map(({ matchId }) => matchId)).not.toContain(stale.id);
  expect(courts).toContain(court);
  expect(moves.find(({ matchId }) => matchId === next.id)?.startTime).toBe(sunday('09:00'));
});

it('tells nobody of yesterday that play stands still on the court today', async () => {
  const { admin, server, court, stale, ofSunday } = await aSundayAfter('forgotten');
  const player = await server.signUp('member', 'Ann Follower');
  bodyOf(
    await player.call('addFollows', {
      body: { follows: [{ kind: 'entry', id: stale.participant1Id ?? 0 }] },
    }),
  );
  bodyOf(await admin.call('suspendPlay', { params: ofSunday, body: { courtIds: [court], reason: 'rain' } }));
  const { notices } = bodyOf(await player.call('getNotices', { query: {} }));
  expect(notices).toEqual([]);
});

it.each(['broken', 'forgotten', 'resumed'] as const)(
  'places a match of yesterday that is not over, with its score and what is left of it, and takes that back: %s [OP31]',
  async (how) => {
    const { admin, server, court, courts, stale, ofSunday, move, seen } = await aSundayAfter(how);
    const id = String(stale.id);
    bodyOf(await admin.call('setMatchScores', { params: { id }, body: { scores: { text: '64 21' } } }));
    const [, , , hall = 0] = courts;
    expect(hall).not.toBe(court);
    const startTime = sunday('12:30');
    bodyOf(await move([{ matchId: stale.id, courtId: hall, startTime }]));
    const placed = await seen();
    expect(placed.matches.find((match) => match.id === stale.id)).toMatchObject({
      courtId: hall,
      startTime,
      status: 'in_progress',
      scoreText: '6-4 2-1',
      broken: { isNow: true, hereSince: startTime, played: how === 'forgotten' ? 90 : 40 },
    });
    const visitor = bodyOf(await server.visitor().call('getOrderOfPlay', { params: ofSunday }));
    expect(visitor.matches.map((match) => match.id)).toContain(stale.id);
    bodyOf(
      await admin.call('undoMove', { params: ofSunday, body: { move: placed.desk?.lastMove?.id ?? 0 } }),
    );
    expect((await seen()).matches.find((match) => match.id === stale.id)).toMatchObject({
      courtId: court,
      startTime: at('13:30'),
    });
  },
);

it('suggests a time for what is left of a match that was broken off yesterday, and applies it [OP1, OP31]', async () => {
  const { admin, stale, next, ofSunday, seen, suggest } = await aSundayAfter('broken');
  const { moves, basis } = await suggest();
  const own = moves.find(({ matchId }) => matchId === stale.id);
  // One of its players is on court at nine: what is left of it, 50 minutes, comes before that or after their rest.
  expect(own?.startTime.slice(0, 10)).toBe(SUNDAY);
  const body = { moves: moves.map(({ court: _court, ...move }) => move), basis };
  bodyOf(await admin.call('moveMatches', { params: ofSunday, body }));
  const { matches, desk } = await seen();
  expect(matches.find(({ id }) => id === stale.id)?.startTime).toBe(own?.startTime);
  expect(matches.map(({ id }) => id)).toContain(next.id);
  expect(desk?.faults).toEqual([]);
});

it.each(['its status', 'a point'] as const)(
  'counts from when a match was begun again by %s, after it had been moved, cancelled and scheduled anew',
  async (how) => {
    const server = await aServer({ now: at('14:00') });
    const { admin, match } = await aMatch(server);
    const set = async (status: 'scheduled' | 'in_progress' | 'cancelled') =>
      bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status } })).leftOverFrom;
    expect(await set('in_progress')).toBe(`${SUNDAY}T00:00:00.000Z`);
    const { db } = server.database;
    const breaks = JSON.stringify([[at('14:30'), at('15:30')]]);
    await db.updateTable('matches').set({ breaks }).where('id', '=', match.id).execute();
    await set('cancelled');
    server.setNow(sunday('10:00'));
    await set('scheduled');
    if (how === 'its status') await set('in_progress');
    else bodyOf(await sender(admin, idOf(match))(logged(points('1'))));
    const matches = bodyOf(
      await admin.call('listTournamentMatches', { params: { id: String(match.tournamentId) } }),
    );
    expect(matches.find(({ id }) => id === match.id)).toMatchObject({
      status: 'in_progress',
      leftOverFrom: '2026-09-14T00:00:00.000Z',
    });
  },
);
