// Plans for the rest of a day that is late though play stands still nowhere: after the rain, or without any (OP32, D56).
import { expect, it } from 'vitest';
import { bodyOf } from '../../testing/factories.ts';
import { aSaturday, at, resume, suspend } from '../../testing/rainy-day.ts';

it.each(['without rain', 'after the rain'])(
  'ranks plans for a late day, and applies one: %s',
  async (how) => {
    const day = await aSaturday();
    const { admin, server, params } = day;
    if (how === 'after the rain') await suspend(day, day.outdoor);
    // The first matches are an hour over their time, and those of three o'clock wait for them.
    server.setNow(at('16:00'));
    if (how === 'after the rain') await resume(day, day.outdoor);
    const { plans, basis } = bodyOf(await admin.call('replanOrder', { params, query: {} }));
    const kinds = plans.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toContain('wait');
    // No court is wet, so none needs to be given up for the halls.
    expect(kinds).not.toContain('halls');
    for (const { moves } of plans)
      expect(moves.filter(({ startTime }) => startTime < at('16:00'))).toEqual([]);
    const wait = plans.find(({ kind }) => kind === 'wait');
    expect(wait?.moves.length).toBeGreaterThan(0);
    expect(wait?.delay).toBeGreaterThan(0);
    const moves = (wait?.moves ?? []).map(({ court: _court, ...move }) => move);
    const after = bodyOf(await admin.call('moveMatches', { params, body: { moves, basis } }));
    expect(after.matches.find(({ id }) => id === moves[0]?.matchId)?.startTime).toBe(moves[0]?.startTime);
    expect(after.desk?.faults).toEqual([]);
  },
);

it('has no plans for another day on which play stands still nowhere', async () => {
  const { admin, params } = await aSaturday();
  const other = await admin.call('replanOrder', { params: { ...params, day: '2026-09-13' }, query: {} });
  expect([other.status, other.body]).toMatchObject([409, { reason: 'orderNotSuspended' }]);
});
