// A club's wishes for its orders of play: stored, and respected by suggestions, places and the desk (OP3, OP4, OP9, OP16, OP19, OP34, RE1).
import { routes, type Match, type Planning, type Suggestion } from '@tennis/contract';
import { expect, it } from 'vitest';
import { drawParams, idOf, matchesOf, published, win } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, matchBody } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

const DAY = '2026-09-12';
const SUNDAY = '2026-09-13';
const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;
const NOTHING: Planning = {
  lateMinutes: 15,
  turnaround: 0,
  darkFrom: null,
  overBy: null,
  dayLimits: 'usual',
  singlesADay: null,
  doublesADay: null,
  matchesADay: null,
  juniorLimits: false,
  juniorsEarly: true,
  overnightHours: null,
  restRules: 'default',
  allowsPossibleClashes: false,
};

/** A club with two courts, the second of which is its centre court, and a knockout of eight without places. */
async function aDesk(
  planning: Partial<Planning>,
  type: 'Open' | 'U12' = 'Open',
  bodyOfEntry: { readonly birthYear?: number } = {},
) {
  const server = await aServer({ now: '2026-09-10T10:00:00.000Z' });
  const { admin, club } = await aClub(server);
  const params = { clubId: String(club.id) };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const { courts } = bodyOf(
    await admin.call('createCourts', {
      params,
      body: {
        courts: [
          { name: 'Court 1', hours },
          { name: 'Court 2', hours, centre: true },
        ],
      },
    }),
  );
  const own = bodyOf(await admin.call('updateClub', { params, body: { planning } }));
  const tournament = await aTournament(admin, club.id, { type });
  const entries = idOf(tournament);
  for (let entry = 1; entry <= 8; entry += 1) {
    const of = { ...bodyOfEntry, name: `Player ${entry}` };
    bodyOf(await admin.call('addParticipant', { params: entries, body: of }));
  }
  const body = { kind: 'knockout' as const, randomSeed: 7 };
  const draw = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  const ofDay = { ...params, day: DAY };
  const suggested = async (): Promise<Suggestion> =>
    bodyOf(await admin.call('suggestOrder', { params: ofDay }));
  // A wish that the document does not name would reach no desk that reads by it.
  const order = async () => {
    const read = bodyOf(await admin.call('getOrderOfPlay', { params: ofDay }));
    expect(routes.getOrderOfPlay.responses[200].parse(read)).toEqual(read);
    return read;
  };
  return { server, admin, club, courts, own, tournament, ofDay, suggested, order };
}

it('asks nothing but the usual limits until something is said, and tells its rules to those who run it only', async () => {
  const { own, admin, club, server, order } = await aDesk({});
  expect(own.planning).toEqual(NOTHING);
  expect((await order()).desk).toMatchObject({
    lateMinutes: 15,
    situation: { limits: { default: { singles: 2, doubles: 2, total: 3 } } },
  });
  const [listed] = bodyOf(await server.visitor().call('listClubs', {}));
  expect(listed).not.toHaveProperty('planning');
  const asked = { lateMinutes: 10, turnaround: 5, darkFrom: '20:30', overBy: '19:00' };
  const params = { clubId: String(club.id) };
  const kept = bodyOf(await admin.call('updateClub', { params, body: { planning: asked } }));
  expect(kept.planning).toEqual({ ...NOTHING, ...asked });
  expect((await order()).desk).toMatchObject({
    lateMinutes: 10,
    situation: { turnaround: 5, dark: 1230, target: 1140 },
  });
});

it.each([
  ['a walkover at once', { lateMinutes: 1 }],
  ['two hours between matches', { turnaround: 120 }],
  ['no singles at all', { singlesADay: 0 }],
  ['a time that is none', { darkFrom: '25:00' }],
  ['a night of three hours', { overnightHours: 3 }],
])('refuses %s', async (_, planning) => {
  const { admin, club } = await aDesk({});
  const params = { clubId: String(club.id) };
  expect((await admin.call('updateClub', { params, body: { planning } })).status).toBe(400);
});

it('[OP4] leaves the time between two matches on a court', async () => {
  const { suggested } = await aDesk({ turnaround: 10 });
  const starts = (await suggested()).moves
    .filter(({ court }) => court === 'Court 1')
    .map(({ startTime }) => Date.parse(startTime))
    .toSorted((a, b) => a - b);
  expect(starts.length).toBeGreaterThan(1);
  const gaps = starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / 60_000);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
});

