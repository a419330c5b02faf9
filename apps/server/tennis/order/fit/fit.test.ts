// Does it fit? The matches of a draw that nobody has made yet, against the courts and days of the tournament [OP25].
import type { CreateTournament, DrawFit } from '@tennis/contract';
import { expect, it } from 'vitest';
import { drawParams, idOf } from '../../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, setNoLimits } from '../../../testing/factories.ts';
import { aServer, type Person } from '../../../testing/server.ts';

const SATURDAY = '2026-09-12';
const SUNDAY = '2026-09-13';
const WEEKEND = { startDate: `${SATURDAY}T09:00:00.000Z`, endDate: `${SUNDAY}T18:00:00.000Z` };

/** A club with some courts that are open from 9 to 18, and a tournament with some entries. */
async function aField(courts: number, entries: number, fields: Partial<CreateTournament> = {}) {
  const server = await aServer({ now: '2026-09-10T10:00:00.000Z' });
  const { admin, club } = await aClub(server);
  await setNoLimits({ admin, club });
  const params = { clubId: String(club.id) };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '18:00' }));
  const named = Array.from({ length: courts }, (_, at) => ({ name: `Court ${at + 1}`, hours }));
  if (courts > 0) bodyOf(await admin.call('createCourts', { params, body: { courts: named } }));
  const tournament = await aTournament(admin, club.id, {
    ...WEEKEND,
    endDate: `${SATURDAY}T18:00:00.000Z`,
    maxParticipants: 64,
    ...fields,
  });
  for (let entry = 1; entry <= entries; entry += 1) await anEntry(admin, tournament.id, `Player ${entry}`);
  const fit = async (query: object = {}, who: Person = admin): Promise<DrawFit> =>
    bodyOf(await who.call('getDrawFit', { params: idOf(tournament), query }));
  return { server, admin, club, tournament, fit };
}

it('[OP25] says that it fits, what it needs, what there is, and by when all is over', async () => {
  const { fit } = await aField(2, 8);
  expect(await fit()).toEqual({
    answer: 'yes',
    entries: 8,
    matches: 7,
    matchMinutes: 90,
    needed: 630,
    others: 0,
    given: 1080,
    days: [SATURDAY],
    courts: 2,
    // Four matches on two courts, then the semi-finals an hour later, then the final.
    end: `${SATURDAY}T17:00:00.000Z`,
    shortages: [],
    ways: [],
  });
});

it('[OP25] names what is short, and the smallest change of each kind that makes it fit', async () => {
  const { fit } = await aField(2, 16);
  const { answer, shortages, ways } = await fit();
  expect(answer).toBe('no');
  expect(shortages).toEqual([{ type: 'court-minutes', needed: 1350, given: 1080 }]);
  expect(ways).toEqual([
    { kind: 'format', format: expect.stringContaining('S:4') as string, minutes: 60 },
    { kind: 'days', days: 1 },
    { kind: 'entries', entries: 8 },
  ]);
});

it('[OP9] [OP25] says with how many matches a day it would fit where the limit of the club is what keeps it from fitting', async () => {
  const { fit, admin, club } = await aField(4, 0, { endDate: WEEKEND.endDate });
  expect(await fit({ entries: '32' })).toMatchObject({ answer: 'yes', ways: [] });
  const params = { clubId: String(club.id) };
  bodyOf(await admin.call('updateClub', { params, body: { planning: { dayLimits: 'usual' } } }));
  const { answer, shortages, ways } = await fit({ entries: '32' });
  expect({ answer, shortages }).toEqual({
    answer: 'no',
    shortages: [{ type: 'day-limit', needed: 5, given: 4 }],
  });
  expect(ways).toContainEqual({ kind: 'days', days: 1 });
  expect(ways).toContainEqual({ kind: 'limit', limit: 3 });
});

it('[OP25] counts the kind of draw, what is chosen of it, and as many entries as are asked about', async () => {
  const { fit } = await aField(4, 8, { endDate: WEEKEND.endDate });
  expect((await fit({ kind: 'consolation' })).matches).toBe(10);
  expect((await fit({ thirdPlace: 'true' })).matches).toBe(8);
  expect(await fit({ entries: '32' })).toMatchObject({ entries: 32, matches: 31, needed: 2790, given: 4320 });
});

it('[OP25] leaves room for what others play on the same courts, with a place or still without one', async () => {
  const { fit, admin, club } = await aField(2, 8);
  const other = await aTournament(admin, club.id, {
    ...WEEKEND,
    endDate: `${SATURDAY}T18:00:00.000Z`,
    name: 'Another cup',
  });
  for (let entry = 1; entry <= 8; entry += 1) await anEntry(admin, other.id, `Guest ${entry}`);
  const draw = bodyOf(await admin.call('makeDraw', { params: idOf(other), body: { randomSeed: 7 } }));
  expect(await fit()).toMatchObject({ answer: 'yes', others: 0 });
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  expect(await fit()).toMatchObject({ answer: 'no', matches: 7, needed: 630, others: 630, given: 1080 });
  const params = { clubId: String(club.id), day: SATURDAY };
  const { moves, basis } = bodyOf(await admin.call('suggestOrder', { params }));
  const body = { basis, moves: moves.map(({ court: _court, ...move }) => move) };
  bodyOf(await admin.call('moveMatches', { params, body }));
  expect(await fit()).toMatchObject({ answer: 'no', others: 630, given: 1080 });
});

