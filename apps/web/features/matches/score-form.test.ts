import { expect, test } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { hasHalfSet } from './score-entry.ts';
import {
  endedLevel,
  endsLevel,
  formatOfMatch,
  openScoreForm,
  readScoreForm,
  sideOut,
  withLine,
  type ScoreFormState,
} from './score-form.ts';

const SHORT_FINAL = sampleMatch(1, { matchFormat: 'SET3-S:6/TB7-F:TB10' });
const STANDARD = sampleMatch(1);

function typed(line: string, match = STANDARD): ScoreFormState {
  return withLine(openScoreForm(match), line, formatOfMatch(match));
}

const games = ({ entries }: ScoreFormState) =>
  entries.map(({ first, second, tieBreak }) => [first, second, tieBreak].join(' ').trim());

test('three set inputs by default, as many as the format has otherwise [§9, D25, S9.7]', () => {
  expect(openScoreForm(STANDARD).entries).toHaveLength(3);
  expect(openScoreForm(sampleMatch(1, { matchFormat: 'SET5-S:6/TB7' })).entries).toHaveLength(5);
  expect(openScoreForm(sampleMatch(1, { matchFormat: 'SET1-S:8/TB7' })).entries).toHaveLength(1);
});

test('the quick line fills the sets and the tie-break points [D31]', () => {
  expect(games(typed('63 46 7610'))).toEqual(['6 3', '4 6', '7 6 10']);
  const reading = readScoreForm(typed('63 46 7610'), formatOfMatch(STANDARD));
  expect(reading).toMatchObject({ suggested: 1, winner: 1, problem: null, needsConfirm: false });
});

test('a match tie-break of which only the points of its loser were written down has its winner ahead', () => {
  expect(games(typed('64 46 1-0(8)', SHORT_FINAL))).toEqual(['6 4', '4 6', '10 8']);
  const scores = { set1: { player1: 9, player2: 11, tieBreak1: 9, matchTieBreak: true } };
  expect(games(openScoreForm(sampleMatch(1, { scores })))).toEqual(['9 11', '', '']);
});

test('an unreadable line changes nothing and cannot be saved', () => {
  const before = typed('63 64');
  const after = withLine(before, '6-4 rain', formatOfMatch(STANDARD));
  expect(after.entries).toBe(before.entries);
  expect(readScoreForm(after, formatOfMatch(STANDARD))).toMatchObject({
    problem: { at: 'line', text: expect.stringContaining('rain') as string },
    // The message of the line before is gone.
    judgement: null,
    suggested: null,
    winner: null,
  });
});

test('one number alone is noticed, because the blank beside it counts as 0 [§5]', () => {
  const { entries } = openScoreForm(STANDARD);
  const withFirst = (first: string, second: string) =>
    entries.map((entry, index) => (index === 0 ? { ...entry, first, second } : entry));
  expect(hasHalfSet(withFirst('6', ''))).toBe(true);
  expect(hasHalfSet(withFirst('', '0'))).toBe(true);
  expect(hasHalfSet(withFirst('6', '0'))).toBe(false);
  expect(hasHalfSet(withFirst('', ''))).toBe(false);
});

test('a blank input counts as 0 [§5], and blank sets at the end are not there [S5.7]', () => {
  const opened = openScoreForm(STANDARD);
  const [first, ...rest] = opened.entries;
  if (first === undefined) throw new Error('There is a first set.');
  const state = { ...opened, entries: [{ ...first, first: '6' }, ...rest] };
  expect(readScoreForm(state, formatOfMatch(STANDARD)).score.sets).toEqual([
    { kind: 'games', games: [6, 0], tieBreak: null },
  ]);
});

test('an impossible score is refused, an odd one is asked about [D13]', () => {
  const format = formatOfMatch(STANDARD);
  expect(readScoreForm(typed('53 64'), format).problem).toEqual({
    at: 'verdict',
    text: 'Set 1 is not over, but another set follows it.',
  });
  expect(readScoreForm(typed('63 46 97'), format)).toMatchObject({ problem: null, needsConfirm: true });
});

test('a winner against the score is odd; a retirement needs its side [D13, OU2]', () => {
  const format = formatOfMatch(STANDARD);
  expect(readScoreForm({ ...typed('63 64'), winner: 2 }, format)).toMatchObject({
    winner: 2,
    needsConfirm: true,
  });
  const retired = typed('63 21 ret');
  expect(readScoreForm(retired, format).problem).toEqual({
    at: 'side',
    text: 'Please choose the side that could not go on.',
  });
  expect(readScoreForm({ ...retired, by: 1 }, format)).toMatchObject({ problem: null, winner: 2 });
});

test('a match tie-break is typed as points, a full final set stays a set [D25]', () => {
  const format = formatOfMatch(SHORT_FINAL);
  const score = (line: string) => readScoreForm(typed(line, SHORT_FINAL), format).score.sets[2]?.kind;
  expect(score('63 46 10-8')).toBe('matchTieBreak');
  expect(score('63 46 63')).toBe('games');
});

test('a stored winner follows the score that gave it, and stays where it was set alone [D14]', () => {
  const scores = { set1: { player1: 6, player2: 3 }, set2: { player1: 6, player2: 4 } };
  expect(openScoreForm(sampleMatch(1, { winnerId: 11, scores })).winner).toBeNull();
  expect(openScoreForm(sampleMatch(1, { winnerId: 12 })).winner).toBe(2);
});

test('the winner of a walkover says who did not play; who did not play is no winner', () => {
  const walkover = { ...openScoreForm(STANDARD), ending: 'walkover', winner: 2 } as const;
  const reading = readScoreForm(walkover, formatOfMatch(STANDARD));
  expect(reading).toMatchObject({ winner: 2, problem: null, score: { ending: { kind: 'walkover', by: 1 } } });
  expect(sideOut({ ...walkover, winner: null })).toBeNull();
  expect(sideOut({ ...walkover, by: 'both' })).toBe('both');
});

test('[SC8] a timed match of a table ends level without a winner, and one of a bracket waits for one', () => {
  const scores = { set1: { player1: 3, player2: 3 } };
  const timed = { matchFormat: 'SET1-S:T20', scores, drawId: 1, winnerId: null } as const;
  const inTable = sampleMatch(1, { ...timed, round: 'round_robin' });
  expect(endedLevel(inTable)).toBe(true);
  expect(endsLevel(inTable, readScoreForm(openScoreForm(inTable), formatOfMatch(inTable)))).toBe(true);
  expect(endedLevel(sampleMatch(1, { ...timed, round: 'final' }))).toBe(false);
  expect(endedLevel({ ...inTable, winnerId: inTable.participant1Id })).toBe(false);
  expect(endedLevel({ ...inTable, scores: { set1: { player1: 4, player2: 3 } } })).toBe(false);
});
