// Following with an account or in a browser, and web push (D53, ADR 39): who follows what, the devices that can be woken, and the keys of this server. A notice can be for
// a device without an account, and about an entry that somebody follows.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';
import { rewriteTable, widenKinds } from '../widen-kinds.ts';

const KINDS = ['entry', 'person', 'tournament', 'club', 'court'];

/** The kinds of things that can be followed, by the column that says which one it is. */
const REFERENCES = {
  participant_id: 'participants.id',
  person_id: 'persons.id',
  tournament_id: 'tournaments.id',
  club_id: 'clubs.id',
  court_id: 'courts.id',
} as const;

/** Adds it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (c) =>
      c
        .primaryKey()
        .notNull()
        .check(sql`id = 1`),
    )
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('private_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await withId(db.schema.createTable('push_devices'), engine)
    .addColumn('endpoint_hash', 'text', (c) => c.notNull().unique())
    .addColumn('endpoint', 'text', (c) => c.notNull().check(sql`length(endpoint) between 10 and 2000`))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('user_id', ref, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('session_hash', 'text', (c) => c.check(sql`(session_hash is null) = (user_id is null)`))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute();
  const onDevices = (name: string, column: string) =>
    db.schema.createIndex(`push_devices_${name}`).on('push_devices').column(column).execute();
  await onDevices('user', 'user_id');
  await onDevices('session', 'session_hash');
  await onDevices('seen', 'seen_at');

  let follows = withId(db.schema.createTable('follows'), engine)
    .addColumn('user_id', ref, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('device_id', ref, (c) =>
      c
        .references('push_devices.id')
        .onDelete('cascade')
        .check(sql`(user_id is null) <> (device_id is null)`),
    )
    .addColumn('kind', 'text', oneOf('kind', KINDS));
  for (const [column, target] of Object.entries(REFERENCES))
    follows = follows.addColumn(column, ref, (c) => c.references(target).onDelete('cascade'));
  await follows.addColumn('created_at', 'text', (c) => c.notNull()).execute();
  await db.schema.createIndex('follows_user').on('follows').column('user_id').execute();
  await db.schema.createIndex('follows_device').on('follows').column('device_id').execute();
  // Each once, and found from what is followed. A null equals nothing, so the columns of other kinds do no harm.
  for (const column of Object.keys(REFERENCES))
    for (const owner of ['user_id', 'device_id'])
      await db.schema
        .createIndex(`follows_${column}_${owner}`)
        .unique()
        .on('follows')
        .columns([column, owner])
        .execute();

  await widenKinds(db, engine, {
    table: 'notices',
    column: 'kind',
    behind: 'reported',
    words: ['entries_open'],
  });
  await loosen(db, engine);
  const notices = () => db.schema.alterTable('notices');
  await notices()
    .addColumn('device_id', ref, (c) =>
      c
        .references('push_devices.id')
        .onDelete('cascade')
        .check(sql`(user_id is null) <> (device_id is null)`),
    )
    .execute();
  await notices()
    .addColumn('followed', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`followed in (0, 1)`),
    )
    .execute();
  // When it is to go out by web push, or to be tried again; null: not, or not any more.
  await notices().addColumn('push_at', 'text').execute();
  await db.schema
    .createIndex('notices_to_push')
    .on('notices')
    .column('push_at')
    .where(sql.ref('push_at'), 'is not', null)
    .execute();
  await db.schema.createIndex('notices_device').on('notices').column('device_id').execute();
  await db.schema
    .alterTable('notice_choices')
    .addColumn('by_push', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(1)
        .check(sql`by_push in (0, 1)`),
    )
    .execute();
}

const withoutNeed = (definition: string): string =>
  ['user_id', 'person_id'].reduce(
    (text, column) => text.replace(`"${column}" integer not null`, `"${column}" integer`),
    definition,
  );

/** A notice need not be for an account, nor about a person. */
async function loosen(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await rewriteTable(db, 'notices', withoutNeed);
    return;
  }
  for (const column of ['user_id', 'person_id'])
    await db.schema
      .alterTable('notices')
      .alterColumn(column, (c) => c.dropNotNull())
      .execute();
}
