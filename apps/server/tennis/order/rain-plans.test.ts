// The plans for the rest of a wet day do more than wait: broken-off matches go on elsewhere, formats are shortened, rounds move to tomorrow, a
// consolation is given up (OP31, OP32, OP13, D56).
import type { Match, Move, OrderOfPlayOnWire, PlanOfDay } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf, matchesOf, published, win } from '../../testing/draws.ts';
import { anEntry, aTournament, bodyOf, matchBody, setNoLimits } from '../../testing/factories.ts';
import { aSaturday, at, DAY, plansFor, readDay, suspend, type Saturday } from '../../testing/rainy-day.ts';

const NEXT = '2026-09-13';

/** As the desk applies a plan. */
function movesOf({ moves, off, shortened, givenUp }: PlanOfDay): Move[] {
  const byMatch = new Map<number, Move>();
  const add = (move: Move) => byMatch.set(move.matchId, { ...byMatch.get(move.matchId), ...move });
  for (const { court: _court, ...move } of moves) add(move);
  for (const match of off) add({ ...match, courtId: null, startTime: null });
  for (const match of shortened) add(match);
  for (const match of givenUp) add({ ...match, givenUp: true });
  return [...byMatch.values()];
}

async function planned(day: Saturday, kind: PlanOfDay['kind'], again: string) {
  const { basis, plans } = await plansFor(day, again);
  const plan = plans.find((one) => one.kind === kind);
  if (plan === undefined) throw new Error(`no ${kind} among ${plans.map((one) => one.kind).join(', ')}`);
  const apply = (confirm = true) =>
    day.admin.call('moveMatches', {
      params: day.params,
      body: { moves: movesOf(plan), basis, rain: { again: at(again) }, confirm },
    });
  return { plan, apply };
}

const matchIn = ({ matches }: OrderOfPlayOnWire, id: number) => {
  const found = matches.find((match) => match.id === id);
  if (found === undefined) throw new Error(`no match ${id}`);
  return found;
};

/** The match in play on a wet court, with a score, and an indoor court that is free from now on. */
async function brokenOff() {
  const day = await aSaturday();
  const { admin, courts, params } = day;
  const [wet = 0] = day.outdoor;
  const hall = courts.at(-1) ?? 0;
  const onCourt = (id: number) =>
    day.matches.find((one) => one.courtId === id && one.startTime === at('13:30'));
  const live = onCourt(wet);
  if (live === undefined) throw new Error('nothing on court');
  await admin.call('setMatchScores', { params: idOf(live), body: { scores: { text: '6-4 2-1' } } });
  const indoors = (await matchesOf(admin, day.tournament)).find(({ id }) => id === onCourt(hall)?.id);
  if (indoors === undefined) throw new Error('nothing in the hall');
  bodyOf(await win(admin, indoors));
  await suspend(day, day.outdoor);
  const stored = (await matchesOf(admin, day.tournament)).find(({ id }) => id === live.id);
  const goOn = (startTime: string, courtId = hall) =>
    admin.call('moveMatches', {
      params,
      body: { moves: [{ matchId: live.id, courtId, startTime: at(startTime) }], confirm: true },
    });
  return { day, live, stored, hall, wet, goOn };
}

it('lets a broken match go on, on another court, with its score, and its clock stands still until then [OP31]', async () => {
  const { day, live, stored, hall, goOn } = await brokenOff();
  const moved = matchIn(bodyOf(await goOn('14:40')), live.id);
  expect(moved).toMatchObject({ status: 'in_progress', courtId: hall, startTime: at('13:30') });
  expect(moved.scores).toEqual(stored?.scores);
  expect(moved.broken).toEqual({ isNow: true, paused: 0, played: 40, hereSince: at('14:40') });
  day.server.setNow(at('15:00'));
  expect(matchIn(await readDay(day.admin, day), live.id).broken).toEqual({
    isNow: false,
    paused: 30,
    played: 60,
    hereSince: at('14:40'),
  });
  // It rains on, and what happens on its old court is nothing to it.
  await day.admin.call('resumePlay', { params: day.params, body: { courtIds: [...day.outdoor] } });
  expect(matchIn(await readDay(day.admin, day), live.id).broken?.played).toBe(60);
});

