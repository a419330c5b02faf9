import type { Match } from '@tennis/contract';
import { expect, test } from 'vitest';
import { knockoutBracket } from './bracket-view.ts';
import type { BracketFacts } from './bracket-facts.ts';
import {
  bracketWindow,
  columnIn,
  finishedColumns,
  isQuartered,
  openingQuarter,
  quarterOf,
  slotsOf,
} from './bracket-window.ts';
import { sampleMatch } from './sample-match.ts';

const ROUNDS = ['final', 'semi_final', 'quarter_final'] as const;

/** A draw of this many players, of which the first `over` rounds are completed. */
function draw(players: number, over = 0): BracketFacts {
  const matches: Match[] = [];
  for (let slots = players / 2, column = 0; slots >= 1; slots /= 2, column += 1) {
    const round = ROUNDS[Math.log2(slots)] ?? 'knockout';
    const status = column < over ? 'completed' : 'scheduled';
    for (let slot = 0; slot < slots; slot += 1)
      matches.push(sampleMatch(matches.length + 1, { round, status }));
  }
  const facts = knockoutBracket(matches, { entrants: players });
  if (facts === null) throw new Error('These are knockout matches.');
  return facts;
}

test('64 and 128 have quarters, 32 has none [brief 6]', () => {
  expect([16, 32, 64, 128].map((players) => isQuartered(draw(players)))).toEqual([false, false, true, true]);
});

test('a quarter has a quarter of every column, down to its quarter final', () => {
  const facts = draw(64);
  const window = bracketWindow(facts, 3, false);
  expect(window).toEqual({ quarter: 3, first: 0, last: 3 });
  expect([0, 1, 2, 3].map((column) => columnIn(facts, 3, column).map(({ number }) => number))).toEqual([
    [17, 18, 19, 20, 21, 22, 23, 24],
    [41, 42, 43, 44],
    [53, 54],
    [59],
  ]);
});

test.each([
  [0, 64, 1],
  [15, 64, 1],
  [16, 64, 2],
  [63, 64, 4],
  [3, 4, 4],
])('slot %i of %i lies in quarter %i', (slot, slots, quarter) => {
  expect(quarterOf(slot, slots)).toBe(quarter);
  const { from, to } = slotsOf(quarterOf(slot, slots), slots);
  expect(slot >= from && slot < to).toBe(true);
});

test.each([
  ['16 fits a screen', 16, 4, 0],
  ['32, nothing over', 32, 0, 0],
  ['32, the first round over', 32, 1, 1],
  ['32, three rounds over: two go', 32, 3, 2],
  ['64, all over: four rounds stay', 64, 6, 2],
  ['128, two rounds over', 128, 2, 2],
  ['128, five rounds over: four rounds stay', 128, 5, 3],
])('%s', (_, players, over, hidden) => {
  const facts = draw(players, over);
  expect(finishedColumns(facts, null)).toBe(hidden);
  expect(bracketWindow(facts, null, false).first).toBe(hidden);
  expect(bracketWindow(facts, null, true).first).toBe(0);
});

test('a quarter of 128 leaves out what is over in it, whatever the other quarters do', () => {
  const facts = draw(128, 1);
  expect(finishedColumns(facts, 2)).toBe(1);
});

test('a large draw opens where it can be read: all of it late, before that the followed player’s quarter', () => {
  expect(openingQuarter(draw(32), undefined)).toBeNull();
  expect(openingQuarter(draw(128), undefined)).toBe(1);
  expect(openingQuarter(draw(128), { column: 0, slot: 40 })).toBe(3);
  expect(openingQuarter(draw(128), { column: 1, slot: 31 })).toBe(4);
  expect(openingQuarter(draw(128, 3), { column: 0, slot: 40 })).toBeNull();
});
