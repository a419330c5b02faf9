// Where those come from who are not known yet, in words.
import { expect, it } from 'vitest';
import { sampleMatch } from './sample-match.ts';
import { comesFromText, numberInDraw, numbersIn, withOtherDays } from './comes-from.ts';
import { matchView } from './match-view.ts';

const final = sampleMatch(7, {
  drawId: 3,
  drawMatch: 2,
  p1Name: null,
  participant1Id: null,
  p2Name: null,
  participant2Id: null,
  comesFrom: [
    { kind: 'winner', match: 1 },
    { kind: 'place', place: 1, group: 'A' },
  ],
});

it('names a match by its number and a group by its letter', () => {
  const loser = sampleMatch(7, { comesFrom: [{ kind: 'loser', match: 4 }, null] });
  expect(comesFromText(final, 0)).toBe('Winner of match 1');
  expect(comesFromText(final, 1)).toBe('Place 1 of group A');
  expect(comesFromText(loser, 0)).toBe('Loser of match 4');
  expect(comesFromText(loser, 1)).toBe('');
  expect(comesFromText(sampleMatch(7), 0)).toBe('');
});

it('names a match of another day by its day, time and court, as nobody sees its number there', () => {
  const at = { startTime: '2026-09-12T15:30:00.000Z', court: '2' };
  const waiting = (startTime: string | null, place: object = at) =>
    sampleMatch(7, { startTime, comesFrom: [{ kind: 'winner', match: 15, at: { ...at, ...place } }, null] });
  const sunday = '2026-09-13T13:00:00.000Z';
  expect(comesFromText(waiting(sunday), 0)).toBe('Winner of Sat 3:30 PM, Court 2');
  // A weekday says nothing from a week on; to a match without a day, from today on.
  expect(comesFromText(waiting('2026-09-19T13:00:00.000Z'), 0)).toBe('Winner of Sep 12 3:30 PM, Court 2');
  const longAgo = { startTime: '2000-01-01T15:30:00.000Z' };
  expect(comesFromText(waiting(null, longAgo), 0)).toBe('Winner of Jan 1 3:30 PM, Court 2');
  const today = { startTime: new Date().toISOString() };
  expect(comesFromText(waiting(null, today), 0)).toMatch(/^Winner of [A-Z][a-z]{2} \d+:\d\d [AP]M, Court 2$/);
  // Nobody was promised that minute.
  expect(comesFromText(waiting(sunday, { followedBy: true }), 0)).toBe('Winner of match 15, Sat, Court 2');
});

it('stands beside the open side of a match', () => {
  expect(matchView(final).sides).toEqual([
    { name: 'TBD', placeholder: true, origin: 'Winner of match 1' },
    { name: 'TBD', placeholder: true, origin: 'Place 1 of group A' },
  ]);
});

it('has the awaited matches of the same draw bear their number, and no others', () => {
  const first = sampleMatch(7, { drawId: 3, drawMatch: 0 });
  const numberOf = numbersIn([first, final]);
  expect(numberOf(first)).toBe('Match 1');
  expect(numberOf(final)).toBe('');
  expect(numberOf(sampleMatch(7, { drawId: 4, drawMatch: 0 }))).toBe('');
  expect(numberOf(sampleMatch(7, { drawId: null, drawMatch: null }))).toBe('');
  // A player who is known already is awaited no more.
  expect(numbersIn([first, { ...final, p1Name: 'Ann Lee' }])(first)).toBe('');
});

it('has a played match of a draw keep its number, and a match of a group none', () => {
  const played = sampleMatch(7, { drawId: 3, drawMatch: 7, status: 'completed' });
  expect(numberInDraw(played)).toBe('Match 8');
  expect(numberInDraw({ ...played, groupId: 2 })).toBe('');
  expect(numberInDraw(sampleMatch(7, { drawId: null, drawMatch: null }))).toBe('');
});

const on = (id: number, startTime: string | null, change: object = {}) =>
  sampleMatch(id, {
    drawId: 3,
    drawMatch: id - 1,
    startTime,
    court: 'Court 2',
    timeZone: 'UTC',
    ...change,
  });

const textsOf = (matches: Parameters<typeof withOtherDays>[0]) =>
  withOtherDays(matches)
    .slice(-1)
    .flatMap((match) => [comesFromText(match, 0), comesFromText(match, 1)]);

it('finds the day of a match that is awaited among the others of a screen, if it is another one', () => {
  const waits = {
    p1Name: null,
    p2Name: null,
    comesFrom: [
      { kind: 'winner', match: 1 },
      { kind: 'winner', match: 2 },
    ],
  };
  const last = on(3, '2026-09-13T13:00:00.000Z', waits);
  expect(textsOf([on(1, '2026-09-12T15:30:00.000Z'), on(2, '2026-09-13T09:00:00.000Z'), last])).toEqual([
    'Winner of Sat 3:30 PM, Court 2',
    'Winner of match 2',
  ]);
  // Nobody was promised the minute; nobody knows the place.
  const following = { status: 'scheduled', followedBy: true };
  expect(textsOf([on(1, '2026-09-12T15:30:00.000Z', following), on(2, null, { court: null }), last])).toEqual(
    ['Winner of match 1, Sat, Court 2', 'Winner of match 2'],
  );
});
