// The texts of a card on the desk.
import type { OrderedMatch, OrderOfPlayOnWire } from '@tennis/contract';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../../lib/sample-match.ts';
import { nameOnDay, wordsOfCard } from './card-words.ts';
import { dayPlan } from './day-plan.ts';

const ordered = (...given: Parameters<typeof sampleMatch>): OrderedMatch => ({
  ...sampleMatch(...given),
  minutes: 90,
  startedAt: null,
  completedAt: null,
});

/** What a final on Sunday says of the side that waits for the winner of a match at this time. */
function openSideAfter(startTime: string): readonly [card: string, name: string] {
  const place = { startTime, court: '2' };
  const semi = ordered(5, { drawId: 3, drawMatch: 0, ...place });
  const final = ordered(7, {
    drawId: 3,
    drawMatch: 2,
    p1Name: null,
    participant1Id: null,
    startTime: '2026-09-13T13:00:00.000Z',
    comesFrom: [{ kind: 'winner', match: 1, at: place }, null],
  });
  const order = {
    day: '2026-09-13',
    timeZone: 'UTC',
    courts: [],
    matches: [semi, final],
    desk: {
      firstDay: '2026-09-13',
      faults: [],
      situation: { matches: [{ id: 7, sides: [{ winner: 5 }, { players: [72] }] }] },
    },
  } as unknown as OrderOfPlayOnWire;
  const plan = dayPlan(order, new Date('2026-09-11T07:00:00.000Z'));
  return [wordsOfCard(plan, final).openFirst, nameOnDay(plan, final)];
}

it('names the match that decides a side by its time and court, and by its day if it was to be played on an earlier one', () => {
  expect(openSideAfter('2026-09-13T10:00:00.000Z')).toEqual([
    'Winner of 10:00 AM, Court 2',
    'Winner of 10:00 AM, Court 2 v Lower 7',
  ]);
  expect(openSideAfter('2026-09-12T15:30:00.000Z')).toEqual([
    'Winner of Sat 3:30 PM, Court 2',
    'Winner of Sat 3:30 PM, Court 2 v Lower 7',
  ]);
});
