// Several days planned together: one suggestion, applied as a whole, each day published on its own (D54, OP21).
import type { Match, Move, Suggestion } from '@tennis/contract';
import { expect, it } from 'vitest';
import { drawParams, idOf, matchesOf } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, matchBody } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';
import { dayOfRound } from './days.ts';

const SATURDAY = '2026-09-12';
const SUNDAY = '2026-09-13';

async function aKnockout(admin: Person, clubId: number, name: string, lastDay: string) {
  const tournament = await aTournament(admin, clubId, {
    name,
    startDate: `${SATURDAY}T09:00:00.000Z`,
    endDate: `${lastDay}T18:00:00.000Z`,
  });
  for (let entry = 1; entry <= 4; entry += 1) await anEntry(admin, tournament.id, `${name} ${entry}`);
  const body = { kind: 'knockout' as const, randomSeed: 7 };
  const draw = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  return tournament;
}

/** One court that is open for four matches a day, and seven matches to be played on it; three of them on Saturday. */
async function aWeekend() {
  const server = await aServer({ now: '2026-09-10T10:00:00.000Z' });
  const { admin, club } = await aClub(server);
  const params = { clubId: String(club.id) };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '15:00' }));
  const { courts } = bodyOf(
    await admin.call('createCourts', { params, body: { courts: [{ name: 'Court 1', hours }] } }),
  );
  const short = await aKnockout(admin, club.id, 'Saturday Cup', SATURDAY);
  const long = await aKnockout(admin, club.id, 'Weekend Cup', SUNDAY);
  const ofDay = (day = SATURDAY) => ({ ...params, day });
  const suggest = async (query: object = {}): Promise<Suggestion> =>
    bodyOf(await admin.call('suggestOrder', { params: ofDay(), query }));
  const apply = async ({ moves, basis }: Suggestion) =>
    admin.call('moveMatches', {
      params: ofDay(),
      body: { moves: moves.map(({ court: _court, ...move }) => move), basis },
    });
  const publish = async (day: string) =>
    bodyOf(await admin.call('setOrderPublished', { params: ofDay(day), body: { published: true } }));
  const read = async (who: Person, day: string) =>
    bodyOf(await who.call('getOrderOfPlay', { params: ofDay(day) }));
  return {
    server,
    admin,
    clubId: club.id,
    court: courts[0]?.id ?? 0,
    short,
    long,
    suggest,
    apply,
    publish,
    read,
    ofDay,
  };
}

const daysOf = ({ moves }: Suggestion) => moves.map(({ startTime }) => startTime.slice(0, 10));

it('plans one day unless more are asked for, and says which days there are', async () => {
  const { suggest } = await aWeekend();
  const alone = await suggest();
  expect(alone.days).toEqual([SATURDAY, SUNDAY]);
  expect(new Set(daysOf(alone))).toEqual(new Set([SATURDAY]));
  expect(alone.unplaced.length).toBeGreaterThan(0);
  const both = await suggest({ until: SUNDAY });
  expect(both.unplaced).toEqual([]);
  expect(new Set(daysOf(both))).toEqual(new Set([SATURDAY, SUNDAY]));
});

it('says what a match is that finds no place, as the day that is read may not have it', async () => {
  const { suggest, admin, short, long } = await aWeekend();
  const { unplaced } = await suggest();
  expect(unplaced.length).toBeGreaterThan(0);
  const known = [...(await matchesOf(admin, short)), ...(await matchesOf(admin, long))];
  for (const { matchId, match } of unplaced) {
    const stored = known.find(({ id }) => id === matchId);
    expect(match).toMatchObject({ tournamentName: stored?.tournamentName, round: stored?.round });
    expect(Object.keys(match ?? {})).not.toContain('p1Name');
  }
});

