// Players who play soon and have not arrived (OP34).
import { expect, it } from 'vitest';
import type { OrderedMatch } from '@tennis/contract';
import { sampleMatch } from '../../../lib/sample-match.ts';
import type { DayPlan, PlacedCard } from './day-plan.ts';
import { missingSoon } from './missing-soon.ts';

const NOW = 600;

function aCard(id: number, start: number, fields: Partial<OrderedMatch>): PlacedCard {
  const match: OrderedMatch = {
    ...sampleMatch(id),
    status: 'scheduled',
    calledAt: null,
    minutes: 90,
    startedAt: null,
    completedAt: null,
    ...fields,
  };
  return { match, courtId: 1, start, minutes: 90, over: 0, faults: [], isMovable: true };
}

const players = (first: number, second: number) => ({
  participant1Id: first,
  participant2Id: second,
  p1Name: `Entry ${first}`,
  p2Name: `Entry ${second}`,
});

const of = (cards: readonly PlacedCard[], now: number | null = NOW) =>
  missingSoon({ cards, now } as unknown as DayPlan).map(({ name, state, isCalled }) => [
    name,
    state,
    isCalled,
  ]);

it('[OP34] names those of called matches first, then those of the next three quarters of an hour, each once', () => {
  const cards = [
    aCard(1, NOW + 30, { ...players(1, 2), checkIn: ['expected', 'here'] }),
    aCard(2, NOW - 10, {
      ...players(3, 4),
      calledAt: '2026-09-12T10:00:00Z',
      checkIn: ['missing', 'expected'],
    }),
    aCard(3, NOW + 40, { ...players(3, 1), checkIn: ['missing', 'expected'] }),
    aCard(4, NOW + 46, { ...players(5, 6), checkIn: ['expected', 'expected'] }),
    aCard(5, NOW - 60, { ...players(7, 8), status: 'in_progress', checkIn: ['expected', 'expected'] }),
  ];
  expect(of(cards)).toEqual([
    ['Entry 3', 'missing', true],
    ['Entry 4', 'expected', true],
    ['Entry 1', 'expected', false],
  ]);
});

it('names nobody where nobody is looked for, and on no other day', () => {
  const cards = [aCard(1, NOW, { ...players(1, 2), checkIn: ['expected', 'expected'] })];
  expect(of(cards)).toEqual([]);
  const used = [aCard(1, NOW, { ...players(1, 2), checkIn: ['expected', 'here'] })];
  expect(of(used, null)).toEqual([]);
  expect(of(used)).toHaveLength(1);
});
