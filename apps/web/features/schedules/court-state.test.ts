// What visitors read beside the name of a court.
import type { Court, Match } from '@tennis/contract';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { courtDays } from './by-court.ts';
import { stateOf } from './court-state.ts';

const at = (time: string): string => `2026-09-12T${time}:00.000Z`;
const COURT: Court = {
  id: 1,
  clubId: 1,
  name: 'Court 1',
  surface: null,
  indoor: false,
  lights: false,
  centre: false,
  hours: Array.from({ length: 7 }, () => ({ from: '08:00', to: '22:00' })),
  closures: [],
  version: 1,
};
const match = (id: number, change: Partial<Match> = {}): Match =>
  sampleMatch(id, { timeZone: 'UTC', court: 'Court 1', startTime: at('10:00'), ...change });
const state = (matches: readonly Match[], time: string, { isToday = true, court = COURT } = {}): string => {
  const [day] = courtDays(matches, [court]);
  return day === undefined ? '' : stateOf(day, at(time), isToday);
};

it('says when play begins there before it opens, and until when it is free while it is open', () => {
  const matches = [match(1, { startTime: at('08:00') }), match(2)];
  expect(state(matches, '07:15')).toBe('Play begins at 8:00 AM');
  // It opens on the clock of its club.
  const zone = { timeZone: 'Europe/Madrid' };
  expect(state([match(1, { ...zone, startTime: at('06:00') })], '05:30')).toBe('Play begins at 8:00 AM');
  expect(state([match(2, zone)], '06:30')).toBe('Free until 12:00 PM');
  expect(state([match(1, { status: 'completed', startTime: at('08:00') }), match(2)], '09:15')).toBe(
    'Free until 10:00 AM',
  );
  expect(state([match(2)], '08:30')).toBe('Free until 10:00 AM');
  expect(state(matches, '07:15', { isToday: false })).toBe('');
});

it('says that play is suspended, on this court or on all, and that it is closed', () => {
  const rain = { since: at('10:10'), reason: 'rain', again: null } as const;
  const wet = (courts: string[]) => match(1, { status: 'in_progress', standstills: [{ ...rain, courts }] });
  expect(state([match(1, { status: 'in_progress' })], '10:20')).toBe('On court now');
  expect([wet([]), wet(['Court 1']), wet(['Court 2'])].map((one) => state([one], '10:20'))).toEqual([
    'Play suspended',
    'Play suspended',
    'On court now',
  ]);
  const court = { ...COURT, closures: [{ from: at('09:00'), to: null, reason: null }] };
  expect(state([match(1)], '09:30', { court })).toBe('Out of use');
});

it('counts a match as on court only once it goes on there [D56]', () => {
  const moved = match(1, { status: 'in_progress', interrupted: { goesOn: at('14:40') } });
  expect(state([moved], '14:20')).toBe('Free until 2:40 PM');
  expect(state([moved], '14:45')).toBe('On court now');
});

it('is not free while the match that should have begun there has not [OP37]', () => {
  const late = match(1, { startTime: at('10:15') });
  const later = match(2, { startTime: at('11:15'), followedBy: true });
  expect(state([late, later], '10:14')).toBe('Free until 10:15 AM');
  expect(state([late, later], '10:21')).toBe('The next match is due');
  expect(state([{ ...late, status: 'completed' }, later], '10:50')).toBe('Free until 11:15 AM');
  // Its players are called before its time.
  expect(state([{ ...late, calledAt: at('10:05') }], '10:06')).toBe('The next match is due');
  expect(state([late, later], '10:21', { isToday: false })).toBe('');
});
