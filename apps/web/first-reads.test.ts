// early.js requests the same as the router, for each address: both run here unchanged, on a network that only records.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetch } from './app/prefetch.ts';
import { validateSchedulesSearch } from './features/schedules/schedules-search.ts';
import { viewerToday } from './lib/dates.ts';
import { validateDetailSearch } from './lib/detail-search.ts';
import { earlyTable } from './lib/early-table.ts';

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'early.js'), 'utf8');
/** Of the viewer's own day, wherever the test runs. */
const NOON = new Date(2026, 8, 12, 12);

/** The reads that early.js asks for at an address. */
function askedEarly(address: string, isSignedIn: boolean): string[] {
  const asked: string[] = [];
  const { pathname, search } = new URL(address, 'http://localhost');
  runInNewContext(
    SCRIPT.replace('const READS = [];', () => `const READS = ${JSON.stringify(earlyTable())};`),
    {
      location: { pathname, search },
      fetch: (url: string) => {
        asked.push(url);
        return Promise.resolve();
      },
      Date,
      URLSearchParams,
      document: {
        cookie: isSignedIn ? 'signed_in=1' : '',
        documentElement: { dataset: {} },
        // The plain page: one that the server has drawn asks for nothing.
        querySelector: () => null,
      },
      localStorage: { getItem: () => 'light' },
      matchMedia: () => ({ matches: false }),
    },
  );
  return asked.filter((url) => url !== '/api/auth/me');
}

/** The router's requests there: paths with the parameters that the page's own validation knows. */
async function askedByRouter(address: string, isSignedIn: boolean): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }));
  });
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const search = Object.fromEntries(searchParams);
  const client = new QueryClient();
  const schedules = validateSchedulesSearch(search);
  const { tab } = validateDetailSearch(search);
  const parts =
    pathname === '/match-schedules'
      ? { ...schedules, date: schedules.date ?? viewerToday() }
      : tab === undefined
        ? {}
        : { tab };
  await Promise.all([
    ...prefetch(client, pathname, parts),
    ...(isSignedIn ? [] : prefetch(client, `visitor ${pathname}`, parts)),
  ]);
  client.clear();
  return asked;
}

beforeEach(() => vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['/', ['/api/tournaments?perGroup=24']],
  ['/tournaments', []],
  ['/tournaments/7', ['/api/tournaments/7']],
  ['/tournaments/7?tab=details', ['/api/tournaments/7']],
  ['/tournaments/7?tab=matches&view=draw', ['/api/tournaments/7', '/api/tournaments/7/matches']],
  ['/tournaments/7?view=list&tab=matches', ['/api/tournaments/7', '/api/tournaments/7/matches']],
  ['/tournaments/7?tab=matchesque', ['/api/tournaments/7']],
  [
    '/tournaments/123456789012?tab=participants',
    [
      '/api/tournaments/123456789012',
      '/api/tournaments/123456789012/participants',
      '/api/tournaments/123456789012/groups',
    ],
  ],
  ['/tournaments/07', []],
  ['/tournaments/7/edit', []],
  ['/match-schedules', ['/api/matches/date/2026-09-12']],
  ['/match-schedules?date=2026-09-20', ['/api/matches/date/2026-09-20']],
  ['/match-schedules?date=2026-02-30', ['/api/matches/date/2026-09-12']],
  ['/match-schedules?date=2026-09-20&tournament=5', ['/api/matches/date/2026-09-20?tournamentId=5']],
  ['/match-schedules?tournament=x', ['/api/matches/date/2026-09-12']],
  ['/match-schedules?tab=results', ['/api/matches/completed']],
  ['/match-schedules?tournament=5&tab=results', ['/api/matches/completed?tournamentId=5']],
  ['/match-schedules?tab=nothing', ['/api/matches/date/2026-09-12']],
  ['/login', []],
])('at %s early.js and the router ask for the same: %j', async (address, reads) => {
  expect(askedEarly(address, false)).toEqual(reads);
  expect(await askedByRouter(address, false)).toEqual(reads);
});

it('somebody signed in has another page at "/"', async () => {
  expect(askedEarly('/', true)).toEqual([]);
  expect(await askedByRouter('/', true)).toEqual([]);
});
