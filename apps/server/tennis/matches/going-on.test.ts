// A match that an earlier day has left unfinished goes on when points of today are scored, and the night is a break in it; what was played on the earlier
// day and is entered later lets nothing go on (OP9, OP29, OP31, D52, D56).
import type { Match } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf, matchesOf } from '../../testing/draws.ts';
import { aMatch, anEntry, bodyOf, matchBody } from '../../testing/factories.ts';
import { games, PHONE, points, sender, TABLET, type Event } from '../../testing/points.ts';
import { aSaturday, at, DAY, resume, suspend } from '../../testing/rainy-day.ts';
import { aServer } from '../../testing/server.ts';

const SUNDAY = '2026-09-13';
const sunday = (clock: string): string => `${SUNDAY}T${clock}:00.000Z`;

/** Events as a device sends them that has noted all of them at one moment. */
const noted = (moment: string, events: readonly Event[], from = 0) =>
  events.map((event, index) => ({ id: `event-${from + index}-id`, at: moment, event }));

/** A match on court since Saturday 13:30, and what everybody reads of it on Sunday. */
async function onSaturday() {
  const day = await aSaturday();
  const { admin, tournament, server, params } = day;
  const [court = 0] = day.outdoor;
  const live = day.matches.find((match) => match.courtId === court && match.startTime === at('13:30'));
  if (live === undefined) throw new Error('nothing on court');
  const send = sender(admin, idOf(live));
  const visitor = server.visitor();
  const read = async (): Promise<Match | undefined> =>
    (await matchesOf(visitor, tournament)).find(({ id }) => id === live.id);
  const ofSunday = { ...params, day: SUNDAY };
  const seen = async () => bodyOf(await admin.call('getOrderOfPlay', { params: ofSunday }));
  const desk = async () => (await seen()).matches.find(({ id }) => id === live.id);
  return { ...day, court, live, send, read, seen, desk, ofSunday, visitor };
}

it('goes on with a point of the next day, and the night is a break since the last point before it [D56]', async () => {
  const { server, live, send, read, desk, ofSunday, admin } = await onSaturday();
  bodyOf(await send(noted(at('14:05'), games('1212'))));
  bodyOf(await admin.call('setOrderPublished', { params: ofSunday, body: { published: true } }));
  server.setNow(sunday('09:10'));
  expect(await read()).toMatchObject({ leftOverFrom: sunday('00:00'), startTime: at('13:30') });
  const { match } = bodyOf(await send(noted(sunday('09:00'), points('1'), 16), { from: 16 }));
  const now = {
    status: 'in_progress',
    startTime: sunday('09:00'),
    leftOverFrom: '2026-09-14T00:00:00.000Z',
    interrupted: { goesOn: sunday('09:00') },
  };
  expect(match).toMatchObject(now);
  expect(match.version).toBeGreaterThan(live.version);
  expect(await read()).toMatchObject(now);
  // 35 minutes on Saturday, ten on Sunday.
  expect(await desk()).toMatchObject({
    startedAt: at('13:30'),
    broken: { isNow: false, hereSince: sunday('09:00'), played: 45 },
  });
  // Today's readers find it on their day, and its next points change nothing.
  const today = bodyOf(await server.visitor().call('listMatchesOfDay', { params: { day: SUNDAY } }));
  expect(today.map(({ id }) => id)).toContain(live.id);
  server.setNow(sunday('09:30'));
  bodyOf(await send(noted(sunday('09:30'), points('1'), 17), { from: 17 }));
  expect(await desk()).toMatchObject({ broken: { hereSince: sunday('09:00'), played: 65 } });
});

it('goes on by the first point of a batch that a pad has kept overnight, and may be over with it', async () => {
  const { server, send, read, seen, live } = await onSaturday();
  server.setNow(sunday('10:20'));
  const events = [...noted(at('14:30'), games('111111')), ...noted(sunday('10:00'), games('111111'), 24)];
  bodyOf(await send(events, { complete: true }));
  expect(await read()).toMatchObject({
    status: 'completed',
    startTime: sunday('10:00'),
    scoreText: '6-0 6-0',
  });
  const { breaks } = await server.database.db
    .selectFrom('matches')
    .select('breaks')
    .where('id', '=', live.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(breaks ?? '[]')).toEqual([[at('14:30'), sunday('10:00')]]);
  expect((await seen()).desk?.faults).toEqual([]);
});