it('[OP21] spreads the rounds of a tournament over its days, or is over as soon as it can be', async () => {
  const { suggest, admin, long, read, clubId } = await aWeekend();
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '15:00' }));
  const params = { clubId: String(clubId) };
  bodyOf(await admin.call('createCourts', { params, body: { courts: [{ name: 'Court 2', hours }] } }));
  const { desk } = await read(admin, SATURDAY);
  expect(desk).toMatchObject({ days: [SATURDAY, SUNDAY], until: SUNDAY });
  const soon = await suggest({ until: SUNDAY });
  expect(soon.spread).toBe(false);
  expect(new Set(daysOf(soon))).toEqual(new Set([SATURDAY]));
  const spread = await suggest({ until: SUNDAY, spread: 'true' });
  expect(spread).toMatchObject({ spread: true, unplaced: [], helps: [] });
  const final = (await matchesOf(admin, long)).find(({ round }) => round === 'final');
  expect(spread.moves.filter(({ startTime }) => startTime > SUNDAY).map(({ matchId }) => matchId)).toEqual([
    final?.id,
  ]);
  // What each day holds, and when it is over.
  expect(spread.onDays).toMatchObject([
    { day: SATURDAY, matches: 5 },
    { day: SUNDAY, matches: 1, end: `${SUNDAY}T10:30:00.000Z` },
  ]);
  expect((await suggest()).onDays).toHaveLength(1);
});

it('[OP21] keeps the rounds spread where to be over soon would make no more room', async () => {
  const { admin, clubId, court, suggest } = await aWeekend();
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '10:45' }));
  const params = { clubId: String(clubId), courtId: String(court) };
  bodyOf(await admin.call('updateCourt', { params, body: { hours } }));
  // One match a day, whatever is done.
  const soon = await suggest({ until: SUNDAY });
  const spread = await suggest({ until: SUNDAY, spread: 'true' });
  expect(spread.unplaced.length).toBeGreaterThan(0);
  expect([spread.spread, spread.unplaced.length]).toEqual([true, soon.unplaced.length]);
});

it.each([
  [4, 2, [0, 0, 1, 1]],
  [5, 2, [0, 0, 0, 1, 1]],
  [3, 2, [0, 0, 1]],
  [2, 3, [0, 1]],
  [7, 3, [0, 0, 0, 1, 1, 2, 2]],
])('[OP21] plays %i rounds on %i days, early days full', (rounds, days, expected) => {
  expect(Array.from({ length: rounds }, (_, round) => dayOfRound(round, rounds, days))).toEqual(expected);
});

it('leaves no match of a tournament for a day after its end', async () => {
  const { suggest, admin, short } = await aWeekend();
  const own = new Set((await matchesOf(admin, short)).map(({ id }) => id));
  const { moves } = await suggest({ until: SUNDAY });
  const days = moves.filter(({ matchId }) => own.has(matchId)).map(({ startTime }) => startTime.slice(0, 10));
  expect(days).toEqual([SATURDAY, SATURDAY, SATURDAY]);
});

it('applies the days whole, shows each to others when it is published, and takes both back at once', async () => {
  const { server, admin, suggest, apply, publish, read, ofDay } = await aWeekend();
  const both = await suggest({ until: SUNDAY });
  bodyOf(await apply(both));
  const visitor = server.visitor();
  await publish(SATURDAY);
  expect((await read(visitor, SATURDAY)).matches.length).toBeGreaterThan(0);
  expect((await read(visitor, SUNDAY)).matches).toEqual([]);
  await publish(SUNDAY);
  expect((await read(visitor, SUNDAY)).matches.length).toBeGreaterThan(0);
  const { desk } = await read(admin, SATURDAY);
  bodyOf(await admin.call('undoMove', { params: ofDay(), body: { move: desk?.lastMove?.id ?? 0 } }));
  for (const day of [SATURDAY, SUNDAY])
    expect((await read(admin, day)).matches.filter(({ startTime }) => startTime !== null)).toEqual([]);
});

