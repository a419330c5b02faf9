// A match as its player sees it.
import type { PlayedMatch } from '@tennis/contract';
import { expect, test } from 'vitest';
import { hasWon, opponentName, ownView, placeOf } from './own-side.ts';
import { validateMyTennisSearch, validatePersonSearch } from './person-search.ts';

const MATCH: PlayedMatch = {
  id: 5,
  tournamentId: 3,
  tournamentName: 'Riverside Clay Open',
  round: 'final',
  groupId: null,
  groupName: null,
  participant1Id: 11,
  participant2Id: 12,
  p1Name: 'Priya Raman',
  p2Name: 'Nina Kovač',
  p1Seed: 1,
  p2Seed: null,
  winnerId: 12,
  status: 'completed',
  court: '2',
  courtId: null,
  startTime: '2026-09-12T14:00:00.000Z',
  scores: { set1: { player1: 6, player2: 4 }, set2: { player1: 6, player2: 7, tieBreak1: 3, tieBreak2: 7 } },
  scoreText: '6-4 6-7(3)',
  matchFormat: 'SET3-S:6/TB7',
  timeZone: 'UTC',
  version: 1,
  drawId: null,
  drawMatch: null,
  notBefore: null,
  followedBy: false,
  pinned: false,
  calledAt: null,
  playBy: null,
  side: 2,
  opponentKey: 'p1',
};

test('the player’s own side and games come first', () => {
  const view = ownView(MATCH, 'UTC');
  expect(view.sides.map(({ name }) => name)).toEqual(['Nina Kovač', 'Priya Raman']);
  expect(view.score.sets.map(({ games }) => games)).toEqual([
    [4, 6],
    [7, 6],
  ]);
  // The loser's points of the tie-break are the same from either side.
  expect(view.score.sets[1]?.tiebreak).toBe(3);
  expect(view.score.winner).toBe(0);
  expect(ownView({ ...MATCH, side: 1 }, 'UTC').score.winner).toBe(1);
  expect(opponentName(MATCH)).toBe('Priya Raman');
});

test('who has won is told by the side, and nobody where there is no winner', () => {
  expect([hasWon(MATCH), hasWon({ ...MATCH, side: 1 }), hasWon({ ...MATCH, winnerId: null })]).toEqual([
    true,
    false,
    null,
  ]);
});

test('a match leads to its own row, with the player marked', () => {
  expect(placeOf(MATCH)).toBe(`/tournaments/3?tab=matches&view=list&player=12#match-${MATCH.id}`);
  expect(placeOf({ ...MATCH, participant2Id: null })).toBe(
    `/tournaments/3?tab=matches&view=list#match-${MATCH.id}`,
  );
});

test('addresses keep what the pages know', () => {
  expect(validateMyTennisSearch({ person: 4, x: 1 })).toEqual({ person: 4 });
  expect(validateMyTennisSearch({ person: 'all' })).toEqual({});
  expect(validatePersonSearch({ year: 2026, opponent: 'p3-4' })).toEqual({ year: 2026, opponent: 'p3-4' });
  expect(validatePersonSearch({ year: 26, opponent: '../x' })).toEqual({});
});
