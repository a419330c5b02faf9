// A match that finds no place in a suggestion: where it could be put all the same, and what stands in its way, computed from the plan (OP3-OP10).
import type { Suggestion } from '@tennis/contract';
import { expect, it } from 'vitest';
import { matchesOf, published } from '../../testing/draws.ts';
import { bodyOf, setNoLimits } from '../../testing/factories.ts';

const DAY = '2026-09-12';
const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;

/** One court from nine to a quarter past two: two semi-finals of an hour and a half, an hour of rest, and a final that needs until half past two. */
async function aShortDay(to = '14:15') {
  const scene = await published(4);
  const { admin, club, tournament, server } = scene;
  await setNoLimits(scene);
  const params = { clubId: String(club.id), day: DAY };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to }));
  const body = { courts: [{ name: 'Court 1', hours }] };
  bodyOf(await admin.call('createCourts', { params: { clubId: params.clubId }, body }));
  server.setNow(at('08:00'));
  const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
  const suggest = async (): Promise<Suggestion> => bodyOf(await admin.call('suggestOrder', { params }));
  return { ...scene, params, final, suggest };
}

it('names the limit that stands in the way, and the smallest change that would place the match [OP3, RE1]', async () => {
  const { suggest, final } = await aShortDay();
  const { unplaced } = await suggest();
  expect(unplaced.map(({ matchId }) => matchId)).toEqual([final?.id]);
  const [short, long] = (unplaced[0]?.near ?? []).filter(({ lacks }) => lacks.length === 1);
  expect(short).toMatchObject({
    court: 'Court 1',
    startTime: at('12:45'),
    outside: 0,
    lacks: [
      { code: 'short-rest-after-feeder', message: 'The match before it leaves 15 min too little rest.' },
    ],
  });
  expect(long).toMatchObject({
    startTime: at('13:00'),
    outside: 15,
    lacks: [{ code: 'court-closed', message: 'Court 1 is not open then.' }],
  });
});

it('places it there all the same with the plan, once somebody has confirmed what it breaks', async () => {
  const { admin, params, suggest, final } = await aShortDay();
  const { moves, basis, unplaced } = await suggest();
  const [near] = unplaced[0]?.near ?? [];
  const all = [...moves, ...(near === undefined ? [] : [near])].map(
    ({ matchId, version, courtId, startTime }) => ({ matchId, version, courtId, startTime }),
  );
  const apply = (more: object) => admin.call('moveMatches', { params, body: { moves: all, basis, ...more } });
  expect(await apply({})).toMatchObject({ status: 409, body: { details: { canConfirm: true } } });
  const { matches } = bodyOf(await apply({ confirm: true }));
  expect(matches.find(({ id }) => id === final?.id)?.startTime).toBe(at('12:45'));
});

it('offers no place to a match that waits for another one without a place, and none where all fit', async () => {
  const { suggest } = await aShortDay('10:30');
  const waiting = (await suggest()).unplaced.filter(({ waitsFor }) => waitsFor !== null);
  expect(waiting.map(({ near }) => near)).toEqual([[]]);
  expect((await (await aShortDay('21:00')).suggest()).unplaced).toEqual([]);
});