it('[OP16] wishes young players done before the others, unless a club says otherwise', async () => {
  const { admin, club, order } = await aDesk({}, 'U12');
  const early = async () => (await order()).desk?.situation.events.map((event) => event.early ?? null);
  expect(await early()).toEqual([1080]);
  const params = { clubId: String(club.id) };
  bodyOf(await admin.call('updateClub', { params, body: { planning: { juniorsEarly: false } } }));
  expect(await early()).toEqual([null]);
});

it('[OP3] plans nothing in the dark, and says from when on it is', async () => {
  const { suggested, order, courts, admin, ofDay } = await aDesk({ darkFrom: '14:00' });
  const { moves, unplaced } = await suggested();
  expect(moves.every(({ startTime }) => startTime <= at('12:30'))).toBe(true);
  expect(unplaced.length).toBeGreaterThan(0);
  const { matches, courts: seen } = await order();
  expect(seen.map(({ darkFrom }) => darkFrom)).toEqual([at('14:00'), at('14:00')]);
  const place = { matchId: matches[0]?.id ?? 0, courtId: courts[0]?.id ?? 0, startTime: at('13:00') };
  const asked = await admin.call('moveMatches', { params: ofDay, body: { moves: [place] } });
  expect([asked.status, asked.body]).toMatchObject([409, { details: { faults: [{ rule: 'OP3' }] } }]);
  // Under lights it is never dark.
  const params = { clubId: ofDay.clubId, courtId: String(courts[0]?.id) };
  bodyOf(await admin.call('updateCourt', { params, body: { lights: true } }));
  expect((await order()).courts.map(({ darkFrom }) => darkFrom)).toEqual([null, at('14:00')]);
});

it.each([
  ['[OP9] by kind', { singlesADay: 2 }, 'Open'],
  ['[OP9] in all', { matchesADay: 2 }, 'Open'],
  ['[RE1] for juniors', { juniorLimits: true }, 'U12'],
] as const)('lets nobody play more matches on a day than it allows: %s', async (_, planning, type) => {
  const { suggested } = await aDesk(planning, type);
  const { moves, unplaced } = await suggested();
  // The final would be the third one of two players.
  expect(moves).toHaveLength(6);
  expect(unplaced).toMatchObject([{ rule: 'OP9' }]);
});

it('[RE1] leaves adults alone where only juniors have limits', async () => {
  expect((await (await aDesk({ dayLimits: 'none', juniorLimits: true })).suggested()).moves).toHaveLength(7);
});

it.each([
  ['adults', 'Open', { singles: 2, doubles: 2, total: 3 }],
  ['juniors', 'U12', { singles: 2, doubles: 1, total: 3 }],
] as const)(
  '[OP9] has the usual limits of %s where nobody has said anything, and says what would help',
  async (who, type, limits) => {
    const { suggested } = await aDesk({}, type);
    const found = await suggested();
    // The final would be the third match of two players.
    expect(found.moves).toHaveLength(6);
    expect(found.unplaced).toMatchObject([{ rule: 'OP9' }]);
    expect(found.limits[who]).toEqual(limits);
    // Two singles are too few: three matches of any kind are not.
    expect(found.helps).toContainEqual({ kind: 'limit', limit: 3, unplaced: 0 });
  },
);

it('[OP9] has no limit where a club wants none, and its own numbers are exactly those that it gives', async () => {
  expect((await (await aDesk({ dayLimits: 'none' })).suggested()).moves).toHaveLength(7);
  expect((await (await aDesk({ dayLimits: 'none' }, 'U12')).suggested()).limits).toEqual({
    adults: null,
    juniors: null,
  });
  const own = await aDesk({ doublesADay: 2 });
  expect(own.own.planning.dayLimits).toBe('own');
  expect((await own.suggested()).moves).toHaveLength(7);
});

