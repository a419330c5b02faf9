// A day by time: who plays, who is next as far as anybody knows, and what has been played.
import { expect, it } from 'vitest';
import type { Match } from '@tennis/contract';
import { sampleMatch } from '../../lib/sample-match.ts';
import { partsByTime, whenAndWhere } from './by-time.ts';

const at = (time: string): string => `2026-09-12T${time}:00.000Z`;
const match = (id: number, change: Partial<Match>): Match =>
  sampleMatch(id, { startTime: at('10:00'), ...change });
const over = (completedAt: string | null) => ({ status: 'completed', completedAt }) as const;
const goesOn = (time: string) => ({ status: 'in_progress', interrupted: { goesOn: time } }) as const;
const later = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const read = (matches: readonly Match[]) =>
  partsByTime(matches).map((part) => [part.kind, part.matches.map(({ id }) => id)]);

it('[OP37] a match to come stands where it is expected, one without a time last, and a cancelled one nowhere', () => {
  const estimate = { low: at('12:00'), median: at('12:30'), high: at('13:00') };
  expect(
    read([
      match(1, { startTime: null }),
      match(2, { startTime: at('11:00'), estimate }),
      match(3, { startTime: at('12:00') }),
      match(4, { status: 'cancelled' }),
      match(5, { startTime: at('12:00') }),
    ]),
  ).toEqual([['toCome', [3, 5, 2, 1]]]);
});

it('[D56] what was broken off stands apart, the one that goes on first in front', () => {
  expect(
    read([
      match(1, { status: 'in_progress' }),
      match(2, goesOn(later(3))),
      match(3, goesOn(later(1))),
      match(4, goesOn(at('10:30'))),
      match(5, { startTime: at('15:00') }),
    ]),
  ).toEqual([
    ['onCourt', [1, 4]],
    ['interrupted', [3, 2]],
    ['toCome', [5]],
  ]);
});

it('what is on court comes first, and the last result before the others', () => {
  expect(
    read([
      match(1, over(at('11:00'))),
      match(2, { ...over(null), startTime: at('09:00') }),
      match(3, over(at('12:00'))),
      match(4, { startTime: at('15:00') }),
      match(5, { status: 'in_progress', startTime: at('13:00') }),
    ]),
  ).toEqual([
    ['onCourt', [5]],
    ['toCome', [4]],
    ['played', [3, 1, 2]],
  ]);
});

it('does not say “Followed by” below a match of another court, if it knows when or that somebody is called [OP37]', () => {
  const about = { text: 'about 11:15 AM', small: '10:55–11:50 AM', spoken: 'about 11:15 AM' };
  const following = match(1, { followedBy: true, court: '2', timeZone: 'UTC', calledAt: null });
  expect(whenAndWhere(following, about, 'Court 2')).toEqual([about, 'Court 2']);
  expect(whenAndWhere({ ...following, followedBy: false }, about, 'Court 2')).toEqual([
    '10:00 AM',
    about,
    'Court 2',
  ]);
  expect(whenAndWhere(following, '', 'Court 2')).toEqual(['Followed by', '', 'Court 2']);
  const called = { ...following, calledAt: at('09:55') };
  expect(whenAndWhere(called, 'Called to Court 2', 'Court 2')).toEqual(['Called to Court 2']);
});
