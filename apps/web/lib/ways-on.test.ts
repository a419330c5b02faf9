import { expect, test } from 'vitest';
import { loserWay, waysOf } from './ways-on.ts';

const match = (stage: number, round: number, winnerTo: number, loserTo = -1) => ({
  stage,
  round,
  winnerTo,
  loserTo,
  firstLoserTo: null as [number, number] | null,
});

// Four players, and a consolation for the losers of the first round; a finalist who came through by a bye goes there too if they lose.
const DRAW = {
  matches: [
    match(0, 1, 4, 6),
    match(0, 1, 5, 7),
    { ...match(0, 2, -1), firstLoserTo: [-1, 7] as [number, number] },
    match(1, 1, -1),
  ],
  stages: [
    { kind: 'knockout' as const, placeTo: [] },
    { kind: 'knockout' as const, placeTo: [] },
  ],
};
const NAMES = ['Main draw', 'Consolation'];

test('a match says on which line its loser goes on [brief 6]', () => {
  expect([0, 1, 2, 3].map((index) => loserWay(DRAW, index, NAMES))).toEqual([
    'Loser goes to Consolation, round 1, line 1',
    'Loser goes to Consolation, round 1, line 2',
    'Loser goes to Consolation, round 1, line 2, if it is their first match',
    null,
  ]);
});

test('a part says to which others it leads', () => {
  expect(waysOf(DRAW, 0)).toEqual({ winners: [], losers: [1] });
  expect(waysOf(DRAW, 1)).toEqual({ winners: [], losers: [] });
  const groups = {
    matches: [match(0, 1, -1), match(1, 1, -1)],
    stages: [
      { kind: 'group' as const, placeTo: [2, 3, -1] },
      { kind: 'knockout' as const, placeTo: [] },
    ],
  };
  expect(waysOf(groups, 0)).toEqual({ winners: [1], losers: [] });
  // Those who do not go through play a consolation.
  const all = {
    matches: [...groups.matches, match(2, 1, -1)],
    stages: [
      { kind: 'group' as const, placeTo: [2, 3, 4, 5] },
      ...groups.stages.slice(1),
      { kind: 'knockout' as const, placeTo: [] },
    ],
  };
  expect(waysOf(all, 0)).toEqual({ winners: [1], losers: [2] });
});