it('[OP9] keeps another limit for one plan, and for its day when it is applied', async () => {
  const { admin, ofDay, order, suggested } = await aDesk({});
  const query = { limit: '0' };
  const found = bodyOf(await admin.call('suggestOrder', { params: ofDay, query }));
  expect([found.moves.length, found.limit, found.limits.adults]).toEqual([7, 0, null]);
  const moves = found.moves.map(({ court: _court, ...move }) => move);
  // Without a word the plan breaks the club's limit, which is asked about; with it, the day has its own.
  expect(
    (await admin.call('moveMatches', { params: ofDay, body: { moves, basis: found.basis } })).status,
  ).toBe(409);
  const body = { moves, basis: found.basis, limit: 0 };
  bodyOf(await admin.call('moveMatches', { params: ofDay, body }));
  expect((await order()).desk?.faults).toEqual([]);
  expect((await suggested()).limit).toBe(0);
  const back = bodyOf(
    await admin.call('suggestOrder', { params: ofDay, query: { limit: 'club', all: 'true' } }),
  );
  expect([back.limit, back.limits.adults?.singles]).toEqual([null, 2]);
});

it('[OP19] puts the final on the first court that its event may use, where no court is the centre court', async () => {
  const { admin, order, courts, ofDay, tournament, suggested } = await aDesk({ dayLimits: 'none' });
  const params = { clubId: ofDay.clubId, courtId: String(courts[1]?.id) };
  bodyOf(await admin.call('updateCourt', { params, body: { centre: false } }));
  const last = async () =>
    (await suggested()).moves.toSorted((a, b) => a.startTime.localeCompare(b.startTime)).at(-1)?.court;
  expect(await last()).toBe('Court 1');
  expect((await order()).desk?.situation.events[0]?.centre).toBe(courts[0]?.id);
  const only = { courtIds: [courts[1]?.id ?? 0] };
  bodyOf(await admin.call('setTournamentCourts', { params: idOf(tournament), body: only }));
  expect((await order()).desk?.situation.events[0]?.centre).toBe(courts[1]?.id);
});

it('[OP19] puts the final on the centre court', async () => {
  const { suggested } = await aDesk({});
  const last = (await suggested()).moves.toSorted((a, b) => a.startTime.localeCompare(b.startTime)).at(-1);
  expect(last?.court).toBe('Court 2');
});

/** When the final of a knockout of eight on two courts can begin at the earliest: the rest after the semi-finals decides. */
const finalOf = async ({ suggested }: Awaited<ReturnType<typeof aDesk>>): Promise<string | undefined> =>
  (await suggested()).moves
    .map(({ startTime }) => startTime)
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1);

it.each([
  ['[RE1] an hour', {}, {}, '15:30'],
  ['[RE1] an hour and a half from sixty years on', {}, { birthYear: 1966 }, '16:30'],
  ['[RE1] an hour before that', {}, { birthYear: 1967 }, '15:30'],
  ['[OP5] half an hour by the USTA', { restRules: 'usta' }, {}, '14:30'],
] as const)('leaves everybody their rest: %s', async (_, planning, of, start) => {
  const desk = await aDesk({ dayLimits: 'none', ...planning }, 'Open', of);
  expect(await finalOf(desk)).toBe(at(start));
  expect((await desk.order()).desk?.faults).toEqual([]);
});

it('[OP9] asks for the night between two days, in every event', async () => {
  const { admin, order, courts, ofDay, club } = await aDesk({ overnightHours: 14 });
  const { matches } = await order();
  const rounds = matches.filter(({ round }) => round === 'quarter_final');
  const semi = matches.find(({ round }) => round === 'semi_final');
  const late = rounds.map(({ id }, index) => ({
    matchId: id,
    courtId: courts[index % 2]?.id ?? 0,
    startTime: at(index < 2 ? '19:30' : '17:30'),
  }));
  const move = (moves: readonly object[], day = DAY) =>
    admin.call('moveMatches', { params: { ...ofDay, day }, body: { moves: moves as never } });
  bodyOf(await move(late));
  const next = { matchId: semi?.id ?? 0, courtId: courts[0]?.id ?? 0, startTime: `${SUNDAY}T09:00:00.000Z` };
  const asked = await move([next], SUNDAY);
  expect(asked.status).toBe(409);
  expect(JSON.stringify(asked.body)).toMatch(/"rule":"OP[67]"/);
  const params = { clubId: String(club.id) };
  bodyOf(await admin.call('updateClub', { params, body: { planning: { overnightHours: 6 } } }));
  expect((await move([next], SUNDAY)).status).toBe(200);
});

