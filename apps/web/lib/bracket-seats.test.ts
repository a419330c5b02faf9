import type { Match } from '@tennis/contract';
import { expect, test } from 'vitest';
import { knockoutBracket } from './bracket-view.ts';
import { sampleMatch } from './sample-match.ts';

/** A match of these entries; their names are "E1", "E2"… and null is to be decided. */
const game = (id: number, round: Match['round'], first: number | null, second: number | null): Match =>
  sampleMatch(id, {
    round,
    participant1Id: first,
    participant2Id: second,
    p1Name: first === null ? null : `E${first}`,
    p2Name: second === null ? null : `E${second}`,
  });

const drawn = (matches: readonly Match[], entrants = 0): string[][] =>
  (knockoutBracket(matches, { entrants })?.rounds ?? []).map(({ slots }) =>
    slots.map(({ sides }) => sides.map(({ name }) => name).join('-')),
  );

test('a match stands before the one in which its players meet again, whatever the order of creation [brief 6]', () => {
  const semis = [game(5, 'semi_final', 7, 3), game(6, 'semi_final', 1, 5)];
  const quarters = [
    game(1, 'quarter_final', 1, 2),
    game(2, 'quarter_final', 3, 4),
    game(3, 'quarter_final', 5, 6),
    game(4, 'quarter_final', 7, 8),
  ];
  expect(drawn([...quarters, ...semis])[0]).toEqual(['E7-E8', 'E3-E4', 'E1-E2', 'E5-E6']);
});

test('what no player tells follows the order of creation', () => {
  const quarters = [1, 2, 3, 4].map((id) => game(id, 'quarter_final', id * 2 - 1, id * 2));
  expect(drawn([...quarters, game(5, 'semi_final', null, null), game(6, 'semi_final', 5, null)])[0]).toEqual([
    'E1-E2',
    'E3-E4',
    'E5-E6',
    'E7-E8',
  ]);
});

test('a player who enters in the second column has a bye in the first, and BYE stands beside it [brief 6]', () => {
  const first = [2, 3, 4, 5, 6, 7].map((id) => game(id, 'knockout', id * 2 - 1, id * 2));
  const quarters = [game(9, 'quarter_final', 1, null), game(12, 'quarter_final', null, 14 + 1)];
  const [round] = drawn([...first, ...quarters], 14);
  expect(round).toEqual(['E1-BYE', 'E3-E4', 'E5-E6', 'BYE-E15', 'E7-E8', 'E9-E10', 'E11-E12', 'E13-E14']);
});

test('a gap is no bye while first-round matches are still to be created', () => {
  const first = [2, 3].map((id) => game(id, 'knockout', id * 2 - 1, id * 2));
  const [round] = drawn([...first, game(9, 'quarter_final', 1, null)], 14);
  expect(round?.[0]).toBe('TBD-TBD');
});

test('without a match of its own a column has no byes: four players need no quarter finals', () => {
  const facts = knockoutBracket([game(1, 'semi_final', 1, 2), game(2, 'semi_final', 3, 4)], { atLeast: 3 });
  expect(facts?.rounds[0]?.slots.map(({ phase }) => phase)).toEqual(Array(4).fill('upcoming'));
});

test.each([
  ['24 players: eight play the first round', 24, 16, [8, 8]],
  ['32 players, first round not all created', 32, 9, [9, 0]],
  ['32 players, two of the second round created', 32, 18, [16, 2]],
  ['24 players, entrants unknown: the later columns are full', 0, 16, [8, 8]],
])('%s', (_, entrants, count, expected) => {
  const matches = Array.from({ length: count }, (__, index) => game(index + 1, 'knockout', null, null));
  const rounds = knockoutBracket(matches, { entrants })?.rounds ?? [];
  const filled = rounds
    .slice(0, 2)
    .map(({ slots }) => slots.filter(({ id }) => typeof id === 'number').length);
  expect(filled).toEqual(expected);
});

test('an open side says whose winner it waits for, in the third place whose loser [brief 6]', () => {
  const quarters = [1, 2, 3, 4].map((id) => game(id, 'quarter_final', id * 2 - 1, id * 2));
  const facts = knockoutBracket([
    ...quarters,
    game(5, 'semi_final', 1, null),
    game(6, 'third_place', null, null),
  ]);
  const origins = facts?.rounds.map(({ slots }) =>
    slots.map(({ sides }) => sides.map(({ origin }) => origin ?? '')),
  );
  expect(origins).toEqual([
    [
      ['', ''],
      ['', ''],
      ['', ''],
      ['', ''],
    ],
    [
      ['', 'Winner of 2'],
      ['Winner of 3', 'Winner of 4'],
    ],
    [['Winner of 5', 'Winner of 6']],
  ]);
  expect(facts?.thirdPlace?.sides.map(({ origin }) => origin)).toEqual(['Loser of 5', 'Loser of 6']);
});
