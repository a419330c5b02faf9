import { expect, it } from 'vitest';
import { drawRoundTitle, shortDrawRound } from './round-title.ts';

it.each([
  [{ players: 16 }, 'Round of 16', 'R16'],
  [{ players: 128 }, 'Round of 128', 'R128'],
  [{ stage: { code: 'consolation' as const }, players: 4 }, 'Consolation, Semi Final', 'Consolation, SF'],
  [{ stage: { code: 'qualifying' as const }, number: 2 }, 'Qualifying, Round 2', 'Qualifying, Round 2'],
  [
    { stage: { code: 'places' as const, best: 5, worst: 8 }, players: 2 },
    'Places 5 to 8, Final',
    'Places 5 to 8, Final',
  ],
])('%j is %s, or %s', (round, title, short) => {
  expect([drawRoundTitle(round), shortDrawRound(round)]).toEqual([title, short]);
});
