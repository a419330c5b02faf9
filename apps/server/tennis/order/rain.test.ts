// Rain through the API: play stands still by court, goes on by court, and plans for the rest of the day (D56, OP31, OP32).
import type { Match, Plans, OrderOfPlayOnWire } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf, matchesOf } from '../../testing/draws.ts';
import { aClub, bodyOf } from '../../testing/factories.ts';
import {
  aSaturday,
  at,
  DAY,
  plansFor,
  readDay,
  resume,
  suspend,
  type Saturday,
} from '../../testing/rainy-day.ts';

const standing = ({ courts }: OrderOfPlayOnWire) =>
  courts.flatMap(({ id, suspended }) => (suspended === null ? [] : [id]));

const onCourt = ({ matches }: OrderOfPlayOnWire, courtId: number) =>
  matches.find((match) => match.courtId === courtId && match.status === 'in_progress');

const kept = (matches: readonly Match[]) => matches.map(({ estimate: _estimate, ...match }) => match);

it('stops the clocks of the wet courts, keeps every match, and says so to everybody [D56]', async () => {
  const day = await aSaturday();
  const [wet = 0] = day.outdoor;
  const dry = day.courts.at(-1) ?? 0;
  const live = onCourt(await readDay(day.admin, day), wet);
  const id = String(live?.id);
  bodyOf(await day.admin.call('setMatchScores', { params: { id }, body: { scores: { text: '64 21' } } }));
  const before = await matchesOf(day.admin, day.tournament);

  expect(standing(bodyOf(await suspend(day, day.outdoor)))).toEqual(day.outdoor);
  const seen = await readDay(day.server.visitor(), day);
  expect(seen.courts[0]?.suspended).toEqual({ since: at('14:10'), reason: 'rain', again: null });
  expect(seen.courts.at(-1)?.suspended).toBeNull();
  // Nothing but when those who wait for a wet court may begin, and that those on one are interrupted.
  const after = kept(await matchesOf(day.admin, day.tournament));
  expect(after.map(({ interrupted: _interrupted, ...match }) => match)).toEqual(kept(before));
  const suspended = { since: at('14:10'), reason: 'rain', again: null };
  expect(after.flatMap(({ interrupted }) => interrupted ?? [])).toEqual(
    day.outdoor.map(() => ({ goesOn: null, suspended })),
  );
  expect(after.filter(({ status, interrupted }) => interrupted && status !== 'in_progress')).toEqual([]);
  expect(after.find(({ id: dryOne }) => dryOne === onCourt(seen, dry)?.id)?.interrupted).toBeUndefined();

  day.server.setNow(at('15:10'));
  const wetFor = await readDay(day.admin, day);
  expect(onCourt(wetFor, wet)?.broken).toEqual({ isNow: true, paused: 60, played: 40 });
  expect(onCourt(wetFor, dry)?.broken).toBeUndefined();

  // Some courts are dry earlier than others.
  expect(standing(bodyOf(await resume(day, [wet])))).toEqual(day.outdoor.slice(1));
  day.server.setNow(at('15:20'));
  const later = await readDay(day.admin, day);
  expect(onCourt(later, wet)?.broken).toEqual({ isNow: false, paused: 60, played: 50 });
  expect(onCourt(later, day.outdoor[1] ?? 0)?.broken).toEqual({ isNow: true, paused: 70, played: 40 });
});

it('changes nothing when it is asked twice, and refuses the courts of others', async () => {
  const day = await aSaturday();
  const { version } = bodyOf(await suspend(day, day.outdoor));
  expect(bodyOf(await suspend(day, day.outdoor)).version).toBe(version);
  expect(bodyOf(await resume(day, day.courts.slice(3))).version).toBe(version);
  const { admin: stranger, club } = await aClub(day.server);
  expect((await suspend(day, day.outdoor, stranger)).status).toBe(403);
  expect((await resume(day, day.outdoor, stranger)).status).toBe(403);
  const foreign = await stranger.call('suspendPlay', {
    params: { clubId: String(club.id), day: DAY },
    body: { courtIds: [...day.outdoor], reason: 'rain' },
  });
  expect(foreign.status).toBe(400);
});

