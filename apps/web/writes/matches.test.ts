import type { Match, Tournament } from '@tennis/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepWithdrawal } from './draws.ts';
import { forgetMatch, keepMatch } from './matches.ts';

const match = (id: number, fields: Partial<Match> = {}): Match => ({
  id,
  tournamentId: 1,
  tournamentName: 'Riverside Clay Open',
  round: 'quarter_final',
  groupId: null,
  groupName: null,
  participant1Id: 1,
  participant2Id: 2,
  p1Name: 'Nina Kovač',
  p2Name: 'Priya Raman',
  p1Seed: null,
  p2Seed: null,
  winnerId: null,
  status: 'scheduled',
  court: '1',
  courtId: null,
  startTime: '2026-09-12T10:00:00.000Z',
  scores: null,
  scoreText: null,
  matchFormat: 'SET3-S:6/TB7',
  timeZone: 'Europe/Vienna',
  drawId: null,
  drawMatch: null,
  notBefore: null,
  calledAt: null,
  playBy: null,
  followedBy: false,
  pinned: false,
  version: 1,
  conflicts: [],
  ...fields,
});

/** A match as answers without clashes and lists of days have it. */
function plain(whole: Match): Match {
  const rest = { ...whole };
  delete rest.conflicts;
  return rest;
}

const page = (entries: readonly Match[]) => ({ pages: [{ entries, next: null }], pageParams: [null] });
const CLASH = {
  kind: 'court',
  matchId: 2,
  message: 'Court 1 has another match at that time.',
  code: 'court-taken',
  params: { court: 'Court 1' },
} as const;

const PATHS = {
  own: '/api/tournaments/1/matches',
  tournament: '/api/tournaments/1',
  lists: '/api/tournaments',
  figures: '/api/club-stats',
  today: '/api/matches/today',
  day: '/api/matches/date/2026-09-12',
  results: '/api/matches/completed',
} as const;

/** The cache of somebody who has been everywhere, with the matches given. */
function aCache(matches: readonly Match[], status: Tournament['status'] = 'active') {
  const client = new QueryClient();
  client.setQueryData([PATHS.own], matches);
  client.setQueryData([PATHS.tournament], { id: 1, status });
  client.setQueryData([PATHS.lists, { status: 'active' }, 'pages'], page([]));
  client.setQueryData([PATHS.figures], {});
  client.setQueryData([PATHS.today], matches.map(plain));
  client.setQueryData([PATHS.day, { tournamentId: '1' }, 'pages'], page(matches.map(plain)));
  client.setQueryData(
    [PATHS.results, 'pages'],
    page(matches.filter((found) => found.status === 'completed').map(plain)),
  );
  const stateOf = (path: string) => client.getQueryCache().findAll({ queryKey: [path] })[0]?.state;
  return {
    client,
    /** The paths that will be read again. */
    old: () =>
      Object.entries(PATHS).flatMap(([name, path]) => (stateOf(path)?.isInvalidated === true ? [name] : [])),
    at: (path: string) => stateOf(path)?.data,
  };
}

test('a score is put into every list that holds the match, and outside a draw nothing is read again', () => {
  const other = match(2, { startTime: '2026-09-12T12:00:00.000Z' });
  const { client, old, at } = aCache([match(1, { conflicts: [CLASH] }), other]);
  const scored = plain(match(1, { version: 2, scoreText: '6-0 6-0', winnerId: 1 }));
  keepMatch(client, scored);
  expect(old()).toEqual([]);
  // Fields that the answer does not have stay as they were.
  expect(at(PATHS.own)).toEqual([{ ...scored, conflicts: [CLASH] }, other]);
  expect(at(PATHS.today)).toEqual([scored, plain(other)]);
  expect(at(PATHS.day)).toMatchObject({ pages: [{ entries: [scored, plain(other)] }] });
});

test('the other matches stay the same objects, so that nothing of them is drawn again', () => {
  const other = match(2);
  const { client, at } = aCache([match(1), other]);
  keepMatch(client, plain(match(1, { version: 2, scoreText: '6-0' })));
  const list = at(PATHS.own) as readonly Match[];
  expect(list[1]).toBe(other);
});

test('the first result makes the tournament active: it is read again with the lists that show its status [D9]', () => {
  const { client, old } = aCache([match(1)], 'upcoming');
  keepMatch(client, plain(match(1, { version: 2, scoreText: '6-0 6-0', winnerId: 1 })));
  expect(old()).toEqual(['tournament', 'lists', 'figures']);
});

test('a new status changes counts and stage, which the server derives, and completion the results', () => {
  const live = match(1, { status: 'in_progress', version: 2 });
  const { client, old, at } = aCache([match(1)]);
  keepMatch(client, plain(live));
  expect(old()).toEqual(['tournament', 'lists', 'figures']);
  keepMatch(client, plain({ ...live, status: 'completed', version: 3 }));
  expect(old()).toEqual(['tournament', 'lists', 'figures', 'results']);
  expect(at(PATHS.own)).toMatchObject([{ status: 'completed', conflicts: [] }]);
});

