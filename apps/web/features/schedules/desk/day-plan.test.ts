// How the desk draws a day: how far a match is over its time.
import type { OrderedMatch, OrderOfPlayOnWire } from '@tennis/contract';
import { expect, it } from 'vitest';
import { dayPlan } from './day-plan.ts';

const at = (clock: string): string => `2026-09-12T${clock}:00.000Z`;

const orderWith = (match: Partial<OrderedMatch>): OrderOfPlayOnWire =>
  ({
    clubId: 1,
    day: '2026-09-12',
    timeZone: 'UTC',
    courts: [{ id: 1, name: 'Court 1', open: [], blocked: [], suspended: null }],
    matches: [
      {
        id: 7,
        tournamentName: 'Riverside Open',
        courtId: 1,
        court: 'Court 1',
        status: 'in_progress',
        startTime: at('10:00'),
        startedAt: at('10:40'),
        minutes: 90,
        ...match,
      },
    ],
  }) as unknown as OrderOfPlayOnWire;

const overAt = (clock: string, match: Partial<OrderedMatch> = {}): number | undefined =>
  dayPlan(orderWith(match), new Date(at(clock))).cards[0]?.over;

it('counts from when a match began, not from when it was to begin', () => {
  expect(overAt('12:00')).toBe(0);
  expect(overAt('12:20')).toBe(10);
  expect(overAt('11:40', { startedAt: null })).toBe(10);
  expect(overAt('11:40', { startedAt: at('09:55') })).toBe(15);
});

it('leaves out the minutes in which play stood still [D56]', () => {
  expect(overAt('12:40', { broken: { isNow: false, paused: 20, played: 100 } })).toBe(10);
});

it('gives a match that goes on elsewhere the room that it needs there [OP31]', () => {
  const broken = { isNow: true, paused: 30, played: 60, hereSince: at('15:00') };
  const [card] = dayPlan(orderWith({ broken }), new Date(at('14:12'))).cards;
  expect(card).toMatchObject({ start: 900, minutes: 30 });
  const [late] = dayPlan(orderWith({ broken: { ...broken, played: 88 } }), new Date(at('14:12'))).cards;
  expect(late?.minutes).toBe(15);
});

it('stands still with a match while its court is suspended, however long the day goes on [D56]', () => {
  const broken = { isNow: true, paused: 20, played: 50 };
  expect(overAt('12:40', { broken })).toBe(0);
  expect(overAt('17:40', { broken })).toBe(0);
});

it('puts what an earlier day has left over with those without a place, not at that time of the shown day', () => {
  const left = { status: 'scheduled', startTime: '2026-09-11T16:30:00.000Z', startedAt: null } as const;
  const plan = dayPlan(orderWith(left), new Date(at('07:00')));
  expect(plan.cards).toEqual([]);
  expect(plan.unplaced.map(({ id }) => id)).toEqual([7]);
});