it('goes back to its court with the last move undone, unless it is over by then', async () => {
  const { day, live, wet, goOn } = await brokenOff();
  const { desk } = bodyOf(await goOn('14:40'));
  const undo = () =>
    day.admin.call('undoMove', { params: day.params, body: { move: desk?.lastMove?.id ?? 0 } });
  const back = matchIn(bodyOf(await undo()), live.id);
  expect(back.courtId).toBe(wet);
  expect(back.broken).toEqual({ isNow: true, paused: 0, played: 40 });
  const { desk: anew } = bodyOf(await goOn('14:40'));
  const row = (await matchesOf(day.admin, day.tournament)).find(({ id }) => id === live.id);
  if (row !== undefined) bodyOf(await win(day.admin, row));
  const late = await day.admin.call('undoMove', {
    params: day.params,
    body: { move: anew?.lastMove?.id ?? 0 },
  });
  expect(late.status).toBe(409);
});

it('does not go back to the wet court once it plays on elsewhere: its clock keeps what was played there [D55, D56]', async () => {
  const { day, live, hall, goOn } = await brokenOff();
  const { desk } = bodyOf(await goOn('14:40'));
  const undo = () =>
    day.admin.call('undoMove', { params: day.params, body: { move: desk?.lastMove?.id ?? 0 } });
  const refused = { status: 409, body: { reason: 'orderUndoBuiltOn' } };
  day.server.setNow(at('15:00'));
  expect(await undo()).toMatchObject(refused);
  expect(matchIn(await readDay(day.admin, day), live.id)).toMatchObject({
    courtId: hall,
    broken: { isNow: false, played: 60 },
  });
  // The light goes out in the hall too: what was played there still counts.
  await suspend(day, [hall]);
  day.server.setNow(at('15:10'));
  expect(await undo()).toMatchObject(refused);
  expect(matchIn(await readDay(day.admin, day), live.id).broken?.played).toBe(60);
});

it('does not move a match that is being played, nor anything but the place of a broken one', async () => {
  const { day, live, hall } = await brokenOff();
  const dry = day.matches.find((one) => one.courtId === day.courts[3] && one.startTime === at('13:30'));
  const send = (move: Move) =>
    day.admin.call('moveMatches', { params: day.params, body: { moves: [move], confirm: true } });
  expect((await send({ matchId: dry?.id ?? 0, courtId: hall })).status).toBe(409);
  expect((await send({ matchId: live.id, pinned: true })).status).toBe(409);
  expect((await send({ matchId: live.id, givenUp: true })).status).toBe(409);
  expect((await send({ matchId: live.id, courtId: null, startTime: null })).status).toBe(409);
});

it('plans broken matches first, in the halls where these are free [OP31, OP32]', async () => {
  const { day, live, hall } = await brokenOff();
  const { plan, apply } = await planned(day, 'halls', '18:00');
  const own = plan.moves.find(({ matchId }) => matchId === live.id);
  expect(own?.courtId).toBeGreaterThanOrEqual(day.courts[3] ?? 0);
  const before = plan.moves.filter(
    ({ matchId, courtId, startTime }) =>
      matchId !== live.id && courtId === own?.courtId && startTime < (own.startTime ?? ''),
  );
  expect(
    before.filter(
      ({ matchId }) => !day.matches.some((one) => one.id === matchId && one.startTime === at('13:30')),
    ),
  ).toEqual([]);
  const after = matchIn(bodyOf(await apply()), live.id);
  expect(after.courtId).toBe(own?.courtId);
  expect(after.broken?.hereSince).toBe(own?.startTime);
  expect(hall).toBeGreaterThan(0);
});

const shorterOf = (matches: readonly Match[]) =>
  matches.flatMap(({ id, shortened, matchFormat }) =>
    shortened === true ? [[id, matchFormat] as const] : [],
  );

