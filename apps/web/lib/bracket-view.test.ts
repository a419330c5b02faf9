import type { Match } from '@tennis/contract';
import { expect, test } from 'vitest';
import { championOf, firstUnfinished, roundLabels, roundProgress } from './bracket-facts.ts';
import { sampleMatch } from './sample-match.ts';
import { cellCaption, knockoutBracket } from './bracket-view.ts';

const NOW = new Date('2026-09-12T08:00:00Z');

const match = (id: number, round: Match['round'], change: Partial<Match> = {}): Match =>
  sampleMatch(id, { round, ...change });

const many = (count: number, round: Match['round'], from = 1): Match[] =>
  Array.from({ length: count }, (_, index) => match(from + index, round));

const shape = (matches: readonly Match[], options = {}) =>
  knockoutBracket(matches, { now: NOW, ...options })?.rounds.map(({ slots }) => slots.length);

test('no knockout match, no bracket', () => {
  expect(knockoutBracket([match(1, 'group'), match(2, 'round_robin')])).toBeNull();
});

test('the dashboard keeps four quarter finals, two semi finals and one final [§2, S2.41]', () => {
  const three = { atLeast: 3, atMost: 3 };
  expect(shape([match(1, 'final')], three)).toEqual([4, 2, 1]);
  expect(shape([...many(8, 'knockout'), match(9, 'final')], three)).toEqual([4, 2, 1]);
});

test('empty slots show TBD [§2]', () => {
  const facts = knockoutBracket([match(5, 'semi_final')], { atLeast: 3, now: NOW });
  expect(facts?.rounds[0]?.slots[3]?.sides).toMatchObject([{ name: 'TBD' }, { name: 'TBD' }]);
  expect(facts?.rounds[1]?.slots[0]?.sides[0].name).toBe('Upper 5');
});

test.each([
  [1, [8, 4, 2, 1]],
  [8, [8, 4, 2, 1]],
  [9, [16, 8, 4, 2, 1]],
  [24, [16, 8, 4, 2, 1]],
  [56, [32, 16, 8, 4, 2, 1]],
  [120, [64, 32, 16, 8, 4, 2, 1]],
])('%i matches of round knockout are split by position', (count, expected) => {
  expect(shape(many(count, 'knockout'))).toEqual(expected);
});

test('places follow the order of creation, whatever order the list has', () => {
  const facts = knockoutBracket([
    match(4, 'quarter_final'),
    match(2, 'quarter_final'),
    match(3, 'quarter_final'),
  ]);
  expect(facts?.rounds[0]?.slots.map(({ id }) => id)).toEqual([2, 3, 4, 'slot-4']);
});

test('matches are numbered through, the third place last', () => {
  const facts = knockoutBracket([...many(4, 'quarter_final'), match(8, 'third_place'), match(9, 'final')]);
  expect(facts?.rounds.flatMap(({ slots }) => slots.map(({ number }) => number))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
  expect(facts?.thirdPlace?.number).toBe(8);
});

test('a match without a slot is named, not dropped', () => {
  const facts = knockoutBracket([
    ...many(5, 'quarter_final'),
    ...many(2, 'final', 20),
    match(30, 'third_place'),
  ]);
  expect(facts?.unplaced.map(({ id }) => id)).toEqual([5, 21]);
});

test('the captions of cells [D43]', () => {
  const at = (startTime: string, change: Partial<Match> = {}) =>
    cellCaption(match(1, 'final', { startTime, court: '1', ...change }), NOW);
  expect(at('2026-09-12T09:30:00Z')).toBe('9:30 AM, Court 1');
  expect(at('2026-09-13T10:00:00Z')).toBe('Sun 10:00 AM, Court 1');
  expect(at('2026-10-03T10:00:00Z')).toBe('Oct 3 10:00 AM, Court 1');
  expect(at('2026-09-11T10:00:00Z', { status: 'completed' })).toBe('Fri, Court 1');
  expect(at('2026-09-12T07:00:00Z', { status: 'in_progress' })).toBe('Court 1');
  // Nobody was promised the minute of a match that follows another, or that does not begin before one.
  const nine = '2026-09-12T09:30:00Z';
  expect(at(nine, { notBefore: nine })).toBe('Not before 9:30 AM, Court 1');
  expect(at(nine, { followedBy: true })).toBe('Followed by, Court 1');
  const estimate = { low: nine, median: '2026-09-12T10:10:00Z', high: '2026-09-12T10:50:00Z' };
  expect(at(nine, { followedBy: true, estimate })).toBe('about 10:10 AM, Court 1');
  expect(at('2026-09-13T10:00:00Z', { followedBy: true })).toBe('Sun, Followed by, Court 1');
  expect(at(nine, { followedBy: true, status: 'completed' })).toBe('9:30 AM, Court 1');
  expect(cellCaption(match(1, 'final'), NOW)).toBe('Date TBD');
  // For a finished match without a time, the day of its result; never that its date is still to come.
  const over = { startTime: null, status: 'completed' } as const;
  expect(cellCaption(match(1, 'final', { ...over, completedAt: '2026-09-11T10:00:00Z' }), NOW)).toBe('Fri');
  expect(cellCaption(match(1, 'final', { ...over, completedAt: NOW.toISOString() }), NOW)).toBe('Sat');
  expect(cellCaption(match(1, 'final', over), NOW)).toBe('');
  expect(cellCaption(match(1, 'final', { startTime: null, status: 'in_progress' }), NOW)).toBe('');
});

test('progress, the first unfinished round and the champion', () => {
  const done = { status: 'completed' as const };
  const semis = [
    match(1, 'semi_final', { ...done, winnerId: 11 }),
    match(2, 'semi_final', { ...done, winnerId: 22 }),
  ];
  const open = knockoutBracket([...semis, match(3, 'final')]);
  const over = knockoutBracket([...semis, match(3, 'final', { ...done, winnerId: 32 })]);
  if (open === null || over === null) throw new Error('These are knockout matches.');
  expect(open.rounds.map(({ slots }) => roundProgress(slots))).toEqual([
    { done: 2, of: 2 },
    { done: 0, of: 1 },
  ]);
  expect(firstUnfinished(open.rounds)).toBe(1);
  expect(championOf(open)).toBe('TBD');
  expect(championOf(over)).toBe('Lower 3');
});

test('columns are named by the players in them', () => {
  expect([64, 8, 4, 2, 1].map((slots) => roundLabels(slots).short)).toEqual([
    'R128',
    'R16',
    'QF',
    'SF',
    'Final',
  ]);
});
