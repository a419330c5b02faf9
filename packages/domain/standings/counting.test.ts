// Matches that count, and those of players who leave.
import { describe, expect, it } from 'vitest';
import { LADDERS } from './ladders.ts';
import { rankGroup } from './rank-group.ts';
import { beat, group, nobodyWon, reasonLine, toPlay } from './fixtures.ts';
import type { GroupEntrant } from './types.ts';

describe('counting', () => {
  it('[RR6] a match tie-break counts as one set and one game', () => {
    for (const ladder of Object.values(LADDERS)) {
      const { rows } = rankGroup(group('A', 'B'), [beat('A', 'B', '6-4 3-6 [10-8]')], ladder);
      expect(rows.map(({ record }) => record)).toMatchObject([
        { setsWon: 2, setsLost: 1, gamesWon: 10, gamesLost: 10 },
        { setsWon: 1, setsLost: 2, gamesWon: 10, gamesLost: 10 },
      ]);
    }
  });

  it('[RR9] a walkover is a win, no match played for the player who gave it, and brings no sets or games', () => {
    for (const ladder of Object.values(LADDERS)) {
      const { rows } = rankGroup(group('A', 'B'), [beat('A', 'B', '', 'walkover')], ladder);
      const nothing = { setsWon: 0, setsLost: 0, gamesWon: 0, gamesLost: 0 };
      expect(rows.map(({ record }) => record)).toEqual([
        // For the winner as the ladder says [RR3].
        { wins: 1, losses: 0, played: ladder === LADDERS.atp ? 0 : 1, forfeits: 0, points: 2, ...nothing },
        { wins: 0, losses: 1, played: 0, forfeits: 1, points: 0, ...nothing },
      ]);
    }
  });

  it('[OU1] a double walkover is a loss for both; a match without a result counts for nobody', () => {
    const { rows } = rankGroup(
      group('A', 'B', 'C'),
      [
        nobodyWon('A', 'B', 'double_walkover'),
        nobodyWon('A', 'C', 'double_default'),
        nobodyWon('B', 'C', 'cancelled'),
      ],
      LADDERS.atp,
    );
    expect(
      rows.map(({ entrant, record }) => [entrant, record.losses, record.forfeits, record.played]),
    ).toEqual([
      ['A', 2, 2, 0],
      ['B', 1, 1, 0],
      ['C', 1, 1, 0],
    ]);
  });

  it('matches with a stranger or against oneself do not count', () => {
    const { rows } = rankGroup(
      group('A', 'B'),
      [
        beat('A', 'Z', '6-0 6-0'),
        beat('Z', 'A', '6-0 6-0'),
        beat('B', 'B', '6-0 6-0'),
        beat('B', 'A', '7-6 7-6'),
      ],
      LADDERS.atp,
    );
    expect(rows.map(({ entrant, record }) => [entrant, record.wins, record.losses])).toEqual([
      ['B', 1, 0],
      ['A', 0, 1],
    ]);
  });
});

describe('withdrawals', () => {
  it('[RR9] a match between others than those who left stays open', () => {
    const entrants: readonly GroupEntrant[] = [...group('A', 'B'), { id: 'X', withdrawn: 'keep' }];
    const open = rankGroup(entrants, [toPlay('A', 'B'), toPlay('X', 'B')], LADDERS.atp);
    expect(open.complete).toBe(false);
    expect(open.rows.map(({ entrant, record }) => [entrant, record.wins, record.losses])).toEqual([
      ['B', 1, 0],
      ['A', 0, 0],
      ['X', 0, 1],
    ]);
    const both: readonly GroupEntrant[] = [
      { id: 'A' },
      { id: 'X', withdrawn: 'keep' },
      { id: 'Y', withdrawn: 'keep' },
    ];
    const left = rankGroup(both, [toPlay('X', 'Y'), toPlay('A', 'X')], LADDERS.points);
    expect(
      left.rows.map(({ entrant, record }) => [entrant, record.wins, record.losses, record.forfeits]),
    ).toEqual([
      ['A', 1, 0, 0],
      ['X', 0, 2, 2],
      ['Y', 0, 1, 1],
    ]);
  });

  it('[RR9] a played match of somebody kept stands as it is', () => {
    const entrants: readonly GroupEntrant[] = [{ id: 'A' }, { id: 'X', withdrawn: 'keep' }];
    const { rows } = rankGroup(entrants, [beat('X', 'A', '6-4 6-4')], LADDERS.atp);
    expect(rows[0]).toMatchObject({ entrant: 'X', record: { wins: 1, setsWon: 2 }, withdrawn: true });
  });

  const matches = [
    beat('A', 'X', '6-4 6-4'),
    beat('X', 'B', '6-4 6-4'),
    toPlay('X', 'C'),
    toPlay('Y', 'X'),
    beat('A', 'B', '6-4 6-4'),
  ];

  it('[RR9] keep: played results stand, the rest are walkovers, between two who left nobody wins', () => {
    const entrants: readonly GroupEntrant[] = [
      ...group('A', 'B', 'C'),
      { id: 'X', withdrawn: 'keep' },
      { id: 'Y', withdrawn: 'keep' },
    ];
    const { rows, complete } = rankGroup(entrants, matches, LADDERS.usta);
    expect(
      rows.map(({ entrant, record, withdrawn }) => [entrant, record.wins, record.losses, withdrawn]),
    ).toEqual([
      ['A', 2, 0, false],
      ['C', 1, 0, false],
      ['X', 1, 3, true],
      ['B', 0, 2, false],
      ['Y', 0, 1, true],
    ]);
    expect(complete).toBe(true);
  });

  it('[RR9] expunge: as if never entered, last without a record', () => {
    const entrants: readonly GroupEntrant[] = [
      ...group('A', 'B', 'C'),
      { id: 'X', withdrawn: 'expunge' },
      { id: 'Y', withdrawn: 'keep' },
    ];
    const { rows, complete } = rankGroup(entrants, [...matches, toPlay('C', 'Y')], LADDERS.points);
    expect(rows.at(-1)?.decidedBy).toBe('withdrawn');
    expect(
      rows.map(({ place, entrant, record, reason }) => [place, entrant, record.wins, reasonLine(reason)]),
    ).toEqual([
      [1, 'A', 1, 'difference(sets, 2); C: difference(sets, 0)'],
      [2, 'C', 1, 'difference(sets, 0); A: difference(sets, 2)'],
      [3, 'B', 0, 'points(1); A: points(2), C: points(2), Y: points(0)'],
      [4, 'Y', 0, 'points(0); A: points(2), B: points(1), C: points(2)'],
      [5, 'X', 0, 'withdrawn'],
    ]);
    expect(complete).toBe(true);
  });
});
