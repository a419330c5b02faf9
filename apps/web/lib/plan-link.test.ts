// The way from a draw to its order of play.
import type { User } from '@tennis/contract';
import { expect, test } from 'vitest';
import { planLink, waitsForPlan } from './plan-link.ts';

const cup = {
  clubId: 4,
  status: 'active' as const,
  startDate: '2026-09-12T09:00:00.000Z',
  endDate: '2026-09-13T18:00:00.000Z',
  timeZone: 'UTC',
};
const admin = { id: 1, role: 'member', clubs: [{ clubId: 4, role: 'admin' }] } as unknown as User;
const member = { id: 2, role: 'member', clubs: [{ clubId: 4, role: 'member' }] } as unknown as User;

const of = (now: string) => planLink(cup, admin, now);

test('leads to the desk of the club, on the first day that can still be planned', () => {
  expect(of('2026-09-01T10:00:00.000Z')).toBe('/match-schedules?view=courts&club=4&date=2026-09-12');
  expect(of('2026-09-13T08:00:00.000Z')).toBe('/match-schedules?view=courts&club=4&date=2026-09-13');
  // What was left over is planned from the day on which somebody looks.
  expect(of('2026-09-14T08:00:00.000Z')).toBe('/match-schedules?view=courts&club=4&date=2026-09-14');
});

test('leads nobody who may not plan there, and nowhere where all is over or play is by date', () => {
  const now = '2026-09-01T10:00:00.000Z';
  expect(planLink(cup, member, now)).toBeNull();
  expect(planLink(cup, null, now)).toBeNull();
  expect(planLink({ ...cup, clubId: null }, admin, now)).toBeNull();
  expect(planLink({ ...cup, status: 'completed' }, admin, now)).toBeNull();
  expect(planLink({ ...cup, endDate: '2026-10-30T18:00:00.000Z' }, admin, now)).toBeNull();
});

test('a match of a draw waits for its place until it has one', () => {
  const match = { status: 'scheduled', startTime: null, drawId: 1 };
  expect(waitsForPlan(match)).toBe(true);
  expect(waitsForPlan({ ...match, startTime: cup.startDate })).toBe(false);
  expect(waitsForPlan({ ...match, status: 'completed' })).toBe(false);
  expect(waitsForPlan({ ...match, drawId: null })).toBe(false);
});
