import { expect, test } from 'vitest';
import { checkOrder } from './check.ts';
import { aMatch, aProblem, aSituation, at, of, randomSituation } from './fixtures.ts';
import { orderOfPlay } from './order.ts';
import { lawfulPlaces, nearestPlaces, PLACE_STEP } from './places.ts';
import { faultOf } from './said.ts';
import type { PlacedMatch, ScheduleMatch, Situation } from './situation.ts';

const placesOf = (
  situation: Situation,
  order: readonly PlacedMatch[],
  match: string | number,
  day: readonly [number, number] = [540, 1200],
) => {
  const places = lawfulPlaces(situation, order, match, day);
  if (!places.ok) throw new Error(places.error.type);
  return places.value;
};

test('a place is offered exactly where the check finds nothing wrong [OP2-OP12]', () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const situation = randomSituation(seed);
    const problem = aProblem(situation);
    const plan = orderOfPlay(problem, seed).next().value;
    const [first, ...rest] = plan.order;
    if (first === undefined || situation.matches.find(({ id }) => id === first.match)?.pin !== undefined)
      continue;
    const isFollowed = situation.matches.some(({ follows }) => follows === first.match);
    if (isFollowed || situation.matches.find(({ id }) => id === first.match)?.follows !== undefined) continue;
    const offered = new Set(
      placesOf(situation, plan.order, first.match, [480, 1440]).map(
        ({ court, start }) => `${court} ${start}`,
      ),
    );
    const given = plan.unplaced.map(({ match }) => match);
    for (const { id } of situation.courts)
      for (let start = 480; start < 1440; start += PLACE_STEP) {
        const moved = [...rest, { ...first, court: id, start }];
        const faults = checkOrder(problem, moved, given).filter(({ rule }) => rule !== 'OP1');
        const isLawful = faults.length === 0;
        expect([seed, id, start, offered.has(`${id} ${start}`)]).toEqual([seed, id, start, isLawful]);
      }
  }
});

test('a match is not held back by what it waits for while that has no place itself', () => {
  const places = placesOf(aSituation(), [at('sf1', '1', 540)], 'f', [540, 660]);
  expect(places.map(({ court, start }) => `${court} ${start}`)).toEqual(['1 630', '1 645', '2 630', '2 645']);
});

test('a match that has left its court without a result may go wherever a match to come may, before what waits for it; one on court nowhere', () => {
  const sides = [of('a1'), of('a2')] as const;
  const final = { ...aMatch('f', [{ winner: 'a' }, of('b1')]), round: 2 };
  const matches = [aMatch('a', sides), final];
  const left = aSituation({ matches, running: [{ match: 'a', court: '1', start: 500, end: 590 }], now: 600 });
  const order = [at('f', '2', 720)];
  const toCome = placesOf(aSituation({ matches, now: 600 }), order, 'a', [540, 1200]);
  expect(toCome).not.toEqual([]);
  expect(placesOf(left, order, 'a', [540, 1200])).toEqual(toCome);
  const onCourt = { ...left, running: [{ match: 'a', court: '1', start: 500, end: 630 }] };
  expect(placesOf(onCourt, order, 'a', [540, 1200])).toEqual([]);
});

test('[OP4] two matches on one court at once leave no place on it until the longer one is over', () => {
  const matches = ['a', 'b', 'c'].map((id) => aMatch(id, [of(`${id}1`), of(`${id}2`)]));
  const running = [
    { match: 'a', court: '1', start: 540, end: 720 },
    { match: 'b', court: '1', start: 570, end: 630 },
  ];
  const places = placesOf(aSituation({ matches, running, now: 600 }), [], 'c', [600, 780]);
  expect(
    places.map(({ court, start }) => `${court} ${start}`).filter((place) => place.startsWith('1')),
  ).toEqual(['1 720', '1 735', '1 750', '1 765']);
});

test('what a place is compared with: near in time first, then the same court', () => {
  const places = [at('f', '2', 600), at('f', '1', 600), at('f', '1', 660)];
  expect(nearestPlaces(places, { court: '1', start: 615 }, 2)).toEqual([
    at('f', '1', 600),
    at('f', '2', 600),
  ]);
});

const naming = { player: (id: string | number) => `the ${id}`, court: (id: string | number) => String(id) };

function said(situation: Situation, order: readonly PlacedMatch[]) {
  const problem = aProblem(situation);
  return checkOrder(problem, order, []).flatMap((violation) => {
    const found = faultOf(problem, order, violation, naming);
    return found === null ? [] : [{ level: found.level, ...found.fault }];
  });
}

test('one player on two courts is blocked, too little rest is a warning', () => {
  const situation = aSituation({
    matches: [aMatch('a', [of('ann'), of('bea')]), aMatch('b', [of('ann'), of('cleo')])],
  });
  expect(said(situation, [at('a', '1', 540), at('b', '2', 570)])).toEqual([
    { level: 'blocked', code: 'in-two-places', name: 'the ann', court: '2', numbered: 'yes' },
  ]);
  expect(said(situation, [at('a', '1', 540), at('b', '2', 620)])).toEqual([
    { level: 'warned', code: 'short-rest', name: 'the ann', minutes: 10 },
  ]);
});

test('[OP9] a night that is too short is a warning that names the night', () => {
  const open = [
    [540, 1200],
    [1980, 2640],
  ] as const;
  const situation = aSituation({
    matches: [aMatch('a', [of('ann'), of('bea')]), aMatch('b', [of('ann'), of('cleo')])],
    courts: [{ id: '1', open }],
    days: 2,
    limits: { default: { overnight: 840 } },
  });
  expect(said(situation, [at('a', '1', 1140), at('b', '1', 1980)])).toEqual([
    { level: 'warned', code: 'short-night', name: 'the ann', minutes: 60 },
  ]);
});

test('a final that starts before its semi-final is blocked, however long the rest after it is', () => {
  const situation = aSituation();
  const [sf1, sf2, final] = situation.matches as [ScheduleMatch, ScheduleMatch, ScheduleMatch];
  const long = aSituation({
    events: [...situation.events, { id: 'MF', kind: 'singles', minutes: 60, rest: 120 }],
    matches: [sf1, sf2, { ...final, event: 'MF' }],
  });
  expect(said(long, [at('sf1', '1', 700), at('sf2', '2', 540), at('f', '2', 690)])).toEqual([
    { level: 'blocked', code: 'before-its-feeder' },
  ]);
});

test('a final before its semi-final is blocked, one without the rest is a warning', () => {
  const semis = [at('sf1', '1', 540), at('sf2', '2', 540)];
  expect(said(aSituation(), [...semis, at('f', '1', 600)])).toEqual([
    { level: 'warned', code: 'short-rest-after-feeder', minutes: 30 },
    { level: 'warned', code: 'short-rest-after-feeder', minutes: 30 },
  ]);
  expect(said(aSituation(), [at('sf1', '1', 540), at('sf2', '2', 600), at('f', '1', 610)])).toContainEqual({
    level: 'blocked',
    code: 'before-its-feeder',
  });
});

test('two matches on a court are blocked, one outside the opening hours is a warning', () => {
  const found = said(aSituation(), [at('sf1', '1', 500), at('sf2', '1', 550), at('f', '2', 900)]);
  expect(found).toEqual([
    { level: 'warned', code: 'court-closed', court: '1', numbered: 'yes' },
    { level: 'blocked', code: 'court-taken', court: '1', numbered: 'yes' },
  ]);
});
