// No read asks the database row by row: every GET route runs the same number of SQL statements with one row and with a thousand. The rows are
// inserted below the API, in bulk, because only their number matters here.
import { expect, test } from 'vitest';
import { routes, type ReadName, type RouteName } from '@tennis/contract';
import type { Db } from '../database/connection.ts';
import { KEEPING } from '../http/prepared/keeping.ts';
import { tellWhoIsNext } from '../tennis/next/tell-next.ts';
import { aMatch, aMeeting, bodyOf, matchBody, type Scene } from '../testing/factories.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

const NOW = '2026-09-12T15:00:00.000Z';
const DAY = '2026-09-12';

interface Counted {
  readonly server: TestServer;
  readonly scene: Scene;
  /** The statements that ran since the last call of this, or of the next. */
  readonly ran: () => readonly string[];
  /** How many they were. */
  readonly statements: () => number;
}

async function aCountedServer(): Promise<Counted> {
  let since: string[] = [];
  const server = await aServer({
    now: NOW,
    log: ({ query }) => {
      since.push(query.sql);
    },
  });
  const made = await aMatch(server, { status: 'registering' });
  const scene = { ...made, ...(await aMeeting(made.admin, made.club.id, made.tournament.id)) };
  const ran = () => {
    const statements = since;
    since = [];
    return statements;
  };
  return {
    server,
    scene,
    ran,
    statements: () => ran().length,
  };
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535: chunks of a hundred rows stay far below. */
async function inChunks<T>(rows: readonly T[], insert: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += 100) await insert(rows.slice(at, at + 100));
}

