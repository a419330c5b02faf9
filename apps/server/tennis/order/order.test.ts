// The order of play through the API: planned over several tournaments, judged by the engine, published, undone (D54, D55, ADR 23).
import type { DrawOnWire, Match, Move, OrderOfPlayOnWire } from '@tennis/contract';
import { checkOrder, problemOf, type Situation } from '@tennis/domain';
import { expect, it } from 'vitest';
import { aServer, type Person } from '../../testing/server.ts';
import { drawParams, idOf, matchesOf, win } from '../../testing/draws.ts';
import {
  aClub,
  aMatch,
  anEntry,
  aTournament,
  bodyOf,
  matchBody,
  setNoLimits,
} from '../../testing/factories.ts';

const DAY = '2026-09-12';
const NOW = '2026-09-10T10:00:00.000Z';
const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;

interface Place {
  readonly admin: Person;
  readonly club: { readonly id: number };
}

const paramsOf = ({ club }: Place, day = DAY) => ({ clubId: String(club.id), day });

const orderOf = async (who: Person, place: Place, day = DAY): Promise<OrderOfPlayOnWire> =>
  bodyOf(await who.call('getOrderOfPlay', { params: paramsOf(place, day) }));

const move = (place: Place, moves: readonly Move[], more: object = {}) =>
  place.admin.call('moveMatches', { params: paramsOf(place), body: { moves: [...moves], ...more } });

/** Courts of a club, open from 9 to 21 every day. */
async function courts({ admin, club }: Place, count: number): Promise<readonly number[]> {
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const body = {
    courts: Array.from({ length: count }, (_, index) => ({ name: `Court ${index + 1}`, hours })),
  };
  const made = bodyOf(await admin.call('createCourts', { params: { clubId: String(club.id) }, body }));
  return made.courts.map(({ id }) => id);
}

/** A tournament with a published knockout of this many. */
async function aKnockout(
  admin: Person,
  clubId: number,
  name: string,
  count: number,
  names: readonly string[] = [],
) {
  const tournament = await aTournament(admin, clubId, { name, maxParticipants: 64 });
  for (let entry = 1; entry <= count; entry += 1)
    await anEntry(admin, tournament.id, names[entry - 1] ?? `${name} ${entry}`);
  const made = bodyOf(
    await admin.call('makeDraw', { params: idOf(tournament), body: { kind: 'knockout', randomSeed: 7 } }),
  );
  const draw: DrawOnWire = bodyOf(
    await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }),
  );
  return { tournament, draw };
}

/** A club with two courts and a match without a place. */
async function aDesk() {
  const server = await aServer({ now: NOW });
  const scene = await aMatch(server);
  const courtIds = await courts(scene, 2);
  // It was on a court by name, and belongs to that one now.
  const [match = scene.match] = await matchesOf(scene.admin, scene.tournament);
  return { ...scene, match, server, courtIds };
}

const faultsIn = (order: OrderOfPlayOnWire) =>
  (order.desk?.faults ?? []).map(({ rule, code, level, message }) => ({ rule, code, level, message }));

it('shows a plan to nobody but those who run the club, until it is published', async () => {
  const scene = await aDesk();
  const { admin, match, server, courtIds } = scene;
  const [first = 0] = courtIds;
  const moved = bodyOf(await move(scene, [{ matchId: match.id, courtId: first, startTime: at('10:00') }]));
  expect(moved.matches).toMatchObject([
    { id: match.id, court: 'Court 1', courtId: first, startTime: at('10:00') },
  ]);
  expect(moved.version).toBe(1);
  const visitor = server.visitor();
  expect(await orderOf(visitor, scene)).toMatchObject({ published: false, matches: [] });
  const listed = await matchesOf(visitor, scene.tournament);
  expect(listed).toMatchObject([{ id: match.id, court: null, courtId: null, startTime: null }]);
  expect(bodyOf(await visitor.call('listMatchesOfDay', { params: { day: DAY } }))).toEqual([]);
  expect(bodyOf(await admin.call('listMatchesOfDay', { params: { day: DAY } }))).toHaveLength(1);

  const published = bodyOf(
    await admin.call('setOrderPublished', { params: paramsOf(scene), body: { published: true } }),
  );
  expect(published).toMatchObject({ published: true, version: 2 });
  const seen = await orderOf(visitor, scene);
  expect(seen).toMatchObject({ published: true, matches: [{ id: match.id, startTime: at('10:00') }] });
  expect(seen.desk).toBeUndefined();
  expect(bodyOf(await visitor.call('listMatchesOfDay', { params: { day: DAY } }))).toHaveLength(1);

  // A later move is live at once, and taking the day back hides it again.
  bodyOf(await move(scene, [{ matchId: match.id, startTime: at('11:00') }]));
  expect((await orderOf(visitor, scene)).matches).toMatchObject([{ startTime: at('11:00') }]);
  bodyOf(await admin.call('setOrderPublished', { params: paramsOf(scene), body: { published: false } }));
  expect((await matchesOf(visitor, scene.tournament))[0]?.startTime).toBeNull();
});

