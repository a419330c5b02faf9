// Whose points a log holds: it ends with its players and with a result, and goes on when the result is taken back (D14, D52, ADR 31).
import { describe, expect, it } from 'vitest';
import { idOf, matchesOf, published, win } from '../../testing/draws.ts';
import { bodyOf } from '../../testing/factories.ts';
import { detailsOf, games, logged, points, sender } from '../../testing/points.ts';

describe('a log of a match whose players a correction changes', () => {
  it('[D14] is closed and kept: no tap counts for those who have come', async () => {
    const { server, admin, tournament } = await published(4);
    const [first, second] = await matchesOf(admin, tournament);
    if (first === undefined || second === undefined) throw new Error('no match');
    await win(admin, first);
    await win(admin, second);
    const final = async () => (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    const { id = 0 } = (await final()) ?? {};
    const send = sender(admin, { id: String(id) });
    const noted = logged(games('11'));
    bodyOf(await send(noted));
    const corrected = { scores: { text: '1-6 2-6' }, winnerId: first.participant2Id, confirm: true };
    bodyOf(await admin.call('setMatchScores', { params: idOf(first), body: corrected }));
    const late = await send(logged(points('1'), noted.length), { from: noted.length });
    expect([late.status, detailsOf(late)?.['code']]).toEqual([409, 'log_over']);
    expect(await final()).toMatchObject({
      participant1Id: first.participant2Id,
      status: 'scheduled',
      scoreText: null,
    });
    const logs = await server.database.db.selectFrom('score_logs').selectAll().execute();
    expect(logs).toMatchObject([{ state: 'closed', count: noted.length }]);
  });
});
