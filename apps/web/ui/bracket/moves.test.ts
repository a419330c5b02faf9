import { expect, test } from 'vitest';
import type { BracketFacts, BracketMatch } from '../../lib/bracket-facts.ts';
import { bracketWindow } from '../../lib/bracket-window.ts';
import { cellName, entrance, isShown, matchAt, neighbour, nextToFollow, THIRD_PLACE } from './moves.ts';

const slot = (number: number, phase: BracketMatch['phase'] = 'upcoming'): BracketMatch => ({
  id: number,
  number,
  caption: '',
  sides: [
    { name: 'Nina', player: number * 10 + 1 },
    { name: 'TBD', placeholder: true },
  ],
  score: { sets: [] },
  phase,
});

const draw = (players: number, phases: BracketMatch['phase'][] = []): BracketFacts => ({
  rounds: Array.from({ length: Math.log2(players) }, (_, column) => ({
    slots: Array.from({ length: players / 2 ** (column + 1) }, (__, index) =>
      slot(column * 100 + index, phases[column]),
    ),
  })),
  thirdPlace: slot(999),
});

const EIGHT = draw(8);
const ALL = bracketWindow(EIGHT, null, true);

test.each([
  ['1:0', 'ArrowUp', null],
  ['0:1', 'ArrowUp', '0:0'],
  ['0:1', 'ArrowDown', '0:2'],
  ['0:3', 'ArrowDown', null],
  ['0:3', 'ArrowRight', '1:1'],
  ['1:1', 'ArrowLeft', '0:2'],
  ['0:0', 'ArrowLeft', null],
  ['2:0', 'ArrowRight', null],
  ['2:0', 'ArrowDown', THIRD_PLACE],
  [THIRD_PLACE, 'ArrowUp', '2:0'],
  [THIRD_PLACE, 'ArrowLeft', '1:1'],
  ['0:2', 'Home', '0:0'],
  ['0:2', 'End', '0:3'],
  ['0:2', 'x', null],
])('from %s, %s leads to %s [brief 6]', (from, key, to) => {
  expect(neighbour(from, key, EIGHT, ALL)).toBe(to);
});

test('the keys stay in the quarter that is shown', () => {
  const facts = draw(64);
  const window = bracketWindow(facts, 2, true);
  expect(neighbour('0:8', 'ArrowUp', facts, window)).toBeNull();
  expect(neighbour('0:15', 'ArrowDown', facts, window)).toBeNull();
  expect(neighbour('3:1', 'ArrowRight', facts, window)).toBeNull();
  expect(neighbour('0:8', 'End', facts, window)).toBe('0:15');
  expect([
    isShown('0:8', facts, window),
    isShown('0:16', facts, window),
    isShown(THIRD_PLACE, facts, window),
  ]).toEqual([true, false, false]);
  expect(entrance(facts, window)).toBe('0:8');
});

test('tab enters at the first live match, else at the first round that is not over', () => {
  expect(entrance(draw(8, ['completed', 'upcoming', 'live']), ALL)).toBe('2:0');
  expect(entrance(draw(8, ['completed', 'upcoming']), ALL)).toBe('1:0');
  expect(entrance(draw(8, ['completed', 'completed', 'completed']), ALL)).toBe('2:0');
});

test('a cell names its match', () => {
  expect(matchAt(EIGHT, cellName(1, 1))?.number).toBe(101);
  expect(matchAt(EIGHT, THIRD_PLACE)?.number).toBe(999);
});

test('the follow key goes through the players of a match and then ends', () => {
  const match: BracketMatch = {
    ...slot(1),
    sides: [
      { name: 'A', player: 1 },
      { name: 'B', player: 2 },
    ],
  };
  expect([undefined, 1, 2, 77].map((followed) => nextToFollow(match, followed))).toEqual([1, 2, null, 1]);
  expect(nextToFollow(slot(3), 31), 'only one is known').toBeNull();
});