it('tells everybody a time that was entered with the match itself', async () => {
  const scene = await aDesk();
  const visitor = scene.server.visitor();
  expect((await matchesOf(visitor, scene.tournament))[0]?.startTime).toBe(at('14:00'));
  bodyOf(await move(scene, [{ matchId: scene.match.id, startTime: at('15:00') }]));
  expect((await matchesOf(visitor, scene.tournament))[0]?.startTime).toBeNull();
  bodyOf(
    await scene.admin.call('updateMatch', { params: idOf(scene.match), body: { startTime: at('15:30') } }),
  );
  expect((await matchesOf(visitor, scene.tournament))[0]?.startTime).toBe(at('15:30'));
});

/** A match of two entries without a place. */
const aBareMatch = async (admin: Person, tournament: { readonly id: number }, one: number, other: number) =>
  bodyOf(
    await admin.call('createMatch', {
      params: idOf(tournament),
      body: { ...matchBody(one, other), court: null, startTime: null },
    }),
  );

it('names the one of a pair who has played just before, not both [OP6]', async () => {
  const scene = await aDesk();
  const { admin, club, match, courtIds } = scene;
  const [first = 0] = courtIds;
  const mixed = await aTournament(admin, club.id, { name: 'Mixed Cup', type: 'Mixed' });
  const pair = bodyOf(
    await admin.call('addParticipant', {
      params: idOf(mixed),
      body: { personId: scene.first.personId ?? 0, partnerName: 'Luca Berg' },
    }),
  );
  const other = bodyOf(
    await admin.call('addParticipant', {
      params: idOf(mixed),
      body: { name: 'Sam Oduya', partnerName: 'Ida Lund' },
    }),
  );
  const doubles = await aBareMatch(admin, mixed, pair.id, other.id);
  bodyOf(await move(scene, [{ matchId: match.id, courtId: first, startTime: at('10:00') }]));
  const soon = [{ matchId: doubles.id, courtId: first, startTime: at('12:15') }];
  const refused = await move(scene, soon);
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Nina Kovač gets') },
  });
});

const at10 = (matchId: number, courtId: number): Move => ({ matchId, courtId, startTime: at('10:00') });

it('says a few of many broken rules, each once, and how many more there are', async () => {
  const scene = await aDesk();
  const { admin, club, courtIds } = scene;
  const tournament = await aTournament(admin, club.id, { name: 'Saturday Cup', maxParticipants: 64 });
  const [first = 0, second = 0] = courtIds;
  const one: Move[] = [];
  const other: Move[] = [];
  for (let count = 1; count <= 6; count += 1) {
    const [twice, early, late] = [
      await anEntry(admin, tournament.id, `Twice ${count}`),
      await anEntry(admin, tournament.id, `Early ${count}`),
      await anEntry(admin, tournament.id, `Late ${count}`),
    ];
    one.push(at10((await aBareMatch(admin, tournament, twice.id, early.id)).id, first));
    other.push(at10((await aBareMatch(admin, tournament, twice.id, late.id)).id, second));
  }
  bodyOf(await move(scene, one, { confirm: true }));
  const { status, body } = await move(scene, other);
  expect(status).toBe(409);
  const { message } = body as unknown as { readonly message: string };
  expect(message.match(/Court 2 has another match then/g)).toHaveLength(1);
  expect(message.split('.').length).toBeLessThan(9);
  const [, all] = /^This breaks (\d+) rules/.exec(message) ?? [];
  const [, more] = /There are (\d+) more like these\.$/.exec(message) ?? [];
  expect(Number(more)).toBeGreaterThan(1);
  expect(Number(all)).toBe(4 + Number(more));
});

it('names the matches that a new plan takes off the day: they find no place, and had one [OP4]', async () => {
  const scene = await aDesk();
  const { admin, club, match, courtIds } = scene;
  const [first = 0] = courtIds;
  bodyOf(await move(scene, [{ matchId: match.id, courtId: first, startTime: at('10:00') }]));
  const closures = [{ from: at('00:00'), to: null, reason: null }];
  for (const courtId of courtIds)
    bodyOf(
      await admin.call('updateCourt', {
        params: { clubId: String(club.id), courtId: String(courtId) },
        body: { closures },
      }),
    );
  const params = paramsOf(scene);
  const { moves, unplaced, off } = bodyOf(
    await admin.call('suggestOrder', { params, query: { all: 'true' } }),
  );
  expect(moves).toEqual([]);
  expect(unplaced).toMatchObject([{ matchId: match.id }]);
  expect(off).toMatchObject([{ matchId: match.id }]);
  // What has a place stays where it is as long as nobody asks for a new plan.
  expect(bodyOf(await admin.call('suggestOrder', { params })).off).toEqual([]);
});

