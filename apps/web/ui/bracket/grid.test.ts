import { expect, test } from 'vitest';
import type { BracketFacts, BracketMatch } from '../../lib/bracket-facts.ts';
import { bracketWindow, type BracketWindow } from '../../lib/bracket-window.ts';
import { bracketGrid, CELL, COLUMN } from './grid.ts';

const slot = (number: number, name = 'TBD'): BracketMatch => ({
  id: number,
  number,
  caption: '',
  sides: [{ name }, { name: 'TBD' }],
  score: { sets: [] },
  phase: 'upcoming',
});

function draw(players: number, { third = false, name = 'TBD' } = {}): BracketFacts {
  const sizes = Array.from({ length: Math.log2(players) }, (_, column) => players / 2 ** (column + 1));
  return {
    rounds: sizes.map((size, column) => ({
      slots: Array.from({ length: size }, (_, index) => slot(column * 1000 + index, name)),
    })),
    thirdPlace: third ? slot(9999) : undefined,
  };
}

const all = (facts: BracketFacts): BracketWindow => bracketWindow(facts, null, true);
const gridOf = (facts: BracketFacts, room?: number) => bracketGrid(facts, all(facts), { room });

/** Where a line of SVG path data ends. */
function endOf(path: string): { x: number; y: number } {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const [y = 0, x = 0] = numbers.toReversed().slice(0, 2);
  return { x: y, y: x };
}

test('sixteen players fill 1232 px: columns of 276, cells of 88 [brief 6]', () => {
  const grid = gridOf(draw(16));
  expect(grid.width).toBe(1232);
  expect(grid.cellHeight(0, 0)).toBe(88);
  expect(COLUMN).toBe(276);
  expect(grid.gap).toBeCloseTo(42.67, 1);
});

test('a little less room narrows the gaps, much less scrolls', () => {
  expect(gridOf(draw(16), 1217).width).toBe(1217);
  expect(gridOf(draw(16), 1400).width).toBe(1232);
  expect(gridOf(draw(16), 900).width).toBe(1232);
});

test.each([2, 4, 8, 16, 32, 64, 128])('of %i, every cell stands between its two feeders', (players) => {
  const facts = draw(players);
  const grid = gridOf(facts);
  for (const [column, { slots }] of facts.rounds.slice(1).entries()) {
    for (const index of slots.keys()) {
      const feeders = (grid.top(column, index * 2) + grid.top(column, index * 2 + 1)) / 2;
      expect(grid.top(column + 1, index)).toBeCloseTo(feeders);
    }
  }
});

test.each([4, 16, 128])('of %i, no cells overlap and none sticks out', (players) => {
  const facts = draw(players, { third: true });
  const grid = gridOf(facts);
  for (const [column, { slots }] of facts.rounds.entries()) {
    const tops = [...slots.keys()].map((index) => grid.top(column, index));
    for (const [index, top] of tops.entries()) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + grid.cellHeight(column, index)).toBeLessThanOrEqual(tops[index + 1] ?? grid.height);
    }
  }
});

test('an elbow ends in the middle of the row that it feeds, the upper feeder at the upper row', () => {
  const grid = gridOf(draw(8));
  const row = (line: 0 | 1) => grid.top(1, 0) + CELL.caption + CELL.row * (line + 0.5);
  expect(endOf(grid.elbow(0, 0))).toEqual({ x: grid.left(1), y: row(0) });
  expect(endOf(grid.elbow(0, 1))).toEqual({ x: grid.left(1), y: row(1) });
  expect(grid.elbow(2, 0), 'behind the final').toBe('');
});

test('the plinth stands above the final and the third place below it, inside the canvas', () => {
  for (const players of [2, 4, 16]) {
    const grid = gridOf(draw(players, { third: true }));
    const final = grid.top(Math.log2(players) - 1, 0);
    expect(grid.plinthBottom).toBeLessThan(final);
    expect(grid.plinthBottom).toBeGreaterThan(100);
    expect(grid.third?.cell).toBeGreaterThan(final + 88);
    expect((grid.third?.cell ?? 0) + 88).toBeLessThanOrEqual(grid.height);
  }
});

