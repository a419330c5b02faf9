import { expect, test } from 'vitest';
import {
  clockOf,
  dayOf,
  formatDay,
  formatMatchTime,
  formatRange,
  formatShortDay,
  formatTime,
  formatWeekday,
} from './dates.ts';
import { momentAt } from './moment-at.ts';

const SATURDAY = '2026-09-12T12:00:00.000Z';

test('the patterns of §9, in the zone of the club [D1, S9.3]', () => {
  expect(formatDay(SATURDAY, 'Europe/Berlin')).toBe('Sep 12, 2026');
  expect(formatMatchTime(SATURDAY, 'Europe/Berlin')).toBe('Sep 12, 2026 • 2:00 PM');
  expect(formatMatchTime(SATURDAY, 'Pacific/Auckland')).toBe('Sep 13, 2026 • 12:00 AM');
  expect(formatRange('2026-12-31T10:00:00Z', '2027-01-02T18:00:00Z', 'UTC')).toBe('Dec 31 - Jan 2, 2027');
  expect(formatRange('2026-09-12T08:00:00Z', '2026-09-12T20:00:00Z', 'UTC')).toBe('Sep 12, 2026');
  expect(formatRange('2026-09-12T08:00:00Z', '2027-09-12T08:00:00Z', 'UTC')).toBe('Sep 12 - Sep 12, 2027');
});

test('the short forms of draws [D43]', () => {
  expect(formatWeekday(SATURDAY, 'UTC')).toBe('Sat');
  expect(formatShortDay('2026-09-01T00:00:00Z', 'UTC')).toBe('Sep 1');
});

test('midnight and noon have 12, not 0', () => {
  expect(formatTime('2026-09-12T00:05:00Z', 'UTC')).toBe('12:05 AM');
  expect(formatTime(SATURDAY, 'UTC')).toBe('12:00 PM');
  expect(clockOf('2026-09-12T00:05:00Z', 'UTC')).toBe('00:05');
});

test('no printed time holds a space that a search for a plain one would miss', () => {
  expect(formatMatchTime(SATURDAY, 'UTC')).toMatch(/^[A-Z][a-z]{2} \d+, \d{4} • \d+:\d\d [AP]M$/);
});

test('what a form shows leads back to the same moment, on both sides of a change of the clocks', () => {
  for (const moment of ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-10-25T02:30:00.000Z']) {
    const zone = 'Europe/Berlin';
    expect(momentAt(dayOf(moment, zone), clockOf(moment, zone), zone)).toBe(moment);
  }
});
