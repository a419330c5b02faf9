// A day by court: whose courts, in which order, and the note on each time (brief sections 1 and 7).
import type { Court, Match } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { courtDays, hostsOf, passedAt, printedTime, sheetsOf, timeLabel } from './by-court.ts';

const at = (time: string): string => `2026-09-12T${time}:00.000Z`;
const match = (id: number, change: Partial<Match> = {}): Match =>
  sampleMatch(id, {
    timeZone: 'UTC',
    clubId: 1,
    clubName: 'Riverside',
    court: 'Court 1',
    startTime: at('10:00'),
    ...change,
  });
const court = (id: number, name: string): Court => ({
  id,
  clubId: 1,
  name,
  surface: null,
  indoor: false,
  lights: false,
  centre: false,
  hours: [],
  closures: [],
  version: 1,
});

describe('[brief 7] the hosts of a day', () => {
  it('are clubs, and tournaments without one; one’s own first, then those on court, then by name', () => {
    const hosts = hostsOf([
      match(1, { clubId: 3, clubName: 'Arroyo' }),
      match(2, { clubId: 1, clubName: 'Riverside', status: 'in_progress' }),
      match(3, { clubId: null, clubName: null, tournamentId: 9, tournamentName: 'Street Cup' }),
      match(4, { clubId: 2, clubName: 'Zurich', isMine: true }),
      match(5, { clubId: 1, clubName: 'Riverside' }),
    ]);
    expect(hosts.map(({ name, matches }) => [name, matches.length])).toEqual([
      ['Zurich', 1],
      ['Riverside', 2],
      ['Arroyo', 1],
      ['Street Cup', 1],
    ]);
  });
});

describe('[brief 7] the courts of a day', () => {
  it('stand in the order of the club, then others as people count them, and matches without a court last', () => {
    const days = courtDays(
      [
        match(1, { court: null }),
        match(2, { court: 'Meadow 10' }),
        match(3, { court: 'Meadow 9' }),
        match(4, { court: '2' }),
        match(5, { court: 'Centre Court', startTime: at('12:00') }),
        match(6, { court: 'Centre Court', startTime: at('09:00') }),
        match(7, { court: 'Hall', status: 'cancelled' }),
      ],
      [court(1, 'Centre Court'), court(2, 'Court 2'), court(3, 'Hall')],
    );
    expect(days.map(({ name, matches }) => [name, matches.map(({ id }) => id)])).toEqual([
      ['Centre Court', [6, 5]],
      ['Court 2', [4]],
      ['Meadow 9', [3]],
      ['Meadow 10', [2]],
      ['Court TBD', [1]],
    ]);
  });

  it('tell what lies before now', () => {
    const matches = [
      match(1, { status: 'completed' }),
      match(2, { status: 'in_progress', startTime: at('11:00') }),
      match(3, { startTime: at('12:00') }),
      match(4, { startTime: at('13:00') }),
    ];
    expect([
      passedAt(matches, at('11:30')),
      passedAt(matches, at('12:30')),
      passedAt([], at('12:30')),
    ]).toEqual([2, 3, 0]);
  });
});

describe('[brief 1] times are honest', () => {
  it.each([
    [{}, '10:00 AM'],
    [{ notBefore: at('14:00') }, 'Not before 2:00 PM'],
    [{ followedBy: true }, 'Followed by'],
    [{ followedBy: true, status: 'in_progress' as const }, '10:00 AM'],
    [{ notBefore: at('14:00'), status: 'completed' as const }, '10:00 AM'],
    [{ startTime: null }, 'No Time Specified'],
  ])('on the screen as the plan has it: %j', (change, text) => {
    expect(timeLabel(match(1, change))).toBe(text);
  });

  it.each([
    ['the first of a court', undefined, {}, '10:00 AM'],
    ['the first, though it was to follow another', undefined, { followedBy: true }, '10:00 AM'],
    ['the next', match(1), { startTime: at('11:30') }, 'Followed by'],
    ['one at the same time', match(1), { startTime: at('10:00') }, 'Followed by'],
    ['one with a time of its own', match(1), { notBefore: at('11:00') }, 'Not before 11:00 AM'],
    ['one after a long gap', match(1), { startTime: at('14:00') }, 'Not before 2:00 PM'],
    ['one without a time', match(1), { startTime: null }, 'No Time Specified'],
  ])('on paper: %s', (_, before, change, text) => {
    expect(printedTime(match(2, change), before)).toBe(text);
  });
});

it('a match that was broken off stands where it goes on, with that time, and is not yet passed [D56]', () => {
  const goesOn = new Date(Date.now() + 3_600_000).toISOString();
  const later = new Date(Date.now() + 7_200_000).toISOString();
  const broken = match(1, { status: 'in_progress', startTime: at('08:00'), interrupted: { goesOn } });
  const [day] = courtDays(
    [broken, match(2, { startTime: later }), match(3, { status: 'completed' })],
    [court(1, 'Court 1')],
  );
  expect(day?.matches.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(timeLabel(broken)).toMatch(/^Goes on (?:at )?/);
  expect(printedTime(broken, match(3))).toBe(timeLabel(broken));
  const now = new Date().toISOString();
  expect(passedAt(day?.matches ?? [], now)).toBe(1);
  const standing = { since: now, reason: 'rain', again: null } as const;
  const still = match(1, { status: 'in_progress', interrupted: { goesOn: null, suspended: standing } });
  expect(passedAt([still], now)).toBe(1);
});

it.each([
  [[1, 2, 3], [[1, 2, 3]]],
  [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
  ],
  [[], []],
])('columns %j go on sheets %j', (columns, sheets) => {
  expect(sheetsOf(columns, 6)).toEqual(sheets);
});
