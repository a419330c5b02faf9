// The demo season on either engine: whole, legal, the same for the same moment, and made without a refusal.
import { describe, expect, test } from 'vitest';
import type { Match, Tournament } from '@tennis/contract';
import {
  judgeScore,
  MATCH_STATUSES,
  parseMatchFormat,
  readScores,
  TOURNAMENT_FORMATS,
  TOURNAMENT_STATUSES,
  TOURNAMENT_TYPES,
} from '@tennis/domain';
import { bodyOf, type Person } from '../injected-person.ts';
import { aServer } from '../testing/server.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { buildSeason } from './season.ts';

interface Season {
  readonly superAdmin: Person;
  readonly signIn: (username: string) => Promise<Person>;
  readonly tournaments: readonly Tournament[];
  readonly matches: readonly Match[];
}

async function aSeason(moment: string): Promise<Season> {
  const server = await aServer();
  const clock = {
    now: () => server.services.now(),
    set: (at: number) => {
      server.setNow(new Date(at).toISOString());
    },
  };
  await buildSeason({ app: server.app, services: server.services, clock }, new Date(moment));
  const signIn = async (username: string) => {
    const somebody = server.visitor();
    bodyOf(await somebody.call('login', { body: { username, password: DEMO_PASSWORD } }));
    return somebody;
  };
  const superAdmin = await signIn('superadmin');
  const tournaments = bodyOf(await superAdmin.call('listTournaments', { query: {} }));
  const lists = await Promise.all(
    tournaments.map(({ id }) => superAdmin.call('listTournamentMatches', { params: { id: String(id) } })),
  );
  return { superAdmin, signIn, tournaments, matches: lists.flatMap(bodyOf) };
}

const verdictOf = ({ scores, matchFormat }: Match) => {
  const format = parseMatchFormat(matchFormat);
  if (!format.ok) throw new Error(format.error.message);
  const score = readScores(scores, format.value);
  if (!score.ok) throw new Error(score.error.message);
  return judgeScore(score.value, format.value);
};

const AFTERNOON_IN_LISBON = '2026-11-20T14:20:00.000Z';
const all = (values: readonly string[]) => [...new Set(values)].toSorted((a, b) => a.localeCompare(b));

async function expectEverything({ superAdmin, signIn, tournaments, matches }: Season): Promise<void> {
  expect(all(tournaments.map(({ status }) => status))).toEqual(all(TOURNAMENT_STATUSES));
  expect(all(tournaments.map(({ type }) => type))).toEqual(all(TOURNAMENT_TYPES));
  expect(all(tournaments.map(({ format }) => format))).toEqual(all(TOURNAMENT_FORMATS));
  expect(tournaments.find(({ participantCount }) => participantCount === 128)?.matchCount).toBe(127);

  const archive = bodyOf(await superAdmin.call('listTournaments', { query: { archived: 'true' } }));
  expect(archive.map(({ status, matchesCompleted }) => [status, matchesCompleted])).toEqual(
    archive.map(() => ['completed', 6]),
  );
  expect(new Set(archive.map(({ clubId }) => clubId)).size).toBe(3);

  const today = bodyOf(await superAdmin.call('listMatchesToday', { query: {} }));
  expect(all(today.map(({ status }) => status))).toEqual(all(MATCH_STATUSES));
  expect(today.some((match) => match.status === 'in_progress' && match.scores !== null)).toBe(true);
  expect(today.some((match) => match.status === 'completed' && match.winnerId !== null)).toBe(true);
  expect(today.some((match) => match.status === 'completed' && match.winnerId === null)).toBe(true);
  const endings = matches.flatMap(({ scores }) => scores?.outcome?.kind ?? []);
  expect(all(endings)).toEqual(['abandoned', 'retired', 'walkover']);

  for (const { username, role } of DEMO_ACCOUNTS) {
    const { body } = await (await signIn(username)).call('getSession', {});
    expect(body).toMatchObject({ username, role });
  }
}

/** What is impossible about a match at this moment, or null. */
function faultOf(match: Match, now: number): string | null {
  const hasBegun = match.status === 'in_progress' || match.status === 'completed';
  if (hasBegun && Date.parse(match.startTime ?? '') > now) return 'has begun before its time';
  if (match.scores === null) return match.status === 'completed' ? 'is completed without a score' : null;
  const { verdict, winner } = verdictOf(match);
  const kind = match.scores.outcome?.kind;
  const isOpen = match.status === 'in_progress' || kind === 'retired' || kind === 'abandoned';
  if (verdict !== (isOpen ? 'partial' : 'complete')) return `has a score that is ${verdict}`;
  const winnerId = winner === null ? null : winner === 1 ? match.participant1Id : match.participant2Id;
  return match.winnerId === winnerId ? null : 'was not won by whoever is ahead';
}

function expectNothingImpossible({ tournaments, matches }: Season, now: number): void {
  const faults = matches.map((match) => [match.id, match.scoreText, faultOf(match, now)]);
  expect(faults.filter(([, , fault]) => fault !== null)).toEqual([]);
  const over = tournaments.filter(({ status }) => status === 'completed');
  expect(over.map(({ matchesCompleted }) => matchesCompleted)).toEqual(
    over.map(({ matchCount }) => matchCount),
  );
}

describe('the demo season [D6]', () => {
  test('is whole, possible, and the same again for the same moment', async () => {
    const season = await aSeason(AFTERNOON_IN_LISBON);
    await expectEverything(season);
    expectNothingImpossible(season, Date.parse(AFTERNOON_IN_LISBON));
    const again = await aSeason(AFTERNOON_IN_LISBON);
    expect(again.tournaments).toEqual(season.tournaments);
    expect(again.matches).toEqual(season.matches);
  }, 300_000);

  // One moment just before each of the other two clubs takes over from its neighbour, on days of changing clocks and years.
  test.each(['2026-03-29T07:30:00.000Z', '2026-12-31T23:59:00.000Z'])(
    'the club admin’s club is in the middle of its day at %s',
    async (moment) => {
      const { signIn } = await aSeason(moment);
      const clubAdmin = await signIn('clubadmin');
      expect(bodyOf(await clubAdmin.call('listAdminClubs', {}))).toHaveLength(1);
      const today = bodyOf(await clubAdmin.call('listMatchesToday', { query: {} }));
      expect(all(today.map(({ status }) => status))).toEqual(all(MATCH_STATUSES));
    },
    300_000,
  );
});