test('a quarter begins at its own top and has neither final nor plinth', () => {
  const facts = draw(128, { third: true });
  const grid = bracketGrid(facts, bracketWindow(facts, 3, true));
  expect(grid.top(0, 32)).toBe(0);
  expect(grid.top(4, 2) + 88 / 2).toBeCloseTo(grid.height / 2);
  expect(grid.plinthBottom).toBeNull();
  expect(grid.third).toBeNull();
  expect(grid.elbow(4, 2), 'out of the quarter').toBe('');
});

test('left-out rounds take no room', () => {
  const facts = draw(32);
  const grid = bracketGrid(facts, { quarter: null, first: 2, last: 4 });
  expect(grid.left(2)).toBe(0);
  expect(grid.top(2, 1) - grid.top(2, 0)).toBe(104);
  expect(grid.elbow(1, 0)).toBe('');
});

const LONG = 'Marie-Antoinette von Hohenzollern-Sigmaringen / Aleksandra Wiśniewska';

/** A draw with long names in these matches, by column and slot. */
const withLong = (
  players: number,
  long: readonly (readonly [number, number])[],
  name = LONG,
): BracketFacts => ({
  rounds: draw(players).rounds.map(({ slots }, column) => ({
    slots: slots.map((match, index) =>
      long.some(([at, own]) => at === column && own === index) ? slot(match.number, name) : match,
    ),
  })),
});

test('a long name makes its own cell higher and no other, so that none is cut', () => {
  const grid = gridOf(withLong(16, [[0, 3]]));
  expect(grid.rowHeight(0, 3)).toBe(4 * 15 + 8);
  expect(grid.cellHeight(0, 3)).toBe(CELL.caption + 2 * grid.rowHeight(0, 3) + 1);
  for (const [column, own] of [
    [0, 2],
    [0, 4],
    [1, 1],
    [3, 0],
  ] as const)
    expect(grid.cellHeight(column, own)).toBe(88);
  const usual = gridOf(draw(16));
  expect(grid.height - usual.height).toBe(grid.cellHeight(0, 3) - 88);
});

test.each([
  ['one in the first round', [[0, 2]]],
  ['one in the semi final', [[2, 1]]],
  [
    'everybody who reached the final',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  ],
] as const)('long names, %s: cells stand between their feeders and do not overlap', (_, long) => {
  // Longer than two feeders are high together.
  const facts = withLong(16, long, LONG.repeat(4));
  const grid = gridOf(facts);
  const middle = (column: number, own: number) => grid.top(column, own) + grid.cellHeight(column, own) / 2;
  for (const [column, { slots }] of facts.rounds.entries())
    for (const index of slots.keys()) {
      expect(grid.top(column, index)).toBeGreaterThanOrEqual(0);
      const end = grid.top(column, index) + grid.cellHeight(column, index);
      expect(end).toBeLessThanOrEqual(index + 1 < slots.length ? grid.top(column, index + 1) : grid.height);
    }
  for (const [column, { slots }] of facts.rounds.slice(1).entries())
    for (const index of slots.keys())
      expect(middle(column + 1, index)).toBeCloseTo(
        (middle(column, index * 2) + middle(column, index * 2 + 1)) / 2,
      );
});

test('without captions the cells are as low as their rows, and the elbows still end at them', () => {
  const facts = draw(8);
  const grid = bracketGrid(facts, all(facts), { withoutCaptions: true });
  expect(grid.cellHeight(0, 0)).toBe(2 * CELL.row + 2);
  expect(endOf(grid.elbow(0, 1)).y).toBe(grid.top(1, 0) + grid.cellHeight(1, 0) - 1 - CELL.row / 2);
});