it('moves nothing when a day has changed since it was suggested', async () => {
  const { admin, suggest, apply, read } = await aWeekend();
  const both = await suggest({ until: SUNDAY });
  const [match] = (await read(admin, SATURDAY)).matches;
  bodyOf(
    await admin.call('updateMatch', { params: { id: String(match?.id) }, body: { court: 'Elsewhere' } }),
  );
  expect((await apply(both)).status).toBe(409);
  expect((await read(admin, SUNDAY)).matches.every(({ startTime }) => startTime === null)).toBe(true);
});

/** The matches of a day that have a time. */
const onDay = ({ matches }: { readonly matches: readonly Pick<Match, 'id' | 'startTime'>[] }) =>
  matches.filter(({ startTime }) => startTime !== null).map(({ id }) => id);

it('says to which days a match can be moved by hand, and moves it there and back as a move of that day [D54]', async () => {
  const { server, admin, suggest, apply, read, ofDay, long, court } = await aWeekend();
  bodyOf(await apply(await suggest({ until: SUNDAY })));
  const around = async (day: string) => (await read(admin, day)).desk?.around;
  expect(await around(SATURDAY)).toEqual([SATURDAY, SUNDAY]);
  expect(await around(SUNDAY)).toEqual([SATURDAY, SUNDAY]);
  const match = (await matchesOf(admin, long)).find(
    ({ startTime }) => startTime?.startsWith(SUNDAY) === true,
  );
  const put = async (startTime: string, day: string) =>
    bodyOf(
      await admin.call('moveMatches', {
        params: ofDay(day),
        body: { moves: [{ matchId: match?.id ?? 0, courtId: court, startTime }], confirm: true },
      }),
    );
  expect(onDay(await put(`${SATURDAY}T13:30:00.000Z`, SATURDAY))).toContain(match?.id);
  expect(onDay(await read(admin, SUNDAY))).not.toContain(match?.id);
  expect(onDay(await put(match?.startTime ?? '', SUNDAY))).toContain(match?.id);
  // What is over is over.
  server.setNow(`${SUNDAY}T07:00:00.000Z`);
  expect(await around(SUNDAY)).toEqual([SUNDAY]);
});

/** Two matches of another tournament that only plays on Sunday, from nine until noon on the only court. */
async function withASundayCup() {
  const weekend = await aWeekend();
  const { admin, ofDay, clubId } = weekend;
  const cup = await aTournament(admin, clubId, {
    name: 'Sunday Cup',
    startDate: `${SUNDAY}T09:00:00.000Z`,
    endDate: `${SUNDAY}T18:00:00.000Z`,
  });
  const places: Move[] = [];
  for (const startTime of [`${SUNDAY}T09:00:00.000Z`, `${SUNDAY}T10:30:00.000Z`]) {
    const [one, two] = [
      await anEntry(admin, cup.id, `Ann ${startTime}`),
      await anEntry(admin, cup.id, `Ben ${startTime}`),
    ];
    const body = { ...matchBody(one.id, two.id), court: null, startTime: null };
    const match = bodyOf(await admin.call('createMatch', { params: idOf(cup), body }));
    places.push({ matchId: match.id, courtId: weekend.court, startTime });
  }
  bodyOf(await admin.call('moveMatches', { params: ofDay(SUNDAY), body: { moves: places } }));
  return { ...weekend, cup };
}

const beforeNoon = (moves: Suggestion['moves']) =>
  moves.filter(({ startTime }) => startTime > `${SUNDAY}T07` && startTime < `${SUNDAY}T12:00`);

it.each([{}, { all: 'true' }])('leaves others their places on a later day [OP4, D55]: %o', async (more) => {
  const { suggest, apply, admin, cup } = await withASundayCup();
  const own = new Set((await matchesOf(admin, cup)).map(({ id }) => id));
  const both = await suggest({ until: SUNDAY, ...more });
  expect(both.days).toEqual([SATURDAY, SUNDAY]);
  expect(new Set(daysOf(both))).toEqual(new Set([SATURDAY, SUNDAY]));
  expect(both.moves.filter(({ matchId }) => own.has(matchId))).toEqual([]);
  expect(beforeNoon(both.moves)).toEqual([]);
  expect((await apply(both)).status).toBe(200);
});

