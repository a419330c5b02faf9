// Keeping clubmates, relatives and schoolmates apart in their first match [UN2].
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawKnockout } from './knockout.ts';
import { drawnOf, entriesOf, codeLine, valueOf } from './fixtures.ts';
import { firstOpponent, keysOf, separateLines, sharedKey, type SharedKey } from './separation.ts';
import { randomFrom } from '../random.ts';
import { BYE } from './structure.ts';
import type { Draw, Entry } from './draw.ts';

/** Pairs of names that meet in their first match and share something. */
const clashesOf = (draw: Draw): string[] =>
  draw.lines.flatMap((occupant, line) => {
    const other = firstOpponent(draw.lines, line);
    const [a, b] = [draw.entries[occupant], draw.entries[draw.lines[other] ?? BYE]];
    if (a === undefined || b === undefined || other < line) return [];
    const keys = [a, b].map((entry) => keysOf(entry, ['club', 'family', 'school']));
    return sharedKey(keys[0], keys[1]) === undefined ? [] : [`${a.name} ${b.name}`];
  });

const drawWith = (entries: readonly Entry[], randomSeed: number): Draw =>
  valueOf(drawKnockout(entries, { randomSeed }));

const inOneClub = () => ({ club: 'Nord' });

/** The lines of eight seeds and of byes, players left out. */
const seedsAndByes = (draw: Draw) => draw.lines.map((occupant) => (occupant < 8 ? occupant : 'player'));

describe('separation', () => {
  it('[UN2] keeps clubs apart whenever no club has more players than there are matches', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 64 }),
        fc.integer({ min: 4, max: 12 }),
        fc.nat(),
        (count, clubs, seed) => {
          const draw = drawWith(
            entriesOf(count, 2, (number) => ({ club: `c${number % clubs}` })),
            seed,
          );
          expect(clashesOf(draw)).toEqual([]);
          expect(draw.breaches).toEqual([]);
        },
      ),
    );
  });

  it('[UN2] finds the only way even when every swap looks full', () => {
    for (let seed = 0; seed < 50; seed++) {
      const draw = drawWith(
        entriesOf(8, 0, (number) => ({ club: number <= 4 ? 'Nord' : 'Süd' })),
        seed,
      );
      expect(clashesOf(draw)).toEqual([]);
    }
  });

  it('[UN2] gives up cleanly when it cannot be done, and says so', () => {
    const draw = drawWith(entriesOf(8, 2, inOneClub), 4);
    expect(draw.breaches.map((breach) => breach.rule)).toEqual(['UN2', 'UN2', 'UN2', 'UN2']);
    const [first] = draw.breaches;
    const [a, b] = draw.lines.slice(0, 2).map((entry) => draw.entries[entry]?.name);
    expect(draw.breaches.map(({ problem }) => codeLine(problem))[0]).toBe(
      `first-match first=${a} second=${b} key=club value=Nord`,
    );
    expect(first?.lines).toEqual([0, 1]);
  });

  it('[UN2] moves neither seeds nor byes', () => {
    for (let seed = 0; seed < 30; seed++) {
      const apart = drawWith(entriesOf(21, 8, inOneClub), seed);
      const together = drawnOf(21, 8, { randomSeed: seed, separate: [] });
      expect(seedsAndByes(apart)).toEqual(seedsAndByes(together));
    }
  });

  it('[UN2] counts family, school and each member of a pair', () => {
    const pairs = entriesOf(8, 0, (number) => ({
      members: [
        { name: 'one', club: `c${number % 4}` },
        { name: 'two', [number % 2 ? 'family' : 'school']: `f${number % 3}` },
      ],
    }));
    for (let seed = 0; seed < 50; seed++) expect(clashesOf(drawWith(pairs, seed))).toEqual([]);
  });

  it('[UN2] leaves the lot alone for keys that the organiser does not name', () => {
    const entries = entriesOf(16, 0, (number) => ({ club: `c${number % 2}`, family: `f${number}` }));
    const free = [1, 2, 3, 4].map((randomSeed) =>
      valueOf(drawKnockout(entries, { randomSeed, separate: ['family'] })),
    );
    expect(free.flatMap((draw) => draw.breaches)).toEqual([]);
    expect(free.flatMap(clashesOf).length).toBeGreaterThan(4);
  });

  it('[UN2] concerns second-round matches of two entries with byes, and only those', () => {
    expect(firstOpponent([0, 1, 2, 3], 0)).toBe(1);
    expect(firstOpponent([0, BYE, BYE, 3], 0)).toBe(3);
    expect(firstOpponent([0, BYE, 2, BYE], 2)).toBe(0);
    expect(firstOpponent([0, BYE, 2, 3], 0)).toBe(-1);
    expect(firstOpponent([0, BYE], 0)).toBe(-1);
    expect(firstOpponent([0, BYE, 2, BYE], 0, 2)).toBe(-1);
    for (let seed = 0; seed < 40; seed++)
      expect(
        clashesOf(
          drawWith(
            entriesOf(9, 0, (number) => ({ club: `c${number % 5}` })),
            seed,
          ),
        ),
      ).toEqual([]);
  });
});

