// The lists that everybody asks for find their matches through an index, however many seasons lie in the file. SQLite says how it
// would run each statement; a scan of the matches would be one look at every match ever played.
import type { LogEvent } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aMatch } from './testing/factories.ts';
import { aServer } from './testing/server.ts';

interface Plan {
  readonly reader: string;
  readonly steps: readonly string[];
}

/** How each statement that touches the matches is run when a visitor and the club's admin ask for the path. */
async function plansOf(pathOf: (tournamentId: number) => string): Promise<readonly Plan[]> {
  const queries: LogEvent['query'][] = [];
  const server = await aServer({
    log: ({ query }) => void queries.push(query),
    now: '2026-09-12T15:00:00.000Z',
  });
  const { admin, tournament } = await aMatch(server);
  const plans: Plan[] = [];
  for (const [reader, person] of Object.entries({ visitor: server.visitor(), admin })) {
    queries.length = 0;
    const { status } = await person.send({ method: 'GET', url: pathOf(tournament.id) });
    if (status !== 200) throw new Error(`${reader} was answered ${status}`);
    const asked = queries.filter((query) => query.sql.includes('from "matches"'));
    for (const query of asked) {
      const { rows } = await server.database.db.executeQuery<{ detail: string }>({
        ...query,
        sql: `explain query plan ${query.sql}`,
      });
      plans.push({ reader, steps: rows.map(({ detail }) => detail) });
    }
  }
  return plans;
}

describe('lists of matches use an index', () => {
  test.each([
    ['the matches of a day', () => '/api/matches/date/2026-09-12', 'start_day'],
    ['today’s matches', () => '/api/matches/today', 'start_day'],
    ['the results', () => '/api/matches/completed', 'status'],
    // For its manager also the club's matches around them, of which some may clash.
    [
      'the matches of a tournament',
      (id: number) => `/api/tournaments/${id}/matches`,
      '(?:tournament_id|club_id)',
    ],
    [
      'the results of a tournament',
      (id: number) => `/api/matches/completed?tournamentId=${id}`,
      '(?:status|tournament_id)',
    ],
    ['the counts of the tournament list', () => '/api/tournaments', 'tournament_id'],
  ])('%s', async (_name, pathOf, column) => {
    const plans = await plansOf(pathOf);
    expect(new Set(plans.map(({ reader }) => reader))).toEqual(new Set(['visitor', 'admin']));
    for (const { steps } of plans) {
      expect(steps.join('\n')).toMatch(
        new RegExp(`SEARCH matches USING (?:COVERING )?INDEX \\w+ \\(${column}=`),
      );
      expect(steps.join('\n')).not.toMatch(/SCAN matches/);
    }
  });
});
