// Matches whose planned time has passed and that nobody has played: plans move them or count them from now, and never as over (OP1, OP5, OP12, D55).
import type { Match, Move, Suggestion } from '@tennis/contract';
import { expect, it } from 'vitest';
import { matchesOf, published } from '../../testing/draws.ts';
import { bodyOf } from '../../testing/factories.ts';

const DAY = '2026-09-12';
const SUNDAY = '2026-09-13';
const at = (clock: string, day = DAY): string => `${day}T${clock}:00.000Z`;
const EVERY_DAY = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));

/** A published knockout of four on these courts, all of them outdoors but the last of several, on a day whose order is out. */
async function aSlowDay(courtCount: number, placesOf: (matches: readonly Match[]) => readonly Move[]) {
  const scene = await published(4);
  const { admin, club, tournament, server } = scene;
  const params = { clubId: String(club.id), day: DAY };
  const named = Array.from({ length: courtCount }, (_, at_) => ({
    name: `Court ${at_ + 1}`,
    hours: EVERY_DAY,
    indoor: at_ > 0,
  }));
  const { courts } = bodyOf(
    await admin.call('createCourts', { params: { clubId: params.clubId }, body: { courts: named } }),
  );
  const [first = 0, second = 0] = courts.map(({ id }) => id);
  server.setNow(at('08:00'));
  const all = await matchesOf(admin, tournament);
  const final = all.find(({ round }) => round === 'final');
  if (final === undefined) throw new Error('no final');
  const semis = all.filter(({ round }) => round === 'semi_final');
  const places = placesOf(semis).map((move) => ({ ...move, courtId: move.courtId === 2 ? second : first }));
  bodyOf(await admin.call('moveMatches', { params, body: { moves: places, confirm: true } }));
  bodyOf(await admin.call('setOrderPublished', { params, body: { published: true } }));
  const suggest = async (query: object = {}, day = DAY): Promise<Suggestion> =>
    bodyOf(await admin.call('suggestOrder', { params: { ...params, day }, query }));
  return { ...scene, params, first, second, final, semis, suggest };
}

const oneAfterTheOther = (semis: readonly Match[]): Move[] =>
  semis.map(({ id }, index) => ({ matchId: id, courtId: 1, startTime: at(index === 0 ? '09:00' : '10:30') }));

const startOf = ({ moves }: Pick<Suggestion, 'moves'>, { id }: Pick<Match, 'id'>): string | undefined =>
  moves.find(({ matchId }) => matchId === id)?.startTime;

it('counts overdue matches that stay from now on, one after the other on their court [OP5, OP12]', async () => {
  const { server, suggest, final, semis } = await aSlowDay(1, oneAfterTheOther);
  server.setNow(at('12:30'));
  const found = await suggest();
  expect(semis.map((semi) => startOf(found, semi))).toEqual([undefined, undefined]);
  // Two matches of an hour and a half from half past twelve on, and an hour of rest.
  expect(startOf(found, final)).toBe(at('16:30'));
});

it('moves overdue matches where everything is planned anew [D55]', async () => {
  const { server, suggest, final, semis } = await aSlowDay(1, oneAfterTheOther);
  server.setNow(at('12:30'));
  const found = await suggest({ all: 'true' });
  expect(new Set(semis.map((semi) => startOf(found, semi)))).toEqual(new Set([at('12:30'), at('14:00')]));
  expect(startOf(found, final)).toBe(at('16:30'));
});

it('leaves a match that is a few minutes late where it is, and counts it from now [D55]', async () => {
  const { server, suggest, final, semis } = await aSlowDay(1, oneAfterTheOther);
  server.setNow(at('09:10'));
  const found = await suggest({ all: 'true' });
  const [late, next] = semis;
  expect(late === undefined ? late : startOf(found, late)).toBeUndefined();
  expect(next === undefined ? next : startOf(found, next)).toBe(at('10:40'));
  expect(startOf(found, final)).toBe(at('13:10'));
});

it('moves what is left of an earlier day to the day that is planned [OP1]', async () => {
  const { server, suggest, final, semis } = await aSlowDay(1, oneAfterTheOther);
  server.setNow(at('10:00', SUNDAY));
  const found = await suggest({}, SUNDAY);
  expect(new Set(semis.map((semi) => startOf(found, semi)))).toEqual(
    new Set([at('10:00', SUNDAY), at('11:30', SUNDAY)]),
  );
  expect(startOf(found, final)).toBe(at('14:00', SUNDAY));
});

/** The first court is wet from half past twelve on, and dry again at three. */
async function aWetDay(placesOf: (semis: readonly Match[]) => readonly Move[], courtCount = 2) {
  const day = await aSlowDay(courtCount, placesOf);
  const { admin, params, server, first } = day;
  server.setNow(at('12:30'));
  bodyOf(
    await admin.call('suspendPlay', {
      params,
      body: { courtIds: [first], reason: 'rain', again: at('15:00') },
    }),
  );
  const plans = async (query: object = {}) =>
    bodyOf(await admin.call('replanOrder', { params, query: { again: at('15:00'), ...query } })).plans;
  return { ...day, plans };
}

it('moves an overdue match of a dry court in every plan for a wet day [OP12, D55]', async () => {
  const { plans, semis, final } = await aWetDay((own) =>
    own.map(({ id }) => ({ matchId: id, courtId: 2, startTime: at(id === own[0]?.id ? '09:00' : '10:30') })),
  );
  const found = await plans();
  expect(found.length).toBeGreaterThan(0);
  for (const plan of found) {
    const starts = semis.map((semi) => startOf(plan, semi) ?? '');
    expect(starts.every((start) => start >= at('12:30'))).toBe(true);
  }
  // A shorter format ends earlier.
  const lasts = found.flatMap((plan) => (plan.shortened.length > 0 ? [] : (startOf(plan, final) ?? [])));
  expect(lasts.filter((last) => last < at('16:30'))).toEqual([]);
});

it('counts a fixed match of a wet court from when it is dry [OP5]', async () => {
  const { plans, final } = await aWetDay((own) =>
    own.map(({ id }, index) => ({
      matchId: id,
      courtId: index + 1,
      startTime: at(index === 0 ? '13:00' : '12:45'),
      ...(index === 0 && { pinned: true }),
    })),
  );
  const lasts = (await plans()).flatMap((plan) => startOf(plan, final) ?? []);
  expect(lasts.length).toBeGreaterThan(0);
  expect(lasts.filter((last) => last < at('17:30'))).toEqual([]);
});

it('finds a place for a fixed match that follows another, once it may be moved [OP10, OP32]', async () => {
  const { plans, semis } = await aWetDay(
    (own) =>
      own.map(({ id }, index) => ({
        matchId: id,
        courtId: 1,
        startTime: at(index === 0 ? '13:00' : '14:30'),
        ...(index === 1 && { pinned: true, followedBy: true }),
      })),
    1,
  );
  const found = await plans({ pins: 'true' });
  expect(found.map(({ off }) => off)).toEqual(found.map(() => []));
  for (const plan of found)
    expect(semis.every((semi) => (startOf(plan, semi) ?? '') >= at('15:00'))).toBe(true);
});
