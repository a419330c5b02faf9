// The default ladder, step by step.
import { describe, expect, it } from 'vitest';
import { LADDERS } from './ladders.ts';
import { rankGroup } from './rank-group.ts';
import { beat, cycle, decided, group, reasonLine } from './fixtures.ts';
import type { GroupMatch } from './types.ts';

/** D beats everybody, A beats B, B beats C, C beats A. `endings` say how D's three matches ended. */
const three = (...endings: readonly ('completed' | 'retired' | 'defaulted')[]) => [
  beat('D', 'A', '6-0 6-0', endings[0]),
  beat('D', 'B', '7-6 7-6', endings[1]),
  beat('D', 'C', '6-4 6-4', endings[2]),
  beat('A', 'B', '7-6 6-7 7-6'),
  beat('B', 'C', '6-4 6-4'),
  beat('C', 'A', '6-4 6-4'),
];
const places = (matches: readonly GroupMatch[]) => decided(group('A', 'B', 'C', 'D'), matches, 'atp');

describe('ladder atp', () => {
  it('[RR3] 2-1 beats 2-0 by matches played', () => {
    expect(
      decided(
        group('A', 'B', 'C', 'D'),
        [
          beat('A', 'C', '6-0 6-0'),
          beat('A', 'D', '6-0 6-0'),
          beat('B', 'C', '7-6 7-6'),
          beat('B', 'D', '7-6 7-6'),
          beat('C', 'B', '6-0 6-0'),
        ],
        'atp',
      ).slice(0, 2),
    ).toEqual(['1 B matches_played', '2 A matches_played']);
  });

  it('[RR3] a win by walkover is no match played: 2-1 played out beats 2-1 with a walkover', () => {
    const matches = [
      beat('A', 'B', '6-0 6-0'),
      beat('A', 'D', '', 'walkover'),
      beat('C', 'A', '7-6 7-6'),
      beat('B', 'C', '7-6 7-6'),
      beat('B', 'D', '7-6 7-6'),
    ];
    const table = rankGroup(group('A', 'B', 'C', 'D'), matches, LADDERS.atp);
    expect(table.rows.slice(0, 2).map(({ entrant, decidedBy }) => `${entrant} ${decidedBy}`)).toEqual([
      'B matches_played',
      'A matches_played',
    ]);
    expect(table.rows[1]?.record).toMatchObject({ wins: 2, losses: 1, played: 2 });
    // A default before play counts like a walkover, one in play does not.
    const withDefault = (sets: string) => [
      ...matches.filter((_, at) => at !== 1),
      beat('A', 'D', sets, 'defaulted'),
    ];
    const playedBy = (sets: string) =>
      rankGroup(group('A', 'B', 'C', 'D'), withDefault(sets), LADDERS.atp).rows.find(
        ({ entrant }) => entrant === 'A',
      )?.record.played;
    expect([playedBy(''), playedBy('6-0 1-0')]).toEqual([2, 3]);
    // The other ladders count it for the winner.
    const usta = rankGroup(group('A', 'B', 'C', 'D'), matches, LADDERS.usta);
    expect(usta.rows.find(({ entrant }) => entrant === 'A')?.record.played).toBe(3);
  });

  it('[RR3] of three with one win each, the one who played fewer is out and the other two go head-to-head', () => {
    const { rows } = rankGroup(
      group('A', 'B', 'C', 'D'),
      [
        beat('D', 'A', '6-0 6-0'),
        beat('D', 'B', '6-0 6-0'),
        beat('B', 'A', '7-6 7-6'),
        beat('A', 'C', '6-0 6-0'),
        beat('C', 'B', '6-0 6-0'),
      ],
      LADDERS.atp,
    );
    expect(rows.map(({ entrant, reason }) => `${entrant}: ${reasonLine(reason)}`)).toEqual([
      'D: wins(2); A: wins(1), B: wins(1), C: wins(1)',
      'B: beat(A)',
      'A: lost-to(B)',
      'C: matches-played(2); A: matches-played(3), B: matches-played(3)',
    ]);
  });

  describe('[RR3] of three with one win each, all matches played', () => {
    it('shares decide when everybody has completed them', () => {
      expect(places(three())).toEqual(['1 D wins', '2 B sets_share', '3 C sets_share', '4 A sets_share']);
    });

    it.each(['retired', 'defaulted'] as const)(
      'who %s is out, and head-to-head decides the others',
      (how) => {
        expect(places(three('completed', 'completed', how))).toEqual([
          '1 D wins',
          '2 A head_to_head_of_two',
          '3 B head_to_head_of_two',
          '4 C completed_of_three',
        ]);
      },
    );

    it('the one who has completed all matches is ahead of two who have not', () => {
      expect(places(three('retired', 'retired'))).toEqual([
        '1 D wins',
        '2 C completed_of_three',
        '3 A head_to_head_of_two',
        '4 B head_to_head_of_two',
      ]);
    });

    it('says so in words', () => {
      const { rows } = rankGroup(group('A', 'B', 'C', 'D'), three('retired'), LADDERS.atp);
      expect(rows.map(({ entrant, reason }) => `${entrant}: ${reasonLine(reason)}`).slice(1)).toEqual([
        'B: beat(C)',
        'C: lost-to(B)',
        'A: did-not-complete; B: completed-every-match, C: completed-every-match',
      ]);
    });

    it('but not of three with two wins each', () => {
      const others = cycle('6-4 6-4', '6-4 6-4', '6-4 6-4').slice(1);
      expect(places([beat('A', 'B', '6-4 6-4', 'retired'), ...others])).toEqual([
        '1 B games_share',
        '2 C games_share',
        '3 A games_share',
        '4 D wins',
      ]);
    });
  });

  it('[RR3] one best by sets: the two others go back to head-to-head, not on to games', () => {
    expect(decided(group('A', 'B', 'C', 'D'), cycle('6-4 6-4', '7-6 6-7 7-6', '6-0 6-7 6-0'), 'atp')).toEqual(
      ['1 A sets_share', '2 B head_to_head_of_two', '3 C head_to_head_of_two', '4 D wins'],
    );
  });

  it('[RR3] one worst by sets: the two others go back to head-to-head', () => {
    expect(decided(group('A', 'B', 'C', 'D'), cycle('6-0 6-7 6-0', '7-6 7-6', '6-0 6-0'), 'atp')).toEqual([
      '1 B head_to_head_of_two',
      '2 C head_to_head_of_two',
      '3 A sets_share',
      '4 D wins',
    ]);
  });

  it('[RR3] one best by games: the two others go back to head-to-head', () => {
    expect(decided(group('A', 'B', 'C', 'D'), cycle('6-4 6-4', '6-0 6-0', '6-4 6-4'), 'atp')).toEqual([
      '1 B games_share',
      '2 C head_to_head_of_two',
      '3 A head_to_head_of_two',
      '4 D wins',
    ]);
  });

  it('[RR3] level on sets and games: the ranking decides, and who has none comes last', () => {
    const matches = cycle('6-4 6-4', '6-4 6-4', '6-4 6-4');
    const entrants = [
      { id: 'A' },
      { id: 'B', ranking: 9 },
      { id: 'C', ranking: 12 },
      { id: 'D', ranking: 1 },
    ];
    expect(rankGroup(entrants, matches, LADDERS.atp).rows.map(({ reason }) => reasonLine(reason))).toEqual([
      'ranked(9); A: not-ranked, C: ranked(12)',
      'ranked(12); A: not-ranked, B: ranked(9)',
      'not-ranked; B: ranked(9), C: ranked(12)',
      'wins(0); A: wins(2), B: wins(2), C: wins(2)',
    ]);
  });

  it('[RR3] one ranked of three: the other two go back to head-to-head', () => {
    const matches = cycle('6-4 6-4', '6-4 6-4', '6-4 6-4');
    const entrants = [{ id: 'A' }, { id: 'B' }, { id: 'C', ranking: 12 }, { id: 'D' }];
    expect(decided(entrants, matches, 'atp')).toEqual([
      '1 C ranking',
      '2 A head_to_head_of_two',
      '3 B head_to_head_of_two',
      '4 D wins',
    ]);
  });

  it('[RR3] level to the end: they share a place until a lot is drawn, and the lot is an argument', () => {
    const entrants = group('A', 'B', 'C', 'D');
    const matches = cycle('6-4 6-4', '6-4 6-4', '6-4 6-4');
    const open = rankGroup(entrants, matches, LADDERS.atp);
    expect(open.undecided).toEqual([['A', 'B', 'C']]);
    expect(open.rows.map(({ place, reason }) => `${place} ${reasonLine(reason)}`)).toEqual([
      '1 level([A, B, C])',
      '1 level([A, B, C])',
      '1 level([A, B, C])',
      '4 wins(0); A: wins(2), B: wins(2), C: wins(2)',
    ]);
    const drawn = rankGroup(entrants, matches, LADDERS.atp, ['C', 'A', 'B']);
    expect(drawn.undecided).toEqual([]);
    expect(drawn.rows.map(({ entrant, reason }) => `${entrant} ${reasonLine(reason)}`).slice(0, 2)).toEqual([
      'C lot(1); A: lot(2), B: lot(3)',
      'A lot(2); B: lot(3), C: lot(1)',
    ]);
    expect(rankGroup(entrants, matches, LADDERS.atp, ['C', 'A']).undecided).toEqual([['A', 'B', 'C']]);
  });

  it('[RR3] a retirement counts as a straight-sets loss and its games do not count', () => {
    const { rows } = rankGroup(
      group('A', 'B', 'C'),
      [beat('A', 'B', '4-6 5-0', 'retired'), beat('B', 'C', '6-1 6-1'), beat('A', 'C', '6-3 6-3')],
      LADDERS.atp,
    );
    const byId = new Map(rows.map(({ entrant, record }) => [entrant, record]));
    expect(byId.get('A')).toEqual({
      wins: 2,
      losses: 0,
      played: 2,
      forfeits: 0,
      points: 4,
      setsWon: 4,
      setsLost: 0,
      gamesWon: 12,
      gamesLost: 6,
    });
    expect(byId.get('B')).toMatchObject({
      played: 2,
      forfeits: 1,
      points: 3,
      setsWon: 2,
      setsLost: 2,
      gamesWon: 12,
    });
  });

  it('[RR3] in best of five a retirement loses three sets', () => {
    const { rows } = rankGroup(group('A', 'B'), [beat('A', 'B', '6-4', 'retired', 3)], LADDERS.atp);
    expect(rows[0]?.record).toMatchObject({ setsWon: 3, setsLost: 0, gamesWon: 0, gamesLost: 0 });
  });

  it('[RR3][OU1] a default in play is a straight-sets loss, a no-show counts like a walkover', () => {
    const { rows } = rankGroup(
      group('A', 'B', 'C'),
      [beat('A', 'B', '2-6 1-0', 'defaulted'), beat('A', 'C', '', 'defaulted')],
      LADDERS.atp,
    );
    const byId = new Map(rows.map(({ entrant, record }) => [entrant, record]));
    expect(byId.get('A')).toMatchObject({ wins: 2, played: 1, setsWon: 2, setsLost: 0, gamesWon: 0 });
    expect(byId.get('B')).toMatchObject({ losses: 1, played: 1, forfeits: 1, points: 0, setsLost: 2 });
    expect(byId.get('C')).toMatchObject({ losses: 1, played: 0, forfeits: 1, points: 0, setsLost: 0 });
  });
});