test('a clash has two sides: the list is read again when one comes, goes, or is played again [D15]', () => {
  const oldAfter = (before: Match, after: Match) => {
    const { client, old } = aCache([before, match(2)]);
    keepMatch(client, { ...after, version: 2 });
    return old().includes('own');
  };
  expect(oldAfter(match(1), match(1, { court: '2' })), 'no clash').toBe(false);
  expect(oldAfter(match(1), match(1, { conflicts: [CLASH] })), 'comes').toBe(true);
  expect(oldAfter(match(1, { conflicts: [CLASH] }), match(1)), 'goes').toBe(true);
  expect(oldAfter(match(1, { conflicts: [CLASH] }), plain(match(1, { status: 'cancelled' }))), 'over').toBe(
    true,
  );
  expect(oldAfter(match(1), plain(match(1, { status: 'cancelled' }))), 'over, without one').toBe(false);
  expect(oldAfter(match(1, { status: 'cancelled' }), plain(match(1))), 'played again').toBe(true);
});

test('a match that moves to another time leaves and joins days that only the server knows', () => {
  const { client, old, at } = aCache([match(1), match(2, { startTime: '2026-09-12T12:00:00.000Z' })]);
  keepMatch(client, match(1, { version: 2, startTime: '2026-09-13T10:00:00.000Z' }));
  expect(old()).toEqual(['today', 'day']);
  expect((at(PATHS.own) as Match[]).map(({ id }) => id)).toEqual([2, 1]);
});

test('a new match is put where the server lists it', () => {
  const { client, old, at } = aCache([match(1, { round: 'final' })]);
  keepMatch(client, match(9, { round: 'semi_final', startTime: null }));
  keepMatch(client, match(8, { round: 'semi_final' }));
  expect((at(PATHS.own) as Match[]).map(({ id }) => id)).toEqual([8, 9, 1]);
  expect(old()).toEqual(['tournament', 'lists', 'figures', 'today', 'day', 'results']);
});

test('an answer that is older than what is known changes nothing: a repeated write is answered as it was then', () => {
  const { client, at } = aCache([match(1, { version: 5, scoreText: '6-0 6-0' })]);
  keepMatch(client, plain(match(1, { version: 2 })));
  expect(at(PATHS.own)).toMatchObject([{ version: 5, scoreText: '6-0 6-0' }]);
});

test('a deleted match is in no list any more', () => {
  const { client, old, at } = aCache([match(1, { status: 'completed' }), match(2)]);
  forgetMatch(client, match(1, { status: 'completed' }));
  expect(at(PATHS.own)).toEqual([match(2)]);
  expect(at(PATHS.results)).toMatchObject({ pages: [{ entries: [] }] });
  expect(old()).toEqual(['tournament', 'lists', 'figures']);
});

test('a list that is being read just now is read again: it may have been asked for before the write', async () => {
  const { client } = aCache([match(1)]);
  const answers = [[match(1)], [match(1, { version: 2, scoreText: '6-0' })]];
  let asked = 0;
  const held = Promise.withResolvers<void>();
  const observer = new QueryObserver<Match[]>(client, {
    queryKey: [PATHS.own],
    staleTime: Infinity,
    queryFn: async () => {
      asked += 1;
      const answer = answers[asked - 1] ?? [];
      if (asked === 1) await held.promise;
      return answer;
    },
  });
  const stop = observer.subscribe(() => undefined);
  void observer.refetch();
  keepMatch(client, plain(match(1, { version: 2, scoreText: '6-0' })));
  held.resolve();
  await expect.poll(() => asked).toBe(2);
  await expect.poll(() => client.getQueryData<Match[]>([PATHS.own])?.[0]?.scoreText).toBe('6-0');
  stop();
});

test('a match that was written from here makes the order of its day old: the desk would call people to a court that is not free', () => {
  const order = '/api/clubs/3/order-of-play/2026-09-12';
  const isOld = (write: (client: QueryClient) => void): boolean | undefined => {
    const { client } = aCache([match(1)]);
    client.setQueryData([order], {});
    write(client);
    return client.getQueryState([order])?.isInvalidated;
  };
  const won = match(1, { version: 2, status: 'completed', winnerId: 1, scoreText: '6-1 6-2' });
  expect(isOld((client) => keepMatch(client, plain(won)))).toBe(true);
  expect(isOld((client) => forgetMatch(client, match(1)))).toBe(true);
  expect(isOld((client) => keepWithdrawal(client, 1))).toBe(true);
  expect(isOld(() => undefined)).toBe(false);
});
