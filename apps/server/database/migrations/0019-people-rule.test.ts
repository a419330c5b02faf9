// The right entries of before become one person (migration 0019, ADR 22).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peopleByName, type Place } from './0019-people-rule.ts';

let entryId = 0;

const place = (tournamentId: number, name: string | null, birthYear: number | null = null): Place => {
  entryId += 1;
  return { entryId, side: 'player', tournamentId, clubId: 1, accountId: null, name, birthYear };
};

/** How many people each place's group has, by the places' order. */
const sizes = (places: readonly Place[]): readonly number[] =>
  peopleByName(places)
    .map((person) => person.places.length)
    .toSorted((one, other) => one - other);

describe('the rule by which entries of before become people [D46]', () => {
  it.each<[string, Place[], number[]]>([
    ['the same folded name in one club', [place(1, 'Nina Kovač'), place(2, 'nina  KOVAC')], [2]],
    [
      'a name with one year, and without',
      [place(1, 'Nina', 2012), place(2, 'Nina'), place(3, 'Nina', 2012)],
      [3],
    ],
    ['two years', [place(1, 'Nina', 2012), place(2, 'Nina', 1980)], [1, 1]],
    [
      'two years, and a place that could be either',
      [place(1, 'Nina', 2012), place(2, 'Nina', 1980), place(3, 'Nina')],
      [1, 1, 1],
    ],
    [
      'twice in one tournament, and once elsewhere',
      [place(1, 'Nina'), place(1, 'Nina'), place(2, 'Nina')],
      [1, 1, 1],
    ],
    ['another order of the words', [place(1, 'Nina Kovač'), place(2, 'Kovač Nina')], [1, 1]],
    ['another club', [place(1, 'Nina'), { ...place(2, 'Nina'), clubId: 2 }], [1, 1]],
    [
      'no club',
      [
        { ...place(1, 'Nina'), clubId: null },
        { ...place(2, 'Nina'), clubId: null },
      ],
      [1, 1],
    ],
    ['people who have gone', [place(1, 'Former player'), place(2, 'Former player')], [1, 1]],
    ['an account, and nobody', [{ ...place(1, 'Nina'), accountId: 7 }, place(2, null)], []],
  ])('%s', (_, places, expected) => {
    expect(sizes(places)).toEqual(expected);
  });

  const places = fc.array(
    fc.record({
      entryId: fc.nat(),
      side: fc.constantFrom('player' as const, 'partner' as const),
      tournamentId: fc.integer({ min: 1, max: 4 }),
      clubId: fc.constantFrom(1, 2, null),
      accountId: fc.option(fc.nat({ max: 3 })),
      name: fc.constantFrom('Nina Kovač', 'NINA KOVAC', 'Ana', 'Former player', null),
      birthYear: fc.constantFrom(null, null, 2012, 1980),
    }),
    { maxLength: 30 },
  );

  it('gives every place by name exactly one person, whatever was stored', () => {
    fc.assert(
      fc.property(places, (all) => {
        const named = all.filter(({ accountId, name }) => accountId === null && name !== null);
        const given = peopleByName(all).flatMap((person) => person.places);
        expect(given).toHaveLength(named.length);
        expect(new Set(given)).toEqual(new Set(named));
      }),
    );
  });

  it('never joins two clubs, two years or two places of a tournament, and never loses a year', () => {
    fc.assert(
      fc.property(places, (all) => {
        for (const person of peopleByName(all)) {
          const years = new Set(person.places.flatMap(({ birthYear }) => birthYear ?? []));
          expect(years.size).toBeLessThanOrEqual(1);
          expect([...years][0] ?? null).toBe(person.birthYear);
          expect(new Set(person.places.map(({ clubId }) => clubId)).size).toBe(1);
          expect(new Set(person.places.map(({ tournamentId }) => tournamentId)).size).toBe(
            person.places.length,
          );
        }
      }),
    );
  });

  it('does not depend on the order in which entries were made', () => {
    fc.assert(
      fc.property(places, (all: readonly Place[]) => {
        const people = (order: readonly Place[]) =>
          peopleByName(order)
            .map((person) => person.places.map((one) => all.indexOf(one)))
            .map((indexes) => indexes.toSorted((one, other) => one - other).join(' '))
            .toSorted();
        expect(people(all.toReversed())).toEqual(people(all));
      }),
    );
  });
});