it('asks before a plan takes a court of a later day that another tournament has [OP4]', async () => {
  const { suggest, apply } = await withASundayCup();
  const both = await suggest({ until: SUNDAY });
  const [last, ...others] = both.moves.toSorted((a, b) => b.startTime.localeCompare(a.startTime));
  if (last === undefined) throw new Error('nothing moves');
  const clash = { ...both, moves: [...others, { ...last, startTime: `${SUNDAY}T09:00:00.000Z` }] };
  const asked = await apply(clash);
  expect([asked.status, asked.body]).toMatchObject([409, { details: { faults: [{ rule: 'OP4' }] } }]);
});

it('moves nothing of a wet day to where another tournament has its places on the next [OP4, OP32]', async () => {
  const { server, suggest, apply, publish, admin, ofDay, court } = await withASundayCup();
  bodyOf(await apply(await suggest()));
  await publish(SATURDAY);
  server.setNow(`${SATURDAY}T09:00:00.000Z`);
  const body = { courtIds: [court], reason: 'rain' as const };
  bodyOf(await admin.call('suspendPlay', { params: ofDay(), body }));
  const again = `${SATURDAY}T12:00:00.000Z`;
  const { plans } = bodyOf(await admin.call('replanOrder', { params: ofDay(), query: { again } }));
  const later = plans.flatMap(({ moves }) => moves).filter(({ startTime }) => startTime > `${SUNDAY}T07`);
  expect(later.length).toBeGreaterThan(0);
  expect(beforeNoon(later)).toEqual([]);
});

it('says of a side that waits for a match of another day where and when that is, as far as the reader may know', async () => {
  const { server, admin, clubId, long, suggest, apply, publish, read } = await aWeekend();
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '15:00' }));
  const params = { clubId: String(clubId) };
  bodyOf(await admin.call('createCourts', { params, body: { courts: [{ name: 'Court 2', hours }] } }));
  bodyOf(await apply(await suggest({ until: SUNDAY, spread: 'true' })));
  await publish(SUNDAY);
  const visitor = server.visitor();
  const isFinal = ({ tournamentId, round }: { tournamentId: number; round: string }) =>
    tournamentId === long.id && round === 'final';
  const finalAs = async (person: Person) => {
    const { matches } = await read(person, SUNDAY);
    const listed = bodyOf(await person.call('listMatchesOfDay', { params: { day: SUNDAY } })).find(isFinal);
    expect(listed?.comesFrom).toEqual(matches.find(isFinal)?.comesFrom);
    return listed?.comesFrom;
  };
  const numbers = [
    { kind: 'winner', match: 1 },
    { kind: 'winner', match: 2 },
  ];
  const semis = (await matchesOf(admin, long)).filter(({ round }) => round === 'semi_final');
  const places = semis.map(({ startTime, court }) => ({ startTime, court }));
  const withPlaces = numbers.map((from, index) => ({ ...from, at: places[index] }));
  expect(places.map(({ startTime }) => startTime?.slice(0, 10))).toEqual([SATURDAY, SATURDAY]);
  // Saturday is still a plan of the desk.
  expect(await finalAs(visitor)).toEqual(numbers);
  expect(await finalAs(admin)).toEqual(withPlaces);
  await publish(SATURDAY);
  expect(await finalAs(visitor)).toEqual(withPlaces);
  // Whoever waits for a match of the same day finds it in the same list.
  const [semi] = semis;
  bodyOf(
    await admin.call('updateMatch', {
      params: idOf(semi ?? { id: 0 }),
      body: { startTime: `${SUNDAY}T09:00:00.000Z` },
    }),
  );
  expect(await finalAs(visitor)).toEqual([numbers[0], withPlaces[1]]);
});