it('[OP8] [OP25] reckons with the times at which people cannot play', async () => {
  const { fit, admin, tournament } = await aField(2, 2);
  expect(await fit()).toMatchObject({ answer: 'yes', end: `${SATURDAY}T10:30:00.000Z` });
  const [entry] = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
  const away = (to: string) =>
    admin.call('updateParticipant', {
      params: { ...idOf(tournament), participantId: String(entry?.id) },
      body: { times: [{ kind: 'away', day: SATURDAY, from: '00:00', to }] },
    });
  bodyOf(await away('13:00'));
  expect(await fit()).toMatchObject({ answer: 'yes', end: `${SATURDAY}T14:30:00.000Z` });
  bodyOf(await away('24:00'));
  expect((await fit()).answer).not.toBe('yes');
});

it('[OP25] reckons with the hours that are left today', async () => {
  const { fit, server } = await aField(2, 8);
  server.setNow(`${SATURDAY}T13:00:00.000Z`);
  expect(await fit()).toMatchObject({ answer: 'no', given: 600 });
});

it.each([
  ['of a tournament over weeks, which is played by date', { endDate: '2026-10-30T18:00:00.000Z' }],
  [
    'of a tournament whose days are over',
    { startDate: '2026-09-01T09:00:00.000Z', endDate: '2026-09-02T18:00:00.000Z' },
  ],
])('[OP25] [OP39] plans no courts %s', async (_, fields) => {
  const { fit } = await aField(2, 8, fields);
  expect(await fit()).toMatchObject({ answer: null, matches: 7, days: [] });
});

it('[OP25] says that there are no courts', async () => {
  const { fit } = await aField(0, 4);
  expect(await fit()).toMatchObject({ answer: 'no', courts: 0, given: 0, ways: [] });
});

it('[OP25] refuses a draw that cannot be made, with its reason', async () => {
  const { admin, tournament } = await aField(1, 1);
  expect((await admin.call('getDrawFit', { params: idOf(tournament), query: {} })).status).toBe(409);
});

/** The form's answer about a weekend in September. */
const PLANNED = {
  type: 'Adults',
  startDate: `${SATURDAY}T09:00:00.000Z`,
  endDate: `${SATURDAY}T18:00:00.000Z`,
  format: 'knockout',
  timeLimit: '90',
  matchFormat: 'SET3-S:6/TB7',
  matchesPerParticipant: '3',
  playersProgressingFromGroups: '0',
} as const;

it('[OP25] answers for a tournament that nobody has stored, and stores nothing', async () => {
  const { admin, club } = await aField(2, 0);
  const params = { clubId: String(club.id) };
  const plan = async (query: object): Promise<DrawFit> =>
    bodyOf(await admin.call('getPlanFit', { params, query: { ...PLANNED, entries: '16', ...query } }));
  const before = bodyOf(await admin.call('listTournaments', { query: {} })).length;
  expect(await plan({})).toMatchObject({
    answer: 'no',
    entries: 16,
    matches: 15,
    needed: 1350,
    given: 1080,
    days: [SATURDAY],
    courts: 2,
    ways: [
      { kind: 'format', minutes: 60 },
      { kind: 'days', days: 1 },
      { kind: 'entries', entries: 8 },
    ],
  });
  expect(await plan({ endDate: WEEKEND.endDate })).toMatchObject({ answer: 'yes', days: [SATURDAY, SUNDAY] });
  expect(await plan({ timeLimit: '45' })).toMatchObject({ answer: 'yes', matchMinutes: 45 });
  expect(await plan({ entries: '8' })).toMatchObject({ answer: 'yes', matches: 7 });
  expect((await plan({ format: 'round_robin', entries: '8', matchesPerParticipant: '7' })).matches).toBe(28);
  expect(await plan({ endDate: '2026-10-30T18:00:00.000Z' })).toMatchObject({ answer: null });
  expect(await plan({ endDate: '2026-09-11T18:00:00.000Z' })).toMatchObject({ answer: null });
  expect(bodyOf(await admin.call('listTournaments', { query: {} }))).toHaveLength(before);
});

it('[OP25] leaves room in a planned tournament for what the club plays on its courts that day', async () => {
  const { admin, club, tournament } = await aField(2, 8);
  const draw = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  const params = { clubId: String(club.id) };
  const query = { ...PLANNED, entries: '8' };
  expect(bodyOf(await admin.call('getPlanFit', { params, query }))).toMatchObject({
    answer: 'no',
    others: 630,
  });
});

it('[OP25] answers for a stored tournament as somebody is about to change it', async () => {
  const { fit, tournament, admin } = await aField(2, 4, { maxParticipants: 16 });
  expect(await fit({ ...PLANNED, entries: '16' })).toMatchObject({ answer: 'no', days: [SATURDAY] });
  const days = { startDate: '2026-09-19T09:00:00.000Z', endDate: '2026-09-20T18:00:00.000Z' };
  expect(await fit({ ...PLANNED, ...days, entries: '16' })).toMatchObject({
    answer: 'yes',
    days: ['2026-09-19', '2026-09-20'],
  });
  const stored = bodyOf(await admin.call('getTournament', { params: idOf(tournament) }));
  expect(stored.endDate).toBe(`${SATURDAY}T18:00:00.000Z`);
});

it('[OP25] refuses a plan that nobody could draw or play, and anybody who does not run the club', async () => {
  const { admin, club, server } = await aField(1, 0);
  const params = { clubId: String(club.id) };
  const ask = async (query: object, who: Person = admin) =>
    (await who.call('getPlanFit', { params, query: { ...PLANNED, entries: '8', ...query } })).status;
  expect(await ask({ matchFormat: 'best of a few' })).toBe(400);
  expect(await ask({ entries: '129' })).toBe(400);
  expect(await ask({ format: 'round_robin', entries: '3', matchesPerParticipant: '5' })).toBe(200);
  expect(await ask({}, await server.signUp('member'))).toBe(403);
});