it('lets one of two who suspend the same courts at the same moment do it', async () => {
  const day = await aSaturday();
  const both = await Promise.all([suspend(day, day.outdoor), suspend(day, day.outdoor)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(standing(await readDay(day.admin, day))).toEqual(day.outdoor);
});

it('proposes plans that differ in kind, with nothing on a wet court before it is dry [OP31, OP32]', async () => {
  const day = await aSaturday();
  await suspend(day, day.outdoor);
  const { plans } = await plansFor(day, '15:45');
  expect(plans.length).toBeGreaterThanOrEqual(2);
  expect(new Set(plans.map(({ kind }) => kind)).size).toBe(plans.length);
  expect(plans.map(({ kind }) => kind)).toContain('wait');
  const wet = new Set(day.outdoor);
  const begun = new Set(day.matches.filter(({ startTime }) => startTime === at('13:30')).map(({ id }) => id));
  const first = new Map(day.matches.map(({ id, courtId }) => [id, courtId ?? 0]));
  for (const { moves, told, end } of plans) {
    expect(moves.filter(({ courtId, startTime }) => wet.has(courtId) && startTime < at('15:45'))).toEqual([]);
    // A match that was broken off stays where it is, or goes on elsewhere; matches on dry courts are left alone.
    for (const { matchId, courtId } of moves.filter((move) => begun.has(move.matchId))) {
      expect(courtId).not.toBe(first.get(matchId));
      expect(wet.has(first.get(matchId) ?? 0)).toBe(true);
    }
    expect(told).toBeGreaterThan(0);
    expect(end).not.toBeNull();
  }
  const past = await day.admin.call('replanOrder', { params: day.params, query: { again: at('14:00') } });
  expect(past.status).toBe(400);
});

const places = (matches: readonly Match[]) =>
  new Map(matches.map(({ id, courtId, startTime }) => [id, { courtId, startTime }]));

it('applies a plan as a whole, and refuses one that was computed before something happened', async () => {
  const day = await aSaturday();
  const { admin, params } = day;
  await suspend(day, day.outdoor);
  const { basis, plans } = await plansFor(day, '15:45');
  const [best] = plans;
  const moves = (best?.moves ?? []).map(({ court: _court, ...move }) => move);
  // A court dries while the plan is being looked at.
  await resume(day, day.outdoor.slice(0, 1));
  const before = places(await matchesOf(admin, day.tournament));
  const late = await admin.call('moveMatches', { params, body: { moves, basis, confirm: true } });
  expect(late.status).toBe(409);
  expect(places(await matchesOf(admin, day.tournament))).toEqual(before);

  const anew = await plansFor(day, '15:45');
  const again = (anew.plans[0]?.moves ?? []).map(({ court: _court, ...move }) => move);
  bodyOf(
    await admin.call('moveMatches', { params, body: { moves: again, basis: anew.basis, confirm: true } }),
  );
  const after = places(await matchesOf(admin, day.tournament));
  // A match that was broken off keeps its own time, wherever it goes on.
  for (const { matchId, courtId, startTime } of again)
    expect(after.get(matchId)).toEqual({
      courtId,
      startTime: before.get(matchId)?.startTime === at('13:30') ? at('13:30') : startTime,
    });
});

it('applies no plan whose times have passed while it was looked at [OP12, OP36]', async () => {
  const day = await aSaturday();
  const { admin, params } = day;
  await suspend(day, day.outdoor);
  const apply = ({ basis, plans }: Plans, again: string) => {
    const moves = (plans.find(({ kind }) => kind === 'wait')?.moves ?? []).map(
      ({ court: _court, ...move }) => move,
    );
    return admin.call('moveMatches', {
      params,
      body: { moves, basis, rain: { again: at(again) }, confirm: true },
    });
  };
  const old = await plansFor(day, '15:45');
  const before = places(await matchesOf(admin, day.tournament));
  day.server.setNow(at('16:05'));
  expect(await apply(old, '15:45')).toMatchObject({ status: 409, body: { reason: 'orderTimesPassed' } });
  expect(places(await matchesOf(admin, day.tournament))).toEqual(before);
  // One that is worked out again begins later, and is still good when it is applied a few minutes afterwards.
  const anew = await plansFor(day, '16:10');
  day.server.setNow(at('16:12'));
  bodyOf(await apply(anew, '16:10'));
  expect(places(await matchesOf(admin, day.tournament))).not.toEqual(before);
});

it('applies one of two plans that are sent at the same moment', async () => {
  const day = await aSaturday();
  await suspend(day, day.outdoor);
  const { basis, plans } = await plansFor(day, '15:45');
  const send = (at_: number) =>
    day.admin.call('moveMatches', {
      params: day.params,
      body: {
        moves: (plans[at_]?.moves ?? []).map(({ court: _court, ...move }) => move),
        basis,
        confirm: true,
      },
    });
  const both = await Promise.all([send(0), send(1)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('takes off the order of the day what a plan does not play any more', async () => {
  const day = await aSaturday();
  await suspend(day, day.outdoor);
  const { basis, plans } = await plansFor(day, '20:00');
  const halls = plans.find(({ kind }) => kind === 'halls');
  if (halls === undefined) throw new Error('no plan for the halls');
  const begun = new Set(day.matches.filter(({ startTime }) => startTime === at('13:30')).map(({ id }) => id));
  const lost = halls.unplaced.map(({ matchId }) => matchId).filter((id) => !begun.has(id));
  expect(lost.length).toBeGreaterThan(0);
  expect(halls.off.map(({ matchId }) => matchId)).toEqual(lost);
  const moves = [
    ...halls.moves.map(({ court: _court, ...move }) => move),
    ...halls.off.map((match) => ({ ...match, courtId: null, startTime: null })),
  ];
  bodyOf(await day.admin.call('moveMatches', { params: day.params, body: { moves, basis, confirm: true } }));
  const after = await matchesOf(day.admin, day.tournament);
  const without = after.filter(({ startTime }) => startTime === null).map(({ id }) => id);
  expect(new Set(without)).toEqual(new Set(lost));
});

it('tells with the tournament where play stands still, until it goes on [D56]', async () => {
  const day = await aSaturday();
  const visitor = day.server.visitor();
  const told = async () =>
    bodyOf(await visitor.call('getTournament', { params: idOf(day.tournament) })).suspended;
  expect(await told()).toBeUndefined();
  await suspend(day, day.outdoor, day.admin, '15:45');
  const line = { since: at('14:10'), reason: 'rain', again: at('15:45') };
  expect(await told()).toEqual([{ ...line, courts: ['Court 1', 'Court 2', 'Court 3'] }]);
  await suspend(day, day.courts.slice(3), day.admin, '15:45');
  expect(await told()).toEqual([{ ...line, courts: [] }]);
  // Somebody knows better by now.
  await suspend(day, day.courts, day.admin, '16:00');
  expect(await told()).toEqual([{ ...line, again: at('16:00'), courts: [] }]);
  const past = await suspend(day, day.courts, day.admin, '14:00');
  expect(past.status).toBe(400);
  const ofDay = async () =>
    bodyOf(await visitor.call('listMatchesOfDay', { params: { day: DAY } })).map(
      ({ standstills }) => standstills,
    );
  for (const standstills of await ofDay())
    expect(standstills).toEqual([{ ...line, again: at('16:00'), courts: [] }]);
  await resume(day, day.courts);
  expect(await told()).toBeUndefined();
  for (const standstills of await ofDay()) expect(standstills).toBeUndefined();
});

const suggest = async ({ admin, params }: Saturday) =>
  bodyOf(await admin.call('suggestOrder', { params, query: { all: 'true' } })).moves;

it('suggests nothing on a wet court until it is expected to be dry, and nothing today while nobody knows [D55, D56]', async () => {
  const day = await aSaturday();
  await suspend(day, day.outdoor);
  const wet = new Set(day.outdoor);
  const blind = await suggest(day);
  expect(blind.length).toBeGreaterThan(0);
  expect(blind.filter(({ courtId }) => wet.has(courtId))).toEqual([]);
  await suspend(day, day.outdoor, day.admin, '15:45');
  const moves = await suggest(day);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.filter(({ courtId, startTime }) => wet.has(courtId) && startTime < at('15:45'))).toEqual([]);
  // Those who were on court go on first: 40 of 60 minutes are played.
  expect(moves.filter(({ courtId, startTime }) => wet.has(courtId) && startTime < at('16:05'))).toEqual([]);
});

it('estimates that matches of a wet court begin when it is dry, and estimates nothing while nobody knows when [OP38]', async () => {
  const day = await aSaturday();
  const estimates = async () =>
    (await matchesOf(day.server.visitor(), day.tournament)).filter(
      ({ startTime, courtId }) => startTime === at('15:00') && day.outdoor.includes(courtId ?? 0),
    );
  for (const { estimate } of await estimates()) expect((estimate?.median ?? '~') < at('15:30')).toBe(true);
  await suspend(day, day.outdoor);
  for (const { estimate } of await estimates()) expect(estimate).toBeUndefined();
  await suspend(day, day.outdoor, day.admin, '16:00');
  const told = await estimates();
  expect(told).toHaveLength(3);
  for (const { estimate } of told) expect((estimate?.low ?? '') > at('16:00')).toBe(true);
});

it('asks before a match is moved to a wet court', async () => {
  const day = await aSaturday();
  await suspend(day, day.outdoor);
  const dry = day.matches.find(
    ({ startTime, courtId }) => startTime === at('16:30') && courtId === day.courts.at(-1),
  );
  const moves = [{ matchId: dry?.id ?? 0, courtId: day.outdoor[0] ?? 0, startTime: at('18:00') }];
  const asked = await day.admin.call('moveMatches', { params: day.params, body: { moves } });
  expect(asked.status).toBe(409);
  expect(asked.body).toMatchObject({ details: { canConfirm: true, faults: [{ rule: 'OP3' }] } });
  bodyOf(await day.admin.call('moveMatches', { params: day.params, body: { moves, confirm: true } }));
});

it('names pinned matches that stay on a wet court, and moves them if somebody says so [OP10]', async () => {
  const day = await aSaturday();
  const { admin, params } = day;
  const [court = 0] = day.outdoor;
  const pinned = day.matches.find(({ startTime, courtId }) => startTime === at('15:00') && courtId === court);
  const id = pinned?.id ?? 0;
  bodyOf(await admin.call('moveMatches', { params, body: { moves: [{ matchId: id, pinned: true }] } }));
  await suspend(day, day.outdoor);
  const { plans } = await plansFor(day, '15:45');
  for (const { moves, pinned: stay } of plans) {
    expect(moves.map(({ matchId }) => matchId)).not.toContain(id);
    expect(stay).toEqual([{ matchId: id, court: 'Court 1', startTime: at('15:00') }]);
  }
  const query = { again: at('15:45'), pins: 'true' } as const;
  const freed = bodyOf(await admin.call('replanOrder', { params, query })).plans;
  for (const { moves, pinned: stay } of freed) {
    expect(moves.map(({ matchId }) => matchId)).toContain(id);
    expect(stay).toEqual([]);
  }
});

it('expects play again when an applied plan does', async () => {
  const day = await aSaturday();
  await suspend(day, day.outdoor);
  const { basis, plans } = await plansFor(day, '15:45');
  const moves = (plans[0]?.moves ?? []).map(({ court: _court, ...move }) => move);
  const body = { moves, basis, rain: { again: at('15:45') } };
  const after = bodyOf(await day.admin.call('moveMatches', { params: day.params, body }));
  expect(after.courts[0]?.suspended?.again).toBe(at('15:45'));
});

it('refuses a plan when a result came in while it was computed', async () => {
  const day = await aSaturday();
  await suspend(day, day.outdoor);
  const dry = onCourt(await readDay(day.admin, day), day.courts.at(-1) ?? 0);
  const asked = plansFor(day, '15:45');
  // The state that the plans rest on is read by then; the engine goes on for more than a second.
  await readDay(day.admin, day);
  const result = { scores: { text: '6-1 6-2' }, winnerId: dry?.participant1Id ?? 0, complete: true };
  bodyOf(await day.admin.call('setMatchScores', { params: { id: String(dry?.id) }, body: result }));
  const { basis, plans } = await asked;
  const before = places(await matchesOf(day.admin, day.tournament));
  const moves = (plans[0]?.moves ?? []).map(({ court: _court, ...move }) => move);
  const body = { moves, basis, rain: { again: at('15:45') }, confirm: true };
  const late = await day.admin.call('moveMatches', { params: day.params, body });
  expect(late.status).toBe(409);
  expect(places(await matchesOf(day.admin, day.tournament))).toEqual(before);
});

it('stands still on the day itself only, and goes on from a break that was forgotten [D56]', async () => {
  const day = await aSaturday();
  const params = { ...day.params, day: '2026-09-13' };
  const body = { courtIds: [...day.outdoor], reason: 'rain' as const };
  const refused = await day.admin.call('suspendPlay', { params, body });
  expect([refused.status, refused.body]).toMatchObject([409, { reason: 'orderSuspendToday' }]);
  bodyOf(await suspend(day, day.outdoor));
  day.server.setNow('2026-09-13T08:00:00.000Z');
  expect((await suspend(day, day.outdoor)).status).toBe(409);
  expect(standing(bodyOf(await resume(day, day.outdoor)))).toEqual([]);
});
