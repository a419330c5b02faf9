// What ends a call, or lets its time stand still: rain, a move to another place, and undoing (OP34, D56).
import type { OrderOfPlayOnWire } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { bodyOf } from '../../testing/factories.ts';
import { aSaturday, at, readDay, resume, suspend } from '../../testing/rainy-day.ts';

/** The Saturday on which the first court's next match was called at 14:10, as the one before is over. */
async function aCall() {
  const day = await aSaturday();
  const { admin, server, params } = day;
  const [court = 0, other = 0] = day.outdoor;
  const [live, next] = day.matches.filter(({ courtId }) => courtId === court);
  if (live === undefined || next === undefined) throw new Error('The day has no such matches.');
  const score = { scores: { text: '6-0 6-0' }, winnerId: live.participant1Id ?? 0, complete: true };
  bodyOf(await admin.call('setMatchScores', { params: idOf(live), body: score }));
  const call = async () =>
    bodyOf(await admin.call('callMatch', { params: idOf(next), body: { called: true, confirm: true } }));
  const move = async (change: object) =>
    bodyOf(
      await admin.call('moveMatches', {
        params,
        body: { moves: [{ matchId: next.id, ...change }], confirm: true },
      }),
    );
  const seen = async () => (await readDay(admin, day)).matches.find(({ id }) => id === next.id);
  const undo = ({ desk }: OrderOfPlayOnWire) =>
    admin.call('undoMove', { params, body: { move: desk?.lastMove?.id ?? 0 } });
  await call();
  return { ...day, court, other, next, call, move, seen, undo, server };
}

it('counts no time since the call while play stands still on its court [D56]', async () => {
  const { server, seen, court, other, ...day } = await aCall();
  server.setNow(at('14:15'));
  bodyOf(await suspend({ ...day, server }, [court, other]));
  server.setNow(at('15:15'));
  expect(await seen()).toMatchObject({ calledAt: at('14:10') });
  expect((await seen())?.callPaused).toBeUndefined();
  bodyOf(await resume({ ...day, server }, [court]));
  server.setNow(at('15:20'));
  expect(await seen()).toMatchObject({ calledAt: at('14:10'), callPaused: 60 });
});

it('ends the call of a match that is moved to another court or time, and of no other', async () => {
  const { move, seen, call, other, next } = await aCall();
  await move({ pinned: true });
  expect(await seen()).toMatchObject({ pinned: true, calledAt: at('14:10') });
  await move({ courtId: other, startTime: at('18:00') });
  expect(await seen()).toMatchObject({ courtId: other, calledAt: null });
  await call();
  await move({ startTime: at('18:30') });
  expect((await seen())?.calledAt).toBeNull();
  await call();
  await move({ courtId: null, startTime: null });
  expect(await seen()).toMatchObject({ id: next.id, startTime: null, calledAt: null });
});

it('undoes no move on which a call was built, and calls nobody again', async () => {
  const { move, seen, call, undo, other } = await aCall();
  const moved = await move({ courtId: other, startTime: at('18:00') });
  await call();
  expect(await undo(moved)).toMatchObject({ status: 409, body: { reason: 'orderUndoBuiltOn' } });
  expect(await seen()).toMatchObject({ courtId: other, calledAt: at('14:10') });
  const again = await move({ startTime: at('18:30') });
  bodyOf(await undo(again));
  expect(await seen()).toMatchObject({ startTime: at('18:00'), calledAt: null });
  await call();
  // What leaves the call alone leaves it alone when it is undone.
  bodyOf(await undo(await move({ pinned: true })));
  expect(await seen()).toMatchObject({ pinned: false, calledAt: at('14:10') });
});

it('leaves a called match where it is while its players still have time, however long play has stood still [D56]', async () => {
  const { admin, server, params, court, next, club, ...day } = await aCall();
  const ofClub = { clubId: String(club.id) };
  bodyOf(await admin.call('updateClub', { params: ofClub, body: { planning: { lateMinutes: 15 } } }));
  bodyOf(
    await admin.call('moveMatches', {
      params,
      body: { moves: [{ matchId: next.id, startTime: at('14:10') }], confirm: true },
    }),
  );
  bodyOf(await admin.call('callMatch', { params: idOf(next), body: { called: true, confirm: true } }));
  server.setNow(at('14:15'));
  const scene = { ...day, admin, server, params, club };
  bodyOf(await suspend(scene, [court]));
  server.setNow(at('15:15'));
  bodyOf(await resume(scene, [court]));
  server.setNow(at('15:20'));
  const moved = async () =>
    bodyOf(await admin.call('suggestOrder', { params, query: { all: 'true' } })).moves.map(
      ({ matchId }) => matchId,
    );
  expect(await moved()).not.toContain(next.id);
  server.setNow(at('15:26'));
  expect(await moved()).toContain(next.id);
});