/** Plays a match of Saturday from half past seven until nine in the evening. */
async function playLate({ server, admin }: Awaited<ReturnType<typeof aDesk>>, match: Match) {
  server.setNow(at('19:30'));
  bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
  server.setNow(at('21:00'));
  bodyOf(await win(admin, match));
}

it('[OP9] asks for the night after matches that are over', async () => {
  const desk = await aDesk({ overnightHours: 14 });
  const { server, admin, order, courts, ofDay, tournament } = desk;
  const court = courts[0]?.id ?? 0;
  const rounds = (await order()).matches.filter(({ round }) => round === 'quarter_final');
  const move = (moves: readonly object[], day = DAY) =>
    admin.call('moveMatches', { params: { ...ofDay, day }, body: { moves: moves as never } });
  const starts = ['09:00', '11:00', '17:00', '19:30'];
  bodyOf(
    await move(
      rounds.map(({ id }, index) => ({ matchId: id, courtId: court, startTime: at(starts[index] ?? '') })),
    ),
  );
  for (const match of (await order()).matches.filter(({ startTime }) => startTime !== null)) {
    if (match.startTime === at('19:30')) await playLate(desk, match);
    else bodyOf(await win(admin, match));
  }
  const semi = (await matchesOf(admin, tournament)).findLast(({ round }) => round === 'semi_final');
  server.setNow(`${SUNDAY}T07:00:00.000Z`);
  const early = { matchId: semi?.id ?? 0, courtId: court, startTime: `${SUNDAY}T10:45:00.000Z` };
  const asked = await move([early], SUNDAY);
  expect([asked.status, asked.body]).toMatchObject([409, { details: { faults: [{ rule: 'OP6' }] } }]);
  expect((await move([{ ...early, startTime: `${SUNDAY}T11:00:00.000Z` }], SUNDAY)).status).toBe(200);
});

it('[OP9] asks for the night after a match of an event that ended the day before', async () => {
  const desk = await aDesk({ overnightHours: 14 });
  const { server, admin, courts, ofDay, club } = desk;
  const saturday = { name: 'Saturday Cup', startDate: at('09:00'), endDate: at('22:00') };
  const ended = await aTournament(admin, club.id, saturday);
  const [ann, ben] = [await anEntry(admin, ended.id, 'Ann Late'), await anEntry(admin, ended.id, 'Ben Late')];
  const late = { ...matchBody(ann.id, ben.id), startTime: at('19:30') };
  await playLate(desk, bodyOf(await admin.call('createMatch', { params: idOf(ended), body: late })));
  const next = {
    name: 'Sunday Cup',
    startDate: `${SUNDAY}T09:00:00.000Z`,
    endDate: `${SUNDAY}T20:00:00.000Z`,
  };
  const other = await aTournament(admin, club.id, next);
  const again = bodyOf(
    await admin.call('addParticipant', { params: idOf(other), body: { personId: ann.personId ?? 0 } }),
  );
  const cleo = await anEntry(admin, other.id, 'Cleo Day');
  const body = { ...matchBody(again.id, cleo.id), court: null, startTime: null };
  const match = bodyOf(await admin.call('createMatch', { params: idOf(other), body }));
  server.setNow(`${SUNDAY}T07:00:00.000Z`);
  const move = (startTime: string) =>
    admin.call('moveMatches', {
      params: { ...ofDay, day: SUNDAY },
      body: { moves: [{ matchId: match.id, courtId: courts[0]?.id ?? 0, startTime }] },
    });
  const asked = await move(`${SUNDAY}T10:45:00.000Z`);
  expect([asked.status, asked.body]).toMatchObject([409, { details: { faults: [{ rule: 'OP6' }] } }]);
  expect((await move(`${SUNDAY}T11:00:00.000Z`)).status).toBe(200);
});

