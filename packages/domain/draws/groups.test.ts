// Groups drawn by the snake, separation inside them, and the knockout they feed.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoteAlternate } from '../progress/withdrawals.ts';
import { startProgress } from '../progress/results.ts';
import { breachesOf } from './breaches.ts';
import { swapLines } from './by-hand.ts';
import type { Draw, Entry } from './draw.ts';
import { codeLine, nameLine, valueOf } from './fixtures.ts';
import { snakeGroup, suggestedGroups } from './groups-fill.ts';
import { consolationPlayers, drawGroups, seatBestNext } from './groups.ts';
import { groupLetter } from './stage-name.ts';
import type { GroupsOptions } from './groups.ts';
import { drawRoundRobin } from './round-robin.ts';
import { BYE, goingOnFrom, matchOf, sideOf, sourcesOf, TBD } from './structure.ts';

const entriesOf = (count: number, seeds = 0): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `P${index + 1}`,
    ...(index < seeds ? { seed: index + 1 } : {}),
  }));

const drawOf = (entries: readonly Entry[], options: Partial<GroupsOptions> = {}): Draw => {
  const drawn = drawGroups(entries, { matchesPerParticipant: 3, progressing: 2, randomSeed: 5, ...options });
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
};

const groupsOf = ({ structure, lines, entries }: Draw): (Entry | undefined)[][] =>
  structure.stages
    .filter(({ kind }) => kind === 'group')
    .map(({ firstLine, lineCount }) =>
      lines.slice(firstLine, firstLine + lineCount).map((entry) => entries[entry]),
    );

/** The pairings of each round, by match; only groups know them before anything is played. */
const meetingsOf = ({ structure, lines }: Draw) => {
  const sources = sourcesOf(structure);
  const entryIn = (slot: number): number => {
    const source = sources[slot];
    return source?.kind === 'line' ? (lines[source.line] ?? TBD) : TBD;
  };
  return structure.matches.map(({ round }, match) => ({
    round,
    pair: [entryIn(match * 2), entryIn(match * 2 + 1)],
  }));
};

/** First round of the knockout in words: `A1`, `-` for a bye, `?` for a line that waits. */
const firstRound = ({ structure, lines }: Draw, code = 'knockout'): string => {
  const knockout = structure.stages.findIndex(({ name }) => name.code === code);
  const sources = sourcesOf(structure);
  return structure.matches
    .flatMap(({ stage, round }, match) =>
      stage === knockout && round === 1 ? [match * 2, match * 2 + 1] : [],
    )
    .map((slot) => {
      const source = sources[slot];
      if (source?.kind === 'place') return `${groupLetter(source.stage)}${source.place}`;
      const occupant = source?.kind === 'line' ? lines[source.line] : undefined;
      return occupant === BYE ? '-' : occupant === TBD ? '?' : `#${occupant}`;
    })
    .join(' ');
};

const sizesFor = (players: number, size: number) => {
  const groups = suggestedGroups(players, size);
  return [Math.floor(players / groups), Math.ceil(players / groups)];
};

const idsOf = (draw: Draw) => groupsOf(draw).map((group) => group.map((entry) => entry?.id));

const seatingMessage = (draw: Draw, count: number) => {
  const seated = seatBestNext(
    draw,
    Array.from({ length: count }, (_, group) => ({ entry: group, group })),
  );
  return seated.ok ? 'seated' : codeLine(seated.error);
};

