// The cells of a draw: the same objects while they say the same.
import type { DrawOnWire, Match } from '@tennis/contract';
import { expect, it } from 'vitest';
import { stageRounds } from './drawn-bracket.ts';
import { sampleMatch } from './sample-match.ts';

const at = (clock: string): string => `2026-09-12T${clock}:00.000Z`;
const draw = {
  id: 1,
  entries: [],
  slots: [-1, -1],
  matches: [{ round: 1, places: [], sources: [] }],
  matchIds: [1],
  stages: [{ kind: 'knockout', title: { code: 'main' }, rounds: 1, firstMatch: 0, matchCount: 1 }],
} as unknown as DrawOnWire;
const cellAt = (match: Match, clock: string) =>
  stageRounds(draw, 0, [match], { keeps: true, now: new Date(at(clock)) })[0]?.slots[0];

it('keeps the cell of a match in which nothing has changed', () => {
  const match = sampleMatch(1, { timeZone: 'UTC', startTime: at('13:30'), court: '5' });
  expect(cellAt(match, '14:41')).toBe(cellAt(match, '14:30'));
  expect(cellAt({ ...match }, '14:41')).not.toBe(cellAt(match, '14:30'));
});

it('says no longer of an interrupted match when it goes on, once it does [D56]', () => {
  const match = sampleMatch(1, {
    timeZone: 'UTC',
    status: 'in_progress',
    startTime: at('13:30'),
    court: '5',
    interrupted: { goesOn: at('14:40') },
  });
  expect(cellAt(match, '14:30')?.caption).toBe('Goes on at 2:40 PM, Court 5');
  expect(cellAt(match, '14:41')?.caption).toBe('Court 5');
});