it('asks before a move that breaks a rule, names it, and proposes lawful places [OP4, OP6]', async () => {
  const scene = await aDesk();
  const { admin, club, match, courtIds } = scene;
  const [first = 0, second = 0] = courtIds;
  const other = await aTournament(admin, club.id, { name: 'Doubles Cup' });
  const nina = bodyOf(
    await admin.call('addParticipant', {
      params: idOf(other),
      body: { personId: scene.first.personId ?? 0 },
    }),
  );
  const sam = await anEntry(admin, other.id, 'Sam Oduya');
  const clash: Match = bodyOf(
    await admin.call('createMatch', {
      params: idOf(other),
      body: { ...matchBody(nina.id, sam.id), court: null, startTime: null },
    }),
  );
  bodyOf(await move(scene, [{ matchId: match.id, courtId: first, startTime: at('10:00') }]));
  const refused = await move(scene, [{ matchId: clash.id, courtId: second, startTime: at('10:30') }]);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    reason: 'orderBreaksRules',
    details: {
      canConfirm: true,
      faults: [{ rule: 'OP6', level: 'blocked', code: 'in-two-places', matchIds: [match.id, clash.id] }],
    },
  });
  const stored = bodyOf(
    await move(scene, [{ matchId: clash.id, courtId: second, startTime: at('10:30') }], { confirm: true }),
  );
  expect(faultsIn(stored)).toEqual([
    {
      rule: 'OP6',
      code: 'in-two-places',
      level: 'blocked',
      message: 'Nina Kovač also plays on Court 2 then.',
    },
  ]);
  const [fault] = stored.desk?.faults ?? [];
  // 90 minutes and an hour of rest after 10:00: the nearest lawful place is 12:30, on the same court.
  expect(fault?.places[0]).toEqual({ courtId: second, court: 'Court 2', startTime: at('12:30') });
  const there = bodyOf(await move(scene, [{ matchId: clash.id, courtId: second, startTime: at('12:30') }]));
  expect(faultsIn(there)).toEqual([]);
});

it('keeps a court by name apart from the club’s own with that number', async () => {
  const server = await aServer({ now: NOW });
  const scene = await aMatch(server);
  const body = { courts: [{ name: 'Centre court' }] };
  bodyOf(await scene.admin.call('createCourts', { params: { clubId: String(scene.club.id) }, body }));
  const order = await orderOf(scene.admin, scene);
  expect(order.matches).toMatchObject([{ court: 'Court 1', courtId: null }]);
  expect(faultsIn(order)).toEqual([]);
  const [other] = [await aTournament(scene.admin, scene.club.id, { name: 'Doubles Cup' })];
  const entry = await anEntry(scene.admin, other.id, 'Sam Oduya');
  bodyOf(
    await scene.admin.call('createMatch', {
      params: idOf(other),
      body: { ...matchBody(entry.id, null), court: '1', startTime: at('14:30') },
    }),
  );
  expect(faultsIn(await orderOf(scene.admin, scene))).toMatchObject([{ rule: 'OP4', code: 'court-taken' }]);
});

it('undoes the last move, and not what others have built on', async () => {
  const scene = await aDesk();
  const { admin, match, courtIds } = scene;
  const [first = 0, second = 0] = courtIds;
  bodyOf(await move(scene, [{ matchId: match.id, courtId: first, startTime: at('10:00') }]));
  const moved = bodyOf(await move(scene, [{ matchId: match.id, courtId: second, startTime: at('12:00') }]));
  const undo = (id: number) => admin.call('undoMove', { params: paramsOf(scene), body: { move: id } });
  const back = bodyOf(await undo(moved.desk?.lastMove?.id ?? 0));
  expect(back.matches).toMatchObject([{ courtId: first, startTime: at('10:00') }]);
  // The same again changes nothing; then it is the turn of the one before.
  expect((await undo(moved.desk?.lastMove?.id ?? 0)).body).toMatchObject({ version: back.version });
  expect((await undo(999)).body).toMatchObject({ reason: 'orderNothingToUndo' });
  bodyOf(await admin.call('updateMatch', { params: idOf(match), body: { startTime: at('16:00') } }));
  expect((await undo(back.desk?.lastMove?.id ?? 0)).body).toMatchObject({ reason: 'orderUndoBuiltOn' });
});

it('plans three tournaments of a club together, and breaks no rule', async () => {
  const server = await aServer({ now: NOW });
  const place = await aClub(server);
  await setNoLimits(place);
  const { admin, club } = place;
  const ids = await courts(place, 4);
  const shared = ['Nina Kovač', 'Priya Raman'];
  await aKnockout(admin, club.id, 'Open', 8, shared);
  await aKnockout(admin, club.id, 'Adults', 8);
  await aKnockout(admin, club.id, 'Evening', 4);
  const suggestion = bodyOf(await admin.call('suggestOrder', { params: paramsOf(place) }));
  expect(suggestion.unplaced).toEqual([]);
  expect(suggestion.moves).toHaveLength(7 + 7 + 3);
  expect(suggestion.after.cost).toBeLessThan(suggestion.before.cost);
  expect(new Set(suggestion.moves.map(({ courtId }) => courtId))).toEqual(new Set(ids));
  // Nothing is stored until somebody applies it.
  expect((await orderOf(admin, place)).matches.every(({ startTime }) => startTime === null)).toBe(true);
  const moves = suggestion.moves.map(({ matchId, version, courtId, startTime }) => ({
    matchId,
    version,
    courtId,
    startTime,
  }));
  const applied = bodyOf(await move(place, moves, { basis: suggestion.basis }));
  expect(faultsIn(applied)).toEqual([]);
  const { situation, order } = applied.desk ?? {};
  const problem = problemOf(situation as unknown as Situation);
  expect(problem.ok && checkOrder(problem.value, order ?? [], [])).toEqual([]);
  // Undone as it was made: at once.
  const undone = bodyOf(
    await admin.call('undoMove', {
      params: paramsOf(place),
      body: { move: applied.desk?.lastMove?.id ?? 0 },
    }),
  );
  expect(undone.matches.every(({ startTime }) => startTime === null)).toBe(true);
});