/** A knockout of eight with two first-round matches over and nothing else begun. It is planned for today, the last rounds included. */
async function aDraw(body: object = {}, fields: object = {}, days: object = {}) {
  const scene = await published(8, { maxParticipants: 64, ...fields }, body);
  const { admin, club, tournament, server } = scene;
  const params = { clubId: String(club.id), day: DAY };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const { courts } = bodyOf(
    await admin.call('createCourts', {
      params: { clubId: params.clubId },
      body: { courts: [1, 2, 3].map((number) => ({ name: `Court ${number}`, hours, indoor: number === 3 })) },
    }),
  );
  const ids = courts.map(({ id }) => id);
  server.setNow(at('08:00'));
  const suggestion = bodyOf(await admin.call('suggestOrder', { params, query: days }));
  const moves = suggestion.moves.map(({ court: _court, ...move }) => move);
  bodyOf(
    await admin.call('moveMatches', { params, body: { moves, basis: suggestion.basis, confirm: true } }),
  );
  bodyOf(await admin.call('setOrderPublished', { params, body: { published: true } }));
  server.setNow(at('10:00'));
  const open = (await matchesOf(admin, tournament)).filter(
    ({ participant1Id, participant2Id, round }) =>
      participant1Id !== null && participant2Id !== null && round === 'quarter_final',
  );
  for (const match of open.slice(0, 2)) bodyOf(await win(admin, match));
  const day: Saturday = {
    server,
    admin,
    club,
    tournament,
    courts: ids,
    outdoor: ids.slice(0, 2),
    params,
    matches: await matchesOf(admin, tournament),
  };
  await suspend(day, day.outdoor);
  return day;
}

it('shortens whole rounds that have not begun, and judges their scores by it [OP13, OP32]', async () => {
  const day = await aDraw();
  const { admin, tournament } = day;
  const { plan, apply } = await planned(day, 'short_sets', '13:00');
  const wait = await planned(day, 'wait', '13:00');
  expect((plan.end ?? '') < (wait.plan.end ?? '')).toBe(true);
  const later = day.matches.filter(({ round }) => round === 'semi_final' || round === 'final');
  expect(new Set(plan.shortened.map(({ matchId }) => matchId))).toEqual(new Set(later.map(({ id }) => id)));
  bodyOf(await apply());
  const matches = await matchesOf(admin, tournament);
  const format = 'SET3-S:4/TB7-F:TB10';
  expect(new Map(shorterOf(matches))).toEqual(new Map(later.map(({ id }) => [id, format])));
  for (const match of matches.filter(
    ({ round, status }) => round === 'quarter_final' && status === 'scheduled',
  ))
    bodyOf(await win(admin, match));
  const semi = (await matchesOf(admin, tournament)).find(({ round }) => round === 'semi_final');
  if (semi === undefined) throw new Error('no semi-final');
  const score = (text: string) =>
    admin.call('setMatchScores', { params: idOf(semi), body: { scores: { text } } });
  expect((await score('6-4 6-4')).status).toBe(409);
  expect((await score('4-2 2-4 10-7')).status).toBe(200);
});

it('leaves a final that is played in a format of its own as it is [OP32, D25]', async () => {
  const own = 'SET5-S:6/TB7';
  const day = await aDraw({}, { stageFormats: { final: own } });
  const { plan, apply } = await planned(day, 'short_sets', '13:00');
  const semis = day.matches.filter(({ round }) => round === 'semi_final').map(({ id }) => id);
  expect(new Set(plan.shortened.map(({ matchId }) => matchId))).toEqual(new Set(semis));
  bodyOf(await apply());
  const after = await matchesOf(day.admin, day.tournament);
  expect(after.filter(({ shortened }) => shortened === true).map(({ id }) => id)).toEqual(semis);
  expect(after.find(({ round }) => round === 'final')?.matchFormat).toBe(own);
});

/** How long the players of each match rest, where it says so itself. */
const rests = (order: OrderOfPlayOnWire) =>
  (order.desk?.situation.matches ?? []).map(({ id, rest }) => [Number(id), rest]);

