// Pairs that find each other (D46, AG2): an entry may wait for its partner, or look for one, and asks one person at a time. The mails about it are
// further words in the list of kinds. That list is changed in place, whatever else the table has got since.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

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

  await widenKinds(db, engine, { table: 'mails', column: 'kind', behind: 'promoted', words: KINDS });
  await db.schema
    .alterTable('mails')
    .addColumn('partner_request_id', ref, (c) => c.references('partner_requests.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('mails_partner_request').on('mails').column('partner_request_id').execute();
}