it('has its usual time behind it where nobody has noted when it stopped, and the breaks of its day', async () => {
  const { server, court, send, desk, ...day } = await onSaturday();
  await suspend({ ...day, server, ...day }, [court]);
  server.setNow(at('15:10'));
  await resume({ ...day, server, ...day }, [court]);
  bodyOf(await send(noted(at('15:30'), points('1'))));
  server.setNow(sunday('09:00'));
  bodyOf(await send(noted(sunday('09:00'), points('1'), 1), { from: 1 }));
  // 13:30 to 14:10 and 15:10 to 15:30.
  expect(await desk()).toMatchObject({ broken: { isNow: false, played: 60 } });
});

it('has been played for its usual time where no point was noted on its day', async () => {
  const { server, send, desk } = await onSaturday();
  server.setNow(sunday('09:00'));
  bodyOf(await send(noted(sunday('09:00'), points('1'))));
  expect(await desk()).toMatchObject({ broken: { isNow: false, played: 90 } });
});

it('goes on on a court that is none of the club’s too', async () => {
  const server = await aServer({ now: at('14:00') });
  const { admin, match } = await aMatch(server);
  bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
  server.setNow(sunday('09:00'));
  const send = sender(admin, idOf(match));
  const { match: now } = bodyOf(await send(noted(sunday('09:00'), points('1'))));
  expect(now.leftOverFrom).toBe('2026-09-14T00:00:00.000Z');
});

it.each<readonly [string, readonly Event[], string]>([
  ['points that were played on the day before and come late', points('12'), at('14:09')],
  ['points of a clock that runs ahead', [], at('14:09')],
  ['a retirement', [{ type: 'end', ending: { kind: 'retired', by: 1 } }], sunday('09:00')],
  ['who serves', [{ type: 'server', side: 2 }], sunday('09:00')],
  ['a score that is typed', [{ type: 'score', sets: [], games: [3, 2], points: [0, 0] }], sunday('09:00')],
  ['a point that is taken back', [...points('1'), { type: 'undo' }], sunday('09:00')],
])('does not go on by %s [D52]', async (_what, events, moment) => {
  const { server, live, send, read } = await onSaturday();
  // A device that is a day ahead: the match is on court all the same.
  const first = events.length === 0 ? sunday('14:00') : at('14:00');
  bodyOf(await send(noted(first, points('1'))));
  expect(await read()).toMatchObject({ startTime: at('13:30'), leftOverFrom: sunday('00:00') });
  server.setNow(sunday('09:00'));
  if (events.length > 0) bodyOf(await send(noted(moment, events, 1), { from: 1 }));
  const after = await read();
  expect(after).toMatchObject({ id: live.id, startTime: at('13:30'), leftOverFrom: sunday('00:00') });
  expect(after?.interrupted).toBeUndefined();
});

it.each([{ complete: false }, { complete: true }])(
  'does not go on by a score that the desk types on the next day: $complete [D52]',
  async ({ complete }) => {
    const { server, admin, live, send, read } = await onSaturday();
    bodyOf(await send(noted(at('14:05'), games('1212'))));
    server.setNow(sunday('09:00'));
    const body = complete
      ? { scores: { text: '64 62' }, winnerId: live.participant1Id, complete }
      : { scores: { text: '64 21' } };
    bodyOf(await admin.call('setMatchScores', { params: idOf(live), body }));
    const after = await read();
    expect(after).toMatchObject({
      status: complete ? 'completed' : 'in_progress',
      startTime: at('13:30'),
      ...(!complete && { leftOverFrom: sunday('00:00') }),
    });
    expect(after?.interrupted).toBeUndefined();
  },
);

it('is left over again if nobody ends it on the day on which it went on either, and goes on once more', async () => {
  const { server, send, read } = await onSaturday();
  bodyOf(await send(noted(at('14:05'), games('1212'))));
  // A pad without a network has scored it on Sunday, and on Monday.
  server.setNow('2026-09-14T08:30:00.000Z');
  bodyOf(await send(noted(sunday('10:00'), points('1'), 16), { from: 16 }));
  expect(await read()).toMatchObject({
    startTime: sunday('10:00'),
    leftOverFrom: '2026-09-14T00:00:00.000Z',
  });
  const monday = '2026-09-14T08:15:00.000Z';
  bodyOf(await send(noted(monday, points('1'), 17), { from: 17 }));
  expect(await read()).toMatchObject({ startTime: monday, leftOverFrom: '2026-09-15T00:00:00.000Z' });
});

it('counts the points of another device that had the log before', async () => {
  const { server, admin, live, send, desk } = await onSaturday();
  bodyOf(await send(noted(at('14:05'), games('1212'))));
  server.setNow(sunday('09:00'));
  expect(PHONE).not.toBe(TABLET);
  const tablet = sender(admin, idOf(live));
  bodyOf(await tablet(noted(sunday('09:00'), points('1')), { device: TABLET, replace: true }));
  expect(await desk()).toMatchObject({ broken: { played: 35 } });
});