it('rests after a match in short sets as long as its own format asks, wherever the day is judged [RE1, OP32]', async () => {
  const day = await aDraw();
  const { admin, tournament, params } = day;
  const { plan, apply } = await planned(day, 'short_sets', '13:00');
  const applied = await apply(false);
  expect([applied.status, applied.body]).toMatchObject([200, { desk: { faults: [] } }]);
  const semis = new Set(
    day.matches.flatMap(({ id, round }) => (round === 'semi_final' || round === 'final' ? [id] : [])),
  );
  const short = await readDay(admin, day);
  const after = rests(short);
  // The engine judges by it how long they may take [OP27].
  const codes = (short.desk?.situation.matches ?? []).flatMap(({ format = [] }) => format);
  expect([codes.length, new Set(codes).size]).toEqual([semis.size, 1]);
  expect(after.filter(([, rest]) => rest === 30).map(([id]) => id)).toEqual(
    [...semis].toSorted((a, b) => a - b),
  );
  // Back in the usual format everybody rests as usual.
  const back = (await matchesOf(admin, tournament)).filter(({ shortened }) => shortened === true);
  bodyOf(
    await admin.call('moveMatches', {
      params,
      body: { moves: back.map(({ id }) => ({ matchId: id, format: null })), confirm: true },
    }),
  );
  expect(rests(await readDay(admin, day)).filter(([, rest]) => rest !== undefined)).toEqual([]);
  expect(plan.shortened).toHaveLength(semis.size);
});

it('refuses a shorter format for a part of a round, and for one that has begun [OP13]', async () => {
  const day = await aDraw();
  const { admin, params, tournament } = day;
  const matches = await matchesOf(admin, tournament);
  const of = (round: Match['round']) =>
    matches.filter((one) => one.round === round && one.status === 'scheduled');
  const send = (some: readonly Match[], format: string) =>
    admin.call('moveMatches', { params, body: { moves: some.map(({ id }) => ({ matchId: id, format })) } });
  const format = 'SET3-S:4/TB7-F:TB10';
  expect((await send(of('semi_final').slice(0, 1), format)).status).toBe(409);
  expect((await send(of('quarter_final'), format)).status).toBe(409);
  expect((await send(of('semi_final'), 'SET9')).status).toBe(400);
  bodyOf(await send(of('semi_final'), format));
  expect(shorterOf(await matchesOf(admin, tournament))).toHaveLength(2);
  // Back to the format of the tournament.
  const back = of('semi_final').map(({ id }) => ({ matchId: id, format: null }));
  bodyOf(await admin.call('moveMatches', { params, body: { moves: back } }));
  expect(shorterOf(await matchesOf(admin, tournament))).toEqual([]);
});

it('puts a shortened match back into the format of its part of the tournament [OP13, D25]', async () => {
  const day = await aDraw();
  const { admin, params, tournament } = day;
  const own = 'SET1-S:8/TB7';
  bodyOf(
    await admin.call('updateTournament', {
      params: idOf(tournament),
      body: { stageFormats: { final: own } },
    }),
  );
  const final = async () => {
    const found = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    if (found === undefined) throw new Error('no final');
    return found;
  };
  const { id: matchId, ...as } = await final();
  expect([as.matchFormat, as.shortened]).toEqual([own, undefined]);
  const give = async (format: string | null) =>
    bodyOf(await admin.call('moveMatches', { params, body: { moves: [{ matchId, format }] } }));
  await give('SET1-S:TB10');
  expect(await final()).toMatchObject({ matchFormat: 'SET1-S:TB10', shortened: true });
  // The tournament's other changes leave it as short as it is.
  bodyOf(
    await admin.call('updateTournament', {
      params: idOf(tournament),
      body: { stageFormats: { final: 'SET1-S:10' } },
    }),
  );
  expect((await final()).matchFormat).toBe('SET1-S:TB10');
  await give(null);
  expect(await final()).toMatchObject({ matchFormat: 'SET1-S:10' });
  expect((await final()).shortened).toBeUndefined();
});