describe('how many groups', () => {
  it('[RR2] group size is matches + 1; 16 players with 3 matches make four groups of four', () => {
    expect(suggestedGroups(16, 4)).toBe(4);
    expect(
      drawOf(entriesOf(16)).structure.stages.map(({ name, lineCount, matchCount }) => [
        nameLine(name),
        lineCount,
        matchCount,
      ]),
    ).toEqual([
      ['group(1)', 4, 6],
      ['group(2)', 4, 6],
      ['group(3)', 4, 6],
      ['group(4)', 4, 6],
      ['knockout', 0, 7],
    ]);
  });

  it('[RR2] nobody plays more than the matches asked for, unless a group would be left with two', () => {
    expect(sizesFor(17, 4)).toEqual([3, 4]);
    expect(sizesFor(9, 4)).toEqual([3, 3]);
    expect(sizesFor(5, 4)).toEqual([5, 5]);
    expect(sizesFor(7, 4)).toEqual([3, 4]);
    expect(sizesFor(6, 3)).toEqual([3, 3]);
    expect(sizesFor(7, 3)).toEqual([3, 4]);
    expect(sizesFor(5, 2)).toEqual([2, 3]);
    expect(sizesFor(2, 4)).toEqual([2, 2]);
  });

  it('[RR2] sizes differ by at most one and follow the snake', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 128 }), fc.integer({ min: 1, max: 9 }), (players, matches) => {
        const draw = drawOf(entriesOf(players), { matchesPerParticipant: matches, progressing: 1 });
        const sizes = groupsOf(draw).map((group) => group.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
      }),
    );
    expect(groupsOf(drawOf(entriesOf(7), { groups: 3 })).map((group) => group.length)).toEqual([3, 2, 2]);
  });

  it('[RR1] [RR2] in a table and in every group each pair meets exactly once, nobody twice in a round', () => {
    const anyDraw = fc.record({
      players: fc.integer({ min: 4, max: 64 }),
      matchesPerParticipant: fc.integer({ min: 1, max: 6 }),
      randomSeed: fc.nat(),
      isTable: fc.boolean(),
    });
    fc.assert(
      fc.property(anyDraw, ({ players, matchesPerParticipant, randomSeed, isTable }) => {
        const draw = isTable
          ? valueOf(drawRoundRobin(entriesOf(players), { matchesPerParticipant: players, randomSeed }))
          : drawOf(entriesOf(players), { matchesPerParticipant, progressing: 1, randomSeed });
        for (const { kind, firstMatch, matchCount, lineCount } of draw.structure.stages) {
          if (kind !== 'group') continue;
          const meetings = meetingsOf(draw).slice(firstMatch, firstMatch + matchCount);
          const pairs = new Set(meetings.map(({ pair }) => pair.toSorted((a, b) => a - b).join('-')));
          const turns = new Set(
            meetings.flatMap(({ pair, round }) => pair.map((one) => `${one} in ${round}`)),
          );
          expect([matchCount, pairs.size]).toEqual(Array(2).fill((lineCount * (lineCount - 1)) / 2));
          expect(turns.size).toBe(matchCount * 2);
        }
      }),
    );
  });

  it('letters go on after Z', () => {
    expect([0, 25, 26, 51, 52].map(groupLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  });
});

