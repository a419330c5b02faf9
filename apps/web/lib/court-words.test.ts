// Opening hours in one line, and when a court is closed (D48).
import type { Court } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { weekText, whyClosed } from './court-words.ts';

const open = (from: string, to: string) => ({ from, to });
const all = (from: string, to: string) => Array.from({ length: 7 }, () => open(from, to));
const court = (fields: Partial<Court>): Court => ({
  id: 1,
  clubId: 1,
  name: 'Court 1',
  surface: 'clay',
  indoor: false,
  lights: false,
  centre: false,
  hours: all('08:00', '22:00'),
  closures: [],
  version: 1,
  ...fields,
});

describe('[D48] opening hours in one line', () => {
  it.each([
    [all('08:00', '22:00'), 'Every day 8:00 AM–10:00 PM'],
    [all('07:30', '24:00'), 'Every day 7:30 AM–12:00 AM'],
    [
      [...all('09:00', '20:00').slice(0, 5), open('09:00', '13:00'), null],
      'Mon–Fri 9:00 AM–8:00 PM, Sat 9:00 AM–1:00 PM',
    ],
    [
      [open('09:00', '20:00'), null, open('09:00', '20:00'), null, null, null, null],
      'Mon 9:00 AM–8:00 PM, Wed 9:00 AM–8:00 PM',
    ],
    [[null, null, null, null, null, null, null], 'Closed all week'],
  ])('%#', (hours, text) => {
    expect(weekText(hours)).toBe(text);
  });
});

describe('[D48] a court is closed', () => {
  // 2026-09-12 is a Saturday; Lisbon is an hour before UTC then.
  const zone = 'Europe/Lisbon';

  it.each([
    ['2026-09-12T07:00:00.000Z', null],
    ['2026-09-12T06:59:00.000Z', 'Court 1 is closed then. Open that day: 8:00 AM–10:00 PM.'],
    ['2026-09-12T20:59:00.000Z', null],
    ['2026-09-12T21:00:00.000Z', 'Court 1 is closed then. Open that day: 8:00 AM–10:00 PM.'],
  ])('outside its hours on the clock of the club: %s', (moment, why) => {
    expect(whyClosed(court({}), moment, zone)).toBe(why);
  });

  it('on a day without hours', () => {
    const hours = all('08:00', '22:00').map((hour, at) => (at === 5 ? null : hour));
    expect(whyClosed(court({ hours }), '2026-09-12T12:00:00.000Z', zone)).toBe(
      'Court 1 is closed on that day.',
    );
    expect(whyClosed(court({ hours }), '2026-09-13T12:00:00.000Z', zone)).toBeNull();
  });

  it('while it is out of use, until further notice where there is no end', () => {
    const ended = { from: '2026-09-12T10:00:00.000Z', to: '2026-09-12T12:00:00.000Z', reason: null };
    expect(whyClosed(court({ closures: [ended] }), '2026-09-12T11:00:00.000Z', zone)).toBe(
      'Court 1 is out of use then.',
    );
    expect(whyClosed(court({ closures: [ended] }), '2026-09-12T12:00:00.000Z', zone)).toBeNull();
    const endless = { ...ended, to: null };
    expect(whyClosed(court({ closures: [endless] }), '2027-09-12T12:00:00.000Z', zone)).not.toBeNull();
  });
});
