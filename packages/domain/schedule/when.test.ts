// When do I play? Spans that keep their promise on simulated days, updated with what has happened.
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { aMatch, aSituation, at, of } from './fixtures.ts';
import { drawLength, drawRest, drawSets, expectedRest, lengthModel, speedOf, type Seen } from './lengths.ts';
import type { Situation } from './situation.ts';
import { whenDoTheyPlay, type Estimate, type WhenOptions } from './when.ts';

function estimates(situation: Situation, options: WhenOptions = {}): ReadonlyMap<unknown, Estimate> {
  const answer = whenDoTheyPlay(situation, { runs: 400, ...options });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return new Map(answer.value.map((one) => [one.match, one]));
}

const published = [at('sf1', '1', 540), at('sf2', '1', 630), at('f', '1', 750)];
const day = (more: Partial<Situation> = {}): Situation =>
  aSituation({
    events: [{ id: 'MS', kind: 'singles', minutes: 90, rest: 30, format: 'SET3-S:6/TB7' }],
    published,
    now: 540,
    ...more,
  });

const width = (one: Estimate | undefined): number => (one?.high ?? 0) - (one?.low ?? 0);

/** Minutes until the second match starts, if the first has been running for this many minutes. */
const left = (elapsed: number, sets: readonly (readonly [number, number])[]): number => {
  const now = 540 + elapsed;
  const running = [{ match: 'sf1', court: '1', start: 540, end: 630, sets }];
  return (estimates(day({ now, running })).get('sf2')?.median ?? 0) - now;
};

/** Six matches on the other court that took this many minutes each. */
const done = (minutes: number) =>
  [1, 2, 3, 4, 5, 6].map((one) => ({
    match: `m${one}`,
    court: '2',
    start: 100,
    end: 100 + minutes,
    winner: 0 as const,
  }));

const longOver = (ratio: number): Seen => ({ ratio, model: lengthModel('SET1-S:6/TB7'), isOver: true });

