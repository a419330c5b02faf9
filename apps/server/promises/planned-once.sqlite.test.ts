// SQLite plans a statement once for as long as we keep it, and not anew each time it runs: planning a match with its names took ten times as long as
// reading it (database/sqlite-compiler.ts). SQLite asks its authorizer while it plans, and never while it runs.
import path from 'node:path';
import { constants, DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { pathOf, routes, type Route, type RouteName } from '@tennis/contract';
import { DATA_FILE } from '../database/connection.ts';
import { ATTEMPTS } from '../testing/attempts.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { aWorld, paramsOf, type World } from '../testing/rights-world.ts';
import { startServer } from '../testing/server.ts';

type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Somebody types a text into a search, so its statements are rare, and the text must not become part of them. */
const isSearch = ({ sql }: Query): boolean => / like \?/.test(sql);

/** All routes that leave the callers their sessions, the reads first. */
const CALLED = (Object.entries(routes) as [RouteName, Route][])
  .filter(([, { media, path: address }]) => media === undefined && !address.startsWith('/api/auth/'))
  .toSorted(([, one], [, other]) => Number(other.method === 'GET') - Number(one.method === 'GET'));

/** Calls the routes of the contract, each as a member, the organiser and a super admin. */
async function callEverything({ server, people, stages }: World): Promise<void> {
  for (const [name, declaration] of CALLED) {
    const body = ATTEMPTS[name]?.body(stages.own);
    for (const caller of [people.member, people.clubAdmin, people.superAdmin]) {
      await server.app.inject({
        method: declaration.method,
        url: pathOf(declaration.path, paramsOf(declaration, stages.own)),
        cookies: { ...caller.cookies },
        ...(body === undefined || declaration.method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
      });
    }
  }
  await server.services.audit.settled();
}

/** The statements that are planned when they run again, on a file in which nothing stays changed. */
function plannedAgain(file: string, queries: readonly Query[]): readonly string[] {
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  let asked = 0;
  database.setAuthorizer(() => {
    asked += 1;
    return constants.SQLITE_OK;
  });
  const found: string[] = [];
  for (const { sql, parameters } of queries) {
    const statement = database.prepare(sql);
    const run = (): void => {
      database.exec('begin');
      try {
        statement.all(...(parameters as readonly SQLInputValue[]));
      } catch {
        // What it does was done before; it was planned all the same.
      }
      database.exec('rollback');
    };
    run();
    asked = 0;
    run();
    // The two that begin it and take it back are planned each time.
    const own = asked - TRANSACTION;
    if (own > 0) found.push(sql);
  }
  return found;
}

/** What SQLite asks for `begin` and `rollback`. */
const TRANSACTION = 2;

test('no statement of the server is planned again each time it runs', async () => {
  const on = await freshDatabase();
  const queries = new Map<string, Query>();
  const { server, stop } = await startServer({
    on,
    log: ({ query }) => {
      if (!isSearch(query)) queries.set(query.sql, query);
    },
  });
  onTestFinished(stop);
  await callEverything(await aWorld(server));
  expect(queries.size).toBeGreaterThan(300);
  // As they were before: with the value handed over when it runs.
  const former: Query = {
    sql: 'select id from score_logs where match_id = ? and state = ? limit ?',
    parameters: [1, 'open', 1],
  };
  const file = path.join(on.place.dataDir, DATA_FILE);
  expect(plannedAgain(file, [former])).toEqual([former.sql]);
  expect(plannedAgain(file, [...queries.values()])).toEqual([]);
}, 60_000);
