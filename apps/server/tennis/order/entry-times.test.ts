// When somebody cannot play and when they would like to: noted with an entry, planned around, reported if a plan breaks it, and shown to nobody else
// (OP8, OP20).
import type { EntryTime } from '@tennis/contract';
import { expect, it } from 'vitest';
import { drawParams, idOf, matchesOf } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

const DAY = '2026-09-12';

/** A court, a tournament of four by name, and its published draw. */
async function aDesk() {
  const server = await aServer({ now: '2026-09-10T10:00:00.000Z' });
  const { admin, club } = await aClub(server);
  const params = { clubId: String(club.id) };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const named = [{ name: 'Court 1', hours }];
  const { courts } = bodyOf(await admin.call('createCourts', { params, body: { courts: named } }));
  const tournament = await aTournament(admin, club.id);
  const entries = [];
  for (const name of ['Ann Lee', 'Bea Ray', 'Cleo Day', 'Dora May'])
    entries.push(await anEntry(admin, tournament.id, name));
  const draw = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  const first = (await matchesOf(admin, tournament)).find(({ participant1Id }) => participant1Id !== null);
  const entry = entries.find(({ id }) => id === first?.participant1Id) ?? entries[0];
  const ofEntry = { id: String(tournament.id), participantId: String(entry?.id) };
  const note = (times: readonly EntryTime[]) =>
    admin.call('updateParticipant', { params: ofEntry, body: { times: [...times] } });
  const ofDay = { ...params, day: DAY };
  const suggested = async () => bodyOf(await admin.call('suggestOrder', { params: ofDay }));
  const startOf = async () =>
    (await suggested()).moves.find(({ matchId }) => matchId === first?.id)?.startTime ?? null;
  return { server, admin, club, courts, tournament, match: first, entry, note, ofDay, suggested, startOf };
}

const away = (from: string, to: string): EntryTime => ({ kind: 'away', day: DAY, from, to });

it('[OP8] plans nothing at a time at which somebody cannot play, nor what they could get to', async () => {
  const { note, startOf, suggested } = await aDesk();
  bodyOf(await note([away('00:00', '15:00')]));
  expect(await startOf()).toBe(`${DAY}T15:00:00.000Z`);
  bodyOf(await note([away('00:00', '24:00')]));
  expect((await suggested()).unplaced.map(({ rule }) => rule)).toContain('OP8');
  bodyOf(await note([]));
  expect((await suggested()).unplaced).toEqual([]);
});

it('[OP20] keeps a wish where nothing else suffers', async () => {
  const { note, startOf } = await aDesk();
  const before = await startOf();
  bodyOf(await note([{ kind: 'wish', day: DAY, from: '10:30', to: '13:00' }]));
  expect(await startOf()).not.toBe(before);
  // A wish for one day says nothing of another.
  bodyOf(await note([{ kind: 'wish', day: '2026-09-13', from: '20:00', to: '21:00' }]));
  expect(await startOf()).toBe(before);
});

it('[OP8] a match put there by hand is asked about, with the person and the minutes', async () => {
  const { admin, note, match, courts, ofDay, entry } = await aDesk();
  bodyOf(await note([away('10:00', '11:00')]));
  const place = { matchId: match?.id ?? 0, courtId: courts[0]?.id ?? 0, startTime: `${DAY}T10:30:00.000Z` };
  const asked = await admin.call('moveMatches', { params: ofDay, body: { moves: [place] } });
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { details: { faults: [{ rule: 'OP8', level: 'warned' }] } },
  ]);
  const body = { moves: [place], confirm: true };
  const { desk, matches } = bodyOf(await admin.call('moveMatches', { params: ofDay, body }));
  expect(desk?.faults).toHaveLength(1);
  expect(desk?.faults).toMatchObject([
    { rule: 'OP8', message: `${entry?.player?.name ?? ''} cannot play then: 30 min too early.` },
  ]);
  expect(matches.find(({ id }) => id === match?.id)?.times).toEqual([[away('10:00', '11:00')], []]);
});

it('[OP8] is told to those who run the tournament and to the people of the entry, and to nobody else', async () => {
  const { server, admin, note, tournament, entry, ofDay } = await aDesk();
  bodyOf(await note([away('00:00', '15:00')]));
  const of = async (who: typeof admin) =>
    bodyOf(await who.call('listParticipants', { params: idOf(tournament) })).find(
      ({ id }) => id === entry?.id,
    );
  expect((await of(admin))?.times).toEqual([away('00:00', '15:00')]);
  expect(await of(server.visitor())).not.toHaveProperty('times');
  expect(await of(await server.signUp('member', 'Pat Stranger'))).not.toHaveProperty('times');
  bodyOf(await admin.call('setOrderPublished', { params: ofDay, body: { published: true } }));
  const seen = JSON.stringify(bodyOf(await server.visitor().call('getOrderOfPlay', { params: ofDay })));
  expect(seen).not.toContain('times');
});

it.each([
  ['an end before its start', away('12:00', '10:00')],
  ['a time that is none', away('12:00', '25:00')],
])('[OP8] refuses %s', async (_, time) => {
  const { note } = await aDesk();
  expect((await note([time])).status).toBe(400);
});
