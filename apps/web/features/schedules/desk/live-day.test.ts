// The match proposed for a free court (OP2, OP35), and until when people rest (RE1).
import { expect, it } from 'vitest';
import type { CourtOfPlay, OrderedMatch } from '@tennis/contract';
import type { Situation } from '@tennis/domain';
import { sampleMatch } from '../../../lib/sample-match.ts';
import type { DayPlan, PlacedCard } from './day-plan.ts';
import { courtState, proposals, upcoming, waitingByCourt } from './live-day.ts';

const DAY = '2026-09-12';
const NOW = 600;

const aCourt = (id: number): CourtOfPlay =>
  ({
    id,
    name: `Court ${id}`,
    open: [{ from: `${DAY}T08:00:00.000Z`, to: `${DAY}T20:00:00.000Z` }],
    blocked: [],
    suspended: null,
  }) as unknown as CourtOfPlay;

function aCard(id: number, courtId: number, start: number): PlacedCard {
  const match: OrderedMatch = {
    ...sampleMatch(id),
    status: 'scheduled',
    calledAt: null,
    notBefore: null,
    participant1Id: id * 10,
    participant2Id: id * 10 + 1,
    minutes: 60,
    startedAt: null,
    completedAt: null,
  };
  return { match, courtId, start, minutes: 60, over: 0, faults: [], isMovable: true };
}

/** A day with three open courts; match 1 has been over since 9:30 and ann, who played it, is in match 2. */
function aPlan(cards: readonly PlacedCard[], more: Partial<Situation> = {}): DayPlan {
  const situation = {
    events: [{ id: 1, kind: 'singles', minutes: 60, rest: 30 }],
    matches: [
      { id: 1, event: 1, sides: [{ players: ['ann'] }, { players: ['bea'] }] },
      { id: 2, event: 1, sides: [{ players: ['ann'] }, { players: ['cleo'] }] },
      { id: 3, event: 1, sides: [{ players: ['dora'] }, { players: ['eva'] }] },
    ],
    done: [{ match: 1, court: 1, start: 510, end: 570, winner: 0 }],
    ...more,
  };
  const order = { day: DAY, timeZone: 'UTC', firstDay: DAY, matches: [], desk: { situation } };
  return { order, courts: [1, 2, 3].map(aCourt), cards, now: NOW } as unknown as DayPlan;
}

const proposed = (plan: DayPlan) => [...proposals(plan)].map(([court, { match }]) => [court, match.id]);

it('[OP2] [OP35] proposes for a free court only what may be played there', () => {
  const cards = [aCard(2, 3, NOW + 30), aCard(3, 3, NOW + 45)];
  expect(proposed(aPlan(cards)).map(([, match]) => match)).toEqual(expect.arrayContaining([2, 3]));
  const events = [{ id: 1, kind: 'singles' as const, minutes: 60, rest: 30, courts: [3] }];
  // Both may be on Court 3 alone: one of them goes on there, and nothing on the others.
  expect(proposed(aPlan(cards, { events }))).toEqual([[3, 2]]);
});

it('[RE1] waits for the longer rest of somebody who needs it, on both sides', () => {
  const cards = [aCard(2, 1, NOW)];
  const waits = (more: Partial<Situation>) => upcoming(aPlan(cards, more)).map(({ wait }) => wait);
  expect(waits({})).toEqual([null]);
  expect(waits({ players: { bea: { rest: 90 } } })).toEqual([{ kind: 'rest', until: 660 }]);
});

it('[RE1] rests after a match in a format of its own as long as that asks', () => {
  const events = [{ id: 1, kind: 'singles' as const, minutes: 60, rest: 60 }];
  const usual = aPlan([]).order.desk?.situation.matches ?? [];
  const waits = (rest?: number) => {
    const own = usual.map((match) => (match.id === 1 && rest !== undefined ? { ...match, rest } : match));
    const matches = own as unknown as Situation['matches'];
    return upcoming(aPlan([aCard(2, 1, NOW)], { events, matches })).map(({ wait }) => wait);
  };
  expect(waits()).toEqual([{ kind: 'rest', until: 630 }]);
  expect(waits(30)).toEqual([null]);
});

it('names each match that waits below one free court only: its own, else one on which it may be played', () => {
  // Court 1 is taken; ann and dora rest until 11:00.
  const live = aCard(9, 1, NOW - 30);
  const cards = [
    { ...live, match: { ...live.match, status: 'in_progress' as const } },
    aCard(2, 1, NOW + 10),
    aCard(3, 3, NOW + 20),
  ];
  const players = { ann: { rest: 90 }, dora: { rest: 90 } };
  const done = [
    { match: 1, court: 1, start: 510, end: 570, winner: 0 as const },
    { match: 4, court: 2, start: 510, end: 570, winner: 0 as const },
  ];
  const matches = [
    ...(aPlan([]).order.desk?.situation.matches ?? []),
    { id: 4, event: 1, sides: [{ players: ['dora'] }, { players: ['flo'] }] },
  ] as unknown as Situation['matches'];
  const named = (more: Partial<Situation> = {}) =>
    [...waitingByCourt(aPlan(cards, { players, done, matches, ...more }))].map(([court, waiting]) => [
      court,
      waiting.map(({ card }) => card.match.id),
    ]);
  expect(named()).toEqual([
    [2, [2]],
    [3, [3]],
  ]);
  const events = [{ id: 1, kind: 'singles' as const, minutes: 60, rest: 30, courts: [3] }];
  expect(named({ events })).toEqual([
    [2, []],
    [3, [3, 2]],
  ]);
});

const span = (from: string, to: string) => ({
  from: `${DAY}T${from}:00.000Z`,
  to: `${DAY}T${to}:00.000Z`,
});

/** The state of a free court with such hours, and with a match at this minute. */
function freeWith(court: Partial<CourtOfPlay>, start?: number) {
  const plan = aPlan(start === undefined ? [] : [aCard(2, 1, start)]);
  return courtState(plan, { ...aCourt(1), ...court });
}

it('a court is free until its next match, or until it is shut before that', () => {
  const lesson = { blocked: [{ ...span('11:00', '13:00'), note: null }] };
  const twice = { open: [span('08:00', '12:00'), span('14:00', '20:00')] };
  expect(freeWith({}, NOW + 120)).toEqual({ kind: 'free', until: NOW + 120 });
  expect(freeWith(lesson, NOW + 120)).toEqual({ kind: 'free', until: 660 });
  expect(freeWith(twice, NOW + 300)).toEqual({ kind: 'free', until: 720 });
  expect(freeWith(twice)).toEqual({ kind: 'free', until: 720 });
  // Nothing is to come but its closing time, or a match should have begun.
  expect(freeWith({})).toEqual({ kind: 'free', until: null });
  expect(freeWith(lesson, NOW - 10)).toEqual({ kind: 'free', until: null });
});
