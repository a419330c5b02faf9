import type { Match } from '@tennis/contract';
import { expect, test } from 'vitest';
import { spokenMatch } from './match-facts.ts';
import { sampleMatch } from './sample-match.ts';
import { courtName } from './court-name.ts';
import { groupName, matchView } from './match-view.ts';
import { roundName } from './match-words.ts';
import { listZones, zoneTag } from './zones.ts';

const MATCH = sampleMatch(1, {
  round: 'quarter_final',
  p1Name: 'Nina Kovač',
  p2Name: 'Priya Raman',
  p1Seed: 1,
  court: 'Court 1',
  startTime: '2026-09-12T12:00:00.000Z',
  timeZone: 'Europe/Berlin',
});

const setOf = ([player1, player2]: readonly [number, number]) => ({ player1, player2 });

const sets = (
  first: readonly [number, number],
  second: readonly [number, number] = [0, 0],
): NonNullable<Match['scores']> => ({ set1: setOf(first), set2: setOf(second), set3: setOf([0, 0]) });

const view = (change: Partial<Match>) => matchView({ ...MATCH, ...change }, 'Europe/Berlin');

test('what an old database held and nobody can read as sets is shown as it was', () => {
  const { score } = view({ status: 'completed', scores: null, scoreText: 'won in two, then rain' });
  expect(score).toMatchObject({ sets: [], winner: undefined, outcome: 'won in two, then rain' });
});

test('a match to come: names, seed, the specification’s date and no score [§9]', () => {
  expect(view({})).toMatchObject({
    phase: 'upcoming',
    sides: [
      { name: 'Nina Kovač', seed: 1, player: 11 },
      { name: 'Priya Raman', player: 12 },
    ],
    score: { sets: [], winner: undefined },
    when: 'Sep 12, 2026 • 2:00 PM',
    time: '2:00 PM',
    court: 'Court 1',
    round: 'Quarter Final',
  });
});

test('a match that follows another one has a day and no minute, until it has begun [OP37]', () => {
  expect(view({ followedBy: true })).toMatchObject({
    when: 'Sep 12, 2026 • Followed by',
    time: 'Followed by',
  });
  expect(view({ followedBy: true, status: 'completed' }).time).toBe('2:00 PM');
  expect(view({ followedBy: true, startTime: null })).toMatchObject({ when: 'Date TBD', time: 'Time TBD' });
});

test('what is not known yet says so in the words of §8 [S8.13]', () => {
  expect(view({ p1Name: null, participant1Id: null, court: null, startTime: null })).toMatchObject({
    sides: [
      { name: 'TBD', placeholder: true },
      { name: 'Priya Raman', player: 12 },
    ],
    when: 'Date TBD',
    time: 'Time TBD',
    court: 'Court TBD',
  });
});

test('of a match that is over nothing is to be determined: the day of its result says when it was, where it is known', () => {
  const over = { court: null, startTime: null, status: 'completed' } as const;
  expect(view({ ...over, completedAt: '2026-09-12T22:30:00.000Z' })).toMatchObject({
    when: 'Sep 13, 2026',
    time: '',
    court: '',
  });
  expect(view(over)).toMatchObject({ when: '', time: '', court: '' });
  expect(view({ ...over, status: 'cancelled' })).toMatchObject({ when: '', time: '', court: '' });
  expect(view({ ...over, status: 'in_progress' })).toMatchObject({ when: '', time: '', court: 'Court TBD' });
});

test('the zone is named only when the viewer’s clock shows another time [D1]', () => {
  expect(matchView(MATCH, 'America/New_York').time).toBe('2:00 PM GMT+2');
  expect(zoneTag(MATCH.startTime ?? '', 'Europe/Berlin', 'Europe/Paris')).toBe('');
  expect(zoneTag(MATCH.startTime ?? '', 'America/New_York', 'UTC')).toBe(' EDT');
});

test('the stored winner counts, whatever the score says', () => {
  const scores = sets([6, 3], [6, 4]);
  expect(view({ scores, winnerId: 12, status: 'completed' }).score.winner).toBe(1);
});

test('without a stored winner the score names one once it is decided or the match is over [§4 Suggested winner]', () => {
  expect(view({ scores: sets([6, 3], [6, 4]), status: 'in_progress' }).score.winner).toBe(0);
  expect(view({ scores: sets([3, 6]), status: 'completed' }).score.winner).toBe(1);
  expect(view({ scores: sets([6, 3], [3, 6]), status: 'completed' }).score.winner).toBeUndefined();
});

