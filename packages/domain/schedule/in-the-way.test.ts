// What is in the way of a match without a place, and by how little [OP3-OP10].
import { expect, it } from 'vitest';
import { aMatch, aProblem, aSituation, at, of, randomSituation } from './fixtures.ts';
import { inTheWay } from './in-the-way.ts';
import { orderOfPlay } from './order.ts';
import { lawfulPlaces } from './places.ts';
import type { PlacedMatch, ScheduleId, Situation, Span } from './situation.ts';

const naming = { player: String, court: String };

const wayOf = (
  situation: Situation,
  order: readonly PlacedMatch[],
  match: ScheduleId,
  span: Span = [0, 1440],
) => {
  const found = inTheWay(situation, order, match, span, naming);
  if (!found.ok) throw new Error(found.error.type);
  return found.value;
};

/** Court 1 from 9:00, with two semi-finals one after the other; the final needs an hour and half an hour of rest. */
const until = (shuts: number, more: Partial<Situation> = {}): Situation =>
  aSituation({ courts: [{ id: '1', open: [[540, shuts]] }], ...more });
const semis = [at('sf1', '1', 540), at('sf2', '1', 600)];

it('[OP3] says by how many minutes a court closes too early', () => {
  const way = wayOf(until(720), semis, 'f');
  expect(way).toMatchObject({ isOpen: true, courtFrom: 660 });
  expect(way?.near.find(({ faults }) => faults.every(({ code }) => code === 'court-closed'))).toMatchObject({
    court: '1',
    start: 690,
    outside: 30,
  });
});

it('[RE1] says by how many minutes a rest is too short, and which way lacks least', () => {
  const near = wayOf(until(740), semis, 'f')?.near ?? [];
  const [first, second] = near;
  // What would break both is not named beside them.
  expect(near).toHaveLength(2);
  expect(first).toMatchObject({ start: 690, outside: 10, faults: [{ code: 'court-closed' }] });
  expect(second).toMatchObject({
    start: 675,
    outside: 0,
    faults: [{ code: 'short-rest-after-feeder', minutes: 15 }],
  });
});

it('[OP5] proposes no place after the match that waits for it, and says by how much too little time is left before that one', () => {
  // The first semi-final is over at ten. The second one is to be placed, and the final has its place already.
  const near = (final: number) =>
    wayOf(until(1200), [at('sf1', '1', 540), at('f', '1', final)], 'sf2')?.near ?? [];
  expect(near(690).filter(({ start }) => start >= 690)).toEqual([]);
  expect(near(680)).toContainEqual({
    match: 'sf2',
    court: '1',
    start: 600,
    outside: 0,
    faults: [{ code: 'short-rest-before-next', minutes: 10 }],
  });
  // One that stays where it is counts like any other.
  const running = [{ match: 'f', court: '1', start: 645, end: 705 }];
  const around = wayOf(until(1200, { running }), [at('sf1', '1', 540)], 'sf2')?.near ?? [];
  expect(around.filter(({ start }) => start > 540)).toEqual([]);
});

it('looks at the first minutes of every court before it looks at later ones, in case there is no more time', () => {
  const courts = ['1', '2', '3'].map((id) => ({ id, open: [[id === '1' ? 1000 : 540, 1200]] as const }));
  const matches = [aMatch('a', [of('ann'), of('bea')]), aMatch('b', [of('ann'), of('cleo')])];
  let looks = 0;
  const found = inTheWay(
    aSituation({ courts, matches }),
    [at('a', '2', 540)],
    'b',
    [540, 1440],
    naming,
    () => true,
    () => (looks += 1) <= 14,
  );
  expect(found.ok && found.value?.near[0]).toMatchObject({ court: '2', start: 615 });
});

it('names the person who rests or is away, or plays too often', () => {
  const matches = [aMatch('a', [of('ann'), of('bea')]), aMatch('b', [of('ann'), of('cleo')])];
  const order = [at('a', '1', 540)];
  const short = wayOf(until(660, { matches }), order, 'b');
  expect(short?.near[0]).toMatchObject({
    start: 600,
    faults: [{ code: 'short-rest', name: 'ann', minutes: 30 }],
  });
  const limits = { default: { total: 1 } };
  const often = wayOf(until(1200, { matches, limits }), order, 'b');
  expect(often?.near[0]?.faults).toEqual([{ code: 'too-many', name: 'ann' }]);
  const players = { cleo: { away: [[0, 1440]] as Span[] } };
  const away = wayOf(until(1200, { matches, players }), order, 'b');
  expect(away?.near[0]?.faults).toEqual([{ code: 'away', name: 'cleo' }]);
});

it('[OP3] [OP4] says that no court is open, and that all of them are taken', () => {
  expect(wayOf(until(1200), [], 'f', [1440, 2880])).toEqual({
    isOpen: false,
    courtFrom: null,
    near: [],
    blocked: null,
  });
  const shut = {
    ...until(1200),
    courts: [{ id: '1', open: [[540, 1200]] as Span[], blocked: [[540, 1200]] as Span[] }],
  };
  expect(wayOf(shut, [], 'f')).toMatchObject({ isOpen: false, near: [] });
  const matches = ['a', 'b', 'c'].map((id) => aMatch(id, [of(`${id}1`), of(`${id}2`)]));
  const full = wayOf(until(660, { matches }), [at('a', '1', 540), at('b', '1', 600)], 'c');
  expect(full).toMatchObject({ isOpen: true, courtFrom: null });
  // It could only be before or after the hours of the court.
  expect(full?.near.map(({ start, outside }) => [start, outside])).toEqual([[480, 60]]);
});

it('[OP8] says why a match cannot be played at all, as before those that it waits for', () => {
  const way = wayOf(until(1200, { days: 2 }), [at('sf1', '1', 1980), at('sf2', '1', 2040)], 'f');
  expect(way).toMatchObject({
    isOpen: true,
    courtFrom: 540,
    near: [],
    blocked: { code: 'before-its-feeder' },
  });
});

it('knows no place of a match that is not to be placed', () => {
  expect(wayOf(until(1200), [], 'somebody else’s')).toBeNull();
});

it('[OP2-OP12] never calls a lawful place one that lacks something', () => {
  for (let seed = 1; seed <= 15; seed += 1) {
    const situation = randomSituation(seed);
    const plan = orderOfPlay(aProblem(situation), seed).next().value;
    for (const { match } of plan.order.slice(0, 2)) {
      const places = lawfulPlaces(situation, plan.order, match, [0, 1440]);
      const lawful = new Set((places.ok ? places.value : []).map(({ court, start }) => `${court} ${start}`));
      const near = wayOf(situation, plan.order, match)?.near ?? [];
      expect(near.filter(({ court, start }) => lawful.has(`${court} ${start}`))).toEqual([]);
    }
  }
});
