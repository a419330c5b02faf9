// A move by hand that calls people before the time that they know, or puts a match into the past, is asked about first (OP12, D54).
import type { Move } from '@tennis/contract';
import { expect, it } from 'vitest';
import { bodyOf } from '../../testing/factories.ts';
import { aSaturday, at } from '../../testing/rainy-day.ts';

/** Saturday at ten past two: the 15:00 match of the first court is dragged somewhere. */
async function aMatchAtThree() {
  const day = await aSaturday();
  const { admin, params, courts } = day;
  const match = day.matches.find((one) => one.courtId === courts[0] && one.startTime === at('15:00'));
  const ready = day.matches.find((one) => one.courtId === courts[0] && one.startTime === at('16:30'));
  if (match === undefined || ready === undefined) throw new Error('Saturday has no such match.');
  const first = day.matches.find((one) => one.courtId === courts[0] && one.startTime === at('13:30'));
  // Its court is free until six.
  const won = { scores: { text: '6-1 6-2' }, winnerId: first?.participant1Id ?? 0, complete: true };
  bodyOf(await admin.call('setMatchScores', { params: { id: String(first?.id) }, body: won }));
  bodyOf(
    await admin.call('moveMatches', {
      params,
      body: { moves: [{ matchId: ready.id, startTime: at('18:00') }] },
    }),
  );
  const move = (changes: Omit<Move, 'matchId'>, more: object = {}) =>
    admin.call('moveMatches', {
      params,
      body: { moves: [{ matchId: match.id, ...changes }], ...more },
    });
  return { ...day, match, move };
}

it('asks before people are called earlier than published within the hour, and moves them if that is meant', async () => {
  const { server, match, move } = await aMatchAtThree();
  bodyOf(await move({ startTime: at('16:30') }));
  server.setNow(at('15:15'));
  const asked = await move({ startTime: at('15:45') });
  expect([asked.status, asked.body]).toMatchObject([
    409,
    {
      reason: 'orderBreaksRules',
      details: {
        canConfirm: true,
        faults: [{ rule: 'OP12', level: 'warned', code: 'told-later', matchIds: [match.id] }],
      },
    },
  ]);
  bodyOf(await move({ startTime: at('15:45') }, { confirm: true }));
  // Later than they know is no question, nor is another court or a pin.
  bodyOf(await move({ startTime: at('16:00') }));
  bodyOf(await move({ pinned: true }));
});

it('asks before a match is put into the past, and not about the quarter of an hour that is running', async () => {
  const { server, move } = await aMatchAtThree();
  server.setNow(at('15:10'));
  bodyOf(await move({ startTime: at('16:00') }));
  server.setNow(at('16:10'));
  bodyOf(await move({ startTime: at('16:15') }));
  bodyOf(await move({ startTime: at('16:30') }));
  server.setNow(at('16:50'));
  // It was to begin at half past four, which is over as well.
  bodyOf(await move({ startTime: at('16:15') }));
  bodyOf(await move({ startTime: at('17:00') }, { confirm: true }));
  const asked = await move({ startTime: at('15:45') });
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { details: { faults: [{ rule: 'OP12', code: 'in-the-past' }] } },
  ]);
});

it('asks nothing of a private day about times that nobody knows, nor of a day that is over about the past', async () => {
  const { server, move, admin, params } = await aMatchAtThree();
  bodyOf(await admin.call('setOrderPublished', { params, body: { published: false } }));
  server.setNow(at('13:50'));
  bodyOf(await move({ startTime: at('16:30') }));
  server.setNow(at('15:15'));
  bodyOf(await move({ startTime: at('15:45') }));
  server.setNow('2026-09-14T09:00:00.000Z');
  const late = await move({ startTime: at('16:00') });
  expect(late.status).toBe(200);
});
