// The reads of the consistency test: every read that is kept, some that are made for every call, and the pages made from both, for everything that
// exists or existed.
import { routes, type ReadName } from '@tennis/contract';
import type { Random } from '@tennis/domain';
import { KEEPING } from '../../http/prepared/keeping.ts';
import type { World } from './world.ts';

const KEPT = (Object.keys(KEEPING) as ReadName[]).filter((name) => KEEPING[name] !== null);

/** Never kept, but made of what other processes and a standby may not know yet. */
const UNKEPT = [
  'search',
  'getOrderOfPlay',
  'listPersons',
  'getMyTennis',
  'getOwnPeople',
  'getEntering',
] as const satisfies readonly ReadName[];

const READS: readonly ReadName[] = [...KEPT, ...UNKEPT];

export const pick = <T>(random: Random, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[random.int(list.length)];

const DAYS = ['2026-12-30', '2026-12-31', '2027-01-01'];

/** Beginnings of names that people, clubs and tournaments have, had or get. */
const SEARCHED = ['kov', 'nagy anna', 'rui', 'mia', 'ida', 'cup', 'club', '秋山'];

/** Queries that a list takes, most often none. */
const QUERIES: Readonly<Partial<Record<ReadName, readonly string[]>>> = {
  listTournaments: [
    '',
    '',
    '?limit=2',
    '?scope=mine',
    '?archived=true',
    '?status=active,draft',
    '?q=cup',
    '?clubId=1',
  ],
  listMatchesToday: ['', '', '?limit=2', '?clubId=1', '?status=scheduled'],
  listMatchesOfDay: ['', '', '?limit=2', '?q=cup'],
  listCompletedMatches: ['', '', '?limit=1'],
  listClubs: ['', '', '?limit=1', '?q=kath', '?id=1'],
  listPersonResults: ['', '?limit=1', '?year=2026'],
  search: SEARCHED.map((word) => `?q=${encodeURIComponent(word)}`),
  listPersons: ['', '?limit=5', '?q=kov'],
};

/** Mostly the one in which most happens now, and seldom one of the last. */
export function someTournament({ tournaments, focus }: World, random: Random): number {
  if (random.int(3) !== 0) return focus;
  return pick(random, random.int(4) === 0 ? tournaments : tournaments.slice(0, 4)) ?? focus;
}

/** The first this many people have played in it. */
const PEOPLE = 40;

const TABS = [
  '',
  '',
  '?tab=participants',
  '?tab=matches&view=draw',
  '?tab=matches&view=draw&round=2',
  '?tab=matches&player=3',
  '?utm_source=mail',
];

/** The address of some page, and of what search engines read. */
function somePage(world: World, random: Random): string {
  const of: readonly string[] = [
    '/',
    '/tournaments',
    '/tournaments?tab=completed',
    `/tournaments?club=${1 + random.int(2)}`,
    `/match-schedules?date=${pick(random, DAYS) ?? ''}`,
    `/match-schedules?date=${pick(random, DAYS) ?? ''}&view=order`,
    '/match-schedules?tab=results&view=order',
    `/search?q=${encodeURIComponent(pick(random, SEARCHED) ?? '')}`,
    `/people/${1 + random.int(PEOPLE)}`,
    '/sitemap.xml',
  ];
  const tournament = `/tournaments/${someTournament(world, random)}${pick(random, TABS) ?? ''}`;
  return random.int(2) === 0 ? tournament : (pick(random, of) ?? '/');
}

/** The address of some read, or of a page. */
export function someAddress(world: World, random: Random): string {
  if (random.int(3) === 0) return somePage(world, random);
  const name = pick(random, READS) ?? 'listClubs';
  const path = routes[name].path
    .replace('people/{id}', `people/${1 + random.int(PEOPLE)}`)
    .replace('{clubId}', String(1 + random.int(2)))
    .replace('{id}', String(someTournament(world, random)))
    .replace('{day}', pick(random, DAYS) ?? '2026-12-31');
  return path + (pick(random, QUERIES[name] ?? ['']) ?? '');
}
