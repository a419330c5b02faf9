// The text of a plan for the rest of a wet day, and the moves that apply it (OP32, D56).
import type { OrderOfPlayOnWire, PlanOfDay } from '@tennis/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { movesOfPlan } from './moves-of-plan.ts';
import { PlanCard } from './plan-card.tsx';

const DAY = '2026-09-12';
const ofDay = [{ id: 7, p1Name: 'Ann Lee', p2Name: 'Ben Ray' }] as OrderOfPlayOnWire['matches'];
const order = { day: DAY, timeZone: 'UTC', matches: ofDay } as OrderOfPlayOnWire;
const plan: PlanOfDay = {
  kind: 'wait',
  end: `${DAY}T19:20:00.000Z`,
  delay: 95,
  told: 12,
  waits: 30,
  moves: [],
  followed: [],
  unplaced: [],
  shortened: [],
  givenUp: [],
  pinned: [],
  off: [],
  why: null,
};
const moved = {
  matchId: 7,
  version: 3,
  courtId: 2,
  court: '2',
  startTime: `${DAY}T16:00:00.000Z`,
};

/** The text of a card, without what it is drawn with. */
const said = (one: Partial<PlanOfDay>, before?: PlanOfDay): string =>
  renderToStaticMarkup(
    <PlanCard
      order={order}
      plan={{ ...plan, ...one }}
      before={before}
      busy={false}
      onApply={() => undefined}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('a plan says when it ends, who waits, what moves and whom to tell', () => {
  const text = said({ moves: [moved] });
  expect(text).toContain('Wait and move back');
  expect(text).toContain('All over about 7:20 PM');
  expect(text).toContain('Waiting beyond two hours 30 min');
  expect(text).toContain('Matches moved 1');
  expect(text).toContain('People to tell 12');
  expect(text).toContain('Longest delay 95 min');
  expect(text).toContain('Every match is played today.');
  expect(text).toContain('Apply');
});

test('a plan says why it stands where it does, the first of the next one and others of the one before', () => {
  expect(said({ why: 'another_day' })).toContain('Stands first: fewer matches are left for another day.');
  expect(said({ kind: 'tomorrow', why: 'finish' }, plan)).toContain(
    '“Wait and move back” stands before it: all is over earlier.',
  );
  expect(said({}, plan)).not.toContain('stands before it');
});

test('an end on another day is said with its day', () => {
  expect(said({ moves: [moved], end: '2026-09-13T12:30:00.000Z' })).toMatch(
    /All over about Sun[^ ]* .*13.* 12:30 PM/,
  );
});

test('it names what it shortens, gives up and leaves for another day only where it does', () => {
  expect(said({ moves: [moved] })).not.toMatch(/shortened|given up|another day/);
  const text = said({
    kind: 'consolation',
    // The match of the next day makes room there: it is not left for it.
    moves: [7, 8].map((matchId) => ({ ...moved, matchId, startTime: '2026-09-13T09:00:00.000Z' })),
    shortened: [{ matchId: 7, version: 3, format: 'SET3-S:4/TB7-F:TB10' }],
    givenUp: [{ matchId: 9, version: 1 }],
  });
  expect(text).toContain('Give up the consolation');
  expect(text).toContain('Left for another day 1');
  expect(text).toContain('Every match has its place, today or on another day.');
  expect(text).toContain('Matches shortened 1');
  expect(text).toContain('Matches given up 1');
});

test('one that leaves rounds for the next day says of a match that it finds no place, not that it is not played today', () => {
  const unplaced = [{ matchId: 8, rule: 'OP9' as const, waitsFor: null }];
  const text = said({ kind: 'tomorrow', unplaced });
  expect(text).toContain('1 match finds no place.');
  expect(text).not.toContain('not played today');
  expect(said({ unplaced })).toContain('1 match is not played today.');
});

test('it names pinned matches that stay on a wet court', () => {
  const pinned = [{ matchId: 7, court: '1', startTime: `${DAY}T15:00:00.000Z` }];
  expect(said({ pinned })).toContain('Stays pinned on a wet court: Ann Lee v Ben Ray, 3:00 PM, Court 1');
});

test('it says how many matches follow another one and how many get their times back, and is applied for that alone [OP37]', () => {
  const followed = [
    { matchId: 7, version: 3, followedBy: true },
    { matchId: 8, version: 3, followedBy: true },
    { matchId: 6, version: 4, followedBy: false },
  ];
  const text = said({ followed });
  expect(text).toContain('Now “Followed by” 2');
  expect(text).toContain('Times given back 1');
  expect(text).toContain('Apply');
  expect(said({ moves: [moved] })).not.toContain('Followed by');
});

test('a plan that changes nothing is not applied', () => {
  expect(said({})).not.toContain('Apply');
});

test('applying asks for one move a match, whatever the plan does with it', () => {
  const moves = movesOfPlan({
    ...plan,
    moves: [moved],
    followed: [
      { matchId: 7, version: 3, followedBy: true },
      { matchId: 6, version: 4, followedBy: false },
    ],
    off: [{ matchId: 8, version: 1 }],
    shortened: [{ matchId: 7, version: 3, format: 'SET3-S:4/TB7-F:TB10' }],
    givenUp: [{ matchId: 9, version: 2 }],
  });
  expect(moves).toEqual([
    {
      matchId: 7,
      version: 3,
      courtId: 2,
      startTime: moved.startTime,
      followedBy: true,
      format: 'SET3-S:4/TB7-F:TB10',
    },
    { matchId: 6, version: 4, followedBy: false },
    { matchId: 8, version: 1, courtId: null, startTime: null },
    { matchId: 9, version: 2, givenUp: true },
  ]);
});
