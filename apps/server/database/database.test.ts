// The database itself: the settings of every connection, transactions, the invariants that hold without the
// server's code, and migrations from empty, again, and from a newer version.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Database, type Tx } from './connection.ts';
import { databaseFault } from './errors.ts';
import { migrate, NewerDatabaseError } from './migrations/migrate.ts';
import { aDatabaseBeforeTheAuditLog, anEmptyDatabase } from '../testing/unmigrated.ts';
import { aDatabase, aUser } from '../testing/rows.ts';

const aClub = (name: string) => ({
  name,
  search_name: name,
  description: null,
  location: null,
  time_zone: 'UTC',
  created_by: null,
  created_at: '2026-09-01T10:00:00.000Z',
});

const aTournament = (clubId: number) => ({
  club_id: clubId,
  name: 'Open',
  search_name: 'open',
  description: null,
  type: 'Open' as const,
  status: 'upcoming' as const,
  start_date: '2026-09-11T09:00:00.000Z',
  end_date: '2026-09-13T18:00:00.000Z',
  registration_end_date: null,
  time_zone: 'UTC',
  max_participants: 16,
  format: 'knockout' as const,
  point_system: 'normal_deuce' as const,
  let_rule: 1,
  time_limit: 90,
  matches_per_participant: 3,
  players_progressing: 2,
  tie_breaker_rule: 'matches_won' as const,
  match_format: 'SET3-S:6/TB7',
  location: null,
  contact_email: null,
  created_by: null,
  created_at: '2026-09-01T10:00:00.000Z',
});