it('leaves rounds for the next day of the tournament, as that day is published or not [OP32]', async () => {
  const day = await aDraw();
  const { admin, tournament, params, server } = day;
  const { plan, apply } = await planned(day, 'tomorrow', '15:00');
  const later = plan.moves.filter(({ startTime }) => startTime.startsWith(NEXT));
  expect(later.length).toBeGreaterThan(0);
  expect(plan.end?.startsWith(DAY)).toBe(true);
  bodyOf(await apply());
  const [first] = later;
  const placeOf = async (who = server.visitor()) =>
    (await matchesOf(who, tournament)).find(({ id }) => id === first?.matchId);
  // Nobody has published tomorrow.
  expect(await placeOf(admin)).toMatchObject({ startTime: first?.startTime, courtId: first?.courtId });
  expect(await placeOf()).toMatchObject({ startTime: null, courtId: null });
  const next = { ...params, day: NEXT };
  bodyOf(await admin.call('setOrderPublished', { params: next, body: { published: true } }));
  expect(await placeOf()).toMatchObject({ startTime: first?.startTime });
  // Only a plan for a wet day does so.
  const move = { matchId: first?.matchId ?? 0, startTime: `${NEXT}T15:00:00.000Z` };
  const bare = await admin.call('moveMatches', { params, body: { moves: [move] } });
  expect(bare.status).toBe(400);
});

it('plans starts that a clock on the wall shows, whatever is left of a match that was broken off [OP31]', async () => {
  const day = await aSaturday();
  day.server.setNow(at('14:13'));
  await suspend(day, day.outdoor);
  // A match that is due within half an hour stays, and begins as soon as its hall is free.
  day.server.setNow(at('14:46'));
  const { plans } = await plansFor(day, '15:20');
  const odd = plans.flatMap(({ moves }) =>
    moves.filter(({ startTime }) => new Date(startTime).getUTCMinutes() % 5 !== 0),
  );
  expect(plans.length).toBeGreaterThan(1);
  expect(odd).toEqual([]);
});

it('plans a next day anew that has its matches already, so that a plan which leaves rounds for it breaks no rule [OP4, OP5, OP32]', async () => {
  const day = await aDraw({}, {}, { until: NEXT, spread: 'true' });
  const { admin, tournament } = day;
  const before = await matchesOf(admin, tournament);
  const final = before.find(({ round }) => round === 'final');
  expect(final?.startTime?.startsWith(NEXT)).toBe(true);
  const { plan, apply } = await planned(day, 'tomorrow', '15:00');
  const left = plan.moves.filter(({ startTime }) => startTime.startsWith(NEXT));
  expect(left.length).toBeGreaterThan(1);
  bodyOf(await apply(false));
  const after = await matchesOf(admin, tournament);
  const semis = after.filter(({ round }) => round === 'semi_final').map(({ startTime }) => startTime ?? '');
  expect(semis.every((time) => time.startsWith(NEXT))).toBe(true);
  const last = after.find(({ round }) => round === 'final')?.startTime ?? '';
  expect(semis.every((time) => time < last)).toBe(true);
  expect(last.startsWith(NEXT)).toBe(true);
});

it('brings nobody from the next day to this one where rounds are left for it [OP12, OP32]', async () => {
  const day = await aDraw({}, {}, { until: NEXT, spread: 'true' });
  const { admin, club, courts } = day;
  const other = await aTournament(admin, club.id, { name: 'Sunday Cup', maxParticipants: 64 });
  const params = { clubId: String(club.id), day: NEXT };
  const moves: Move[] = [];
  for (const [index, courtId] of [...courts, ...courts].entries()) {
    const [one, two] = [
      await anEntry(admin, other.id, `One ${index}`),
      await anEntry(admin, other.id, `Two ${index}`),
    ];
    const match = bodyOf(
      await admin.call('createMatch', {
        params: idOf(other),
        body: { ...matchBody(one.id, two.id), court: null, startTime: null },
      }),
    );
    const startTime = `${NEXT}T${index < courts.length ? '09:00' : '10:30'}:00.000Z`;
    moves.push({ matchId: match.id, courtId, startTime });
  }
  bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
  const ofNextDay = new Set(moves.map(({ matchId }) => matchId));
  const { plan } = await planned(day, 'tomorrow', '13:00');
  expect(plan.moves.filter(({ matchId, startTime }) => ofNextDay.has(matchId) && startTime < NEXT)).toEqual(
    [],
  );
});