/** Brings every list from `from` rows of its kind to `to`. */
async function grow(db: Db, { club, admin, tournament, first, second }: Scene, from: number, to: number) {
  const created_at = NOW;
  const added = numbers(from, to);
  const players = await db
    .insertInto('users')
    .values(
      added.map((n) => ({
        username: `grown${n}`,
        username_key: `grown${n}`,
        name: `Grown Player ${n}`,
        search_name: `grown player ${n}`,
        email: `grown${n}@example.org`,
        email_key: `grown${n}@example.org`,
        password_hash: null,
        role: 'member' as const,
        date_of_birth: '2001-05-05',
        created_at,
      })),
    )
    .returning('id')
    .execute();
  const newClubs = await db
    .insertInto('clubs')
    .values(
      added.map((n) => ({
        name: `Club ${n}`,
        search_name: `club ${n}`,
        description: null,
        location: null,
        time_zone: n % 2 === 0 ? 'Europe/Berlin' : 'UTC',
        created_by: admin.user?.id ?? null,
        created_at,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('club_members')
    .values([
      ...newClubs.map(({ id }) => ({
        club_id: id,
        user_id: admin.user?.id ?? 0,
        role: 'admin' as const,
        created_at,
      })),
      ...players.map(({ id }) => ({ club_id: club.id, user_id: id, role: 'member' as const, created_at })),
    ])
    .execute();
  const model = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', tournament.id)
    .executeTakeFirstOrThrow();
  const { id: _modelId, ...tournamentFields } = model;
  await inChunks(added, (chunk) =>
    db
      .insertInto('tournaments')
      .values(
        chunk.map((n) => ({
          ...tournamentFields,
          name: `Cup ${n}`,
          club_id: newClubs[n - from]?.id ?? club.id,
          time_zone: n % 2 === 0 ? 'Europe/Berlin' : 'UTC',
        })),
      )
      .execute(),
  );
  await db
    .insertInto('groups')
    .values(added.map((n) => ({ club_id: club.id, tournament_id: tournament.id, name: `Group ${n}` })))
    .execute();
  await inChunks(added, (chunk) =>
    db
      .insertInto('participants')
      .values(
        chunk.map((n) => ({
          club_id: club.id,
          tournament_id: tournament.id,
          user_id: players[n - from]?.id ?? null,
          name: null,
          partner_user_id: null,
          partner_name: null,
          seed: null,
          group_id: null,
          club: null,
          birth_year: null,
          partner_birth_year: null,
          created_at,
        })),
      )
      .execute(),
  );
  // Below the chain: here only their number matters.
  await inChunks(added, (chunk) =>
    db
      .insertInto('audit_log')
      .values(
        chunk.map((n) => ({
          seq: 1_000_000 + n,
          at: NOW,
          until_at: null,
          count: 1,
          actor_id: players[n - from]?.id ?? null,
          actor_role: 'member' as const,
          club_role: null,
          act: 'setMatchWinner',
          object_kind: 'match' as const,
          object_id: n,
          tournament_id: tournament.id,
          club_id: newClubs[n - from]?.id ?? null,
          outcome: 'done' as const,
          status: 200,
          reason: null,
          changes: JSON.stringify([{ field: 'winnerId', before: null, after: n }]),
          request_id: null,
          hash: '',
        })),
      )
      .execute(),
  );
  await inChunks(added, (chunk) =>
    db
      .insertInto('matches')
      .values(
        chunk.map((n) => ({
          club_id: club.id,
          tournament_id: tournament.id,
          round: 'round_robin' as const,
          group_id: null,
          participant1_id: first.id,
          participant2_id: second.id,
          winner_id: first.id,
          status: n % 2 === 0 ? ('completed' as const) : ('in_progress' as const),
          court: `Court ${n}`,
          start_time: NOW,
          start_day: DAY,
          score: '{"sets":[{"kind":"games","games":[6,4],"tieBreak":null}],"ending":null}',
          started_at: NOW,
          completed_at: n % 2 === 0 ? NOW : null,
          created_at,
        })),
      )
      .execute(),
  );
}

/** Asking who calls is one statement. */
const SESSION = 1;

const READS = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].method === 'GET' && !('media' in routes[name]),
);

/** Every GET route with a path that this scene can fill, for each kind of reader. */
function pathsFor({ tournament, match, club, first, meetingId }: Scene, reads = READS): string[] {
  const ids: Readonly<Record<string, number | string>> = {
    '/api/tournaments/{id}': tournament.id,
    '/api/matches/{id}': match.id,
    '/api/people/{id}': first.personId ?? 0,
    '/api/meetings/{id}': meetingId,
    '/api/clubs/{id}': club.id,
    '/api/clubs/{clubId}': club.id,
    '/api/matches/date/{day}': DAY,
  };
  return reads
    .map((name) => {
      const { path } = routes[name];
      const known = Object.entries(ids).find(([prefix]) => path.startsWith(prefix));
      return known === undefined ? path : path.replace(/\{\w+\}/, String(known[1]));
    })
    .filter((path) => !path.includes('{'));
}

async function countAll(
  { server, scene, statements }: Counted,
  readers: Readonly<Record<string, Person>>,
): Promise<ReadonlyMap<string, { statements: number; rows: number }>> {
  const counts = new Map<string, { statements: number; rows: number }>();
  // Earlier writes are sealed a moment later: those statements belong to nobody here.
  await server.services.audit.settled();
  for (const url of pathsFor(scene)) {
    for (const [reader, person] of Object.entries(readers)) {
      // As if nobody had read it yet.
      server.changedBelow();
      statements();
      const { status, body } = await person.send({ method: 'GET', url });
      // A refusal is recorded after its answer: those statements are not the next path's.
      await server.services.audit.settled();
      if (status !== 200) continue;
      const rows = Array.isArray(body) ? body.length : 1;
      counts.set(`${reader} ${url}`, { statements: statements(), rows });
    }
  }
  return counts;
}

test('[D7] every read takes as many statements for one row as for a thousand', async () => {
  const counted = await aCountedServer();
  const { server, scene } = counted;
  const readers = {
    visitor: server.visitor(),
    admin: scene.admin,
    member: await server.signUp('member'),
    'super admin': await server.signUp('super_admin'),
  };
  const { db } = server.database;
  // With it a result: a list without any reads nothing more.
  await grow(db, scene, 0, 1);
  const one = await countAll(counted, readers);
  await grow(db, scene, 1, 10);
  const ten = await countAll(counted, readers);
  await grow(db, scene, 10, 1000);
  const many = await countAll(counted, readers);

  const statementsOf = (counts: typeof one) =>
    Object.fromEntries([...counts].map(([call, { statements }]) => [call, statements]));
  expect(statementsOf(ten)).toEqual(statementsOf(one));
  expect(statementsOf(many)).toEqual(statementsOf(one));

  // The lists did grow: a constant over empty answers would prove nothing.
  const id = scene.tournament.id;
  for (const path of [
    '/api/tournaments',
    `/api/tournaments/${id}/participants`,
    `/api/tournaments/${id}/matches`,
    `/api/tournaments/${id}/groups`,
    `/api/matches/date/${DAY}`,
    '/api/matches/today',
    '/api/matches/completed',
    `/api/people/${scene.first.personId ?? 0}/results`,
    '/api/clubs',
    '/api/user/admin-clubs',
  ]) {
    const call = `admin ${path}`;
    expect([call, (many.get(call)?.rows ?? 0) > 100]).toEqual([call, true]);
  }
  expect(many.get('super admin /api/audit-log')?.rows).toBeGreaterThan(100);
}, 60_000);

test('a repeated public read, and one that says what it holds, takes no statement; of the signed-in only the session is asked', async () => {
  const { server, scene, statements } = await aCountedServer();
  const readers: Readonly<Record<string, Person>> = {
    visitor: server.visitor(),
    admin: scene.admin,
    member: await server.signUp('member'),
    'super admin': await server.signUp('super_admin'),
  };
  const kept = READS.filter((name) => KEEPING[name as ReadName] !== null);
  const urls = pathsFor(scene, kept);
  expect(urls).toHaveLength(kept.length);
  // The records of what was done so far are sealed: nothing runs beside the reads.
  await server.services.audit.settled();
  // The records of these writes are sealed a moment later; those statements do not belong to a read.
  await server.services.audit.settled();
  for (const url of urls) {
    for (const [reader, person] of Object.entries(readers)) {
      const headers = { 'accept-encoding': 'br' };
      const first = await person.send({ method: 'GET', url, headers });
      const held = { ...headers, 'if-none-match': String(first.headers['etag']) };
      statements();
      const again = await person.send({ method: 'GET', url, headers });
      const same = await person.send({ method: 'GET', url, headers: held });
      const each = reader === 'visitor' ? 0 : SESSION;
      expect([reader, url, again.status, same.status, statements()]).toEqual([
        reader,
        url,
        200,
        304,
        2 * each,
      ]);
      expect(again.headers['etag']).toBe(first.headers['etag']);
    }
  }
});

/** The statements that seal earlier writes' records, at a moment of their own. */
const isSealing = (sql: string): boolean =>
  /audit_pending|audit_head|audit_log|change_batches|pg_notify|notify /i.test(sql) &&
  !sql.startsWith('insert into "audit_pending"');

test('a result takes as many statements on a court where somebody else is next because of it', async () => {
  const { server, scene, ran } = await aCountedServer();
  const { admin, club, tournament, first, second, match } = scene;
  const complete = async (id: number) => {
    await server.services.audit.settled();
    ran();
    const body = { scores: { text: '6-1 6-2' }, winnerId: first.id, complete: true, confirm: true };
    const reply = await admin.call('setMatchScores', { params: { id: String(id) }, body });
    expect(reply.status).toBe(200);
    return ran().filter((sql) => !isSealing(sql)).length;
  };
  // The first result of a tournament makes it active.
  await complete(match.id);
  const params = { clubId: String(club.id) };
  await admin.call('createCourts', { params, body: { courts: [{ name: 'Court 7' }] } });
  const create = async (court: string, hour: number) => {
    const body = {
      ...matchBody(first.id, second.id),
      court,
      startTime: `${DAY}T${hour}:00:00.000Z`,
    };
    return bodyOf(await admin.call('createMatch', { params: { id: String(tournament.id) }, body })).id;
  };
  const alone = await complete(await create('Somewhere', 15));
  const before = await create('Court 7', 15);
  for (const hour of [16, 17, 18]) await create('Court 7', hour);
  expect(await complete(before)).toBe(alone);
  await tellWhoIsNext(server.services);
  expect(
    await server.database.db.selectFrom('matches').select('start_time').where('next_told', '=', 1).execute(),
  ).toEqual([{ start_time: `${DAY}T16:00:00.000Z` }]);
});

test('a score takes at most seven statements, its begin and commit among them, and the first one of a tournament eight', async () => {
  const { server, scene, ran } = await aCountedServer();
  const { admin, match } = scene;
  const save = async (games: number, key: string) => {
    await server.services.audit.settled();
    ran();
    const reply = await admin.send({
      method: 'PUT',
      url: `/api/matches/${match.id}/scores`,
      payload: { scores: { set1: { player1: 6, player2: games } } },
      headers: { 'idempotency-key': key },
    });
    expect(reply.status).toBe(200);
    // The log does not count how a transaction begins and commits.
    return ran().filter((sql) => !isSealing(sql)).length + 2;
  };
  const first = await save(1, 'the-first-score');
  const later = [await save(2, 'a-later-score'), await save(3, 'another-score')];
  expect([first <= 8, ...later.map((count) => count <= 7)], `${first}, then ${later.join()}`).toEqual([
    true,
    true,
    true,
  ]);
});
