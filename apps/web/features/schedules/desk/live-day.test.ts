// The match proposed for a free court (OP2, OP35), and until when people rest (RE1).
import { expect, it } from 'vitest';
import type { CourtOfPlay, OrderedMatch } from '@tennis/contract';
import type { Situation } from '@tennis/domain';
import { sampleMatch } from '../../../lib/sample-match.ts';
import type { DayPlan, PlacedCard } from './day-plan.ts';
import { wordsOfCard } from './card-words.ts';
import {
  courtState,
  isLate,
  keptWaiting,
  meanwhile,
  openingLater,
  proposals,
  upcoming,
  waitingByCourt,
} from './live-day.ts';
import { stateText } from './live-words.ts';
import { restsIn } from './waits.ts';

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
    courts: [],
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

it('[RE1] says until when each side rests, on the day itself and before the match only', () => {
  const card = aCard(2, 1, NOW);
  const players = { ann: { rest: 90 } };
  const rests = (more: Partial<Situation>, of = card.match) => restsIn(aPlan([card], more), of);
  expect(rests({})).toEqual([null, null]);
  expect(rests({ players })).toEqual([660, null]);
  expect(rests({ players }, { ...card.match, status: 'in_progress' })).toEqual([]);
  expect(restsIn({ ...aPlan([card], { players }), now: null }, card.match)).toEqual([]);
  const plan = { ...aPlan([card], { players }), eventNames: new Map<string, string>() };
  const words = wordsOfCard(plan, { ...card.match, p1Name: 'Ann Lee' });
  expect(words.rests).toMatch(/^Ann Lee rests until 11:00\sAM$/);
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

/** The plan as everybody reads it. */
const told = (plan: DayPlan): DayPlan => ({ ...plan, order: { ...plan.order, published: true } });

/** A card whose match is changed. */
const but = (card: PlacedCard, change: Partial<OrderedMatch>): PlacedCard => ({
  ...card,
  match: { ...card.match, ...change },
});

const waitsIn = (plan: DayPlan) => upcoming(plan).map(({ card, wait }) => [card.match.id, wait]);

it('[OP12] proposes nobody before the time that they were told', () => {
  const early = told(aPlan([aCard(2, 1, NOW + 55)]));
  expect(proposed(early)).toEqual([]);
  expect(waitsIn(early)).toEqual([[2, { kind: 'early', until: NOW + 55 }]]);
  expect(proposed(told(aPlan([aCard(2, 1, NOW)])))).toEqual([[1, 2]]);
});

it('[OP12] [OP34] calls people a few minutes before the time that they were told, and counts nobody late before it', () => {
  const soon = aCard(2, 1, NOW + 10);
  expect(proposed(told(aPlan([soon])))).toEqual([[1, 2]]);
  expect(proposed(told(aPlan([but(soon, { pinned: true })])))).toEqual([[1, 2]]);
  expect(proposed(told(aPlan([{ ...soon, start: NOW + 11 }])))).toEqual([]);
  // Called at ten to ten for ten o'clock: a quarter of an hour later they are five minutes late.
  const early = but(aCard(2, 1, NOW), { calledAt: `${DAY}T09:50:00.000Z` });
  const lateAt = (minute: number) => {
    const plan = { ...told(aPlan([early])), now: minute };
    return isLate(courtState(plan, aCourt(1)), aCourt(1), 15);
  };
  expect([lateAt(NOW + 5), lateAt(NOW + 14), lateAt(NOW + 15)]).toEqual([false, false, true]);
});

it('[OP35] says who waits for a court whose match is over its time, unless a free court takes them', () => {
  const live = but(aCard(9, 1, NOW - 90), { status: 'in_progress' });
  const waits = aCard(3, 1, NOW - 30);
  const kept = (cards: readonly PlacedCard[], courts = [1]) =>
    keptWaiting({ ...told(aPlan([live, ...cards])), courts: courts.map(aCourt) }, aCourt(1))?.match.id;
  expect(kept([waits])).toBe(3);
  expect(kept([{ ...waits, start: NOW + 5 }])).toBeUndefined();
  expect(kept([waits], [1, 2])).toBeUndefined();
  // The free court has a match of its own that is ready.
  expect(kept([waits, aCard(2, 2, NOW)], [1, 2])).toBe(3);
});

it('[OP11] lets a match that follows another one wait for it, and then go on before its own time', () => {
  const leader = aCard(3, 2, NOW + 120);
  const follower = but(aCard(2, 2, NOW + 210), { followedBy: true });
  const withLeader = (change: Partial<OrderedMatch>) => told(aPlan([but(leader, change), follower]));
  const follows = { kind: 'follows', leader: expect.objectContaining({ id: 3 }) as unknown };
  expect(proposed(withLeader({}))).toEqual([]);
  expect(waitsIn(withLeader({}))).toEqual([
    [3, { kind: 'early', until: NOW + 120 }],
    [2, follows],
  ]);
  expect(proposed(withLeader({ status: 'in_progress' }))).toEqual([]);
  expect(waitsIn(withLeader({ status: 'in_progress' }))).toEqual([[2, follows]]);
  expect(proposed(withLeader({ status: 'completed' }))).toEqual([[2, 2]]);
  // It leads nobody if another match has come between them, or if it is not played.
  const between = but(aCard(4, 2, NOW + 200), { status: 'completed' });
  expect(proposed(told(aPlan([leader, between, follower])))).toEqual([[2, 2]]);
  expect(proposed(withLeader({ status: 'cancelled' }))).toEqual([[2, 2]]);
});

const fixed = (until: number) => ({ kind: 'pinned', court: 'Court 1', until });

it('[OP10] proposes a fixed match for no other court and no earlier time, and says where it is fixed', () => {
  const final = but(aCard(2, 1, NOW + 55), { pinned: true });
  expect(proposed(aPlan([final]))).toEqual([]);
  expect(waitsIn(aPlan([final]))).toEqual([[2, fixed(NOW + 55)]]);
  // Its time has come, but its court is taken.
  const live = but(aCard(9, 1, NOW - 60), { status: 'in_progress' });
  const due = but(aCard(2, 1, NOW), { pinned: true });
  const taken = aPlan([live, due]);
  expect(proposed(taken)).toEqual([]);
  expect([...waitingByCourt(taken)].flatMap(([, waiting]) => waiting.map(({ wait }) => wait))).toEqual([
    fixed(NOW),
  ]);
  expect(proposed(aPlan([due]))).toEqual([[1, 2]]);
});

it('[OP8] proposes no match in which somebody is away before it would be over', () => {
  const waits = (away: [number, number]) =>
    upcoming(aPlan([aCard(2, 1, NOW)], { players: { cleo: { away: [away] } } })).map(({ wait }) => wait);
  expect(waits([0, NOW + 30])).toEqual([{ kind: 'away', from: 0, until: NOW + 30 }]);
  expect(waits([NOW + 59, 1440])).toEqual([{ kind: 'away', from: NOW + 59, until: 1440 }]);
  expect(waits([NOW + 60, 1440])).toEqual([null]);
});

const open = (id: number) => ({ id, open: [[480, 1200] as const] });

it('[OP3] proposes no match for a court that shuts before it would be over', () => {
  const shuts = { id: 1, open: [[480, 1200] as const], blocked: [[NOW + 10, NOW + 100] as const] };
  const here = [aCard(2, 1, NOW)];
  expect(proposed(aPlan(here, { courts: [shuts, open(2), open(3)] }))).toEqual([[2, 2]]);
  const only = [{ id: 1, kind: 'singles' as const, minutes: 60, rest: 30, courts: [1] }];
  const nowhere = aPlan(here, { courts: [shuts, open(2), open(3)], events: only });
  expect(proposed(nowhere)).toEqual([]);
  expect(waitingByCourt(nowhere).get(1)).toMatchObject([
    { wait: { kind: 'shuts', court: 'Court 1', at: NOW + 10 } },
  ]);
  // Long enough to be over by then.
  const later = { ...shuts, blocked: [[NOW + 60, NOW + 100] as const] };
  expect(proposed(aPlan(here, { courts: [later] }))).toEqual([[1, 2]]);
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

const since = (to: string) => ({
  blocked: [{ from: '2026-09-11T14:00:00.000Z', to, note: null }],
});

it('[OP3] a court that has been shut since an earlier day is shut, for as long as that lasts', () => {
  expect(freeWith(since(`${DAY}T20:00:00.000Z`))).toEqual({ kind: 'closed' });
  expect(freeWith(since('2026-09-14T10:00:00.000Z'))).toEqual({ kind: 'closed' });
  expect(freeWith(since(`${DAY}T09:00:00.000Z`))).toEqual({ kind: 'free', until: null });
});

const at = (clock: string) => `${DAY}T${clock}:00.000Z`;
const calledState = (match: Partial<OrderedMatch>, suspended: CourtOfPlay['suspended'] = null) => {
  const court = { ...aCourt(1), suspended };
  const found = courtState(aPlan([but(aCard(2, 1, NOW - 20), match)]), court);
  return [found, isLate(found, court, 15)];
};

it('[D56] the time since a call stands still with its court, and nobody is late meanwhile', () => {
  const called = { calledAt: at('09:40') };
  const stands = { since: at('09:45'), reason: 'rain' as const, again: null };
  expect(calledState(called)).toMatchObject([{ kind: 'called', minutes: 20 }, true]);
  expect(calledState(called, stands)).toMatchObject([{ kind: 'called', minutes: 5 }, false]);
  // Late before the rain came, it is not given away in the rain either.
  expect(calledState({ calledAt: at('09:20') }, stands)).toMatchObject([
    { kind: 'called', minutes: 25 },
    false,
  ]);
  // Called while play stood still.
  expect(calledState({ calledAt: at('09:50') }, stands)).toMatchObject([
    { kind: 'called', minutes: 0 },
    false,
  ]);
  // Play goes on: the break does not count.
  expect(calledState({ ...called, callPaused: 12 })).toMatchObject([{ kind: 'called', minutes: 8 }, false]);
});

/** A day with one court; match 3 was called there so many minutes ago, and 15 are the limit. */
function calledFor(minutes: number, cards: readonly PlacedCard[], courts = [1]): DayPlan {
  const calledAt = new Date(Date.parse(`${DAY}T10:00:00.000Z`) - minutes * 60_000).toISOString();
  const plan = aPlan([but(aCard(3, 1, NOW - minutes), { calledAt }), ...cards]);
  const desk = { ...plan.order.desk, lateMinutes: 15 };
  return { ...plan, courts: courts.map(aCourt), order: { ...plan.order, desk } } as unknown as DayPlan;
}
const instead = (plan: DayPlan) => [...meanwhile(plan)].map(([court, { match }]) => [court, match.id]);

it('[OP34] offers the court of a match that is late to the next one that is ready, if that costs nobody their rest', () => {
  const ready = aCard(2, 1, NOW - 5);
  expect(instead(calledFor(14, [ready]))).toEqual([]);
  expect(instead(calledFor(15, [ready]))).toEqual([[1, 2]]);
  // Those of a match that rest, or are called themselves, are not.
  const resting = { ...calledFor(15, [ready]) };
  const situation = { ...resting.order.desk?.situation, players: { bea: { rest: 90 } } };
  const order = { ...resting.order, desk: { ...resting.order.desk, situation } };
  expect(instead({ ...resting, order } as unknown as DayPlan)).toEqual([]);
  // On a free court they need wait for nobody.
  expect(instead(calledFor(15, [ready], [1, 2]))).toEqual([]);
});

const openings = (plan: DayPlan) =>
  openingLater(plan).map((one) => [one.court.id, one.at, one.first?.match.id ?? null]);

it('says before a court opens when it does and what is first there', () => {
  const cards = [aCard(3, 1, 600), aCard(2, 1, 480), { ...aCard(4, 2, 480), courtId: 9 }];
  const early = { ...aPlan(cards), now: 450 };
  expect(openings(early)).toEqual([
    [1, 480, 2],
    [2, 480, null],
    [3, 480, null],
  ]);
  // Closed for work until ten; open; suspended, and nobody knows until when.
  const courts = [
    {
      ...aCourt(1),
      blocked: [{ from: `${DAY}T08:00:00.000Z`, to: `${DAY}T10:00:00.000Z`, note: null }],
    },
    aCourt(2),
    { ...aCourt(3), suspended: { since: `${DAY}T07:00:00.000Z`, reason: 'rain' as const, again: null } },
  ];
  expect(openings({ ...early, courts, now: 500 })).toEqual([[1, 600, 2]]);
  expect(openings({ ...early, now: 1200 })).toEqual([]);
  // The first is called ten minutes before the court opens.
  const ready = (now: number) => openingLater({ ...told(early), now }).map(({ isReady }) => isReady);
  expect(ready(469)).toEqual([false, false, false]);
  expect(openingLater({ ...told(aPlan([aCard(3, 1, 480)])), now: 470 })[0]?.isReady).toBe(true);
  expect(openings({ ...early, now: null })).toEqual([]);
});

it('[OP31] says of a match that was broken off when it goes on, not that it is on court, and then since when it is on this one', () => {
  const inHand = but(aCard(2, 1, 540), {
    status: 'in_progress',
    startTime: `${DAY}T09:00:00.000Z`,
    startedAt: `${DAY}T09:00:00.000Z`,
    broken: { isNow: true, paused: 10, played: 30, hereSince: `${DAY}T11:00:00.000Z` },
  });
  const said = (now: number, isNow: boolean) => {
    const { broken } = inHand.match;
    const card = but(inHand, broken === undefined ? {} : { broken: { ...broken, isNow } });
    const plan = { ...aPlan([card]), now };
    return stateText(plan, courtState(plan, aCourt(1)));
  };
  expect(said(NOW, true)).toBe('Goes on here at 11:00 AM');
  // What was played elsewhere, or on the day before, was not played here.
  expect(said(NOW + 60, false)).toBe('On court since 11:00 AM');
});
