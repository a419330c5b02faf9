import type { Match } from '@tennis/contract';
import { expect, test } from 'vitest';
import { knockoutBracket } from './bracket-view.ts';
import type { BracketFacts } from './bracket-facts.ts';
import { playerPath, playersOf } from './bracket-path.ts';
import { sampleMatch } from './sample-match.ts';

const set = (player1: number, player2: number) => ({ player1, player2 });

/** A match of these entries, named "E1", "E2"…; null is to be decided. */
const game = (
  id: number,
  round: Match['round'],
  first: number | null,
  second: number | null,
  change: Partial<Match> = {},
): Match =>
  sampleMatch(id, {
    round,
    participant1Id: first,
    participant2Id: second,
    p1Name: first === null ? null : `E${first}`,
    p2Name: second === null ? null : `E${second}`,
    ...change,
  });

type SetOnWire = NonNullable<Match['scores']>['set1'];

const won = (
  winnerId: number,
  first: SetOnWire = set(6, 3),
  second: SetOnWire = set(6, 4),
): Partial<Match> => ({
  status: 'completed',
  winnerId,
  scores: { set1: first, set2: second },
});

function drawn(matches: readonly Match[]): BracketFacts {
  const facts = knockoutBracket(matches);
  if (facts === null) throw new Error('These are knockout matches.');
  return facts;
}

/** Four quarter finals, the first two of them played, and a third place. */
const FACTS = drawn([
  game(1, 'quarter_final', 1, 2, won(1)),
  game(2, 'quarter_final', 3, 4, { status: 'in_progress', scores: { set1: set(4, 2) } }),
  game(3, 'quarter_final', 5, 6, won(6, set(3, 6), { ...set(6, 7), tieBreak1: 4 })),
  game(4, 'quarter_final', 7, 8),
  game(5, 'semi_final', 1, null),
  game(6, 'semi_final', 6, null),
  game(7, 'final', null, null),
  game(8, 'third_place', null, null),
]);

const told = (player: number, facts = FACTS) =>
  playerPath(facts, player)?.steps.map(({ state, title, text }) => `${state}: ${title}: ${text}`);

test('what was won, who comes next, and where the player may get [brief 6]', () => {
  expect(told(1)).toEqual([
    'played: Quarter Final: d. E2 6-3 6-4',
    'next: Semi Final, Date TBD: v E3 or E4',
    'possible: Final, Date TBD: TBD',
  ]);
});

test('who is on court, with the score as the player sees it, and then who they may meet', () => {
  expect(told(4)).toEqual([
    'now: Quarter Final: v E3 2-4',
    'possible: Semi Final, Date TBD: TBD',
    'possible: Final, Date TBD: TBD',
  ]);
});

test('a player who has lost goes no further, and the score is told as theirs', () => {
  expect(told(5)).toEqual(['played: Quarter Final: lost to E6 3-6 6-7(4)']);
});

test('a side whose feeder is itself undecided is told by its number', () => {
  const facts = drawn([game(1, 'semi_final', 1, null), game(2, 'final', null, null)]);
  expect(told(1, facts)?.[0]).toBe('next: Semi Final, Date TBD: v TBD');
  const open = drawn([
    game(1, 'quarter_final', 9, 1, won(9)),
    game(2, 'quarter_final', 5, null),
    game(3, 'semi_final', 9, null),
  ]);
  expect(told(9, open)?.[1]).toBe('next: Semi Final, Date TBD: v Winner of 2');
});

test('a bye is a step, and so is the match for the third place after a lost semi final', () => {
  const first = [2, 3, 4].map((id) => game(id, 'knockout', id * 2 - 1, id * 2));
  const byes = knockoutBracket([...first, game(9, 'quarter_final', 1, null)], { entrants: 9 });
  expect(byes === null ? null : told(1, byes)?.[0]).toBe('played: Round of 16: BYE');
  const semis = [game(5, 'semi_final', 1, 3, won(1)), game(6, 'semi_final', 6, 7)];
  expect(told(3, drawn([...semis, game(8, 'third_place', null, null)]))).toEqual([
    'played: Semi Final: lost to E1 3-6 4-6',
    'possible: Third place, Date TBD: TBD',
  ]);
  expect(told(3, drawn([...semis, game(8, 'third_place', 3, null)]))?.at(-1)).toBe(
    'next: Third place, Date TBD: v Loser of 2',
  );
});

test('a cancelled match ends the path without a winner', () => {
  const facts = drawn([
    game(1, 'semi_final', 1, 2, { status: 'cancelled' }),
    game(2, 'semi_final', 3, 4),
    game(3, 'final', null, null),
  ]);
  expect(told(1, facts)).toEqual(['played: Semi Final: v E2, cancelled']);
});

test('whom to look for: on court, else the next match, else the last one', () => {
  expect([4, 1, 5].map((player) => playerPath(FACTS, player)?.focus.match.number)).toEqual([2, 5, 3]);
});

test('nobody whom the draw does not name is followed', () => {
  expect(playerPath(FACTS, 99)).toBeNull();
});

test('players stand in the finder once, by name', () => {
  expect(playersOf(FACTS).map(({ name }) => name)).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8']);
});