it('refuses a suggestion once a result has come in, and moves nothing', async () => {
  const server = await aServer({ now: NOW });
  const place = await aClub(server);
  const { admin, club } = place;
  await courts(place, 2);
  const { tournament } = await aKnockout(admin, club.id, 'Open', 4);
  const suggestion = bodyOf(await admin.call('suggestOrder', { params: paramsOf(place) }));
  const [first] = await matchesOf(admin, tournament);
  if (first === undefined) throw new Error('No match.');
  expect((await win(admin, first)).status).toBe(200);
  const moves = suggestion.moves.map(({ matchId, courtId, startTime }) => ({ matchId, courtId, startTime }));
  const refused = await move(place, moves, { basis: suggestion.basis });
  expect(refused.body).toMatchObject({ reason: 'orderChangedMeanwhile' });
  expect((await orderOf(admin, place)).matches.every(({ startTime }) => startTime === null)).toBe(true);
});

it('refuses a suggestion once its times have passed, and moves nothing [OP12, OP36]', async () => {
  const server = await aServer({ now: at('10:00') });
  const place = await aClub(server);
  const { admin, club } = place;
  await courts(place, 2);
  await aKnockout(admin, club.id, 'Open', 4);
  const { basis, moves: found } = bodyOf(await admin.call('suggestOrder', { params: paramsOf(place) }));
  const moves = found.map(({ matchId, courtId, startTime }) => ({ matchId, courtId, startTime }));
  expect(moves.map(({ startTime }) => startTime)).toContain(at('10:00'));
  server.setNow(at('10:20'));
  expect(await move(place, moves, { basis })).toMatchObject({
    status: 409,
    body: { reason: 'orderTimesPassed' },
  });
  expect((await orderOf(admin, place)).matches.every(({ startTime }) => startTime === null)).toBe(true);
  // What begins at once is looked at for a moment before it is applied.
  server.setNow(at('10:03'));
  bodyOf(await move(place, moves, { basis }));
});

it('plans anew around what is on court, over, pinned, or published and due soon [D55]', async () => {
  const server = await aServer({ now: NOW });
  const place = await aClub(server);
  await setNoLimits(place);
  const { admin, club } = place;
  const [first = 0, second = 0] = await courts(place, 2);
  const { tournament } = await aKnockout(admin, club.id, 'Open', 8);
  const rounds = (await matchesOf(admin, tournament)).filter(
    ({ p1Name, p2Name }) => p1Name !== null && p2Name !== null,
  );
  const [live, over, pinned, due] = rounds.map(({ id }) => id);
  if (live === undefined || over === undefined || pinned === undefined || due === undefined)
    throw new Error('Four matches can be played.');
  bodyOf(
    await move(place, [
      { matchId: live, courtId: first, startTime: at('09:00') },
      { matchId: over, courtId: second, startTime: at('09:00') },
      { matchId: pinned, courtId: first, startTime: at('12:00'), pinned: true },
      { matchId: due, courtId: second, startTime: at('10:45') },
    ]),
  );
  bodyOf(await admin.call('setOrderPublished', { params: paramsOf(place), body: { published: true } }));
  server.setNow(at('09:05'));
  bodyOf(
    await admin.call('setMatchStatus', { params: { id: String(live) }, body: { status: 'in_progress' } }),
  );
  const won = rounds.find(({ id }) => id === over);
  if (won === undefined) throw new Error('The match is gone.');
  expect((await win(admin, won)).status).toBe(200);
  server.setNow(at('10:20'));
  const suggestion = bodyOf(
    await admin.call('suggestOrder', { params: paramsOf(place), query: { all: 'true' } }),
  );
  const moved = new Set(suggestion.moves.map(({ matchId }) => matchId));
  expect([live, over, pinned, due].filter((id) => moved.has(id))).toEqual([]);
  // Three matches are left; all of them wait. None begins in the past, or before the players of its feeding matches have rested.
  expect(suggestion.unplaced).toEqual([]);
  expect(suggestion.moves).toHaveLength(3);
  expect(suggestion.moves.every(({ startTime }) => startTime > at('10:20'))).toBe(true);
  const moves = suggestion.moves.map(({ matchId, courtId, startTime }) => ({ matchId, courtId, startTime }));
  const applied = bodyOf(await move(place, moves, { basis: suggestion.basis }));
  expect(faultsIn(applied)).toEqual([]);
});

