// A right that was taken away a moment ago: an open session loses it with its next call, and so does a call that is already running. Rights are read
// from the database, never kept in the session.
import { describe, expect, it } from 'vitest';
import { pathOf, routes, type Access, type Route, type RouteName } from '@tennis/contract';
import type { Db } from '../database/connection.ts';
import { ATTEMPTS } from '../testing/attempts.ts';
import { aMatch, bodyOf, joinClub } from '../testing/factories.ts';
import { aWorld, draftMark, paramsOf, type CallerName, type World } from '../testing/rights-world.ts';
import { snapshot } from '../testing/rows.ts';
import { aServer } from '../testing/server.ts';

const OF_THE_CLUB: readonly Access[] = [
  'manage-club',
  'create-tournament',
  'manage-tournament',
  'remove-tournament',
  'manage-match',
];

interface Taking {
  readonly from: CallerName;
  readonly take: (db: Db, userId: number) => Promise<unknown>;
  /** Calls that were allowed before and are refused now, with their status. */
  readonly access: readonly Access[];
  readonly status: 401 | 403;
}

const TAKINGS: Readonly<Record<string, Taking>> = {
  'the membership of the club': {
    from: 'clubAdmin',
    take: (db, id) => db.deleteFrom('club_members').where('user_id', '=', id).execute(),
    access: OF_THE_CLUB,
    status: 403,
  },
  'the role in the club': {
    from: 'clubAdmin',
    take: (db, id) =>
      db.updateTable('club_members').set({ role: 'member' }).where('user_id', '=', id).execute(),
    access: OF_THE_CLUB,
    status: 403,
  },
  'the role of a club admin on the platform': {
    from: 'clubAdmin',
    take: (db, id) => db.updateTable('users').set({ role: 'member' }).where('id', '=', id).execute(),
    access: ['create-club'],
    status: 403,
  },
  'the role of a super admin': {
    from: 'superAdmin',
    take: (db, id) => db.updateTable('users').set({ role: 'member' }).where('id', '=', id).execute(),
    access: [...OF_THE_CLUB, 'create-club', 'super-admin'],
    status: 403,
  },
  'the session': {
    from: 'clubAdmin',
    take: (db, id) => db.deleteFrom('sessions').where('user_id', '=', id).execute(),
    access: [...OF_THE_CLUB, 'create-club', 'session'],
    status: 401,
  },
  'the account': {
    from: 'clubAdmin',
    take: (db, id) => db.deleteFrom('users').where('id', '=', id).execute(),
    access: [...OF_THE_CLUB, 'create-club', 'session'],
    status: 401,
  },
};