it('[OP7] keeps matches apart that one person may get to, unless the club allows it and hears how many to expect', async () => {
  const { admin, club, tournament, courts, ofDay, order } = await aDesk({});
  const ann = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) })).find(
    ({ player }) => player?.name === 'Player 1',
  );
  const other = await aTournament(admin, club.id, { name: 'Second Cup' });
  const own = { personId: ann?.personId ?? 0 };
  bodyOf(await admin.call('addParticipant', { params: idOf(other), body: own }));
  for (const name of ['Bea Ray', 'Cleo Day', 'Dora May']) await anEntry(admin, other.id, name);
  const draw = bodyOf(await admin.call('makeDraw', { params: idOf(other), body: { randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  const finals = (await order()).matches.filter(({ round }) => round === 'final');
  expect(finals).toHaveLength(2);
  const moves = finals.map(({ id }, index) => ({
    matchId: id,
    courtId: courts[index]?.id ?? 0,
    startTime: at('19:00'),
  }));
  const move = () => admin.call('moveMatches', { params: ofDay, body: { moves } });
  const asked = await move();
  expect([asked.status, asked.body]).toMatchObject([409, { details: { faults: [{ rule: 'OP7' }] } }]);
  const params = { clubId: String(club.id) };
  bodyOf(await admin.call('updateClub', { params, body: { planning: { allowsPossibleClashes: true } } }));
  expect((await move()).status).toBe(200);
  const { desk } = await order();
  expect(desk?.faults).toEqual([]);
  // With every earlier match in its place, it says how many clashes to expect: she gets to one final with a chance of one in four, to the other with
  // one in two.
  const { moves: rest } = bodyOf(await admin.call('suggestOrder', { params: ofDay }));
  const placed = rest.map(({ matchId, courtId, startTime }) => ({ matchId, courtId, startTime }));
  bodyOf(await admin.call('moveMatches', { params: ofDay, body: { moves: placed } }));
  expect((await move()).status).toBe(200);
  const query = { all: 'true' } as const;
  const { before } = bodyOf(await admin.call('suggestOrder', { params: ofDay, query }));
  expect(before.parts['clashes']).toBeCloseTo(1 / 4 / 2);
});

it('suggests nothing before the time at which the tournament begins, on its first day only', async () => {
  const { server, admin, club, tournament } = await published(4);
  const params = { clubId: String(club.id) };
  const hours = Array.from({ length: 7 }, () => ({ from: '08:00', to: '21:00' }));
  const courts = [1, 2, 3].map((number) => ({ name: `Court ${number}`, hours }));
  bodyOf(await admin.call('createCourts', { params, body: { courts } }));
  const first = tournament.startDate.slice(0, 10);
  server.setNow(`${first}T05:00:00.000Z`);
  const suggested = async (day: string) =>
    bodyOf(await admin.call('suggestOrder', { params: { ...params, day } })).moves.map(
      ({ startTime }) => startTime,
    );
  expect((await suggested(first)).toSorted()[0]).toBe(tournament.startDate);
  const next = new Date(Date.parse(tournament.startDate) + 86_400_000).toISOString().slice(0, 10);
  expect((await suggested(next)).toSorted()[0]).toBe(`${next}T08:00:00.000Z`);
});

it('[OP25] says what would help where no limit does: longer hours of the courts, or one more day', async () => {
  const { admin, club, courts, tournament, suggested } = await aDesk({ dayLimits: 'none' });
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '16:00' }));
  for (const { id } of courts) {
    const params = { clubId: String(club.id), courtId: String(id) };
    bodyOf(await admin.call('updateCourt', { params, body: { hours } }));
  }
  bodyOf(
    await admin.call('updateTournament', {
      params: idOf(tournament),
      body: { endDate: `${DAY}T20:00:00.000Z` },
    }),
  );
  const found = await suggested();
  // Two rounds of 90 minutes, each with its rest, and the first ones wait for a court.
  expect(found.unplaced).toMatchObject([{ rule: 'OP5' }]);
  expect(found.helps).toEqual([
    { kind: 'one-day-more', unplaced: 0 },
    { kind: 'hours', minutes: 60, unplaced: 0 },
  ]);
});

it('plans a day that has begun from a time on that people can be told', async () => {
  const { server, suggested } = await aDesk({ dayLimits: 'none' });
  server.setNow(`${DAY}T10:07:30.000Z`);
  const { moves } = await suggested();
  expect(moves.map(({ startTime }) => startTime).toSorted()[0]).toBe(at('10:10'));
  expect(moves.filter(({ startTime }) => new Date(startTime).getUTCMinutes() % 5 !== 0)).toEqual([]);
});
