// The links of every elimination draw: where winners and losers go, and the places that each match decides.
import { describe, expect, it } from 'vitest';
import { nameLine } from './fixtures.ts';
import { eliminationStructure } from './elimination.ts';
import type { EliminationShape, EliminationType } from './elimination.ts';
import { matchName } from '../progress/match-name.ts';
import { matchAt, matchOf, sideOf, sourcesOf, stageAt, stageOfLine } from './structure.ts';
import type { PlaceRange, Slot, Structure } from './structure.ts';

const rangeText = ([best, worst]: PlaceRange): string => (best === worst ? `${best}` : `${best}-${worst}`);

const targetText = (slot: Slot, places: PlaceRange): string =>
  slot < 0 ? rangeText(places) : `${matchOf(slot) + 1}${sideOf(slot) === 1 ? 'a' : 'b'}`;

/** One match per line: number, name, the places it decides, then where winner and loser go (match and side) or end. */
const linksOf = (size: number, shape: EliminationShape): string[] => {
  const structure = eliminationStructure(size, shape);
  return structure.matches.map((match, index) => {
    const first = match.firstLoserTo?.map((slot) => targetText(slot, [0, 0])).join(' ');
    return [
      `${index + 1} ${nameLine(matchName(structure, index))} ${rangeText(match.places)}:`,
      targetText(match.winnerTo, match.winnerPlaces),
      targetText(match.loserTo, match.loserPlaces),
      ...(first === undefined ? [] : ['first', first]),
      ...(match.decider ? ['decider'] : []),
    ].join(' ');
  });
};

/** The parts of sixteen who play for this many places. */
const parts = (placesTo: number) =>
  eliminationStructure(16, { type: 'place_play_offs', placesTo }).stages.map(({ name }) => nameLine(name));

const TYPES: readonly EliminationType[] = [
  'knockout',
  'consolation',
  'feed_in_consolation',
  'compass',
  'double_elimination',
  'place_play_offs',
];
const SIZES = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

