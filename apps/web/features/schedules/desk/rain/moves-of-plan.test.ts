// What is sent when a suggestion is applied: one move for each match.
import { expect, it } from 'vitest';
import { movesOf } from './moves-of-plan.ts';

const off = [
  { matchId: 2, version: 5 },
  { matchId: 3, version: 1 },
];

it('takes a match that finds no place off the day, as another one may stand there [OP4]', () => {
  const move = { matchId: 1, version: 4, courtId: 7, startTime: '2026-09-12T09:00:00.000Z' };
  expect(movesOf({ moves: [{ ...move, court: 'Court 1' }], followed: [], off })).toEqual([
    move,
    { matchId: 2, version: 5, courtId: null, startTime: null },
    { matchId: 3, version: 1, courtId: null, startTime: null },
  ]);
});

it('puts it where somebody has chosen instead', () => {
  const byHand = { matchId: 2, version: 5, courtId: 8, startTime: '2026-09-12T19:30:00.000Z' };
  const sent = movesOf({ moves: [], followed: [], off }, [byHand]);
  expect(sent).toEqual([byHand, { matchId: 3, version: 1, courtId: null, startTime: null }]);
});
