// Suggestions and plans in which only the first match of a court and a match after a gap get a time [OP37, OP11, OP12].
import type { Match, Move, OrderOfPlayOnWire, PlanOfDay, Suggestion } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, matchBody, setNoLimits } from '../../testing/factories.ts';
import { aSaturday, suspend } from '../../testing/rainy-day.ts';
import { aServer } from '../../testing/server.ts';

const DAY = '2026-09-12';
const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;

/** A club with this many courts from 9 to 21, and as many matches of an hour and a half between people who play once. */
async function aDesk(courtCount: number, matchCount: number, turnaround = 0) {
  const server = await aServer({ now: '2026-09-10T10:00:00.000Z' });
  const { admin, club } = await aClub(server);
  await setNoLimits({ admin, club });
  const params = { clubId: String(club.id) };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const names = Array.from({ length: courtCount }, (_, index) => ({ name: `Court ${index + 1}`, hours }));
  const { courts } = bodyOf(await admin.call('createCourts', { params, body: { courts: names } }));
  if (turnaround > 0) bodyOf(await admin.call('updateClub', { params, body: { planning: { turnaround } } }));
  const tournament = await aTournament(admin, club.id, { maxParticipants: 64 });
  const matches: Match[] = [];
  for (let one = 1; one <= matchCount; one += 1) {
    const first = await anEntry(admin, tournament.id, `Ann ${one}`);
    const second = await anEntry(admin, tournament.id, `Ben ${one}`);
    const body = {
      ...matchBody(first.id, second.id),
      court: null,
      startTime: null,
      round: 'quarter_final' as const,
    };
    matches.push(bodyOf(await admin.call('createMatch', { params: idOf(tournament), body })));
  }
  const ofDay = { ...params, day: DAY };
  const order = async (): Promise<OrderOfPlayOnWire> =>
    bodyOf(await admin.call('getOrderOfPlay', { params: ofDay }));
  const move = (moves: readonly Move[], more: object = {}) =>
    admin.call('moveMatches', { params: ofDay, body: { moves: [...moves], ...more } });
  const suggested = async (query: object = { firsts: 'true' }): Promise<Suggestion> =>
    bodyOf(await admin.call('suggestOrder', { params: ofDay, query }));
  const apply = async (found: Suggestion): Promise<OrderOfPlayOnWire> =>
    bodyOf(await move(movesOf(found), { basis: found.basis }));
  return { server, admin, courts, matches, ofDay, order, move, suggested, apply };
}

/** One move a match, as the desk applies them. */
function movesOf({ moves, followed }: Pick<Suggestion, 'moves' | 'followed'>): Move[] {
  const all = new Map<number, Move>();
  for (const { court: _court, ...move } of moves) all.set(move.matchId, move);
  for (const one of followed) all.set(one.matchId, { ...all.get(one.matchId), ...one });
  return [...all.values()];
}

/** "9:00" or "follows", by court in the order of play. */
const read = ({ matches, courts }: OrderOfPlayOnWire): string[][] =>
  courts.map(({ id }) =>
    matches
      .filter(({ courtId, startTime }) => courtId === id && startTime !== null)
      .toSorted((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? ''))
      .map(({ followedBy, startTime }) => (followedBy ? 'follows' : (startTime ?? '').slice(11, 16))),
  );

it('[OP37] gives every match a time unless asked, and only the first of each court if asked', async () => {
  const { suggested, apply, order } = await aDesk(2, 6, 10);
  expect((await suggested({})).followed).toEqual([]);
  const found = await suggested();
  expect(found.moves).toHaveLength(6);
  expect(found.followed.map(({ followedBy }) => followedBy)).toEqual([true, true, true, true]);
  const applied = await apply(found);
  expect(read(applied)).toEqual([
    ['09:00', 'follows', 'follows'],
    ['09:00', 'follows', 'follows'],
  ]);
  expect(applied.desk?.faults).toEqual([]);
  // Nothing is left to change.
  const again = await suggested({ all: 'true', firsts: 'true' });
  expect([...again.moves, ...again.followed]).toEqual([]);
  expect(read(await order())).toEqual(read(applied));
});

it('[OP37] matches after a gap, pinned ones and those that may have to wait keep their time', async () => {
  const { suggested, apply, move, courts, matches } = await aDesk(1, 5);
  const [court] = courts;
  const [pinned, late, floored] = matches.map(({ id }) => id);
  bodyOf(
    await move([
      { matchId: pinned ?? 0, courtId: court?.id ?? 0, startTime: at('10:30'), pinned: true },
      { matchId: late ?? 0, notBefore: at('18:00') },
      { matchId: floored ?? 0, notBefore: at('13:00') },
    ]),
  );
  const applied = await apply(await suggested({ all: 'true', firsts: 'true' }));
  const timeOf = (id: number | undefined) => applied.matches.find((match) => match.id === id);
  expect(timeOf(pinned)).toMatchObject({ followedBy: false, startTime: at('10:30') });
  // It begins hours after the others are over.
  expect(timeOf(late)).toMatchObject({ followedBy: false, notBefore: at('18:00') });
  // The one before it may be over before its floor.
  expect(timeOf(floored)).toMatchObject({ followedBy: false, notBefore: at('13:00') });
  expect(read(applied)[0]).toContain('follows');
});