it('offers no tomorrow on the last day of a tournament', async () => {
  const day = await aDraw({}, { endDate: `${DAY}T20:00:00.000Z` });
  const { plans } = await plansFor(day, '15:00');
  expect(plans.map(({ kind }) => kind)).not.toContain('tomorrow');
});

it('gives up a consolation whole, last of all plans, and brings it back with the move undone [OP32]', async () => {
  const day = await aDraw({ kind: 'consolation' });
  const { admin, tournament, params } = day;
  const { plans } = await plansFor(day, '15:00');
  expect(plans.at(-1)?.kind).toBe('consolation');
  const { plan, apply } = await planned(day, 'consolation', '15:00');
  expect(plan.givenUp).toHaveLength(3);
  const { desk } = bodyOf(await apply());
  const cancelled = async () =>
    (await matchesOf(admin, tournament)).filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  expect(new Set(await cancelled())).toEqual(new Set(plan.givenUp.map(({ matchId }) => matchId)));
  const body = { move: desk?.lastMove?.id ?? 0 };
  bodyOf(await admin.call('undoMove', { params, body }));
  expect(await cancelled()).toEqual([]);
});

it('gives up the consolation of doubles before that of singles [OP32]', async () => {
  const day = await aDraw({ kind: 'consolation' }, { type: 'Doubles' });
  const { plans } = await plansFor(day, '15:00');
  // There is no other one today, so both would be the same.
  expect(plans.map(({ kind }) => kind)).toContain('consolation');
  expect(plans.map(({ kind }) => kind)).not.toContain('consolation_doubles');
});

it('ranks plans by what they cost and says of each when it ends, who waits, and what is lost [OP32]', async () => {
  const day = await aDraw({ kind: 'consolation' });
  const { plans } = await plansFor(day, '13:00');
  const kinds = plans.map(({ kind }) => kind);
  for (const kind of ['wait', 'short_sets', 'shorten', 'tomorrow', 'consolation'] as const)
    expect(kinds).toContain(kind);
  for (const { end, delay, told, waits } of plans) {
    expect(end).not.toBeNull();
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(told + waits).toBeGreaterThanOrEqual(0);
  }
});

it('offers plans that finish today before one that leaves rounds for tomorrow, and says why each stands where it does [OP14, OP32]', async () => {
  const day = await aDraw();
  await setNoLimits(day);
  const { plans } = await plansFor(day, '13:00');
  const after = plans.map(({ moves }) => moves.filter(({ startTime }) => startTime > NEXT).length);
  expect(plans.map(({ unplaced }) => unplaced)).toEqual(plans.map(() => []));
  expect(plans.length).toBeGreaterThan(2);
  expect(plans.at(-1)).toMatchObject({ kind: 'tomorrow', why: 'another_day' });
  expect(after.slice(0, -1)).toEqual(plans.slice(1).map(() => 0));
  expect(plans.map(({ why }) => why)).not.toContain('lost');
  expect(plans[0]?.why).not.toBeNull();
});

it('[OP14] says of a plan that comes behind that more matches are played in the one before it', async () => {
  const { plans } = await plansFor(await aDraw({ kind: 'consolation' }), '15:00');
  expect(plans.at(-1)).toMatchObject({ kind: 'consolation', why: 'lost' });
});

it('[OP2] plays on in the hall only what may be played there', async () => {
  const day = await aSaturday();
  await suspend(day, day.outdoor);
  const hall = day.courts.at(-1) ?? 0;
  const toHall = async () =>
    (await plansFor(day, '15:35')).plans
      .flatMap(({ moves }) => moves)
      .filter(({ courtId }) => courtId === hall);
  expect((await toHall()).length).toBeGreaterThan(0);
  const body = { courtIds: [...day.outdoor] };
  bodyOf(await day.admin.call('setTournamentCourts', { params: idOf(day.tournament), body }));
  expect(await toHall()).toEqual([]);
});