describe('who plays in which group', () => {
  it('[RR2] the snake: A1 B2 C3 D4, A8 B7 C6 D5, A9', () => {
    const draw = drawOf(entriesOf(16, 16));
    expect(groupsOf(draw).map((group) => group.map((entry) => entry?.seed))).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
    expect([0, 3, 4, 7, 8].map((position) => snakeGroup(position, 4))).toEqual([0, 3, 3, 0, 0]);
  });

  it('[UN3] the same number gives the same groups whatever the order of entering', () => {
    const entries = entriesOf(16, 4);
    expect(idsOf(drawOf(entries.toReversed()))).toEqual(idsOf(drawOf(entries)));
    expect(idsOf(drawOf(entries, { randomSeed: 6 }))).not.toEqual(idsOf(drawOf(entries)));
  });

  it('[UN2] unseeded clubmates are spread as far as the groups allow, whatever the lot', () => {
    const clubs = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 8, maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(clubs, fc.nat(), (ofEntry, randomSeed) => {
        const entries = ofEntry.map((club, index): Entry => ({
          id: index,
          name: `P${index}`,
          club: `Club ${club}`,
        }));
        const draw = drawOf(entries, { randomSeed, progressing: 1 });
        const groups = groupsOf(draw);
        for (const club of new Set(entries.map((entry) => entry.club))) {
          const counts = groups.map((group) => group.filter((entry) => entry?.club === club).length);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('[SB1] keeps the alternates in their order, none without a list', () => {
    const alternates = [
      { id: 'y', name: 'Y' },
      { id: 'x', name: 'X' },
    ];
    expect(drawOf(entriesOf(8), { alternates }).alternates).toEqual(alternates);
    expect(drawOf(entriesOf(8)).alternates).toEqual([]);
  });

  it.each(['club', 'family', 'school'] as const)(
    '[UN2] without a choice of the organiser a %s is kept apart, and what remains is said',
    (key) => {
      const withShared = (sharing: number) =>
        entriesOf(8).map((entry, index): Entry => (index < sharing ? { ...entry, [key]: 'Nord' } : entry));
      for (let randomSeed = 0; randomSeed < 20; randomSeed++) {
        expect(drawOf(withShared(2), { randomSeed }).breaches).toEqual([]);
        const [first, ...more] = drawOf(withShared(3), { randomSeed }).breaches;
        expect(first?.problem).toMatchObject({ code: 'group-shared', key, value: 'Nord' });
        expect(more).toEqual([]);
      }
    },
  );

  it('[UN2] seeds stay where the snake puts them and the rest gives way', () => {
    for (let randomSeed = 0; randomSeed < 40; randomSeed++) {
      const entries = entriesOf(12, 4).map((entry, index): Entry => ({ ...entry, club: `C${index % 4}` }));
      const draw = drawOf(entries, { randomSeed, groups: 3 });
      expect(groupsOf(draw).map(([first]) => first?.seed)).toEqual([1, 2, 3]);
      expect(groupsOf(draw)[2]?.[1]?.seed).toBe(4);
      expect(draw.breaches).toEqual([]);
    }
  });

  it('[UN2] says who could not be kept apart; pairs count by their members; a key can be left out', () => {
    const entries = entriesOf(6, 6).map((entry, index): Entry =>
      index === 0 || index === 3
        ? { ...entry, members: [{ name: 'x', family: 'Lee: North' }, { name: 'y' }] }
        : entry,
    );
    const options = { matchesPerParticipant: 2, progressing: 1 };
    expect(drawOf(entries, options).breaches).toEqual([
      {
        rule: 'RR2',
        lines: [0, 1],
        problem: {
          code: 'group-shared',
          names: ['P1', 'P4'],
          stage: { code: 'group', number: 1 },
          key: 'family',
          value: 'Lee: North',
        },
      },
    ]);
    expect(drawOf(entries, { ...options, separate: ['club'] }).breaches).toEqual([]);
    const club = entriesOf(6).map((entry): Entry => ({ ...entry, club: 'TC' }));
    expect(drawOf(club, { ...options, groups: 2 }).breaches.map(({ lines }) => lines)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    expect(
      drawOf(club, { ...options, groups: 2 }).breaches.map(({ problem }) => codeLine(problem))[0],
    ).toMatch(/^group-shared names=\[P\d, P\d, P\d\] stage=group\(1\) key=club value=TC$/);
  });
});

describe('groups changed by hand', () => {
  const clubs = entriesOf(6, 4).map((entry, index): Entry => ({
    ...entry,
    club: `C${Math.floor(index / 2)}`,
  }));
  const draw = drawOf(clubs, { groups: 2, progressing: 1 });
  const textsOf = (one: number, other: number): string[] => {
    const swapped = swapLines(draw, one, other);
    return swapped.ok
      ? swapped.value.breaches.map(({ rule, problem }) => `${rule} ${codeLine(problem)}`)
      : [];
  };

  it('[RR2] are judged anew: seeds of one row, people of one club', () => {
    expect(draw.breaches).toEqual([]);
    expect(groupsOf(draw).map((group) => group.slice(0, 2).map((entry) => entry?.name))).toEqual([
      ['P1', 'P4'],
      ['P2', 'P3'],
    ]);
    expect(textsOf(0, 4)).toEqual([
      'RR2 seeds-together names=[P3, P4] stage=group(1)',
      'RR2 group-shared names=[P3, P4] stage=group(1) key=club value=C1',
      'RR2 seeds-together names=[P2, P1] stage=group(2)',
      'RR2 group-shared names=[P2, P1] stage=group(2) key=club value=C0',
    ]);
    expect(textsOf(0, 3)).toEqual([]);
  });

  it('[RR2] count a player who steps in for a seed as that seed', () => {
    const alternates = [{ id: 'y', name: 'Y' }];
    const started = valueOf(startProgress({ ...draw, alternates }));
    const { draw: after } = valueOf(promoteAlternate(started, draw.lines[0] ?? 0)).progress;
    expect(breachesOf(after)).toEqual([]);
  });

  it('[RR1] the player on the short line of a table is named', () => {
    const table = drawRoundRobin(clubs.slice(0, 5), { matchesPerParticipant: 3, randomSeed: 1 });
    const swapped = table.ok ? swapLines(table.value, 0, 4) : table;
    expect(swapped.ok && swapped.value.breaches.map(({ problem }) => codeLine(problem))).toEqual([
      'fewer-matches name=P1 matches=2 others=3 players=5',
    ]);
  });
});

describe('the knockout after groups', () => {
  it('[RR2] is fed by the places of the groups', () => {
    expect(firstRound(drawOf(entriesOf(8)))).toBe('A1 B2 A2 B1');
    expect(firstRound(drawOf(entriesOf(16)))).toBe('A1 B2 D1 C2 D2 C1 A2 B1');
    expect(firstRound(drawOf(entriesOf(12)))).toBe('A1 - B2 C2 A2 C1 - B1');
    expect(drawOf(entriesOf(12)).lines.slice(12)).toEqual([BYE, BYE]);
  });

  it('[RR2] takes those who do not go on into a consolation, away from their own group', () => {
    const eight = drawOf(entriesOf(8), { consolation: true });
    expect([firstRound(eight), firstRound(eight, 'consolation')]).toEqual(['A1 B2 A2 B1', 'A3 B4 A4 B3']);
    // Of seven group B has four: its last one meets group A, so that B3 has the bye.
    const seven = drawOf(entriesOf(7), { consolation: true, thirdPlace: true });
    expect(firstRound(seven, 'consolation')).toBe('A3 B4 - B3');
    expect(seven.lines.slice(7)).toEqual([BYE]);
    expect(seven.structure.stages.map(({ name }) => nameLine(name)).slice(2)).toEqual([
      'knockout',
      'third-place',
      'consolation',
    ]);
    const one = drawOf(entriesOf(4), { consolation: true, groups: 1, progressing: 1 });
    expect(one.structure.stages.map(({ name }) => name.code)).toEqual(['group']);
    // One who does not go on has nobody to play.
    const alone = drawOf(entriesOf(3), { consolation: true, groups: 1 });
    expect(alone.structure.stages.map(({ name }) => name.code)).toEqual(['group', 'knockout']);
  });

  it.each([
    [8, {}, 4],
    [7, {}, 3],
    [3, { groups: 1 }, 1],
    [4, { groups: 1, progressing: 1 }, 0],
    [8, { progressing: 4 }, 0],
  ])(
    '[RR2] of %i with %j, %i would play the consolation: two at least, or it is not there',
    (players, own, others) => {
      const rules = { matchesPerParticipant: 3, progressing: 2, ...own };
      expect(consolationPlayers(players, rules)).toBe(others);
      const { structure } = drawOf(entriesOf(players), { ...rules, consolation: true });
      expect(structure.stages.some(({ name }) => name.code === 'consolation')).toBe(others > 1);
    },
  );

  it('[RR2] the consolation plays for the places behind all who go on, and nobody of it can win', () => {
    const { structure } = drawOf(entriesOf(12), { consolation: true });
    const consolation = structure.stages.findIndex(({ name }) => name.code === 'consolation');
    const own = structure.matches.filter(({ stage }) => stage === consolation);
    expect(Math.min(...own.map(({ winnerPlaces }) => winnerPlaces[0]))).toBe(7);
    expect([goingOnFrom(structure, 0), structure.stages[0]?.placeTo.every((slot) => slot >= 0)]).toEqual([
      2,
      true,
    ]);
  });

  it.each([
    { thirdPlace: true, bestNext: 1 },
    { thirdPlace: true, consolation: true },
  ])('every line and link of the structure meets its match once, with %j', (options) => {
    const { structure } = drawOf(entriesOf(14), options);
    const filled = [
      ...structure.lines.flat(),
      ...structure.stages.flatMap(({ placeTo }) => placeTo),
      ...structure.matches.flatMap(({ winnerTo, loserTo }) => [winnerTo, loserTo]),
    ].filter((slot) => slot >= 0);
    expect(filled.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: structure.matches.length * 2 }, (_, slot) => slot),
    );
    const backwards = structure.matches.filter(({ winnerTo, loserTo }, match) =>
      [winnerTo, loserTo].some((slot) => slot >= 0 && matchOf(slot) <= match),
    );
    expect(backwards).toEqual([]);
  });

  it('knows the final places of those who do not go on', () => {
    const { structure } = drawOf(entriesOf(14), { bestNext: 1 });
    expect(structure.stages.map(({ lineCount, placesOut }) => [lineCount, placesOut])).toEqual([
      [
        3,
        [
          [1, 9],
          [1, 9],
          [10, 12],
        ],
      ],
      [
        3,
        [
          [1, 9],
          [1, 9],
          [10, 12],
        ],
      ],
      [
        4,
        [
          [1, 9],
          [1, 9],
          [10, 12],
          [13, 14],
        ],
      ],
      [
        4,
        [
          [1, 9],
          [1, 9],
          [10, 12],
          [13, 14],
        ],
      ],
      [8, []],
    ]);
    const all = drawOf(entriesOf(7), { bestNext: 1, progressing: 3 }).structure.stages;
    expect(all.map(({ placesOut }) => placesOut)).toEqual([
      [
        [1, 7],
        [1, 7],
        [1, 7],
      ],
      [
        [1, 7],
        [1, 7],
        [1, 7],
        [1, 7],
      ],
      [],
    ]);
    expect(structure.matches[0]?.places).toEqual([1, 14]);
  });

  it('third place is played by the losers of the semi finals', () => {
    const { structure } = drawOf(entriesOf(8), { thirdPlace: true });
    expect(structure.stages.map(({ name }) => nameLine(name))).toEqual([
      'group(1)',
      'group(2)',
      'knockout',
      'third-place',
    ]);
    const last = structure.matches.length - 1;
    expect(structure.matches[last]).toMatchObject({
      places: [3, 4],
      winnerPlaces: [3, 3],
      loserPlaces: [4, 4],
    });
    expect(
      structure.matches
        .filter(({ loserTo }) => loserTo >= 0)
        .map(({ loserTo }) => [matchOf(loserTo), sideOf(loserTo)]),
    ).toEqual([
      [last, 1],
      [last, 2],
    ]);
    const final = drawOf(entriesOf(8), { thirdPlace: true, progressing: 1 }).structure;
    expect(final.stages.map(({ name }) => nameLine(name))).toEqual(['group(1)', 'group(2)', 'knockout']);
  });

  it('one group of which one goes on has no knockout', () => {
    const { structure } = drawOf(entriesOf(4), { progressing: 1 });
    expect(structure.stages.map(({ name, placesOut }) => [nameLine(name), placesOut])).toEqual([
      [
        'group(1)',
        [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
        ],
      ],
    ]);
  });
});

describe('best next', () => {
  const entries = entriesOf(12);

  it('[RR2] wait on lines of their own and are seated away from their group', () => {
    const draw = drawOf(entries, { bestNext: 2 });
    expect(firstRound(draw)).toBe('A1 ? B2 C2 A2 C1 ? B1');
    const thirds = groupsOf(draw).map((group) => entries.findIndex(({ id }) => id === group[2]?.id));
    const [a = -1, b = -1, c = -1] = thirds;
    const seated = seatBestNext(draw, [
      { entry: b, group: 1 },
      { entry: a, group: 0 },
    ]);
    if (!seated.ok) throw new Error(seated.error.code);
    expect(firstRound(seated.value)).toBe(`A1 #${b} B2 C2 A2 C1 #${a} B1`);
    expect(seated.value.structure.matches.length).toBe(draw.structure.matches.length);
    const again = seatBestNext(draw, [
      { entry: c, group: 2 },
      { entry: b, group: 1 },
    ]);
    expect(again.ok && firstRound(again.value)).toBe(`A1 #${b} B2 C2 A2 C1 #${c} B1`);
  });

  it('[RR2] change lines with a runner-up when only that keeps the group apart, third place kept', () => {
    const draw = drawOf(entries, { bestNext: 1, thirdPlace: true });
    expect(firstRound(draw)).toBe('A1 - B2 C2 A2 C1 ? B1');
    const third = entries.findIndex(({ id }) => id === groupsOf(draw)[1]?.[2]?.id);
    const seated = seatBestNext(draw, [{ entry: third, group: 1 }]);
    if (!seated.ok) throw new Error(seated.error.code);
    expect(firstRound(seated.value)).toBe(`A1 - B2 C2 #${third} C1 A2 B1`);
    expect(seated.value.structure.stages.at(-1)?.name).toEqual({ code: 'third-place' });
    const twice = seatBestNext(seated.value, [{ entry: third, group: 1 }]);
    expect(twice).toEqual(seated);
  });

  it('as many as there are lines, in a draw that has them', () => {
    expect(seatingMessage(drawOf(entries, { bestNext: 2 }), 1)).toBe('wrong-best-next lines=2 given=1');
    expect(seatingMessage(drawOf(entries), 1)).toBe('wrong-best-next lines=0 given=1');
    expect(seatingMessage(drawOf(entries), 0)).toBe('seated');
  });
});

const breachTexts = (count: number, options: Partial<GroupsOptions> = {}) =>
  drawOf(entriesOf(count), options).breaches.map(
    ({ rule, lines, problem }) => `${rule} ${lines.join()}: ${codeLine(problem)}`,
  );

describe('one group with a knockout', () => {
  it.each([2, 3, 4, 5])(
    '[RR2] %i players: says that its players meet again in their first match',
    (count) => {
      const lines = Array.from({ length: count }, (_, line) => line).join();
      expect(breachTexts(count)).toEqual([`RR2 ${lines}: one-group stage=group(1)`]);
    },
  );

  it('[RR2] says nothing where one player goes on, or where there are more groups', () => {
    expect(breachTexts(5, { progressing: 1 })).toEqual([]);
    expect(breachTexts(8)).toEqual([]);
  });
});

describe('what cannot be drawn', () => {
  it('says why', () => {
    const message = (count: number, options: Partial<GroupsOptions>) => {
      const drawn = drawGroups(entriesOf(count), {
        matchesPerParticipant: 3,
        progressing: 2,
        randomSeed: 5,
        ...options,
      });
      return drawn.ok ? 'drawn' : codeLine(drawn.error);
    };
    expect(message(1, {})).toBe('too-few-entries count=1');
    expect(message(8, { matchesPerParticipant: 0 })).toBe('bad-matches-each matches=0');
    expect(message(8, { groups: 5 })).toBe('bad-groups players=8 groups=5');
    expect(message(8, { groups: 4 })).toBe('drawn');
    expect(message(8, { groups: 0 })).toBe('bad-groups players=8 groups=0');
    expect(message(8, { groups: 1.5 })).toBe('bad-groups players=8 groups=1.5');
    expect(message(8, { progressing: 5 })).toBe('bad-progressing progressing=5 smallest=4');
    expect(message(8, { progressing: 4 })).toBe('drawn');
    expect(message(8, { progressing: 0 })).toBe('bad-progressing progressing=0 smallest=4');
    expect(message(8, { progressing: 1.5 })).toBe('bad-progressing progressing=1.5 smallest=4');
    expect(message(8, { bestNext: 3 })).toBe('bad-best-next bestNext=3 candidates=2');
    expect(message(8, { bestNext: 2 })).toBe('drawn');
    expect(message(8, { bestNext: -1 })).toBe('bad-best-next bestNext=-1 candidates=2');
    expect(message(8, { bestNext: 1, consolation: true })).toBe('consolation-and-best-next');
    expect(message(8, { bestNext: 0.5 })).toBe('bad-best-next bestNext=0.5 candidates=2');
    expect(message(7, { progressing: 3, bestNext: 2 })).toBe('bad-best-next bestNext=2 candidates=1');
    const twice = drawGroups([...entriesOf(3), ...entriesOf(1)], {
      matchesPerParticipant: 1,
      progressing: 1,
      randomSeed: 5,
    });
    expect(!twice.ok && twice.error.code).toBe('duplicate-entry');
  });
});
