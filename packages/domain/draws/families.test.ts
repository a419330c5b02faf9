// Relatives kept apart by the number that is taken [UN2, UN3].
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breachesOf } from './breaches.ts';
import { drawAgain } from './draw-again.ts';
import { drawAs, keptApart } from './draw-as.ts';
import { drawKeepingFamilies, relativesTogether, withFamilies } from './families.ts';
import { codeLine, entriesOf, refusalOf, valueOf } from './fixtures.ts';
import type { DrawKind } from './kinds.ts';

const rules = { matchesPerParticipant: 3, playersProgressing: 2 };

/** Numbers from one on. */
function countingFrom(first: number): () => number {
  let next = first;
  return () => next++;
}

/** Draws entries of three clubs with these families, by numbers from one on. */
function drawn(kind: DrawKind, count: number, families: readonly (readonly string[])[], first = 1) {
  const strangers = entriesOf(count, 2, (number) => ({ club: `Club ${number % 3}` }));
  const entries = withFamilies(strangers, families);
  const numbers: number[] = [];
  const nextNumber = countingFrom(first);
  const draw = drawKeepingFamilies((randomSeed) => {
    numbers.push(randomSeed);
    return drawAs(kind, { randomSeed, separateFamilies: true }, entries, rules);
  }, nextNumber);
  return { draw, numbers, strangers };
}

/** Every other entry is of one of five families. */
const someFamilies = (count: number): string[][] =>
  Array.from({ length: count }, (_, index) => (index % 2 === 1 ? [`f${index % 5}`] : []));

const oneFamily = (count: number): string[][] => Array.from({ length: count }, () => ['one']);

describe('a draw that keeps relatives apart', () => {
  it.each<DrawKind>(['knockout', 'feed_in_consolation', 'groups_knockout'])(
    '[UN2, UN3] in a %s is drawn again the same without knowing the families',
    (kind) => {
      let tries = 0;
      fc.assert(
        fc.property(fc.integer({ min: 12, max: 20 }), fc.nat(100_000), (count, first) => {
          const { draw, numbers, strangers } = drawn(kind, count, someFamilies(count), first);
          const kept = valueOf(draw);
          tries += numbers.length;
          expect(relativesTogether(kept)).toBe(0);
          const choices = { randomSeed: kept.randomSeed, separateFamilies: true };
          const again = valueOf(drawAgain({ kind, choices, entries: strangers, rules, redraws: [] }));
          expect(again.draw.lines).toEqual(kept.lines);
          expect(kept.randomSeed).toBe(numbers.at(-1));
        }),
        { numRuns: 40 },
      );
      // Some first numbers bring relatives together, or the test would show nothing.
      expect(tries).toBeGreaterThan(40);
    },
  );

  it('[UN2] gives up in the end, with the fewest relatives together, and says so', () => {
    const all = drawn('knockout', 8, oneFamily(8));
    expect(relativesTogether(valueOf(all.draw))).toBe(4);
    expect(all.numbers).toHaveLength(200);
    expect(drawn('knockout', 128, oneFamily(128)).numbers).toHaveLength(50);
    const five = valueOf(
      drawn(
        'knockout',
        8,
        Array.from({ length: 8 }, (_, at) => (at < 5 ? ['one'] : [])),
      ).draw,
    );
    expect(breachesOf(five, ['family']).map(({ rule, problem }) => `${rule} ${codeLine(problem)}`)).toEqual([
      expect.stringMatching(/^UN2 first-match first=P\d second=P\d key=family value=one$/),
    ]);
  });

  it('[RR2] spreads a family evenly over the groups', () => {
    const families = [['one'], ['one'], ['one'], ['one'], ['one'], [], [], []];
    expect(relativesTogether(valueOf(drawn('groups_knockout', 8, families).draw))).toBe(4);
  });

  it('counts both players of a pair', () => {
    const pairs = withFamilies(entriesOf(2), [['one', 'two'], ['two']]);
    const draw = valueOf(drawAs('knockout', { randomSeed: 1 }, pairs, rules));
    expect(relativesTogether(draw)).toBe(1);
  });

  it('is refused like any other', () => {
    expect(refusalOf(drawn('knockout', 1, [[]]).draw).code).toBe('too-few-entries');
  });

  it('is judged by what was chosen', () => {
    expect([keptApart({}), keptApart({ separateClubs: false, separateFamilies: true })]).toEqual([
      ['club'],
      ['family'],
    ]);
  });
});
