// Groups as they were really played, with the order that was really published.
import { describe, expect, it } from 'vitest';
import { LADDERS } from './ladders.ts';
import { qualifiersOf } from './qualifiers.ts';
import { rankGroup } from './rank-group.ts';
import { beat, reasonLine } from './fixtures.ts';
import type { GroupEntrant, GroupMatch } from './types.ts';

const orderOf = (names: readonly string[], matches: readonly GroupMatch[]): readonly (string | number)[] =>
  rankGroup(
    names.map((id, index) => ({ id, ranking: index + 1 })),
    matches,
    LADDERS.atp,
  ).rows.map(({ entrant }) => entrant);

const london2009A = [
  beat('Murray', 'del Potro', '6-3 3-6 6-2'),
  beat('Federer', 'Verdasco', '4-6 7-5 6-1'),
  beat('Federer', 'Murray', '3-6 6-3 6-1'),
  beat('del Potro', 'Verdasco', '6-4 3-6 7-6'),
  beat('Murray', 'Verdasco', '6-4 6-7 7-6'),
  beat('del Potro', 'Federer', '6-2 6-7 6-3'),
];

describe('groups as published', () => {
  it('[RR3] London 2009, group A: three at 2-1 and 5-4 in sets, ordered by games 44/84, 45/88, 44/87', () => {
    const { rows } = rankGroup(
      ['Federer', 'Murray', 'del Potro', 'Verdasco'].map((id) => ({ id })),
      london2009A,
      LADDERS.atp,
    );
    expect(rows.map(({ entrant, decidedBy }) => [entrant, decidedBy])).toEqual([
      ['Federer', 'games_share'],
      ['del Potro', 'games_share'],
      ['Murray', 'games_share'],
      ['Verdasco', 'wins'],
    ]);
    expect(reasonLine(rows[1]?.reason)).toBe(
      'share(games, 45, 88); Federer: share(games, 44, 84), Murray: share(games, 44, 87)',
    );
    expect(rows[0]?.record).toMatchObject({ wins: 2, losses: 1, played: 3, setsWon: 5, setsLost: 4 });
  });

  it('[RR3] London 2009, group B: sets 5-2, 5-3 and 4-3 decide though Djokovic beat Davydenko', () => {
    expect(
      orderOf(
        ['Nadal', 'Djokovic', 'Davydenko', 'Söderling'],
        [
          beat('Söderling', 'Nadal', '6-4 6-4'),
          beat('Djokovic', 'Davydenko', '3-6 6-4 7-5'),
          beat('Söderling', 'Djokovic', '7-6 6-1'),
          beat('Davydenko', 'Nadal', '6-1 7-6'),
          beat('Davydenko', 'Söderling', '7-6 4-6 6-3'),
          beat('Djokovic', 'Nadal', '7-6 6-3'),
        ],
      ),
    ).toEqual(['Söderling', 'Davydenko', 'Djokovic', 'Nadal']);
  });

  it('[RR3] London 2019, group Agassi: sets 5-2, 4-2, 4-3', () => {
    expect(
      orderOf(
        ['Nadal', 'Medvedev', 'Tsitsipas', 'Zverev'],
        [
          beat('Tsitsipas', 'Medvedev', '7-6 6-4'),
          beat('Zverev', 'Nadal', '6-2 6-4'),
          beat('Nadal', 'Medvedev', '6-7 6-3 7-6'),
          beat('Tsitsipas', 'Zverev', '6-3 6-2'),
          beat('Nadal', 'Tsitsipas', '6-7 6-4 7-5'),
          beat('Zverev', 'Medvedev', '6-4 7-6'),
        ],
      ),
    ).toEqual(['Tsitsipas', 'Zverev', 'Nadal', 'Medvedev']);
  });

  it('[RR3] London 2018, group Hewitt: two pairs level on wins, both decided head-to-head', () => {
    const { rows } = rankGroup(
      ['Federer', 'Anderson', 'Thiem', 'Nishikori'].map((id) => ({ id })),
      [
        beat('Anderson', 'Thiem', '6-3 7-6'),
        beat('Nishikori', 'Federer', '7-6 6-3'),
        beat('Anderson', 'Nishikori', '6-0 6-1'),
        beat('Federer', 'Thiem', '6-2 6-3'),
        beat('Thiem', 'Nishikori', '6-1 6-4'),
        beat('Federer', 'Anderson', '6-4 6-3'),
      ],
      LADDERS.atp,
    );
    expect(rows.map(({ entrant, reason }) => [entrant, reasonLine(reason)])).toEqual([
      ['Federer', 'beat(Anderson)'],
      ['Anderson', 'lost-to(Federer)'],
      ['Thiem', 'beat(Nishikori)'],
      ['Nishikori', 'lost-to(Thiem)'],
    ]);
  });

  it('[RR3][RR9] Turin 2021, red group: an injured player and the alternate share the matches of one', () => {
    const entrants: readonly GroupEntrant[] = [
      { id: 'Medvedev' },
      { id: 'Zverev' },
      { id: 'Berrettini', withdrawn: 'keep' },
      { id: 'Hurkacz' },
      { id: 'Sinner' },
    ];
    const table = rankGroup(
      entrants,
      [
        beat('Zverev', 'Berrettini', '7-6 1-0', 'retired'),
        beat('Medvedev', 'Hurkacz', '6-7 6-3 6-4'),
        beat('Medvedev', 'Zverev', '6-3 6-7 7-6'),
        beat('Sinner', 'Hurkacz', '6-2 6-2'),
        beat('Zverev', 'Hurkacz', '6-2 6-4'),
        beat('Medvedev', 'Sinner', '6-0 6-7 7-6'),
      ],
      LADDERS.atp,
    );
    expect(table.rows.map(({ entrant }) => entrant)).toEqual([
      'Medvedev',
      'Zverev',
      'Sinner',
      'Hurkacz',
      'Berrettini',
    ]);
    expect(table.rows[1]?.record).toMatchObject({ setsWon: 5, setsLost: 2, gamesWon: 28, gamesLost: 25 });
    const { qualifiers } = qualifiersOf([table], entrants, { perGroup: 2, bestNext: 0 }, LADDERS.atp);
    expect(qualifiers.map(({ entrant }) => entrant)).toEqual(['Medvedev', 'Zverev']);
  });
});
