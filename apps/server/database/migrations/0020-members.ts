// Members of a club: a mail that welcomes them, and an admin that a club never loses. Also what a club says about itself: how to reach it, and
// a version, since several admins change it. The words are those of the day on which this was written: a migration never changes.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

const KINDS = ['reset', 'account-exists', 'invitation', 'password-changed', 'welcome'] as const;

/** Widens the list of mails, adds the columns, and guards the last admin. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await (engine === 'sqlite' ? rebuildSqlite(db) : replacePostgres(db));
  await db.schema.alterTable('clubs').addColumn('contact_email', 'text').execute();
  await db.schema
    .alterTable('clubs')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await (engine === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

async function replacePostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  const words = sql.join(KINDS.map((kind) => sql.lit(kind)));
  await sql`alter table mails add constraint mails_kind_check check (kind in (${words}))`.execute(db);
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
    .execute();
  const columns = sql.raw(
    'id, kind, recipient, invitation_id, state, attempts, next_attempt_at, created_at, sent_at, last_error, language',
  );
  await sql`insert into new_mails (${columns}) select ${columns} from mails`.execute(db);
  await db.schema.dropTable('mails').execute();
  await db.schema.alterTable('new_mails').renameTo('mails').execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_attempt_at']).execute();
}

/** Whether the row that changes is the only admin's. */
const IS_LAST = `old.role = 'admin' and not exists (
  select 1 from club_members as other
  where other.club_id = old.club_id and other.role = 'admin' and other.id <> old.id)`;
/** The memberships of a club that is deleted go with it. */
const CLUB_STAYS = 'exists (select 1 from clubs where clubs.id = old.club_id)';

async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = `begin select raise(abort, 'club_keeps_an_admin'); end`;
  await sql
    .raw(
      `create trigger club_members_lowered before update of role on club_members
       when new.role <> 'admin' and ${IS_LAST} ${refuse}`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger club_members_gone before delete on club_members when ${CLUB_STAYS} and ${IS_LAST} ${refuse}`,
    )
    .execute(db);
}

const guardOfPostgres = (name: string, event: string, condition: string, row: 'old' | 'new') => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
     if ${condition} and ${IS_LAST} then
       raise exception 'club_keeps_an_admin' using errcode = 'check_violation';
     end if;
     return ${row};
   end $$`,
  `create trigger ${name} before ${event} on club_members for each row execute function ${name}()`,
];

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...guardOfPostgres('club_members_lowered', 'update of role', `new.role <> 'admin'`, 'new'),
    ...guardOfPostgres('club_members_gone', 'delete', CLUB_STAYS, 'old'),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