describe('when do I play', () => {
  it('[OP38] gives each match a median and a span, later and wider the further on', () => {
    const [sf1, sf2, final] = ['sf1', 'sf2', 'f'].map((id) => estimates(day()).get(id));
    expect(sf1).toEqual({ match: 'sf1', median: 540, low: 540, high: 540 });
    expect(sf2?.low).toBeLessThan(sf2?.median ?? 0);
    expect(sf2?.median).toBeLessThan(sf2?.high ?? 0);
    expect(width(final)).toBeGreaterThan(width(sf2));
  });

  it('[OP12] [OP38] calls nobody earlier than published by more than it may', () => {
    const over = [{ match: 'sf1', winner: 0 as const, walkover: true as const }];
    const early = estimates(day({ done: over }), { callEarly: 20 });
    expect(early.get('sf2')).toMatchObject({ low: 610, median: 610, high: 610 });
  });

  it('[OP37] [OP38] expects who follows on as soon as the court is free: they were told no time', () => {
    const over = [{ match: 'sf1', winner: 0 as const, walkover: true as const }];
    const matches = aSituation().matches.map((match) =>
      match.id === 'sf2' ? { ...match, follows: 'sf1' } : match,
    );
    expect(estimates(day({ matches, done: over }), { callEarly: 0 }).get('sf2')?.median).toBe(540);
  });

  it('[OP28] [OP38] rolls forward: a match at a set all for a while will be over sooner than one that has just begun', () => {
    expect(
      left(110, [
        [6, 4],
        [3, 6],
      ]),
    ).toBeLessThan(left(10, []) - 30);
  });

  it('[OP27] [OP38] knows the end of a match that the clock ends, whatever its event plays', () => {
    const timed = aSituation().matches.map((match) =>
      match.id === 'sf1' ? { ...match, format: 'SET2X-S:T40' } : match,
    );
    const [usual, byClock] = [day(), day({ matches: timed })].map((one) => width(estimates(one).get('sf2')));
    expect(byClock).toBeLessThan((usual ?? 0) / 2);
  });

  it('[OP29] learns from a slow morning', () => {
    const matches = [
      ...aSituation().matches,
      ...[1, 2, 3, 4, 5, 6].map((one) => aMatch(`m${one}`, [of(`x${one}`), of(`y${one}`)])),
    ];
    const slow = estimates(day({ matches, done: done(130) })).get('sf2');
    const quick = estimates(day({ matches, done: done(60) })).get('sf2');
    expect(slow?.median).toBeGreaterThan((quick?.median ?? 0) + 5);
    expect(speedOf([]).mean).toBeCloseTo(0, 10);
    expect(speedOf([longOver(1.3), longOver(1.3)]).mean).toBeLessThan(Math.log(1.3));
    expect(speedOf([longOver(1.3), longOver(1.3)]).mean).toBeGreaterThan(0);
  });

  it('[OP29] learns from minutes that were played, and nothing where nobody knows them or from another day', () => {
    const matches = [
      ...aSituation().matches,
      ...[1, 2, 3, 4, 5, 6].map((one) => aMatch(`m${one}`, [of(`x${one}`), of(`y${one}`)])),
    ];
    const medianOf = (over: Situation['done']) =>
      estimates(day({ matches, ...(over !== undefined && { done: over }) })).get('sf2')?.median;
    const overnight = done(430).map((one) => ({ ...one, played: 60 }));
    expect(medianOf(overnight)).toBe(medianOf(done(60)));
    const unknown = done(430).map((one) => ({ ...one, played: null }));
    const yesterday = done(130).map(({ start, end, ...one }) => ({
      ...one,
      start: start - 1440,
      end: end - 1440,
    }));
    const walkovers = done(90).map(({ match, winner }) => ({ match, winner, walkover: true as const }));
    expect([medianOf(unknown), medianOf(yesterday)]).toEqual([medianOf(walkovers), medianOf(walkovers)]);
  });

  it('[OP29] does not take a day for slow because a match that the clock ends was entered late', () => {
    const matches = [
      ...aSituation().matches,
      { ...aMatch('m', [of('x'), of('y')]), format: 'SET1-S:T20', minutes: 30 },
    ];
    const late = { match: 'm', court: '2', start: 480, end: 532, winner: 0 as const };
    const medianOf = (more: Partial<Situation>) => estimates(day({ matches, ...more })).get('f')?.median ?? 0;
    expect(Math.abs(medianOf({ done: [late] }) - medianOf({}))).toBeLessThan(10);
    const slow = day({
      matches: [
        ...matches,
        ...[1, 2, 3, 4, 5, 6].map((one) => aMatch(`m${one}`, [of(`x${one}`), of(`y${one}`)])),
      ],
      done: done(130),
    });
    const clock = {
      ...slow,
      matches: slow.matches.map((one) => (one.id === 'sf1' ? { ...one, format: 'SET2X-S:T40' } : one)),
    };
    // The clock of the first semi-final runs as on any other day.
    expect(Math.abs((estimates(clock).get('sf2')?.median ?? 0) - 630)).toBeLessThan(4);
  });

  it('[OP29] does not take a morning for fast because its short matches are over first', () => {
    const random = randomFrom(8);
    const model = lengthModel('SET3-S:6/TB7');
    const mornings = 400;
    let sum = 0;
    for (let morning = 0; morning < mornings; morning += 1) {
      const seen = Array.from({ length: 8 }, (): Seen => {
        const length = drawLength(random, model, 1);
        return { ratio: Math.min(length, 0.9), model, isOver: length <= 0.9 };
      });
      sum += speedOf(seen).mean;
    }
    expect(Math.abs(sum / mornings)).toBeLessThan(0.005);
  });

  it('[OP28] expects of a match that has been long already what is left of matches as long as that', () => {
    const random = randomFrom(5);
    const model = lengthModel('SET3-S:6/TB7');
    const elapsed = 150;
    const real = Array.from({ length: 100_000 }, () => drawLength(random, model, 98) - elapsed)
      .filter((rest) => rest > 0)
      .toSorted((a, b) => a - b);
    const drawn = Array.from({ length: 4000 }, () =>
      drawRest(random, model, 98, { elapsed, sets: null }),
    ).toSorted((a, b) => a - b);
    for (const share of [0.1, 0.5, 0.9]) {
      const [one = 0, other = 0] = [real, drawn].map((list) => list[Math.floor(share * list.length)]);
      expect(Math.abs(one - other)).toBeLessThan(3);
    }
  });

  it('[OP28] knows that at a set all only a match tie-break is left', () => {
    const random = randomFrom(6);
    const model = lengthModel('SET3-S:6/TB7-F:TB10');
    const sets = [[6, 4] as const, [3, 6] as const];
    const rests = Array.from({ length: 2000 }, () => drawRest(random, model, 83, { elapsed: 75, sets }));
    const mean = rests.reduce((sum, one) => sum + one, 0) / rests.length;
    expect(mean).toBeLessThan(11);
  });

  it('[OP35] lets the next match that is ready go on the next free court', () => {
    const running = [{ match: 'x', court: '1', start: 550, end: 700 }];
    const matches = [...aSituation().matches, aMatch('x', [of('u'), of('v')])];
    const busy = day({ matches, running, now: 560 });
    expect(estimates(busy, { policy: 'next' }).get('sf1')?.median).toBe(560);
    expect(estimates(busy, { policy: 'courts' }).get('sf1')?.median).toBeGreaterThan(600);
  });

  it('[OP35] calls of two matches at the same time the one that is named first', () => {
    const running = [{ match: 'x', court: '2', start: 530, end: 700 }];
    const matches = [...aSituation().matches, aMatch('x', [of('u'), of('v')])];
    const order = [at('sf2', '1', 540), at('sf1', '2', 540)];
    const found = estimates(day({ matches, running, published: order }), { policy: 'next' });
    expect(found.get('sf2')?.median).toBe(540);
    expect(found.get('sf1')?.low).toBeGreaterThan(560);
  });

  it('[OP38] lets a player go on where the court is free first, whatever was to come before', () => {
    const running = [{ match: 'x', court: '1', start: 600, end: 690 }];
    const matches = [
      ...aSituation().matches,
      aMatch('x', [of('u'), of('v')]),
      aMatch('d', [of('cleo'), of('eva')]),
    ];
    const order = [at('sf2', '1', 630), at('d', '2', 640)];
    const found = estimates(day({ matches, running, published: order, now: 610 }));
    expect(found.get('d')?.high).toBe(610);
  });

  it('[OP6] waits until a player who is on another court has played and rested', () => {
    const matches = [...aSituation().matches, aMatch('d', [of('cleo'), of('eva')])];
    const both = [...published, at('d', '2', 600)];
    const late = estimates(
      day({ matches, published: both, done: [{ match: 'sf1', winner: 0, walkover: true }], now: 600 }),
    );
    expect(late.get('sf2')?.low).toBeGreaterThan(600 + 30);
  });

  it('[OP38] eight of ten real starts lie in the span, one on either side', () => {
    const random = randomFrom(42);
    const model = lengthModel('SET3-S:6/TB7');
    const told = estimates(day(), { seed: 9 });
    const days = 2000;
    const counts = { below: 0, above: 0 };
    for (let count = 0; count < days; count += 1) {
      const speed = Math.exp(0.08 * (random.int(2) === 0 ? 1 : -1));
      const start = Math.max(600, 540 + drawLength(random, model, 90) * speed);
      if (start < (told.get('sf2')?.low ?? 0)) counts.below += 1;
      if (start > (told.get('sf2')?.high ?? 0)) counts.above += 1;
    }
    expect(counts.below / days).toBeLessThan(0.13);
    expect(counts.above / days).toBeLessThan(0.13);
    expect((counts.below + counts.above) / days).toBeGreaterThan(0.1);
  });

  it('[OP27] draws lengths with the mean that the event expects, in two humps', () => {
    const random = randomFrom(1);
    const model = lengthModel(undefined);
    const lengths = Array.from({ length: 20_000 }, () => drawLength(random, model, 90));
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    expect(Math.abs(mean - 90)).toBeLessThan(1);
    const logs = lengths.map((one) => Math.log(one));
    const middle = logs.reduce((sum, one) => sum + one, 0) / logs.length;
    const spread = Math.sqrt(logs.reduce((sum, one) => sum + (one - middle) ** 2, 0) / logs.length);
    expect(spread).toBeGreaterThan(0.29);
    expect(spread).toBeLessThan(0.36);
  });

  it.each([
    [1, 46, 28, 104],
    [2, 49, 32, 70],
  ] as const)(
    '[OP28] when %i sets are over what is left is as long as it was measured',
    (sets, median, low, high) => {
      const random = randomFrom(3);
      const rests = Array.from({ length: 16_000 }, () => drawSets(random, lengthModel(undefined), 98))
        .map(([first, second, total]) => total - (sets === 1 ? first : second))
        .filter((rest) => rest > 0)
        .toSorted((a, b) => a - b);
      const at80 = (share: number): number => rests[Math.floor(share * rests.length)] ?? 0;
      expect(Math.abs(at80(0.5) - median)).toBeLessThan(6);
      expect(Math.abs(at80(0.1) - low)).toBeLessThan(6);
      expect(Math.abs(at80(0.9) - high)).toBeLessThan(12);
    },
  );

  it.each([undefined, 'SET3-S:6/TB7-F:TB10', 'SET1-S:6/TB7'])(
    '[OP28] says what is left on average, for %s, as it comes out by chance',
    (code) => {
      const random = randomFrom(5);
      for (const [elapsed, over] of [
        [20, 0],
        [70, 1],
        [45, 0],
        [110, 2],
        [400, 1],
      ] as const) {
        const under = { elapsed, sets: Array.from({ length: over }, () => [6, 4] as const) };
        const drawn = Array.from({ length: 4000 }, () => drawRest(random, lengthModel(code), 98, under));
        const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
        expect(Math.abs(expectedRest(code, 98, under) - mean)).toBeLessThan(3);
      }
    },
  );

  it('[OP28] takes sets that were told a while ago as the least that are over', () => {
    const sets = [[6, 4] as const];
    const [exact, older] = [false, true].map((isOlder) =>
      expectedRest(undefined, 98, { elapsed: 100, sets, isOlder }),
    );
    const unknown = expectedRest(undefined, 98, { elapsed: 100, sets: null });
    expect(older).toBeLessThan(exact ?? 0);
    expect(Math.abs((older ?? 0) - unknown)).toBeLessThan(3);
  });

  it('[OP28] [OP31] counts what was played, not the break', () => {
    const running = { match: 'sf1', court: '1', start: 540, end: 700 };
    const after = (more: object) =>
      estimates(day({ now: 660, running: [{ ...running, ...more }] })).get('sf2')?.median ?? 0;
    expect(after({ played: 30 })).toBeGreaterThan(after({}) + 20);
  });

  it('[OP28] expects what is left of the matches that have come as far, with as many sets', () => {
    const random = randomFrom(4);
    const model = lengthModel(undefined);
    const elapsed = 84;
    const matches = Array.from({ length: 100_000 }, () => drawSets(random, model, 98));
    for (const over of [0, 1, 2]) {
      const real = matches
        .filter(
          ([first, second, total]) =>
            total > elapsed && Number(first <= elapsed) + Number(second <= elapsed) === over,
        )
        .map(([, , total]) => total - elapsed)
        .toSorted((a, b) => a - b);
      const sets = Array.from({ length: over }, () => [6, 4] as const);
      const drawn = Array.from({ length: 4000 }, () =>
        drawRest(random, model, 98, { elapsed, sets }),
      ).toSorted((a, b) => a - b);
      for (const share of [0.1, 0.5, 0.9]) {
        const [one = 0, other = 0] = [real, drawn].map((list) => list[Math.floor(share * list.length)]);
        expect(Math.abs(one - other)).toBeLessThan(over === 0 ? 12 : 4);
      }
    }
  });
});