test('the leader of a running match has not won it', () => {
  expect(view({ scores: sets([6, 3], [2, 1]), status: 'in_progress' }).score.winner).toBeUndefined();
});

test('a set that is still played has no winner; a match that is over has won all its sets [SC8]', () => {
  const running = sets([6, 3], [2, 1]);
  const open = [{ games: [6, 3] }, { games: [2, 1], open: true }];
  expect(view({ scores: running, status: 'in_progress' }).score.sets).toEqual(open);
  const retired = { ...running, outcome: { kind: 'retired' as const, by: 2 as const } };
  expect(view({ scores: retired, winnerId: 11, status: 'completed' }).score.sets).toEqual(open);
  expect(view({ scores: sets([6, 3], [6, 4]), status: 'in_progress' }).score.sets).toEqual([
    { games: [6, 3] },
    { games: [6, 4] },
  ]);
  // Stored as odd: played to five games by agreement.
  expect(view({ scores: sets([5, 4]), winnerId: 11, status: 'completed' }).score.sets).toEqual([
    { games: [5, 4] },
  ]);
});

test('tie-breaks show the loser’s points, a match tie-break its own', () => {
  const scores = {
    set1: { player1: 7, player2: 6, tieBreak1: 9, tieBreak2: 7 },
    set2: { player1: 6, player2: 7, tieBreak1: 4 },
    set3: { player1: 10, player2: 8, matchTieBreak: true as const },
  };
  expect(view({ scores, status: 'completed' }).score.sets).toEqual([
    { games: [7, 6], tiebreak: 7 },
    { games: [6, 7], tiebreak: 4 },
    { games: [10, 8] },
  ]);
});

test('a retirement is written behind the side that did not win [OU2]', () => {
  const scores = { ...sets([6, 3], [2, 1]), outcome: { kind: 'retired' as const, by: 2 as const } };
  expect(view({ scores, winnerId: 11, status: 'completed' }).score).toMatchObject({
    outcome: 'ret.',
    winner: 0,
  });
});

test('an abandoned match has no winner, no matter who was ahead, and says so [OU1]', () => {
  const scores = { ...sets([6, 3], [2, 1]), outcome: { kind: 'abandoned' as const, by: null } };
  const shown = view({ scores, winnerId: null, status: 'completed' });
  expect(shown.score).toMatchObject({ outcome: 'abn.', winner: undefined });
  expect(spokenMatch(shown)).toBe('Nina Kovač 6 2, Priya Raman 3 1 abn., completed');
});

test('a group has its own name or the letter of its id modulo 4 [D17, D42]', () => {
  expect(groupName(6, null)).toBe('Group C');
  expect(groupName(6, 'Morning group')).toBe('Morning group');
  expect(groupName(6, 'B')).toBe('Group B');
  expect(view({ round: 'group', groupId: 4, groupName: null }).round).toBe('Group, Group A');
});

test('a court of one number is read as people say it', () => {
  expect(courtName('3')).toBe('Court 3');
  expect(courtName('Centre Court')).toBe('Centre Court');
  expect(courtName('')).toBe('Court TBD');
});

test('a list names its zones once: one in full, several with what stands beside the times [D1]', () => {
  const startTime = '2026-09-12T09:00:00Z';
  const singapore = { startTime, timeZone: 'Asia/Singapore' };
  const tokyo = { startTime, timeZone: 'Asia/Tokyo' };
  expect(listZones([singapore], 'Europe/Berlin')).toEqual({
    line: 'Times are those of Asia/Singapore.',
    reading: 'Asia/Singapore',
  });
  expect(listZones([{ startTime, timeZone: 'America/New_York' }], 'UTC').line).toBe(
    'Times are those of America/New York.',
  );
  expect(listZones([singapore], 'Asia/Manila').line).toBeNull();
  expect(listZones([{ ...singapore, startTime: null }], 'UTC').line).toBeNull();
  expect(listZones([singapore, tokyo], 'Asia/Tokyo')).toEqual({
    line: 'Times are those of each club: GMT+8 in Asia/Singapore.',
    reading: 'Asia/Tokyo',
  });
  expect(listZones([singapore, tokyo], 'UTC').line).toBe(
    'Times are those of each club: GMT+8 in Asia/Singapore, GMT+9 in Asia/Tokyo.',
  );
});

test('a round that nobody knows has a name [§4]', () => {
  expect(roundName('round_of_16')).toBe('Round Of 16');
});
