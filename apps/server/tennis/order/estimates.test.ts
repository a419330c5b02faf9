// When matches are expected to begin, as visitors read it in lists: only on published days, and updated by events on the club's courts.
import type { Match, Move } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf, matchesOf, win } from '../../testing/draws.ts';
import { aMatch, anEntry, aTournament, bodyOf, matchBody } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const DAY = '2026-09-12';
const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;

/** One court; a match of one tournament at ten, and one of another that follows it. */
async function aSharedCourt() {
  const server = await aServer({ now: at('08:00') });
  const scene = await aMatch(server, { status: 'registering' });
  const { admin, club } = scene;
  const params = { clubId: String(club.id), day: DAY };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const { courts } = bodyOf(
    await admin.call('createCourts', {
      params: { clubId: String(club.id) },
      body: { courts: [{ name: 'Court 1', hours }] },
    }),
  );
  const courtId = courts[0]?.id ?? 0;
  const other = await aTournament(admin, club.id, { name: 'Doubles Cup', status: 'registering' });
  const [one, two] = [
    await anEntry(admin, other.id, 'Ada Nwosu'),
    await anEntry(admin, other.id, 'Lea Roth'),
  ];
  const body = { ...matchBody(one.id, two.id), court: null, startTime: null };
  const next: Match = bodyOf(await admin.call('createMatch', { params: idOf(other), body }));
  const [first = scene.match] = await matchesOf(admin, scene.tournament);
  const moves: Move[] = [
    { matchId: first.id, courtId, startTime: at('10:00') },
    { matchId: next.id, courtId, startTime: at('12:00'), followedBy: true },
  ];
  bodyOf(await admin.call('moveMatches', { params, body: { moves } }));
  const publish = async (published: boolean) =>
    bodyOf(await admin.call('setOrderPublished', { params, body: { published } }));
  const visitor = server.visitor();
  const estimateOfNext = async (who: Person = visitor) => (await matchesOf(who, other))[0]?.estimate;
  return { ...scene, server, other, first, next, visitor, publish, estimateOfNext };
}

it('tells visitors when they play once the day is published, and no longer when it is taken back', async () => {
  const { visitor, admin, publish, estimateOfNext, next, first } = await aSharedCourt();
  const ofDay = async () =>
    bodyOf(await visitor.call('listMatchesOfDay', { params: { day: DAY } })).map(({ id, estimate }) => ({
      id,
      estimate,
    }));
  expect([await estimateOfNext(), await estimateOfNext(admin), await ofDay()]).toEqual([
    undefined,
    undefined,
    [],
  ]);

  await publish(true);
  const estimate = await estimateOfNext();
  expect(estimate?.low).toMatch(/T1[01]:.[05]:00.000Z$/);
  expect((estimate?.low ?? '') < (estimate?.median ?? '')).toBe(true);
  expect((estimate?.median ?? '') < (estimate?.high ?? '')).toBe(true);
  expect(await ofDay()).toEqual([
    { id: first.id, estimate: { median: at('10:00'), low: at('10:00'), high: at('10:00') } },
    { id: next.id, estimate },
  ]);

  await publish(false);
  expect([await estimateOfNext(), await ofDay()]).toEqual([undefined, []]);
});

it('rolls on with what happens in another tournament on the same court', async () => {
  const { server, admin, publish, estimateOfNext, first, other } = await aSharedCourt();
  await publish(true);
  const planned = await estimateOfNext();
  server.setNow(at('11:00'));
  bodyOf(await admin.call('setMatchStatus', { params: idOf(first), body: { status: 'in_progress' } }));
  const late = await estimateOfNext();
  expect((late?.median ?? '') > (planned?.median ?? '')).toBe(true);
  // The match before it is on court: it is the next one there.
  expect([planned?.isNext, late?.isNext]).toEqual([undefined, true]);

  // In one quarter of an hour only the result makes what is kept old.
  server.setNow(at('11:40'));
  const waiting = await estimateOfNext();
  bodyOf(await win(admin, first, first.participant1Id ?? 0));
  const free = await estimateOfNext();
  expect((free?.high ?? '') < (waiting?.high ?? '')).toBe(true);
  expect(free?.isNext).toBe(true);
  // The same for everybody, kept or not, as long as nothing changes in the quarter.
  server.setNow(at('11:44'));
  expect([await estimateOfNext(), await estimateOfNext(admin)]).toEqual([free, free]);
  const [started] = await matchesOf(admin, other);
  bodyOf(
    await admin.call('setMatchStatus', {
      params: { id: String(started?.id) },
      body: { status: 'in_progress' },
    }),
  );
  expect(await estimateOfNext()).toBeUndefined();
});

it('looks at the sets of the match that is on court [OP28]', async () => {
  const { server, admin, publish, estimateOfNext, first } = await aSharedCourt();
  await publish(true);
  server.setNow(at('10:00'));
  bodyOf(await admin.call('setMatchStatus', { params: idOf(first), body: { status: 'in_progress' } }));
  server.setNow(at('10:50'));
  const unknown = await estimateOfNext();
  bodyOf(await admin.call('setMatchScores', { params: idOf(first), body: { scores: { text: '6-2 2-6' } } }));
  // A third set is all that can come: the match may no longer become a long one.
  const atOneAll = await estimateOfNext();
  expect((atOneAll?.high ?? '') < (unknown?.high ?? '')).toBe(true);
  expect((atOneAll?.low ?? '') > at('10:50')).toBe(true);
});

it('says of nobody that they are next because of a match that nobody may know of', async () => {
  const { server, publish, estimateOfNext, first, tournament } = await aSharedCourt();
  await publish(true);
  const { db } = server.database;
  await db.updateTable('tournaments').set({ status: 'draft' }).where('id', '=', tournament.id).execute();
  await db
    .updateTable('matches')
    .set({ status: 'in_progress', started_at: at('10:00'), version: 9 })
    .where('id', '=', first.id)
    .execute();
  server.setNow(at('10:20'));
  const estimate = await estimateOfNext();
  expect([estimate?.isNext, estimate?.median]).toEqual([undefined, expect.any(String)]);
});

it('keeps what follows on a match behind it when that is on court, and after it is over [OP11, OP37, OP38]', async () => {
  const { server, admin, publish, estimateOfNext, first } = await aSharedCourt();
  server.setNow(at('10:30'));
  await publish(true);
  bodyOf(await admin.call('setMatchStatus', { params: idOf(first), body: { status: 'in_progress' } }));
  const behind = await estimateOfNext();
  expect((behind?.low ?? '') < at('12:00')).toBe(true);
  server.setNow(at('10:55'));
  bodyOf(await win(admin, first, first.participant1Id ?? 0));
  // It was planned for noon, but nobody was told so: it comes as soon as the court is free.
  expect(await estimateOfNext()).toMatchObject({ median: at('10:55'), low: at('10:55'), high: at('10:55') });
});