/** The expected start of Sunday's second match on its court, whose first one has been on court since nine. */
async function sundayAfter(end: 'on Saturday' | 'on Sunday' | 'by points on Sunday') {
  const { admin, server, tournament, live, outdoor, ofSunday, seen, send } = await onSaturday();
  const complete = async (): Promise<void> => {
    const body = { scores: { text: '64 62' }, winnerId: live.participant1Id, complete: true };
    bodyOf(await admin.call('setMatchScores', { params: idOf(live), body }));
  };
  if (end === 'by points on Sunday') bodyOf(await send(noted(at('14:05'), games('111111'))));
  if (end === 'on Saturday') {
    server.setNow(at('15:00'));
    await complete();
  }
  server.setNow(sunday('08:00'));
  const [, court = 0] = outdoor;
  const make = async (name: string, startTime: string) => {
    const [one, two] = [
      await anEntry(admin, tournament.id, `${name} One`),
      await anEntry(admin, tournament.id, `${name} Two`),
    ];
    const body = { ...matchBody(one.id, two.id), court: null, startTime: null };
    const match = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
    return { matchId: match.id, courtId: court, startTime };
  };
  const [first, second] = [await make('First', sunday('09:00')), await make('Second', sunday('10:30'))];
  const moves = { moves: [first, second], confirm: true };
  bodyOf(await admin.call('moveMatches', { params: ofSunday, body: moves }));
  bodyOf(await admin.call('setOrderPublished', { params: ofSunday, body: { published: true } }));
  if (end === 'on Sunday') await complete();
  server.setNow(sunday('09:00'));
  const params = { id: String(first.matchId) };
  bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }));
  if (end === 'by points on Sunday')
    bodyOf(await send(noted(sunday('09:00'), points('1'), 24), { from: 24 }));
  server.setNow(sunday('09:25'));
  if (end === 'by points on Sunday') {
    const rest = [...points('111'), ...games('11111')];
    bodyOf(await send(noted(sunday('09:25'), rest, 25), { from: 25, complete: true }));
  }
  const { matches, desk } = await seen();
  return {
    estimate: matches.find(({ id }) => id === second.matchId)?.estimate,
    faults: desk?.faults,
    day: DAY,
  };
}

it('learns nothing of the speed of today from a match of yesterday whose result is entered today [OP29]', async () => {
  const usual = await sundayAfter('on Saturday');
  expect(usual.estimate).toBeDefined();
  expect(await sundayAfter('on Sunday')).toEqual(usual);
});

it('does not take the night for play of a match that goes on today and ends [OP29]', async () => {
  expect(await sundayAfter('by points on Sunday')).toEqual(await sundayAfter('on Saturday'));
});

it('has its players rest from the day on which it was played, not from when its result was entered [OP9]', async () => {
  const { admin, server, tournament, live, outdoor, ofSunday, seen } = await onSaturday();
  server.setNow(sunday('08:50'));
  const body = { scores: { text: '64 62' }, winnerId: live.participant1Id, complete: true };
  bodyOf(await admin.call('setMatchScores', { params: idOf(live), body }));
  const other = await anEntry(admin, tournament.id, 'Cleo Day');
  const again = { ...matchBody(live.participant1Id ?? 0, other.id), court: null, startTime: null };
  const next = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body: again }));
  const moves = [{ matchId: next.id, courtId: outdoor[1] ?? 0, startTime: sunday('09:00') }];
  expect((await admin.call('moveMatches', { params: ofSunday, body: { moves } })).status).toBe(200);
  expect((await seen()).desk?.faults).toEqual([]);
});

it('learns nothing of the speed of the day from a match that is over before it was to go on elsewhere [OP29]', async () => {
  const { server, court, live, outdoor, ...day } = await onSaturday();
  const { admin, params } = day;
  await suspend({ ...day, server, outdoor }, [court]);
  const hall = day.courts.at(-1) ?? 0;
  const moves = [{ matchId: live.id, courtId: hall, startTime: at('18:00') }];
  bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
  server.setNow(at('15:20'));
  const body = { scores: { text: '64 62' }, winnerId: live.participant1Id, complete: true };
  bodyOf(await admin.call('setMatchScores', { params: idOf(live), body }));
  const { desk } = bodyOf(await admin.call('getOrderOfPlay', { params }));
  const own = desk?.situation.done?.find(({ match }) => match === live.id);
  expect(own).toMatchObject({ start: 13 * 60 + 30, end: 15 * 60 + 20, played: null });
});