describe('links', () => {
  it('knockout of 8 with a match for third place', () => {
    expect(linksOf(8, { type: 'knockout', thirdPlace: true })).toEqual([
      '1 quarter-final(1) 1-8: 5a 5-8',
      '2 quarter-final(2) 1-8: 5b 5-8',
      '3 quarter-final(3) 1-8: 6a 5-8',
      '4 quarter-final(4) 1-8: 6b 5-8',
      '5 semi-final(5) 1-4: 7a 8a',
      '6 semi-final(6) 1-4: 7b 8b',
      '7 final 1-2: 1 2',
      '8 only(third-place) 3-4: 3 4',
    ]);
  });

  it('[BY1] consolation of 8: losers of round 1, and of round 2 after a bye', () => {
    expect(linksOf(8, { type: 'consolation' })).toEqual([
      '1 quarter-final(1) 1-8: 5a 8a',
      '2 quarter-final(2) 1-8: 5b 8b',
      '3 quarter-final(3) 1-8: 6a 9a',
      '4 quarter-final(4) 1-8: 6b 9b',
      '5 semi-final(5) 1-8: 7a 3-4 first 8a 8b',
      '6 semi-final(6) 1-8: 7b 3-4 first 9a 9b',
      '7 final 1-2: 1 2',
      '8 semi-final(8, consolation) 5-8: 10a 7-8',
      '9 semi-final(9, consolation) 5-8: 10b 7-8',
      '10 final(consolation) 5-6: 5 6',
    ]);
  });

  it('consolation of 8 with a match for third place: the semi finals keep their losers', () => {
    const links = linksOf(8, { type: 'consolation', thirdPlace: true });
    expect(links.slice(4, 8)).toEqual([
      '5 semi-final(5) 1-4: 7a 8a',
      '6 semi-final(6) 1-4: 7b 8b',
      '7 final 1-2: 1 2',
      '8 only(third-place) 3-4: 3 4',
    ]);
  });

  it('consolation of 4 is the match for third place', () => {
    for (const thirdPlace of [false, true])
      expect(linksOf(4, { type: 'consolation', thirdPlace })).toEqual([
        '1 semi-final(1) 1-4: 3a 4a',
        '2 semi-final(2) 1-4: 3b 4b',
        '3 final 1-2: 1 2',
        '4 only(consolation) 3-4: 3 4',
      ]);
  });

  it('feed-in consolation of 8: later losers meet survivors from the other half', () => {
    expect(linksOf(8, { type: 'feed_in_consolation' })).toEqual([
      '1 quarter-final(1) 1-8: 5a 8a',
      '2 quarter-final(2) 1-8: 5b 8b',
      '3 quarter-final(3) 1-8: 6a 9a',
      '4 quarter-final(4) 1-8: 6b 9b',
      '5 semi-final(5) 1-6: 7a 11a',
      '6 semi-final(6) 1-6: 7b 10a',
      '7 final 1-2: 1 2',
      '8 round(1, 8, consolation) 3-8: 10b 7-8',
      '9 round(1, 9, consolation) 3-8: 11b 7-8',
      '10 round(2, 10, consolation) 3-6: 12a 5-6',
      '11 round(2, 11, consolation) 3-6: 12b 5-6',
      '12 round(3, 12, consolation) 3-4: 3 4',
    ]);
  });

  it('feed-in consolation of 8 for the losers of one round only', () => {
    const links = linksOf(8, { type: 'feed_in_consolation', feedRounds: 1 });
    expect(links.slice(4)).toEqual([
      '5 semi-final(5) 1-4: 7a 3-4',
      '6 semi-final(6) 1-4: 7b 3-4',
      '7 final 1-2: 1 2',
      '8 semi-final(8, consolation) 5-8: 10a 7-8',
      '9 semi-final(9, consolation) 5-8: 10b 7-8',
      '10 final(consolation) 5-6: 5 6',
    ]);
    expect(linksOf(8, { type: 'feed_in_consolation', feedRounds: 0 })).toEqual(links);
    expect(linksOf(8, { type: 'feed_in_consolation', feedRounds: 9 })).toEqual(
      linksOf(8, { type: 'feed_in_consolation' }),
    );
  });

  it('compass of 16: eight directions, every place played for', () => {
    expect(linksOf(16, { type: 'compass' })).toEqual([
      '1 round-of(16, 1) 1-16: 9a 16a',
      '2 round-of(16, 2) 1-16: 9b 16b',
      '3 round-of(16, 3) 1-16: 10a 17a',
      '4 round-of(16, 4) 1-16: 10b 17b',
      '5 round-of(16, 5) 1-16: 11a 18a',
      '6 round-of(16, 6) 1-16: 11b 18b',
      '7 round-of(16, 7) 1-16: 12a 19a',
      '8 round-of(16, 8) 1-16: 12b 19b',
      '9 quarter-final(9) 1-8: 13a 23a',
      '10 quarter-final(10) 1-8: 13b 23b',
      '11 quarter-final(11) 1-8: 14a 24a',
      '12 quarter-final(12) 1-8: 14b 24b',
      '13 semi-final(13) 1-4: 15a 29a',
      '14 semi-final(14) 1-4: 15b 29b',
      '15 final 1-2: 1 2',
      '16 quarter-final(16, west) 9-16: 20a 26a',
      '17 quarter-final(17, west) 9-16: 20b 26b',
      '18 quarter-final(18, west) 9-16: 21a 27a',
      '19 quarter-final(19, west) 9-16: 21b 27b',
      '20 semi-final(20, west) 9-12: 22a 30a',
      '21 semi-final(21, west) 9-12: 22b 30b',
      '22 final(west) 9-10: 9 10',
      '23 semi-final(23, north) 5-8: 25a 31a',
      '24 semi-final(24, north) 5-8: 25b 31b',
      '25 final(north) 5-6: 5 6',
      '26 semi-final(26, south) 13-16: 28a 32a',
      '27 semi-final(27, south) 13-16: 28b 32b',
      '28 final(south) 13-14: 13 14',
      '29 only(northeast) 3-4: 3 4',
      '30 only(southwest) 11-12: 11 12',
      '31 only(northwest) 7-8: 7 8',
      '32 only(southeast) 15-16: 15 16',
    ]);
  });

  it('place play-offs of 8: nobody is out before their third match', () => {
    expect(linksOf(8, { type: 'place_play_offs' })).toEqual([
      '1 quarter-final(1) 1-8: 5a 9a',
      '2 quarter-final(2) 1-8: 5b 9b',
      '3 quarter-final(3) 1-8: 6a 10a',
      '4 quarter-final(4) 1-8: 6b 10b',
      '5 semi-final(5) 1-4: 7a 8a',
      '6 semi-final(6) 1-4: 7b 8b',
      '7 final 1-2: 1 2',
      '8 only(third-place) 3-4: 3 4',
      '9 semi-final(9, places(5, 8)) 5-8: 11a 12a',
      '10 semi-final(10, places(5, 8)) 5-8: 11b 12b',
      '11 final(places(5, 8)) 5-6: 5 6',
      '12 only(places(7, 8)) 7-8: 7 8',
    ]);
  });

  it('place play-offs as far down as is wanted', () => {
    expect(parts(1)).toEqual(['main']);
    expect(parts(4)).toEqual(['main', 'third-place']);
    expect(parts(8)).toEqual(['main', 'third-place', 'places(5, 8)', 'places(7, 8)']);
    expect(eliminationStructure(16, { type: 'place_play_offs' }).matches).toHaveLength(32);
    expect(eliminationStructure(128, { type: 'place_play_offs', placesTo: 8 }).matches).toHaveLength(132);
  });

  it('double elimination of 8: a second final only after a first defeat there', () => {
    expect(linksOf(8, { type: 'double_elimination' })).toEqual([
      '1 quarter-final(1, winners) 1-8: 5a 8a',
      '2 quarter-final(2, winners) 1-8: 5b 8b',
      '3 quarter-final(3, winners) 1-8: 6a 9a',
      '4 quarter-final(4, winners) 1-8: 6b 9b',
      '5 semi-final(5, winners) 1-6: 7a 11a',
      '6 semi-final(6, winners) 1-6: 7b 10a',
      '7 final(winners) 1-3: 14a 13a',
      '8 round(1, 8, losers) 1-8: 10b 7-8',
      '9 round(1, 9, losers) 1-8: 11b 7-8',
      '10 round(2, 10, losers) 1-6: 12a 5-6',
      '11 round(2, 11, losers) 1-6: 12b 5-6',
      '12 round(3, 12, losers) 1-4: 13b 4',
      '13 round(4, 13, losers) 1-3: 14b 3',
      '14 round(1, 1, grand-final) 1-2: 15b 15a',
      '15 round(2, 1, grand-final) 1-2: 1 2 decider',
    ]);
  });

  it('double elimination with one final, and of 2', () => {
    expect(linksOf(8, { type: 'double_elimination', decidingFinal: false }).slice(13)).toEqual([
      '14 only(grand-final) 1-2: 1 2',
    ]);
    expect(linksOf(2, { type: 'double_elimination' })).toEqual([
      '1 only(winners) 1-2: 2a 2b',
      '2 round(1, 1, grand-final) 1-2: 3b 3a',
      '3 round(2, 1, grand-final) 1-2: 1 2 decider',
    ]);
  });
});