async function seedTwoTournaments({ db }: Database) {
  const club = await db
    .insertInto('clubs')
    .values(aClub('Riverside'))
    .returning('id')
    .executeTakeFirstOrThrow();
  const add = async () => {
    const { id } = await db
      .insertInto('tournaments')
      .values(aTournament(club.id))
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = await db
      .insertInto('participants')
      .values({
        club_id: club.id,
        tournament_id: id,
        user_id: null,
        name: 'Nina',
        partner_user_id: null,
        partner_name: null,
        seed: 1,
        group_id: null,
        club: null,
        birth_year: null,
        partner_birth_year: null,
        created_at: '2026-09-01T10:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { tournament: id, entry: entry.id };
  };
  return { club: club.id, first: await add(), second: await add() };
}

const aMatch = (tournament: number, first: number | null, winner: number | null) => ({
  club_id: null,
  tournament_id: tournament,
  round: 'final' as const,
  group_id: null,
  participant1_id: first,
  participant2_id: null,
  winner_id: winner,
  status: 'scheduled' as const,
  court: null,
  start_time: null,
  start_day: null,
  score: null,
  started_at: null,
  completed_at: null,
  created_at: '2026-09-01T10:00:00.000Z',
});

async function increment(tx: Tx): Promise<void> {
  const { name } = await tx.selectFrom('users').select('name').executeTakeFirstOrThrow();
  const next = String((Number(name) || 0) + 1);
  await tx.updateTable('users').set({ name: next }).execute();
}

describe('transactions', () => {
  it('are undone as a whole when the decision fails', async () => {
    const { db, transaction } = await aDatabase();
    const failing = transaction(async (tx) => {
      await tx.insertInto('users').values(aUser('marta')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('run one after the other where they depend on each other', async () => {
    const { db, transaction } = await aDatabase();
    await db.insertInto('users').values(aUser('counter')).execute();
    await Promise.all(Array.from({ length: 20 }, () => transaction(increment)));
    expect((await db.selectFrom('users').select('name').executeTakeFirstOrThrow()).name).toBe('20');
  });

  it('let reads flow while one is open', async () => {
    const { db, transaction } = await aDatabase();
    await transaction(async (tx) => {
      await tx.insertInto('users').values(aUser('marta')).execute();
      // The read is made from outside: the context of the transaction is left first.
      const { promise, resolve } = Promise.withResolvers<number>();
      runOutside(async () => {
        resolve((await db.selectFrom('users').selectAll().execute()).length);
      });
      expect(await promise).toBe(0);
    });
  });
});

const countOneMore = (tx: Tx) =>
  tx
    .updateTable('rate_windows')
    .set({ used: sql<number>`used + 1` })
    .returning('used')
    .executeTakeFirstOrThrow();

describe('counting', () => {
  it('misses nothing of what is counted at once', async () => {
    const { db, count } = await aDatabase();
    await db.insertInto('rate_windows').values({ bucket: 'here', used: 0, ends_at: 1 }).execute();
    const answers = await Promise.all(Array.from({ length: 50 }, () => count(countOneMore)));
    expect(answers.map(({ used }) => used).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
  });

  it('leaves the readers their connections, however many wait to count', async () => {
    const { db, count } = await aDatabase();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const counts = Array.from({ length: 20 }, () => count(() => gate));
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    open();
    await Promise.all(counts);
  });

  it('takes back what was counted before something was thrown', async () => {
    const { db, count } = await aDatabase();
    const failing = count(async (tx) => {
      await tx.insertInto('rate_windows').values({ bucket: 'here', used: 1, ends_at: 1 }).execute();
      throw new Error('out of order');
    });
    await expect(failing).rejects.toThrow('out of order');
    expect(await db.selectFrom('rate_windows').selectAll().execute()).toEqual([]);
  });
});

// A timer that was started before any transaction runs outside of every transaction's context.
const waiting: (() => Promise<void>)[] = [];
setInterval(() => {
  for (const run of waiting.splice(0)) void run();
}, 5).unref();

function runOutside(run: () => Promise<void>): void {
  waiting.push(run);
}

describe('the database refuses by itself', () => {
  it.each([
    [
      'a second user of the same name',
      'unique',
      async (database: Database) => {
        await database.db
          .insertInto('users')
          .values([aUser('marta'), { ...aUser('other'), username_key: 'marta' }])
          .execute();
      },
    ],
    [
      'an unknown role',
      'check',
      async ({ db }: Database) => {
        await db
          .insertInto('users')
          .values({ ...aUser('marta'), role: 'owner' as never })
          .execute();
      },
    ],
    [
      'a member of a missing club',
      'foreign_key',
      async ({ db }: Database) => {
        await db.insertInto('users').values(aUser('marta')).execute();
        await db
          .insertInto('club_members')
          .values({ club_id: 99, user_id: 1, role: 'member', created_at: '' })
          .execute();
      },
    ],
    [
      'an opponent of another tournament',
      'foreign_key',
      async (database: Database) => {
        const { first, second } = await seedTwoTournaments(database);
        await database.db
          .insertInto('matches')
          .values(aMatch(first.tournament, second.entry, null))
          .execute();
      },
    ],
    [
      'a winner who does not play',
      'check',
      async (database: Database) => {
        const { first } = await seedTwoTournaments(database);
        await database.db
          .insertInto('matches')
          .values(aMatch(first.tournament, null, first.entry))
          .execute();
      },
    ],
    [
      'a seed twice',
      'unique',
      async (database: Database) => {
        const { first } = await seedTwoTournaments(database);
        const row = await database.db
          .selectFrom('participants')
          .selectAll()
          .where('id', '=', first.entry)
          .executeTakeFirstOrThrow();
        const { id: _, ...copy } = row;
        await database.db.insertInto('participants').values(copy).execute();
      },
    ],
    [
      'the removal of an entry that has a match',
      'foreign_key',
      async (database: Database) => {
        const { first } = await seedTwoTournaments(database);
        await database.db
          .insertInto('matches')
          .values(aMatch(first.tournament, first.entry, null))
          .execute();
        await database.db.deleteFrom('participants').where('id', '=', first.entry).execute();
      },
    ],
    [
      'a tournament that ends before it starts',
      'check',
      async (database: Database) => {
        const { club } = await seedTwoTournaments(database);
        await database.db
          .insertInto('tournaments')
          .values({ ...aTournament(club), end_date: '2026-09-01T00:00:00.000Z' })
          .execute();
      },
    ],
  ] as const)('%s (%s)', async (_, fault, attempt) => {
    const database = await aDatabase();
    const error = await attempt(database).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(databaseFault(error)).toBe(fault);
  });
});

describe('migrations', () => {
  it('run from empty, and again without doing anything', async () => {
    const database = await anEmptyDatabase();
    expect(await migrate(database)).toContain('0001-initial');
    expect(await migrate(database)).toEqual([]);
  });

  it('keep the mails that wait in the outbox when a kind of mail is added', async () => {
    const database = await aDatabaseBeforeTheAuditLog();
    const { db } = database;
    const mail = (kind: string) =>
      sql`
      insert into mails (kind, recipient, state, attempts, next_attempt_at, created_at, last_error)
      values (${kind}, 'nina@example.org', 'queued', 3, 'x', 'y', 'Mailbox full')`.execute(db);
    await mail('reset');
    await mail('invitation');
    const before = await db.selectFrom('mails').selectAll().orderBy('id').execute();
    await migrate(database);
    expect(await db.selectFrom('mails').selectAll().orderBy('id').execute()).toMatchObject(before);
    await mail('password-changed');
    const ids = (await db.selectFrom('mails').select('id').orderBy('id').execute()).map(({ id }) => id);
    expect(ids).toEqual([1, 2, 3]);
    expect(databaseFault(await mail('gossip').catch((error: unknown) => error))).toBe('check');
  });

  it('give usernames that look the same one key, and leave the younger account the one by which it is found', async () => {
    const database = await aDatabaseBeforeTheAuditLog();
    const { db } = database;
    const names = [
      'Ｍarta',
      'nina',
      'ｎina',
      'Kovac\u030c',
      'rui\u200b  costa',
      'Weiß',
      '\u200b\u200b\u200b',
    ];
    for (const name of names) {
      const key = name.normalize('NFC').toLowerCase();
      await sql`
        insert into users (username, username_key, password_hash, name, search_name, email, email_key, role, created_at)
        values (${name}, ${key}, '', '', '', ${key}, ${key}, 'member', '')`.execute(db);
    }
    await migrate(database);
    const users = await db.selectFrom('users').select(['username', 'username_key']).orderBy('id').execute();
    expect(users.map(({ username }) => username)).toEqual(names);
    expect(users.map((user) => user.username_key)).toEqual([
      'marta',
      'nina',
      'ｎina',
      'kovač',
      'rui costa',
      'weiss',
      '\u200b\u200b\u200b',
    ]);
  });

  it('keep the keys of writes with what they were about, and none of their answers', async () => {
    const database = await aDatabaseBeforeTheAuditLog();
    const { db } = database;
    const answers = {
      made: '{"id":7,"name":"Nina Kovač"}',
      counted: '{"ended":3}',
      forgotten: '',
      empty: null,
    };
    for (const [key, body] of Object.entries(answers)) {
      await sql`
        insert into idempotency_keys (key_hash, request_hash, status, body, created_at)
        values (${key}, 'asked', 201, ${body}, 'x')`.execute(db);
    }
    await migrate(database);
    const rows = await db.selectFrom('idempotency_keys').selectAll().orderBy('key_hash').execute();
    const kept = { request_hash: 'asked', created_at: 'x', object_id: null, counted: null };
    expect(rows).toEqual([
      { ...kept, key_hash: 'counted', counted: 3 },
      { ...kept, key_hash: 'empty' },
      { ...kept, key_hash: 'forgotten' },
      { ...kept, key_hash: 'made', object_id: 7 },
    ]);
  });

  it('refuse a database that a newer program has written', async () => {
    const database = await aDatabase();
    await sql`insert into schema_migrations (name, applied_at) values ('9999-future', '2030-01-01')`.execute(
      database.db,
    );
    await expect(migrate(database)).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(database)).rejects.toThrow('9999-future');
  });
});