describe('keys', () => {
  it('are those of the entry and of its members, empty values apart', () => {
    const entry = {
      id: 1,
      name: 'A',
      club: 'N',
      school: '',
      members: [
        { name: 'B', family: 'F' },
        { name: 'C', club: 'M' },
      ],
    };
    expect(keysOf(entry, ['club', 'family', 'school'])).toEqual(['club:N', 'family:F', 'club:M']);
    expect(keysOf(entry, ['school'])).toEqual([]);
  });

  it('are shared when one is equal', () => {
    expect(sharedKey(['club:A', 'family:B'], ['family:B'])).toBe('family:B');
    expect(sharedKey(['club:A'], ['family:A'])).toBeUndefined();
    expect(sharedKey(undefined, ['club:A'])).toBeUndefined();
    expect(sharedKey(['club:A'], undefined)).toBeUndefined();
  });
});

/** Lines after separation. Players 0, 1, 2… stand on their own numbers; a letter is a club, `.` none, `AB` a pair of two clubs. */
const separated = (clubs: string, movable: readonly number[], randomSeed: number): number[] => {
  const players = clubs.split(' ');
  const lines = players.map((_, line) => line);
  const keys = players.map((own) =>
    own === '.' ? [] : own.split('').map((club): SharedKey => `club:${club}`),
  );
  separateLines(
    { lines, keys, movable: lines.map((line) => movable.includes(line)) },
    randomFrom(randomSeed),
  );
  return lines;
};

/** Every way in which separation ends, whatever the lot. */
const outcomes = (clubs: string, movable: readonly number[]): string[] => {
  const seen = new Set(Array.from({ length: 60 }, (_, seed) => separated(clubs, movable, seed).join('')));
  return [...seen].toSorted((a, b) => a.localeCompare(b));
};

/** Whether two who meet, written by their clubs, share one. */
const shares = ([a, b]: readonly (string | undefined)[]) =>
  a?.split('').some((club) => b?.includes(club) && club !== '.');

/** How many first matches join two of one club in the end, whatever the lot. */
const clashesLeft = (clubs: string): number[] => {
  const players = clubs.split(' ');
  const everywhere = players.map((_, line) => line);
  const counts = Array.from({ length: 60 }, (_, seed) => {
    const standing = separated(clubs, everywhere, seed).map((player) => players[player]);
    return everywhere.filter((line) => line % 2 === 0 && shares(standing.slice(line, line + 2))).length;
  });
  return [...new Set(counts)].toSorted((a, b) => a - b);
};

describe('separateLines', () => {
  it('[UN2] moves the player drawn second to any line where neither clashes', () => {
    expect(outcomes('A A . . B .', [0, 1, 2, 3, 4, 5])).toEqual(['021345', '032145', '042315', '052341']);
  });

  it('[UN2] takes back a change that makes a clash elsewhere', () => {
    expect(outcomes('A A A . B .', [0, 1, 2, 3, 4, 5])).toEqual(['042315', '052341']);
  });

  it('[UN2] moves the first where the second is a seed, and nobody where nothing helps', () => {
    expect(outcomes('A A . .', [0, 2, 3])).toEqual(['2103', '3120']);
    expect(outcomes('A A . .', [])).toEqual(['0123']);
    expect(outcomes('A B . .', [0, 1, 2, 3])).toEqual(['0123']);
    expect(outcomes('A A . B', [1, 3])).toEqual(['0321']);
    expect(outcomes('A A A A', [0, 1, 2, 3]).every((text) => text.length === 4)).toBe(true);
  });

  it('[UN2] tries several changes where no single one helps', () => {
    expect(clashesLeft('BC BC . AB C .')).toEqual([0]);
    expect(clashesLeft('D AC C B BD BD')).toEqual([0]);
  });

  it('[UN2] takes back a try that makes it worse', () => {
    expect(outcomes('A AD A D', [1, 2])).toEqual(['0123']);
  });

  it('[UN2] leaves as few clashes as the numbers force', () => {
    expect(clashesLeft('A A A A . .')).toEqual([1]);
    expect(clashesLeft('A A . . A A . .')).toEqual([0]);
    expect(clashesLeft('A A A A A . . .')).toEqual([1]);
    expect(clashesLeft('A A A A A A . B')).toEqual([2]);
  });
});