it('[OP37] a floor that has passed when the match before begins holds nobody back, and a final keeps its time', async () => {
  const { suggested, apply, move, courts, matches, admin } = await aDesk(1, 3);
  const [court] = courts;
  const [first, second, third] = matches;
  bodyOf(await admin.call('updateMatch', { params: idOf(third ?? { id: 0 }), body: { round: 'final' } }));
  bodyOf(
    await move([
      { matchId: first?.id ?? 0, courtId: court?.id ?? 0, startTime: at('10:00'), pinned: true },
      { matchId: second?.id ?? 0, notBefore: at('10:00') },
      { matchId: third?.id ?? 0, notBefore: at('10:00') },
    ]),
  );
  const applied = await apply(await suggested({ all: 'true', firsts: 'true' }));
  const own = (match: Match | undefined) => applied.matches.find(({ id }) => id === match?.id);
  expect(own(third)?.followedBy).toBe(false);
  expect(own(second)?.followedBy).toBe(true);
});

it('[OP12] a time that people were told stays theirs, and what the plan adds follows it', async () => {
  const { suggested, apply, move, courts, matches, admin, ofDay } = await aDesk(1, 4);
  const [court] = courts;
  const starts = ['09:00', '10:30', '12:00'];
  const placed = starts.map((start, index) => ({
    matchId: matches[index]?.id ?? 0,
    courtId: court?.id ?? 0,
    startTime: at(start),
  }));
  bodyOf(await move(placed));
  bodyOf(await admin.call('setOrderPublished', { params: ofDay, body: { published: true } }));
  const applied = await apply(await suggested({ all: 'true', firsts: 'true' }));
  expect(read(applied)).toEqual([['09:00', '10:30', '12:00', 'follows']]);
});

it('[OP37] a match that follows no other any more gets its time back', async () => {
  const { suggested, apply, move, courts, matches, order } = await aDesk(2, 4);
  const [court] = courts;
  const moves = ['09:00', '10:30', '12:00', '13:30'].map((start, index) => ({
    matchId: matches[index]?.id ?? 0,
    courtId: court?.id ?? 0,
    startTime: at(start),
    followedBy: index > 0,
  }));
  bodyOf(await move(moves));
  expect(read(await order())).toEqual([['09:00', 'follows', 'follows', 'follows'], []]);
  // Matches that were to follow stay on their court, unless the plan says what follows on what.
  expect((await suggested({ all: 'true' })).moves).toEqual([]);
  const found = await suggested({ all: 'true', firsts: 'true' });
  expect(found.followed.filter(({ followedBy }) => !followedBy)).toHaveLength(1);
  const applied = await apply(found);
  expect(read(applied)).toEqual([
    ['09:00', 'follows'],
    ['09:00', 'follows'],
  ]);
});

it('[OP37] a pinned match that followed one that is put elsewhere gets its time back', async () => {
  const { suggested, apply, move, courts, matches } = await aDesk(2, 2);
  const [one] = courts;
  const [leader, follower] = matches;
  bodyOf(
    await move([
      { matchId: leader?.id ?? 0, courtId: one?.id ?? 0, startTime: at('18:00') },
      {
        matchId: follower?.id ?? 0,
        courtId: one?.id ?? 0,
        startTime: at('19:30'),
        followedBy: true,
        pinned: true,
      },
    ]),
  );
  const found = await suggested({ all: 'true', firsts: 'true' });
  expect(found.moves.map(({ matchId }) => matchId)).toEqual([leader?.id]);
  expect(found.followed).toMatchObject([{ matchId: follower?.id, followedBy: false }]);
  const applied = await apply(found);
  expect(read(applied)).toEqual([['09:00', '19:30'], []]);
});

it('[OP37, OP12] a plan for the rest of a wet day lets nobody follow who was told a time, and gives times back', async () => {
  const day = await aSaturday();
  const { admin, params, courts, outdoor, matches } = day;
  const last = matches.find(({ courtId, startTime }) => courtId === courts[0] && startTime === at('16:30'));
  bodyOf(
    await admin.call('moveMatches', {
      params,
      body: { moves: [{ matchId: last?.id ?? 0, followedBy: true }], confirm: true },
    }),
  );
  await suspend(day, outdoor, admin, '16:00');
  const plans = async (query: object): Promise<readonly PlanOfDay[]> =>
    bodyOf(await admin.call('replanOrder', { params, query: { again: at('16:00'), ...query } })).plans;
  expect((await plans({})).flatMap(({ followed }) => followed)).toEqual([]);
  const found = await plans({ firsts: 'true' });
  expect(found.length).toBeGreaterThan(0);
  for (const { followed } of found)
    for (const one of followed) expect(one).toMatchObject({ matchId: last?.id, followedBy: false });
});
