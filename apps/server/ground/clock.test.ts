// Kept answers end with the quarter of an hour (ADR 16): in no zone may a day begin inside of one.
import { expect, test } from 'vitest';
import { dayIn, quarterOf, startOfQuarter, todayIn } from './clock.ts';

const QUARTER_MS = 900_000;
const FIRST = Date.parse('2025-01-01T00:00:00Z');
const DAYS = 366 * 2;

/** At the beginning of each quarter of an hour, the day in a zone is the same as in its last millisecond; checked near each change of the day. */
function hasDaysOfWholeQuarters(zone: string): boolean {
  for (let day = 0; day < DAYS; day += 1) {
    const from = FIRST + day * 86_400_000;
    // Half way through the UTC day the zone's day changes at one moment, which a search finds.
    let [before, after] = [from, from + 86_400_000];
    if (dayIn(zone, new Date(before)) === dayIn(zone, new Date(after))) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (dayIn(zone, new Date(middle)) === dayIn(zone, new Date(from))) before = middle;
      else after = middle;
    }
    if (after % QUARTER_MS !== 0) return false;
  }
  return true;
}

// The odd ones by their offsets, and those whose clocks are changed at midnight.
test.each([
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Asia/Gaza',
  'Pacific/Kiritimati',
  'Europe/Lisbon',
])('days in %s begin with a quarter of an hour', (zone) => {
  expect(hasDaysOfWholeQuarters(zone)).toBe(true);
});

test('every zone is ahead of UTC by whole quarters', () => {
  const odd = Intl.supportedValuesOf('timeZone').filter((timeZone) => {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return ['2026-01-15', '2026-07-15', '2035-01-15', '2035-07-15'].some((day) => {
      const offset =
        format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      return !/^GMT(?:[+-]\d\d:(?:00|15|30|45))?$/.test(offset);
    });
  });
  expect(odd).toEqual([]);
});

test('a quarter has a number and a beginning', () => {
  const moment = new Date('2026-09-12T10:14:59.999Z');
  expect(startOfQuarter(moment).toISOString()).toBe('2026-09-12T10:00:00.000Z');
  expect(quarterOf(new Date(moment.getTime() + 1))).toBe(quarterOf(moment) + 1);
});

test('the day of now is the day of that moment in every zone, however often it is asked for', () => {
  const noon = Date.parse('2026-09-12T12:00:00Z');
  const zones = ['UTC', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/St_Johns', 'Pacific/Kiritimati'];
  const moments = Array.from({ length: 24 * 4 * 3 }, (_, third) => new Date(noon + third * 300_000));
  const differing = zones.flatMap((zone) =>
    moments.filter(
      (now) => todayIn(zone, now) !== dayIn(zone, now) || todayIn(zone, now) !== dayIn(zone, now),
    ),
  );
  expect(differing).toEqual([]);
});