it('fills only what has no place, unless all is asked for', async () => {
  const server = await aServer({ now: NOW });
  const place = await aClub(server);
  const { admin, club } = place;
  const [first = 0] = await courts(place, 2);
  const { tournament } = await aKnockout(admin, club.id, 'Open', 4);
  const [one] = await matchesOf(admin, tournament);
  bodyOf(await move(place, [{ matchId: one?.id ?? 0, courtId: first, startTime: at('15:00') }]));
  const filled = bodyOf(await admin.call('suggestOrder', { params: paramsOf(place) }));
  expect(filled.moves.map(({ matchId }) => matchId)).not.toContain(one?.id);
  expect(filled.moves).toHaveLength(2);
  const anew = bodyOf(await admin.call('suggestOrder', { params: paramsOf(place), query: { all: 'true' } }));
  expect(anew.moves.map(({ matchId }) => matchId)).toContain(one?.id);
  expect(anew.after.end ?? '').toBe(at('13:00'));
});

it('moves all or nothing when a result comes in at the same moment', async () => {
  const server = await aServer({ now: NOW });
  const place = await aClub(server);
  const { admin, club } = place;
  await courts(place, 2);
  const { tournament } = await aKnockout(admin, club.id, 'Open', 4);
  const [first] = await matchesOf(admin, tournament);
  if (first === undefined) throw new Error('No match.');
  const suggestion = bodyOf(await admin.call('suggestOrder', { params: paramsOf(place) }));
  const moves = suggestion.moves.map(({ matchId, courtId, startTime }) => ({ matchId, courtId, startTime }));
  const [result, applied] = await Promise.all([
    win(admin, first),
    move(place, moves, { basis: suggestion.basis }),
  ]);
  expect(result.status).toBe(200);
  const placed = (await orderOf(admin, place)).matches.filter(({ startTime }) => startTime !== null);
  expect(placed.length).toBe(applied.status === 200 ? moves.length : 0);
});

it('moves several matches all or none', async () => {
  const server = await aServer({ now: NOW });
  const place = await aClub(server);
  const { admin, club } = place;
  const [court = 0] = await courts(place, 1);
  const { tournament } = await aKnockout(admin, club.id, 'Open', 4);
  const [first, second] = await matchesOf(admin, tournament);
  const refused = await move(place, [
    { matchId: first?.id ?? 0, courtId: court, startTime: at('10:00') },
    { matchId: second?.id ?? 0, courtId: court, startTime: at('10:30') },
  ]);
  expect(refused.body).toMatchObject({ details: { faults: [{ rule: 'OP4', code: 'court-taken' }] } });
  expect((await orderOf(admin, place)).matches.every(({ startTime }) => startTime === null)).toBe(true);
  const stale = await move(place, [
    { matchId: first?.id ?? 0, courtId: court, startTime: at('10:00') },
    { matchId: second?.id ?? 0, version: 99, courtId: court, startTime: at('14:00') },
  ]);
  expect(stale.body).toMatchObject({ reason: 'orderMatchChanged' });
  expect((await orderOf(admin, place)).version).toBe(0);
});

it('moves nothing that is on court, over, or another club’s', async () => {
  const scene = await aDesk();
  const { admin, match, courtIds, server } = scene;
  const [first = 0] = courtIds;
  const elsewhere = await aMatch(server);
  const foreign = await courts(elsewhere, 1);
  const to = { courtId: first, startTime: at('10:00') };
  expect((await move(scene, [{ matchId: elsewhere.match.id, ...to }])).status).toBe(400);
  expect((await move(scene, [{ matchId: match.id, ...to, courtId: foreign[0] ?? 0 }])).status).toBe(400);
  expect((await move(scene, [{ matchId: match.id, startTime: '2026-09-13T10:00:00.000Z' }])).status).toBe(
    400,
  );
  bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
  expect((await move(scene, [{ matchId: match.id, ...to }])).body).toMatchObject({
    reason: 'orderMatchBegun',
  });
});

it('says when the matches of a published day begin', async () => {
  const scene = await aDesk();
  const { admin, match, courtIds } = scene;
  const [first = 0] = courtIds;
  bodyOf(await move(scene, [{ matchId: match.id, courtId: first, startTime: at('10:00') }]));
  expect((await orderOf(admin, scene)).matches[0]?.estimate).toBeUndefined();
  bodyOf(await admin.call('setOrderPublished', { params: paramsOf(scene), body: { published: true } }));
  const [seen] = (await orderOf(scene.server.visitor(), scene)).matches;
  expect(seen?.estimate).toMatchObject({ median: at('10:00') });
});

