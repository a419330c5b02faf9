import { expect, test } from 'vitest';
import { answering, answers, groupsOf, type SearchedThings } from './found.ts';

const NOTHING: SearchedThings = { text: '', hits: undefined, listed: [], pages: [], actions: [] };
const PAGES = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Match Schedules', href: '/match-schedules' },
];
const OPEN = {
  id: 3,
  name: 'Riverside Clay Open',
  club: 'Riverside',
  startDay: '2026-09-11',
  endDay: '2026-09-13',
  status: 'active',
  state: 'today',
} as const;
const WEEK = {
  id: 5,
  name: 'Harvest Week',
  club: 'Riverside',
  startDay: '2026-09-11',
  endDay: '2026-09-13',
  events: 2,
  state: 'registering',
} as const;
const NINA = {
  id: 7,
  name: 'Nina Kovač',
  club: null,
  managedClubId: null,
  birthYear: null,
  tournament: null,
};

const NO_HITS = { tournaments: [], meetings: [], people: [], clubs: [], more: [] };

test('a label answers when each word begins one of its words, whatever its accents', () => {
  expect(answers('Match Schedules', 'sched ma')).toBe(true);
  expect(answers('Coupe d’été', 'ete')).toBe(true);
  expect(answers('Match Schedules', 'chedules')).toBe(false);
  expect(answers('Dashboard', '')).toBe(true);
});

test('before anything is typed it offers the pages', () => {
  expect(
    groupsOf({ ...NOTHING, pages: PAGES, listed: [OPEN] }).map(({ kind, found }) => [kind, found.length]),
  ).toEqual([['pages', 2]]);
});

test('what this device has read is found before the server has answered, and no longer after', () => {
  const typed = { ...NOTHING, text: 'clay', listed: [OPEN] };
  expect(groupsOf(typed)[0]?.found).toEqual([
    {
      key: 'tournament-3',
      label: 'Riverside Clay Open',
      hint: 'Riverside · Sep\u00A011,\u00A02026 · Runs\u00A0today',
      href: '/tournaments/3',
    },
  ]);
  expect(groupsOf({ ...typed, hits: NO_HITS })).toEqual([]);
});

function hrefOf(person: object): string | undefined {
  const people = [{ ...NINA, ...person }];
  const hits = { ...NO_HITS, people };
  return groupsOf({ ...NOTHING, text: 'nina', hits })[0]?.found[0]?.href;
}

test('of an earlier answer only what answers the text that stands there now', () => {
  const hits = { ...NO_HITS, tournaments: [OPEN], meetings: [WEEK], people: [NINA] };
  expect(answering(hits, 'nin')).toEqual({ ...NO_HITS, people: [NINA] });
  expect(answering(hits, 'week')).toEqual({ ...NO_HITS, meetings: [WEEK] });
  expect(answering(undefined, 'nin')).toBeUndefined();
});

test('a meeting says whose it is, when it begins and how many events there are', () => {
  expect(groupsOf({ ...NOTHING, text: 'week', hits: { ...NO_HITS, meetings: [WEEK] } })[0]?.found).toEqual([
    {
      key: 'meeting-5',
      label: 'Harvest Week',
      hint: 'Riverside · Sep\u00A011,\u00A02026 · 2\u00A0events · Entries\u00A0open',
      href: '/meetings/5',
    },
  ]);
});

test('somebody is opened on their own page, else where their club keeps them, else among the members', () => {
  expect([
    hrefOf({ tournament: { id: 3, name: 'Riverside Clay Open' } }),
    hrefOf({ managedClubId: 2, birthYear: 2001 }),
    hrefOf({}),
  ]).toEqual(['/people/7', '/admin/club/2/people', '/members']);
});

test('a club is opened where it is run, else at its members, and somebody else’s at what it plays', () => {
  const club = { id: 2, name: 'Riverside', location: 'Leeds', isOwn: false, isManaged: false };
  const clubs = [club, { ...club, isOwn: true }, { ...club, isOwn: true, isManaged: true }];
  const hits = { ...NO_HITS, clubs };
  expect(groupsOf({ ...NOTHING, text: 'river', hits })[0]?.found.map(({ href }) => href)).toEqual([
    '/tournaments?club=2',
    '/members',
    '/admin/club/2',
  ]);
});
