// PostgreSQL uses an index for everything that many people ask for. The tables here are nearly empty and a scan would be cheapest, so scans are
// priced out: a plan without a scan shows that there is an index for all of it.
import { sql } from 'kysely';
import type { LogEvent } from 'kysely';
import { expect, test } from 'vitest';
import { aMatch } from '../testing/factories.ts';
import { aServer } from '../testing/server.ts';

interface Asked {
  readonly url: string;
  /** The statements that it takes. */
  readonly part: string;
  /** The index that has to be used. */
  readonly index: string;
  /** Its rows come in their order: a page ends where it is full. */
  readonly isWalk?: true;
}

const ASKED: readonly Asked[] = [
  { url: '/api/tournaments?limit=20', part: '"tournaments".*', index: 'tournaments_start', isWalk: true },
  {
    url: '/api/tournaments?status=active&limit=20',
    part: '"tournaments".*',
    index: 'tournaments_near',
    isWalk: true,
  },
  { url: '/api/tournaments?q=zzzz', part: 'name_grams', index: 'name_grams_pkey' },
  { url: '/api/clubs?q=zzzz', part: 'name_grams', index: 'name_grams_pkey' },
  { url: '/api/audit-log?q=zzzz', part: 'name_grams', index: 'name_grams_pkey' },
  { url: '/api/search?q=kovac', part: 'select "id" from "participants"', index: 'participants_by_person' },
  {
    url: '/api/search?q=kovac',
    part: 'select "id" from "participants"',
    index: 'participants_by_partner_person',
  },
  { url: '/api/clubs?limit=20', part: 'from "clubs"', index: 'clubs_listed', isWalk: true },
  { url: '/api/matches/date/2026-09-12', part: 'from "matches"', index: 'matches_day' },
  { url: '/api/matches/completed', part: 'from "matches"', index: 'matches_completed' },
  { url: '/api/matches/completed?clubId=1', part: 'from "matches"', index: 'matches_of_club' },
  { url: '/api/audit-log?act=createClub', part: 'from "audit_log"', index: 'audit_log_act', isWalk: true },
  {
    url: '/api/audit-log?outcome=refused',
    part: 'from "audit_log"',
    index: 'audit_log_outcome',
    isWalk: true,
  },
];

test.each(ASKED)('$url uses $index', async ({ url, part, index, isWalk }) => {
  const queries: LogEvent['query'][] = [];
  const server = await aServer({ log: ({ query }) => void queries.push(query) });
  await aMatch(server);
  const reader = await server.signUp('super_admin');
  queries.length = 0;
  expect((await reader.send({ method: 'GET', url })).status).toBe(200);
  const asked = queries.filter((query) => query.sql.includes(part));
  expect(asked.length).toBeGreaterThan(0);
  await server.database.transaction(async (tx) => {
    for (const setting of ['enable_seqscan', 'enable_bitmapscan', ...(isWalk ? ['enable_sort'] : [])])
      await sql`set local ${sql.raw(setting)} = off`.execute(tx);
    for (const query of asked) {
      const { rows } = await tx.executeQuery<Record<'QUERY PLAN', string>>({
        ...query,
        sql: `explain ${query.sql}`,
      });
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect({
        plan,
        uses: plan.includes(index),
        sorts: isWalk === true && /\bSort\b/.test(plan),
      }).toMatchObject({
        uses: true,
        sorts: false,
      });
    }
  });
});