/** Sends every write that asks for one of these; answers what did not end with the status. */
async function notRefused(
  { people, stages }: World,
  { from, access, status }: Taking,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const writes = (Object.entries<Route>(routes) as [RouteName, Route][]).filter(
    ([, { method, access: word }]) => method !== 'GET' && access.includes(word),
  );
  expect(writes.length).toBeGreaterThan(0);
  for (const [name, declaration] of writes) {
    const body = ATTEMPTS[name]?.body(stages.own);
    const answer = await people[from].send({
      method: declaration.method,
      url: pathOf(declaration.path, paramsOf(declaration, stages.own)),
      ...(body === undefined
        ? {}
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (answer.status !== status) wrong.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return wrong;
}

describe('with the next call it is gone:', () => {
  it.each(Object.entries(TAKINGS))('%s', async (_, taking) => {
    const world = await aWorld(await aServer());
    const { database } = world.server;
    const person = world.people[taking.from];
    const params = { id: String(world.stages.own.tournament.id) };
    // The session is open and the right there.
    bodyOf(await person.call('updateTournament', { params, body: { name: 'Still his' } }));
    await taking.take(database.db, person.user?.id ?? 0);
    const before = await snapshot(database);
    expect(await notRefused(world, taking)).toEqual([]);
    expect(await snapshot(database)).toBe(before);
  });

  it('what only admins of the club may read', async () => {
    const { server, people, stages } = await aWorld(await aServer());
    const { clubAdmin } = people;
    const clubId = String(stages.own.club.id);
    const seen = async () => [
      (await clubAdmin.call('getTournament', { params: { id: String(stages.ownDraft.tournament.id) } }))
        .status,
      (await clubAdmin.call('listInvitations', { params: { clubId } })).status,
      (await clubAdmin.call('listAuditRecords', { query: { clubId } })).status,
      (await clubAdmin.call('exportAuditLog', { query: { clubId } })).status,
      JSON.stringify((await clubAdmin.call('listTournaments', {})).body).includes(draftMark('A')),
    ];
    expect(await seen()).toEqual([200, 200, 200, 200, true]);
    await server.database.db
      .updateTable('club_members')
      .set({ role: 'member' })
      .where('user_id', '=', clubAdmin.user?.id ?? 0)
      .execute();
    expect(await seen()).toEqual([404, 403, 403, 403, false]);
  });
});

it('an answer that was kept for a repetition is not given again', async () => {
  const { server, people, stages } = await aWorld(await aServer());
  const { clubAdmin } = people;
  const params = { id: String(stages.ownDraft.tournament.id) };
  const add = () =>
    clubAdmin.call(
      'addParticipant',
      { params, body: { name: 'Mia Berger', birthYear: 2014 } },
      { 'idempotency-key': 'enter-mia-berger' },
    );
  const entered = bodyOf(await add());
  expect(bodyOf(await add())).toEqual(entered);
  await TAKINGS['the role in the club']?.take(server.database.db, clubAdmin.user?.id ?? 0);
  const refused = await add();
  expect(refused.status).toBe(404);
  expect(JSON.stringify(refused.body)).not.toContain('Berger');
});

it('a call that came while it was there and is decided after it was taken is refused', async () => {
  const looked = Promise.withResolvers<null>();
  let isSent = false;
  const server = await aServer({
    log: ({ query }) => {
      if (isSent && /from "sessions".*"token_hash"/.test(query.sql)) looked.resolve(null);
    },
  });
  const { admin, club, tournament } = await aMatch(server);
  const { db, engine, transaction } = server.database;
  await db.updateTable('tournaments').set({ created_by: null }).execute();
  // The club keeps an admin, or the database would refuse the taking.
  const other = await server.signUp('club_admin');
  await joinClub(server, club.id, other);
  await db.updateTable('club_members').set({ role: 'admin' }).execute();
  const before = await db.selectFrom('tournaments').selectAll().execute();
  const held = Promise.withResolvers<null>();
  const holding = Promise.withResolvers<null>();
  // Until this is done, nobody else can write this tournament; in the embedded database, nobody can write anything.
  const taking = transaction(async (tx) => {
    await tx
      .updateTable('tournaments')
      .set((set) => ({ version: set.ref('version') }))
      .execute();
    holding.resolve(null);
    await held.promise;
    await tx
      .deleteFrom('club_members')
      .where('user_id', '=', admin.user?.id ?? 0)
      .execute();
  });
  await holding.promise;
  const arrived = Promise.withResolvers<null>();
  Object.assign(server.database, {
    transaction: (...call: Parameters<typeof transaction>) => {
      arrived.resolve(null);
      return transaction(...call);
    },
  });
  isSent = true;
  const writing = admin.call('updateTournament', {
    params: { id: String(tournament.id) },
    body: { name: 'Mine for ever' },
  });
  // It waits for its turn; on PostgreSQL it has found the right still there before.
  await (engine === 'sqlite' ? arrived : looked).promise;
  held.resolve(null);
  await taking;
  expect((await writing).status).toBe(403);
  expect(await db.selectFrom('tournaments').selectAll().execute()).toEqual(before);
});
