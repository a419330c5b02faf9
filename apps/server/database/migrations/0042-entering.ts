// Mails that tell somebody on the waiting list that they have got a place: one more word in the list of kinds, and which entry they are about. The
// words are those of the day on which this was written: a migration never changes.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

const KINDS = ['reset', 'account-exists', 'invitation', 'password-changed', 'welcome', 'promoted'] as const;

/** Widens the list and adds the entry. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  engine === 'sqlite' ? rebuildSqlite(db) : replacePostgres(db);

async function replacePostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  const words = sql.join(KINDS.map((kind) => sql.lit(kind)));
  await sql`alter table mails add constraint mails_kind_check check (kind in (${words}))`.execute(db);
  await db.schema
    .alterTable('mails')
    .addColumn('participant_id', reference('postgres'), (c) =>
      c.references('participants.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('mails_participant').on('mails').column('participant_id').execute();
}

/** SQLite changes a check only with its table. */
async function rebuildSqlite(db: Kysely<unknown>): Promise<void> {
  const ref = reference('sqlite');
  await withId(db.schema.createTable('new_mails'), 'sqlite')
    .addColumn('kind', 'text', oneOf('kind', KINDS))
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('invitation_id', ref, (c) => c.references('invitations.id').onDelete('cascade'))
    .addColumn('state', 'text', oneOf('state', ['queued', 'sent', 'failed']))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('language', 'text', (c) =>
      c.check(sql`length(language) between 2 and 35 and language = trim(language)`),
    )
    .addColumn('participant_id', ref, (c) => c.references('participants.id').onDelete('cascade'))
    .execute();
  const columns = sql.raw(
    'id, kind, recipient, invitation_id, state, attempts, next_attempt_at, created_at, sent_at, last_error, language',
  );
  await sql`insert into new_mails (${columns}) select ${columns} from mails`.execute(db);
  await db.schema.dropTable('mails').execute();
  await db.schema.alterTable('new_mails').renameTo('mails').execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_attempt_at']).execute();
  await db.schema.createIndex('mails_participant').on('mails').column('participant_id').execute();
}
