// Matches that were not played on their day are in front of the desk on the next one, and not before (OP1, D54).
import { expect, it } from 'vitest';
import { bodyOf } from '../../testing/factories.ts';
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
