import { expect, test } from 'vitest';
import { comesFromText } from '../../lib/comes-from.ts';
import { sampleMatch } from '../../lib/sample-match.ts';
import { matchesByRound } from './match-groups.ts';

const at = (hour: string, day = '12') => `2026-09-${day}T${hour}:00.000Z`;
const headings = (matches: Parameters<typeof matchesByRound>[0]) =>
  matchesByRound(matches).map(({ round, sections }) => [
    round,
    sections.map(({ heading, matches: group }) => [heading, group.map(({ id }) => id)]),
  ]);

test('rounds stand in display order [§4, S4.11]', () => {
  const rounds = [
    'final',
    'third_place',
    'knockout',
    'group',
    'semi_final',
    'round_robin',
    'quarter_final',
  ] as const;
  const matches = rounds.map((round, index) => sampleMatch(index + 1, { round }));
  expect(matchesByRound(matches).map(({ round }) => round)).toEqual([
    'round_robin',
    'group',
    'knockout',
    'quarter_final',
    'semi_final',
    'third_place',
    'final',
  ]);
});

test('upcoming matches are grouped by start time of day, after those on court [§2, S2.48]', () => {
  const matches = [
    sampleMatch(1, { startTime: at('14:00') }),
    sampleMatch(2, { startTime: at('09:00') }),
    sampleMatch(3),
    sampleMatch(4, { startTime: at('09:00') }),
    sampleMatch(5, { status: 'in_progress', startTime: at('10:00') }),
    sampleMatch(6, { status: 'completed' }),
    sampleMatch(7, { status: 'cancelled' }),
  ];
  expect(headings(matches)).toEqual([
    [
      'knockout',
      [
        ['On court now', [5]],
        ['9:00 AM', [2, 4]],
        ['2:00 PM', [1]],
        ['Time TBD', [3]],
        ['Completed', [6]],
        ['Cancelled', [7]],
      ],
    ],
  ]);
});

test('a match that was broken off is not among those on court [D56]', () => {
  const suspended = { since: at('10:10'), reason: 'rain', again: null } as const;
  const matches = [
    sampleMatch(1, { status: 'in_progress', interrupted: { goesOn: null, suspended } }),
    sampleMatch(2, { status: 'in_progress' }),
    sampleMatch(3, { startTime: at('14:00') }),
  ];
  expect(headings(matches)).toEqual([
    [
      'knockout',
      [
        ['On court now', [2]],
        ['Interrupted', [1]],
        ['2:00 PM', [3]],
      ],
    ],
  ]);
});

const follower = (id: number, startTime: string) => sampleMatch(id, { startTime, followedBy: true });

test('matches that follow another one stand under no minute, after those of their day with a time [OP37]', () => {
  expect(
    headings([
      follower(1, at('10:00')),
      follower(2, at('09:30')),
      sampleMatch(3, { startTime: at('11:00') }),
      sampleMatch(4),
    ]),
  ).toEqual([
    [
      'knockout',
      [
        ['11:00 AM', [3]],
        ['Followed by', [2, 1]],
        ['Time TBD', [4]],
      ],
    ],
  ]);
  expect(headings([follower(1, at('10:00')), sampleMatch(2, { startTime: at('09:00', '13') })])).toEqual([
    [
      'knockout',
      [
        ['Sep 12 • Followed by', [1]],
        ['Sep 13 • 9:00 AM', [2]],
      ],
    ],
  ]);
});

test('a cancelled match is not counted among those to be completed', () => {
  const matches = [
    sampleMatch(1),
    sampleMatch(2, { status: 'completed' }),
    sampleMatch(3, { status: 'cancelled' }),
  ];
  expect(matchesByRound(matches)).toMatchObject([{ matches: 3, played: 2, completed: 1 }]);
});

test('start times of several days carry their day; a round that is over needs no heading', () => {
  const matches = [
    sampleMatch(1, { startTime: at('09:00') }),
    sampleMatch(2, { startTime: at('09:00', '13') }),
    sampleMatch(3, { round: 'final', status: 'completed' }),
  ];
  expect(headings(matches)).toEqual([
    [
      'knockout',
      [
        ['Sep 12 • 9:00 AM', [1]],
        ['Sep 13 • 9:00 AM', [2]],
      ],
    ],
    ['final', [[null, [3]]]],
  ]);
});

const inDraw = (index: number, startTime: string, change: object = {}) =>
  sampleMatch(index + 1, {
    drawId: 3,
    drawMatch: index,
    court: 'Court 2',
    timeZone: 'UTC',
    startTime,
    ...change,
  });

test('a match of another day that decides who plays is named by its day, time and court, as in the order of play', () => {
  const comesFrom = [1, 2].map((match) => ({ kind: 'winner' as const, match }));
  const open = { participant1Id: null, p1Name: null, participant2Id: null, p2Name: null };
  const final = inDraw(2, at('13:00', '13'), { ...open, round: 'final', comesFrom });
  const first = inDraw(0, at('15:00', '12'));
  const groups = matchesByRound([first, inDraw(1, at('09:00', '13')), final]);
  const listed = groups.flatMap(({ sections }) => sections.flatMap(({ matches }) => matches));
  const said = listed.find(({ id }) => id === final.id);
  expect(said && [comesFromText(said, 0), comesFromText(said, 1)]).toEqual([
    'Winner of Sat 3:00 PM, Court 2',
    'Winner of match 2',
  ]);
  // What says nothing new is the same object: a write redraws no other row.
  expect(listed.find(({ id }) => id === first.id)).toBe(first);
});
