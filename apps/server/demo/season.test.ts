// The demo season on either engine: whole, legal, and made without a refusal.
import { expect, test } from 'vitest';
import { readScores, type Match } from '@tennis/contract';
import {
  judgeScore,
  MATCH_STATUSES,
  parseMatchFormat,
  TOURNAMENT_FORMATS,
  TOURNAMENT_STATUSES,
  TOURNAMENT_TYPES,
} from '@tennis/domain';
import { bodyOf } from './injected-person.ts';
import { aSeason, type Season } from '../testing/season.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

const verdictOf = ({ scores, matchFormat }: Match) => {
  const format = parseMatchFormat(matchFormat);
  if (!format.ok) throw new Error(format.error.code);
  const score = readScores(scores, format.value);
  if (!score.ok) throw new Error(score.error.code);
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

/** Everything that directors must be able to handle has happened somewhere, in draws of the engine. */
async function expectStories({ superAdmin, tournaments }: Season): Promise<void> {
  const answers = await Promise.all(
    tournaments.map(({ id }) => superAdmin.call('getDraws', { params: { id: String(id) } })),
  );
  const draws = answers.flatMap((answer) => bodyOf(answer).published ?? []);
  const consolation = draws.find(({ kind }) => kind === 'consolation');
  expect(consolation?.entries.filter(({ withdrawn }) => withdrawn)).toHaveLength(1);
  // The result that was reversed; the loser plays in the consolation.
  const places = await superAdmin.call('listTournamentMatches', {
    params: { id: String(consolation?.tournamentId) },
  });
  expect(bodyOf(places).map(({ scoreText }) => scoreText)).toContain('4-5(5) 2-4');
  const level = draws.flatMap(({ stages }) => stages).flatMap(({ table }) => table?.ties ?? []);
  expect(level.map((tied) => tied.length)).toContain(3);
  expect(tournaments.some(({ status, matchCount }) => status === 'registering' && matchCount === 0)).toBe(
    true,
  );
}

/** The impossible thing about a match at this moment, or null. */
function faultOf(match: Match, now: number): string | null {
  const hasBegun = match.status === 'in_progress' || match.status === 'completed';
  if (hasBegun && Date.parse(match.startTime ?? '') > now) return 'has begun before its time';
  if (match.scores === null) return match.status === 'completed' ? 'is completed without a score' : null;
  const { verdict, winner } = verdictOf(match);
  const kind = match.scores.outcome?.kind;
  const isOpen = match.status === 'in_progress' || kind === 'retired' || kind === 'abandoned';
  if (verdict !== (isOpen ? 'partial' : 'complete')) return `has a score that is ${verdict}`;
  const winnerId = winner === null ? null : winner === 1 ? match.participant1Id : match.participant2Id;
  return match.winnerId === winnerId ? null : 'was not won by the side that is ahead';
}

function expectNothingImpossible({ tournaments, matches }: Season, now: number): void {
  const faults = matches.map((match) => [match.id, match.scoreText, faultOf(match, now)]);
  expect(faults.filter(([, , fault]) => fault !== null)).toEqual([]);
  const over = tournaments.filter(({ status }) => status === 'completed');
  expect(over.map(({ matchesCompleted }) => matchesCompleted)).toEqual(
    over.map(({ matchCount }) => matchCount),
  );
}

test('the demo season is whole and possible [D6]', { timeout: 120_000 }, async () => {
  const season = await aSeason(AFTERNOON_IN_LISBON);
  await expectEverything(season);
  await expectStories(season);
  expectNothingImpossible(season, Date.parse(AFTERNOON_IN_LISBON));
});