describe('stages', () => {
  it.each([
    ['knockout', ['main', 'third-place']],
    ['consolation', ['main', 'third-place', 'consolation']],
    ['feed_in_consolation', ['main', 'consolation']],
    ['compass', ['east', 'west', 'north', 'south', 'northeast', 'southwest', 'northwest', 'southeast']],
    ['double_elimination', ['winners', 'losers', 'grand-final']],
    [
      'place_play_offs',
      [
        'main',
        'third-place',
        'places(5, 8)',
        'places(7, 8)',
        'places(9, 16)',
        'places(11, 12)',
        'places(13, 16)',
        'places(15, 16)',
      ],
    ],
  ] as const)('of %s', (type, names) => {
    const { stages, type: named, lines } = eliminationStructure(16, { type, thirdPlace: true });
    expect(stages.map(({ name }) => nameLine(name))).toEqual(names);
    expect(new Set(stages.map((stage) => stage.kind))).toEqual(new Set(['knockout']));
    expect(stages.flatMap((stage) => [...stage.placeTo, ...stage.placesOut])).toEqual([]);
    expect(named).toBe(type);
    expect(lines).toEqual(Array.from({ length: 16 }, (_, slot) => [slot]));
  });

  it('matches and lines outside of it are a bug or unknown', () => {
    const structure = eliminationStructure(4, { type: 'knockout' });
    expect(matchAt(structure, 2).round).toBe(2);
    expect(stageAt(structure, 2).name).toEqual({ code: 'main' });
    expect(() => matchAt(structure, 3)).toThrow(new RangeError('There is no match 3.'));
    expect(stageOfLine(structure, 3)?.name).toEqual({ code: 'main' });
    expect([stageOfLine(structure, 4), stageOfLine(structure, -1)]).toEqual([undefined, undefined]);
  });
});

