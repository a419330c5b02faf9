import type { Match } from '@tennis/contract';
import { expect, test } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { resultTournaments, scheduleRounds } from './match-groups.ts';

const outline = (matches: readonly Match[], viewer = 'UTC') =>
  scheduleRounds(matches, viewer).map(({ round, times }) => [
    round,
    ...times.map(({ time, matches: together }) => `${time}: ${together.map(({ id }) => id).join(' ')}`),
  ]);

test('a day is grouped by round in display order, then by start time [§2, §4]', () => {
  const day = [
    sampleMatch(1, { round: 'final', startTime: '2026-09-12T15:00:00Z' }),
    sampleMatch(2, { round: 'group', startTime: '2026-09-12T10:00:00Z' }),
    sampleMatch(3, { round: 'group' }),
    sampleMatch(4, { round: 'group', startTime: '2026-09-12T09:00:00Z' }),
    sampleMatch(5, { round: 'group', startTime: '2026-09-12T10:00:00Z' }),
    sampleMatch(6, { round: 'quarter_final', startTime: '2026-09-12T13:00:00Z' }),
  ];
  expect(outline(day)).toEqual([
    ['group', '9:00 AM: 4', '10:00 AM: 2 5', 'No Time Specified: 3'],
    ['quarter_final', '1:00 PM: 6'],
    ['final', '3:00 PM: 1'],
  ]);
});

const follower = (id: number, startTime: string, more: Partial<Match> = {}) =>
  sampleMatch(id, { startTime, followedBy: true, ...more });

test('matches that follow another one stand under no minute, after those with a time [OP37]', () => {
  expect(
    outline([
      follower(1, '2026-09-12T09:30:00Z'),
      follower(2, '2026-09-12T09:20:00Z'),
      follower(3, '2026-09-12T09:00:00Z', { status: 'in_progress' }),
      sampleMatch(4, { startTime: '2026-09-12T14:00:00Z' }),
      sampleMatch(5),
    ]),
  ).toEqual([['knockout', '9:00 AM: 3', '2:00 PM: 4', 'Followed by: 2 1', 'No Time Specified: 5']]);
});

test('a round that nobody knows stands first [§2, §4, S4.11]', () => {
  const day = [sampleMatch(1, { round: 'group' }), { ...sampleMatch(2), round: 'round_of_16' as 'final' }];
  expect(outline(day).map(([round]) => round)).toEqual(['round_of_16', 'group']);
});

test('one foreign zone is named once, several beside each time [D1]', () => {
  const lisbon = { startTime: '2026-09-12T09:00:00Z', timeZone: 'Europe/Lisbon' };
  const berlin = { startTime: '2026-09-12T09:00:00Z', timeZone: 'Europe/Berlin' };
  expect(outline([sampleMatch(1, lisbon)], 'Europe/Berlin')).toEqual([['knockout', '10:00 AM: 1']]);
  expect(outline([sampleMatch(1, lisbon), sampleMatch(2, berlin)], 'Europe/Berlin')).toEqual([
    ['knockout', '10:00 AM GMT+1: 1', '11:00 AM: 2'],
  ]);
});

test('results name the zone once for each tournament that is played in another [D1]', () => {
  const lisbon = { startTime: '2026-09-12T09:00:00Z', timeZone: 'Europe/Lisbon', tournamentId: 2 };
  const berlin = { startTime: '2026-09-12T09:00:00Z', timeZone: 'Europe/Berlin' };
  const results = resultTournaments([sampleMatch(1, lisbon), sampleMatch(2, berlin)], 'Europe/Berlin');
  expect(results.map(({ zones }) => zones.line)).toEqual(['Times are those of Europe/Lisbon.', null]);
});

test('results are grouped by tournament, the newest result first, then by round [§2]', () => {
  const results = [
    sampleMatch(9, { tournamentId: 2, tournamentName: 'Mixed', round: 'final' }),
    sampleMatch(8, { round: 'final' }),
    sampleMatch(7, { tournamentId: 2, tournamentName: 'Mixed', round: 'semi_final' }),
    sampleMatch(6, { tournamentId: 2, tournamentName: 'Mixed', round: 'final' }),
  ];
  expect(
    resultTournaments(results, 'UTC').map(({ name, rounds }) => [
      name,
      ...rounds.map(({ round, matches }) => `${round}: ${matches.map(({ id }) => id).join(' ')}`),
    ]),
  ).toEqual([
    ['Mixed', 'semi_final: 7', 'final: 9 6'],
    ['Riverside Clay Open', 'final: 8'],
  ]);
});
