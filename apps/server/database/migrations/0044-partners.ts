// Pairs that find each other by themselves (D46, AG2): an entry may wait for its partner, or look for one, and asks one person at a time. The mails
// that tell of it are further words in the list of kinds; that list is changed where it stands, whatever else the table has got since.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

const STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'taken', 'closed'];
const KINDS = ['partner-request', 'partner-answer', 'partner-left', 'unpaired'];

/** Adds the state of entries, the requests and their mails. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await db.schema
    .alterTable('participants')
    .addColumn('seeks', 'text', (c) =>
      c.check(
        sql`seeks is null
          or (seeks in ('partner', 'looking')
            and partner_user_id is null and partner_name is null and partner_person_id is null)`,
      ),
    )
    .execute();
  await db.schema
    .createIndex('participants_seeking')
    .on('participants')
    .column('tournament_id')
    .where(sql.ref('seeks'), 'is not', null)
    .execute();

  await withId(db.schema.createTable('partner_requests'), engine)
    .addColumn('club_id', ref)
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('participant_id', ref, (c) => c.notNull().references('participants.id').onDelete('cascade'))
    .addColumn('person_id', ref, (c) => c.references('persons.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (c) => c.check(sql`(email is null) = (email_key is null)`))
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('state', 'text', oneOf('state', STATES))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text', (c) => c.check(sql`(answered_at is null) = (state = 'pending')`))
    .execute();
  // One is asked at a time.
  await db.schema
    .createIndex('partner_requests_open')
    .unique()
    .on('partner_requests')
    .column('participant_id')
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`partner_requests_${name}`).on('partner_requests').columns(columns).execute();
  await index('of_entry', ['participant_id', 'id']);
  await index('of_tournament', ['tournament_id']);
  await index('of_person', ['person_id', 'state']);
  await index('of_email', ['email_key', 'state']);

  await (engine === 'sqlite' ? widenSqlite(db) : widenPostgres(db));
  await db.schema
    .alterTable('mails')
    .addColumn('partner_request_id', ref, (c) => c.references('partner_requests.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('mails_partner_request').on('mails').column('partner_request_id').execute();
}

/** `'promoted'` and the new words behind it, as the engine writes them. */
const widened = (definition: string, type = ''): string =>
  definition.replace(
    `'promoted'${type}`,
    ['promoted', ...KINDS].map((kind) => `'${kind}'${type}`).join(', '),
  );

async function widenPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = 'mails_kind_check' and conrelid = 'mails'::regclass`.execute(db);
  const [check] = rows;
  if (check === undefined) throw new Error('The list of kinds of mails is not where it was.');
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql`alter table mails add constraint mails_kind_check ${sql.raw(widened(check.definition, '::text'))}`.execute(
    db,
  );
}

/** SQLite changes a check only with its table. */
async function widenSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; definition: string }>`
    select type, sql as definition from sqlite_master where tbl_name = 'mails' and sql is not null`.execute(
    db,
  );
  const table = rows.find(({ type }) => type === 'table');
  if (table === undefined) throw new Error('There is no table of mails.');
  const body = widened(table.definition.slice(table.definition.indexOf('(')));
  await sql.raw(`create table new_mails ${body}`).execute(db);
  await sql`insert into new_mails select * from mails`.execute(db);
  await db.schema.dropTable('mails').execute();
  await db.schema.alterTable('new_mails').renameTo('mails').execute();
  for (const { type, definition } of rows) if (type === 'index') await sql.raw(definition).execute(db);
}
