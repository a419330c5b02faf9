// The demo season for a given moment: always the same for the same moment, and in the middle of the club admin's day. It does not depend on the
// engine, and building one takes thousands of writes, so one engine is enough here.
import { expect, test } from 'vitest';
import { MATCH_STATUSES } from '@tennis/domain';
import { bodyOf } from './injected-person.ts';
import { aSeason } from '../testing/season.ts';

test('the season of a moment is the same again [D6]', { timeout: 120_000 }, async () => {
  const moment = '2026-11-20T14:20:00.000Z';
  const season = await aSeason(moment);
  const again = await aSeason(moment);
  expect(again.tournaments).toEqual(season.tournaments);
  expect(again.matches).toEqual(season.matches);
});

// A moment just before each of the other two clubs takes over from its neighbour, on days on which clocks or years change.
test.each(['2026-03-29T07:30:00.000Z', '2026-12-31T23:59:00.000Z'])(
  'the club admin’s club is in the middle of its day at %s [D6]',
  async (moment) => {
    const { signIn } = await aSeason(moment);
    const clubAdmin = await signIn('clubadmin');
    expect(bodyOf(await clubAdmin.call('listAdminClubs', {}))).toHaveLength(1);
    const today = bodyOf(await clubAdmin.call('listMatchesToday', { query: {} }));
    expect(new Set(today.map(({ status }) => status))).toEqual(new Set(MATCH_STATUSES));
  },
  120_000,
);
