// Where those come from who are not known yet, in words.
import { expect, it } from 'vitest';
import { sampleMatch } from './sample-match.ts';
import { comesFromText, numbersIn } from './comes-from.ts';
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
  expect(comesFromText(final, 0)).toBe('Winner of match 1');
  expect(comesFromText(final, 1)).toBe('Place 1 of group A');
  expect(comesFromText({ comesFrom: [{ kind: 'loser', match: 4 }, null] }, 0)).toBe('Loser of match 4');
  expect(comesFromText({ comesFrom: [{ kind: 'loser', match: 4 }, null] }, 1)).toBe('');
  expect(comesFromText({}, 0)).toBe('');
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