describe('every size', () => {
  it.each(SIZES)('has as many matches as its type needs, %i lines', (size) => {
    const rounds = Math.log2(size);
    const count = (shape: EliminationShape): number => eliminationStructure(size, shape).matches.length;
    expect(count({ type: 'knockout' })).toBe(size - 1);
    expect(count({ type: 'knockout', thirdPlace: true })).toBe(size === 2 ? 1 : size);
    expect(count({ type: 'consolation' })).toBe(size - 1 + Math.max(0, size / 2 - 1));
    expect(count({ type: 'feed_in_consolation' })).toBe(size === 2 ? 1 : size - 1 + size - 3);
    expect(count({ type: 'double_elimination' })).toBe(2 * size - 1);
    expect(count({ type: 'double_elimination', decidingFinal: false })).toBe(2 * size - 2);
    expect(eliminationStructure(size, { type: 'compass' }).stages).toHaveLength(
      [1, 2, 4, 8][Math.min(rounds, 4) - 1] ?? 0,
    );
  });

  it.each(TYPES)('%s: every slot is fed once, links lead forward, stages lie side by side', (type) => {
    for (const size of SIZES) {
      const structure: Structure = eliminationStructure(size, { type });
      const sources = sourcesOf(structure);
      const links = structure.matches
        .flatMap((match) => [match.winnerTo, match.loserTo])
        .filter((slot) => slot >= 0);
      const lines = structure.lines.flat();
      expect([...links, ...lines].toSorted((a, b) => a - b)).toEqual([...sources.keys()]);
      expect(sources).toHaveLength(structure.matches.length * 2);
      structure.matches.forEach((match, index) => {
        const ahead = [match.winnerTo, match.loserTo, ...(match.firstLoserTo ?? [])].filter(
          (slot) => slot >= 0,
        );
        expect(Math.min(index + 1, ...ahead.map(matchOf))).toBe(index + 1);
      });
      structure.stages.forEach((stage, number) => {
        const own = structure.matches.slice(stage.firstMatch, stage.firstMatch + stage.matchCount);
        expect(own.every((match) => match.stage === number)).toBe(true);
        expect(Math.max(...own.map((match) => match.round))).toBe(stage.rounds);
        expect(stage.lineCount).toBe(number === 0 ? size : 0);
        expect(stage.firstLine).toBe(number === 0 ? 0 : size);
      });
    }
  });

  it.each(TYPES)('%s: the places on which people leave cover 1 to the last, once each', (type) => {
    for (const size of SIZES) {
      const { matches } = eliminationStructure(size, { type, decidingFinal: false });
      const leaving = new Map<string, number>();
      const note = (range: PlaceRange): void => {
        leaving.set(range.join('-'), (leaving.get(range.join('-')) ?? 0) + 1);
      };
      for (const match of matches) {
        if (match.winnerTo < 0) note(match.winnerPlaces);
        if (match.loserTo < 0) note(match.loserPlaces);
      }
      const covered: number[] = [];
      for (const [text, count] of leaving) {
        const [best = 0, worst = 0] = text.split('-').map(Number);
        expect(count).toBe(worst - best + 1);
        for (let place = best; place <= worst; place++) covered.push(place);
      }
      expect(covered.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: size }, (_, index) => index + 1),
      );
    }
  });
});

/** The first round of the losers' bracket, counted from 1, in which two players who have already met can meet again. */
const firstRematch = (size: number): number => {
  const structure = eliminationStructure(size, { type: 'double_elimination' });
  const lower = structure.stages.findIndex((stage) => stage.name.code === 'losers');
  const sources = sourcesOf(structure);
  /** First-round matches whose players can come out of a slot. */
  const origins = (slot: Slot): Set<number> => {
    const source = sources[slot];
    if (source?.kind === 'line') return new Set([slot >> 1]);
    const match = source && 'match' in source ? source.match : 0;
    return new Set([...origins(match * 2), ...origins(match * 2 + 1)]);
  };
  for (const [index, match] of structure.matches.entries()) {
    if (match.stage !== lower) continue;
    const [above, below] = [origins(index * 2), origins(index * 2 + 1)];
    if ([...above].some((origin) => below.has(origin))) return match.round;
  }
  return Infinity;
};

describe('losers fed into a bracket', () => {
  it.each([
    [8, 3],
    [16, 4],
    [32, 5],
    [64, 7],
    [128, 8],
    [256, 9],
  ])('of %i meet nobody again before round %i', (size, round) => {
    expect(firstRematch(size)).toBe(round);
  });
});
