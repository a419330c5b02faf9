// Popular lists find their matches through an index, however many seasons the file holds. SQLite says how it would run each statement; a scan would
// look at every match ever played.
import type { LogEvent } from 'kysely';
import { describe, expect, test } from 'vitest';
import { idOf, matchesOf, published } from '../testing/draws.ts';
import { aMatch } from '../testing/factories.ts';
import { aServer } from '../testing/server.ts';

interface Plan {
  readonly reader: string;
  readonly steps: readonly string[];
}

/** The plans of all statements about matches, when a visitor and the club's admin ask for the path. */
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
    // A member's own matches are found by their tournaments and entries, not among everybody's matches of the day.
    ['today’s matches', () => '/api/matches/today', '(?:start_day|tournament_id)'],
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
      'tournament_id',
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

describe('what others have stored is not looked at', () => {
  test('a page of today ends where it is full: its order is that of the index', async () => {
    const plans = await plansOf(() => '/api/matches/today');
    const steps = plans.filter(({ reader }) => reader === 'visitor').flatMap((plan) => plan.steps);
    expect(steps.join('\n')).toMatch(/SEARCH matches USING INDEX matches_day \(start_day=/);
    expect(steps.join('\n')).not.toMatch(/TEMP B-TREE/);
  });

  test('one’s own of today are not looked for among everybody’s', async () => {
    const plans = await plansOf(() => '/api/matches/today');
    const steps = plans.filter(({ reader }) => reader === 'admin').flatMap((plan) => plan.steps);
    expect(steps.join('\n')).toMatch(/SEARCH matches/);
    expect(steps.join('\n')).not.toMatch(/\(start_day=/);
  });

  test.each([
    ['the log by act', '/api/audit-log?act=createClub', 'from "audit_log"', /audit_log_act \(act=/],
    [
      'the log by outcome',
      '/api/audit-log?outcome=refused',
      'from "audit_log"',
      /audit_log_outcome \(outcome=/,
    ],
    ['the log by name', '/api/audit-log?q=silva', 'from "audit_log"', /audit_log_actor_id \(actor_id=/],
    [
      'the results of a club',
      '/api/matches/completed?clubId=1',
      'from "matches"',
      /matches_of_club \(club_id=\? AND status=/,
    ],
    [
      'results by name',
      '/api/matches/completed?q=riverside',
      'from "matches"',
      /matches USING INDEX matches_(?:tournament|first|second) \(tournament_id=/,
    ],
    [
      'the figures of an admin',
      '/api/club-stats',
      'coalesce(matches.status',
      /SEARCH matches USING INTEGER PRIMARY KEY/,
    ],
    [
      'the figures of an admin: tournaments that are played',
      '/api/club-stats',
      'coalesce(tournaments.status',
      /MULTI-INDEX OR[^]*tournaments_creator[^]*tournaments_of_club/,
    ],
    [
      'an admin’s queue',
      '/api/matches/to-score',
      'from "matches"',
      /matches USING INDEX matches_(?:tournament|first|second) \(tournament_id=/,
    ],
    [
      'an admin’s own people',
      '/api/user/partner-requests',
      'from "persons" left join "users"',
      /MULTI-INDEX OR[^]*persons_account[^]*person_managers_user/,
    ],
    [
      'an admin’s people of the club',
      '/api/clubs/1/persons',
      'as "as_partner"',
      /MULTI-INDEX OR[^]*persons_club[^]*persons_account[^]*participants_of_club/,
    ],
    ['an admin’s scoring', '/api/user/scoring', 'from "tournament_scorers"', /tournament_scorers_user/],
  ])('%s', async (name, url, part, expected) => {
    const queries: LogEvent['query'][] = [];
    const server = await aServer({
      log: ({ query }) => void queries.push(query),
      now: '2026-09-12T15:00:00.000Z',
    });
    const { admin } = await aMatch(server);
    const person = /^(?:the figures|an admin)/.test(name) ? admin : await server.signUp('super_admin');
    queries.length = 0;
    expect((await person.send({ method: 'GET', url })).status).toBe(200);
    const asked = queries.filter(({ sql }) => sql.includes(part));
    expect(asked.length).toBeGreaterThan(0);
    for (const query of asked) {
      const { rows } = await server.database.db.executeQuery<{ detail: string }>({
        ...query,
        sql: `explain query plan ${query.sql}`,
      });
      const steps = rows.map(({ detail }) => detail).join('\n');
      expect(steps).toMatch(expected);
      expect(steps).not.toMatch(/SCAN (?:matches|audit_log|tournaments|persons)\b|persons_merged|\(status=/);
    }
  });

  test('the matches of other days that decide who plays are found by their draw', async () => {
    const queries: LogEvent['query'][] = [];
    const server = await aServer({ log: ({ query }) => void queries.push(query) });
    const { admin, tournament } = await published(4, {}, {}, server);
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    await admin.call('updateMatch', {
      params: idOf(final ?? { id: 0 }),
      body: { startTime: '2031-06-01T15:00:00Z' },
    });
    queries.length = 0;
    const url = '/api/matches/date/2031-06-01';
    expect((await server.visitor().send({ method: 'GET', url })).status).toBe(200);
    const query = queries.find(({ sql }) => sql.includes('"draw_match" in'));
    if (query === undefined) throw new Error('Nobody asked for them.');
    const { rows } = await server.database.db.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    });
    const steps = rows.map(({ detail }) => detail).join('\n');
    expect(steps).toMatch(/SEARCH matches USING INDEX \w+ \(draw_id=\? AND draw_match=\?\)/);
    expect(steps).not.toMatch(/SCAN matches/);
  });

  test.each(['/api/user/data', '/api/user/erasure'])('%s finds what is one’s own by indexes', async (url) => {
    const queries: LogEvent['query'][] = [];
    const server = await aServer({ log: ({ query }) => void queries.push(query) });
    const { admin } = await aMatch(server);
    queries.length = 0;
    expect((await admin.send({ method: 'GET', url })).status).toBe(200);
    const steps: string[] = [];
    const asked = queries.slice();
    for (const query of asked) {
      const { rows } = await server.database.db.executeQuery<{ detail: string }>({
        ...query,
        sql: `explain query plan ${query.sql}`,
      });
      steps.push(...rows.map(({ detail }) => detail));
    }
    expect(
      steps.filter((step) =>
        /SCAN (?:matches|participants|invitations|clubs|audit_log|tournaments)\b/.test(step),
      ),
    ).toEqual([]);
  });

  test.each([
    '/api/matches/completed?q=zzzz',
    '/api/tournaments?q=zzzz',
    '/api/audit-log?q=zzzz',
    '/api/clubs?q=zzzz',
  ])('%s finds nothing without walking through anything, not even names', async (url) => {
    const queries: LogEvent['query'][] = [];
    const server = await aServer({ log: ({ query }) => void queries.push(query) });
    await aMatch(server);
    const reader = await server.signUp('super_admin');
    queries.length = 0;
    expect((await reader.send({ method: 'GET', url })).body).toEqual([]);
    const asked = queries.slice();
    const byName = asked.filter(({ sql }) => /search_name" like/.test(sql));
    expect(byName).toHaveLength(1);
    for (const query of byName) {
      const { rows } = await server.database.db.executeQuery<{ detail: string }>({
        ...query,
        sql: `explain query plan ${query.sql}`,
      });
      const steps = rows.map(({ detail }) => detail).join('\n');
      expect(steps).toMatch(/SEARCH grams USING (?:COVERING INDEX|PRIMARY KEY) .*\(kind=\? AND gram=\?\)/);
      expect(steps).not.toMatch(/SCAN/);
    }
    expect(asked.filter(({ sql }) => /from "(?:matches|audit_log)" (?:inner|left) join/.test(sql))).toEqual(
      [],
    );
  });

  test.each(['zzzz', 'nian kovca', 'nina'])(
    'a search for "%s" walks through no names, also where it looks for beginnings',
    async (q) => {
      const queries: LogEvent['query'][] = [];
      const server = await aServer({ log: ({ query }) => void queries.push(query) });
      await aMatch(server);
      queries.length = 0;
      const url = `/api/search?q=${encodeURIComponent(q)}`;
      expect((await server.visitor().send({ method: 'GET', url })).status).toBe(200);
      const asked = queries.filter(({ sql }) => sql.includes('name_grams'));
      expect(asked.some(({ sql }) => sql.includes('with begun'))).toBe(true);
      for (const query of asked) {
        const { rows } = await server.database.db.executeQuery<{ detail: string }>({
          ...query,
          sql: `explain query plan ${query.sql}`,
        });
        const steps = rows.map(({ detail }) => detail).join('\n');
        expect(steps).toMatch(/SEARCH named USING INTEGER PRIMARY KEY/);
        expect(steps).not.toMatch(/SCAN (?:named|name_grams)/);
      }
    },
  );

  test.each([
    ['/api/tournaments?limit=20', 'tournaments_start'],
    ['/api/tournaments?status=active&limit=20', 'tournaments_near'],
    ['/api/tournaments?q=riverside&limit=20', 'INTEGER PRIMARY KEY'],
    ['/api/tournaments?clubId=1&status=active&limit=20', 'tournaments_of_club'],
  ])('%s ends where its page is full', async (url, index) => {
    const queries: LogEvent['query'][] = [];
    const server = await aServer({ log: ({ query }) => void queries.push(query) });
    await aMatch(server);
    queries.length = 0;
    expect((await server.visitor().send({ method: 'GET', url })).status).toBe(200);
    const asked = queries.filter(({ sql }) => sql.includes('tournaments".*'));
    expect(asked).toHaveLength(2);
    for (const query of asked) {
      const { rows } = await server.database.db.executeQuery<{ detail: string }>({
        ...query,
        sql: `explain query plan ${query.sql}`,
      });
      const steps = rows.map(({ detail }) => detail).join('\n');
      expect(steps).toMatch(new RegExp(`SEARCH tournaments USING (?:INDEX )?${index}`));
      // Rows found by an index may be sorted; rows that are walked through already have their order.
      const isWalk = /_start|_near/.test(index);
      expect(isWalk && steps.includes('TEMP B-TREE')).toBe(false);
    }
  });
});