it('lets one of two directors move a match, and tells the other', async () => {
  const scene = await aDesk();
  const { match, courtIds, server } = scene;
  const [first = 0, second = 0] = courtIds;
  const version = match.version;
  const answers = await Promise.all(
    [first, second].map((courtId) =>
      move(scene, [{ matchId: match.id, version, courtId, startTime: at('10:00') }]),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const rows = await server.database.db.selectFrom('order_moves').selectAll().execute();
  expect(rows).toHaveLength(1);
});

it('lets two directors not put two matches on one court at the same moment', async () => {
  const server = await aServer({ now: NOW });
  const place = await aClub(server);
  const { admin, club } = place;
  const [court = 0] = await courts(place, 1);
  const { tournament } = await aKnockout(admin, club.id, 'Open', 4);
  const [first, second] = await matchesOf(admin, tournament);
  const answers = await Promise.all(
    [first, second].map((match) =>
      move(place, [{ matchId: match?.id ?? 0, courtId: court, startTime: at('10:00') }]),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(faultsIn(await orderOf(admin, place))).toEqual([]);
});

const undone = (place: Place, id: number, day = DAY) =>
  place.admin.call('undoMove', { params: paramsOf(place, day), body: { move: id } });

it('an undone move goes back to a court as it is called now, and nowhere where that is gone', async () => {
  const desk = await aDesk();
  const { admin, club, match, tournament } = desk;
  const [a = 0, b = 0] = desk.courtIds;
  bodyOf(await move(desk, [{ matchId: match.id, courtId: a, startTime: at('10:00') }], { confirm: true }));
  const onB = bodyOf(await move(desk, [{ matchId: match.id, courtId: b }], { confirm: true }));
  const court = { clubId: String(club.id), courtId: String(a) };
  bodyOf(await admin.call('updateCourt', { params: court, body: { name: 'Centre' } }));
  bodyOf(await undone(desk, onB.desk?.lastMove?.id ?? 0));
  expect((await matchesOf(admin, tournament))[0]).toMatchObject({ court: 'Centre', courtId: a });
  const again = bodyOf(await move(desk, [{ matchId: match.id, courtId: b }], { confirm: true }));
  expect((await admin.call('deleteCourt', { params: court })).status).toBe(204);
  expect(await undone(desk, again.desk?.lastMove?.id ?? 0)).toMatchObject({
    status: 409,
    body: { reason: 'orderUndoBuiltOn' },
  });
});

it('[D54] a court that is not published is not seen when only the time is taken off', async () => {
  const desk = await aDesk();
  const [, b = 0] = desk.courtIds;
  const { match, tournament, server } = desk;
  bodyOf(await move(desk, [{ matchId: match.id, courtId: b, startTime: at('10:00') }], { confirm: true }));
  bodyOf(await move(desk, [{ matchId: match.id, startTime: null }], { confirm: true }));
  bodyOf(await move(desk, [{ matchId: match.id, courtId: b }], { confirm: true }));
  const [seen] = await matchesOf(server.visitor(), tournament);
  expect([seen?.court, seen?.courtId]).not.toContain('Court 2');
  expect(seen?.court).toBeNull();
});

it('[D54] a match that goes back to a day published meanwhile is seen there', async () => {
  const desk = await aDesk();
  const { admin, match, tournament, server } = desk;
  const [a = 0] = desk.courtIds;
  const other = '2026-09-13';
  bodyOf(await move(desk, [{ matchId: match.id, courtId: a, startTime: at('10:00') }], { confirm: true }));
  const moves = [{ matchId: match.id, startTime: `${other}T10:00:00.000Z` }];
  const params = paramsOf(desk, other);
  const away = bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
  bodyOf(await admin.call('setOrderPublished', { params: paramsOf(desk), body: { published: true } }));
  bodyOf(await undone(desk, away.desk?.lastMove?.id ?? 0, other));
  const [seen] = await matchesOf(server.visitor(), tournament);
  expect(seen?.startTime).toBe(at('10:00'));
});

it('[D54] a match that goes back to a day taken back meanwhile is hidden there', async () => {
  const desk = await aDesk();
  const { admin, match, tournament, server } = desk;
  const [a = 0, b = 0] = desk.courtIds;
  const publish = (published: boolean) =>
    admin.call('setOrderPublished', { params: paramsOf(desk), body: { published } });
  bodyOf(await move(desk, [{ matchId: match.id, courtId: a, startTime: at('10:00') }], { confirm: true }));
  bodyOf(await publish(true));
  const moved = bodyOf(await move(desk, [{ matchId: match.id, courtId: b }], { confirm: true }));
  bodyOf(await publish(false));
  bodyOf(await undone(desk, moved.desk?.lastMove?.id ?? 0));
  expect((await matchesOf(admin, tournament))[0]).toMatchObject({ courtId: a, startTime: at('10:00') });
  const visitor = server.visitor();
  const hidden = { court: null, courtId: null, startTime: null };
  expect((await matchesOf(visitor, tournament))[0]).toMatchObject(hidden);
  expect(bodyOf(await visitor.call('listMatchesOfDay', { params: { day: DAY } }))).toEqual([]);
  bodyOf(await publish(true));
  expect((await matchesOf(visitor, tournament))[0]?.startTime).toBe(at('10:00'));
});

it('[D54] a time that was entered with the match itself is seen again when a move of the desk is undone', async () => {
  const desk = await aDesk();
  const { match, tournament, server } = desk;
  const shown = async () => (await matchesOf(server.visitor(), tournament))[0]?.startTime;
  const before = await shown();
  expect(before).not.toBeNull();
  const moved = bodyOf(await move(desk, [{ matchId: match.id, startTime: at('15:00') }], { confirm: true }));
  expect(await shown()).toBeNull();
  bodyOf(await undone(desk, moved.desk?.lastMove?.id ?? 0));
  expect(await shown()).toBe(before);
});

it('[OP36] calls a match that runs late no fault of the plan', async () => {
  const scene = await aDesk();
  const { admin, match, courtIds, server, tournament } = scene;
  const [first = 0] = courtIds;
  const one = await anEntry(admin, tournament.id, 'Cleo Dahl');
  const two = await anEntry(admin, tournament.id, 'Dora Engel');
  const body = matchBody(one.id, two.id);
  const next = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
  const end = new Date(Date.parse(at('10:00')) + 90 * 60_000).toISOString();
  bodyOf(
    await move(scene, [
      { matchId: match.id, courtId: first, startTime: at('10:00') },
      { matchId: next.id, courtId: first, startTime: end },
    ]),
  );
  server.setNow(at('10:25'));
  bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
  expect(faultsIn(await orderOf(admin, scene))).toEqual([]);
  bodyOf(await move(scene, [{ matchId: next.id, startTime: at('11:00') }], { confirm: true }));
  expect(faultsIn(await orderOf(admin, scene))).toMatchObject([{ rule: 'OP4' }]);
});

it('[OP36] calls what waits for a match that has ended late, or was called to another court, no fault of the plan', async () => {
  const scene = await aDesk();
  const { admin, match, courtIds, server, tournament } = scene;
  const [first = 0, second = 0] = courtIds;
  const another = async (name: string) => {
    const one = await anEntry(admin, tournament.id, `${name} Dahl`);
    const two = await anEntry(admin, tournament.id, `${name} Engel`);
    return bodyOf(
      await admin.call('createMatch', { params: idOf(tournament), body: matchBody(one.id, two.id) }),
    );
  };
  const next = await another('Cleo');
  const beside = await another('Dora');
  const rested = bodyOf(
    await admin.call('createMatch', {
      params: idOf(tournament),
      body: matchBody(match.participant1Id ?? 0, next.participant1Id ?? 0),
    }),
  );
  const places = [
    { matchId: match.id, courtId: first, startTime: at('10:00') },
    { matchId: next.id, courtId: first, startTime: at('11:30') },
    { matchId: beside.id, courtId: second, startTime: at('12:00') },
    { matchId: rested.id, courtId: first, startTime: at('16:00') },
  ];
  bodyOf(await move(scene, places, { confirm: true }));
  const before = faultsIn(await orderOf(admin, scene));

  // The first one ends 20 minutes after the next was to begin: the next begins late, and stands where it did.
  server.setNow(at('10:00'));
  bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
  server.setNow(at('11:50'));
  await win(admin, match);
  expect(faultsIn(await orderOf(admin, scene))).toEqual(before);
  // Somebody who would play after it without their rest does not wait for it.
  const place = (time: string) => [{ matchId: rested.id, courtId: second, startTime: at(time) }];
  bodyOf(await move(scene, place('12:00'), { confirm: true }));
  const { desk } = await orderOf(admin, scene);
  const withoutRest = (desk?.faults ?? [])
    .filter(({ rule }) => rule === 'OP6')
    .map(({ matchIds }) => matchIds);
  expect(withoutRest.filter((ids) => ids.includes(match.id) && ids.includes(rested.id))).toHaveLength(1);
  bodyOf(await move(scene, places.slice(3), { confirm: true }));
  expect(faultsIn(await orderOf(admin, scene))).toEqual(before);

  // It is called to the other court, where the desk has the next one ten minutes later.
  const call = { called: true, courtId: second };
  bodyOf(await admin.call('callMatch', { params: idOf(next), body: call }));
  expect(faultsIn(await orderOf(admin, scene))).toEqual(before);
  // Called back it stands there with nobody on the way: now both are planned for one court. Called there again, that is settled as before.
  const taken = async () => faultsIn(await orderOf(admin, scene)).filter(({ rule }) => rule === 'OP4');
  const callBack = async () =>
    bodyOf(await admin.call('callMatch', { params: idOf(next), body: { called: false } }));
  await callBack();
  expect(await taken()).toHaveLength(1);
  bodyOf(await admin.call('callMatch', { params: idOf(next), body: call }));
  expect(faultsIn(await orderOf(admin, scene))).toEqual(before);
  // A form that sends its court and time as they are moves nothing.
  const called = (await orderOf(admin, scene)).matches.find(({ id }) => id === next.id);
  const body = { court: called?.court ?? null, startTime: called?.startTime ?? null };
  bodyOf(await admin.call('updateMatch', { params: idOf(next), body }));
  expect(faultsIn(await orderOf(admin, scene))).toEqual(before);
  // Moved elsewhere and taken back, it stands where it was called to.
  bodyOf(await move(scene, [{ matchId: next.id, startTime: at('14:00') }], { confirm: true }));
  const { desk: moved } = await orderOf(admin, scene);
  bodyOf(await admin.call('undoMove', { params: paramsOf(scene), body: { move: moved?.lastMove?.id ?? 0 } }));
  bodyOf(await admin.call('callMatch', { params: idOf(next), body: call }));
  expect(faultsIn(await orderOf(admin, scene))).toEqual(before);
  // If the desk itself plans it there, a call settles nothing.
  await callBack();
  bodyOf(await move(scene, [{ matchId: next.id, startTime: at('11:40') }], { confirm: true }));
  bodyOf(await admin.call('callMatch', { params: idOf(next), body: call }));
  expect(await taken()).toHaveLength(1);
  bodyOf(
    await move(scene, [{ matchId: next.id, courtId: first, startTime: at('11:30') }], { confirm: true }),
  );
  bodyOf(await admin.call('callMatch', { params: idOf(next), body: call }));
  bodyOf(await admin.call('setMatchStatus', { params: idOf(next), body: { status: 'in_progress' } }));
  expect(faultsIn(await orderOf(admin, scene))).toEqual(before);
});

it('[OP4] says that two matches are on one court at once until it is solved, or both are over', async () => {
  const scene = await aDesk();
  const { admin, match, courtIds, server, tournament } = scene;
  const [first = 0, second = 0] = courtIds;
  const one = await anEntry(admin, tournament.id, 'Cleo Dahl');
  const two = await anEntry(admin, tournament.id, 'Dora Engel');
  const next = bodyOf(
    await admin.call('createMatch', { params: idOf(tournament), body: matchBody(one.id, two.id) }),
  );
  const place = (of: { id: number }, courtId: number, time: string) => [
    { matchId: of.id, courtId, startTime: at(time) },
  ];
  const call = async (of: { id: number }, more: object = {}) =>
    bodyOf(await admin.call('callMatch', { params: idOf(of), body: { called: true, ...more } }));
  const start = async (of: { id: number }) =>
    bodyOf(await admin.call('setMatchStatus', { params: idOf(of), body: { status: 'in_progress' } }));
  const taken = async () => {
    const { desk } = await orderOf(admin, scene);
    return (desk?.faults ?? []).filter(({ code }) => code === 'court-taken').map(({ matchIds }) => matchIds);
  };
  const both = [match.id, next.id].toSorted((a, b) => a - b);
  const told = async () => (await taken()).map((ids) => ids.toSorted((a, b) => a - b));
  await move(scene, [...place(match, first, '10:00'), ...place(next, first, '10:30')], { confirm: true });
  expect(await told()).toEqual([both]);
  server.setNow(at('10:00'));
  await call(match);
  expect(await told()).toEqual([both]);
  await start(match);
  expect(await told()).toEqual([both]);
  // Put elsewhere it is solved; put back it is not.
  await move(scene, place(next, second, '10:30'), { confirm: true });
  expect(await told()).toEqual([]);
  await move(scene, place(next, first, '10:30'), { confirm: true });
  expect(await told()).toEqual([both]);
  // Both are on court by what is noted: that cannot be.
  server.setNow(at('10:30'));
  await call(next, { confirm: true });
  await start(next);
  expect(await told()).toEqual([both]);
  await win(admin, match);
  expect(await told()).toEqual([]);
});

it('[OP3] shows a court that has been out of use since an earlier day as out of use from its opening on', async () => {
  const scene = await aDesk();
  const { admin, club, match, courtIds } = scene;
  const [first = 0] = courtIds;
  const shut = async (to: string | null) => {
    const closures = [{ from: '2026-09-11T14:00:00.000Z', to, reason: 'Nets' }];
    const params = { clubId: String(club.id), courtId: String(first) };
    bodyOf(await admin.call('updateCourt', { params, body: { closures } }));
    const { courts: shown, desk } = await orderOf(admin, scene);
    const blocked = shown.find(({ id }) => id === first)?.blocked;
    return { firstDay: desk?.firstDay, blocked };
  };
  const until = (to: string) => [{ from: at('09:00'), to: at(to), note: 'Nets' }];
  expect(await shut(null)).toEqual({ firstDay: DAY, blocked: until('21:00') });
  // A match of the day before is still to be played, so the engine counts from there.
  const earlier = '2026-09-11T10:00:00.000Z';
  const params = paramsOf(scene, '2026-09-11');
  const moves = [{ matchId: match.id, courtId: first, startTime: earlier }];
  bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
  expect(await shut(null)).toEqual({ firstDay: '2026-09-11', blocked: until('21:00') });
  expect(await shut(at('10:00'))).toEqual({ firstDay: '2026-09-11', blocked: until('10:00') });
});
