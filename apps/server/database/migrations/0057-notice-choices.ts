// How people are told (D53): what an account wants to hear in the product and what by mail, and the hours in which no mail goes out. Everything told
// so far is in the product.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

const TOPICS = ['entry', 'draw', 'times', 'court', 'rain', 'result', 'dispute'];

/** Adds the choices, the quiet hours, and the mail in which a notice was sent. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('notice_choices'), engine)
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topic', 'text', oneOf('topic', TOPICS))
    .addColumn('in_app', 'integer', (c) => c.notNull().check(sql`in_app in (0, 1)`))
    .addColumn('by_mail', 'integer', (c) => c.notNull().check(sql`by_mail in (0, 1)`))
    .addUniqueConstraint('notice_choices_once', ['user_id', 'topic'])
    .execute();

  const clock = engine === 'sqlite' ? `glob '[0-2][0-9]:[0-5][0-9]'` : `~ '^[0-2][0-9]:[0-5][0-9]$'`;
  const users = () => db.schema.alterTable('users');
  await users()
    .addColumn('quiet_from', 'text', (c) => c.defaultTo('22:00').check(sql.raw(`quiet_from ${clock}`)))
    .execute();
  await users()
    .addColumn('quiet_until', 'text', (c) =>
      c
        .defaultTo('07:00')
        .check(
          sql.raw(
            `quiet_until ${clock} and quiet_from is not null or quiet_until is null and quiet_from is null`,
          ),
        ),
    )
    .execute();

  const flag = (name: string, otherwise: number) =>
    db.schema
      .alterTable('notices')
      .addColumn(name, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(otherwise)
          .check(sql.raw(`${name} in (0, 1)`)),
      )
      .execute();
  await flag('in_app', 1);
  await flag('by_mail', 0);
  // The mail that tells it. Mails go sooner than notices do, so this is no reference.
  await db.schema.alterTable('notices').addColumn('mail_id', ref).execute();
  await db.schema
    .createIndex('notices_to_mail')
    .on('notices')
    .columns(['user_id', 'visible_at'])
    .where(sql.ref('by_mail'), '=', sql.lit(1))
    .where(sql.ref('mail_id'), 'is', null)
    .execute();
  await db.schema.createIndex('notices_of_mail').on('notices').column('mail_id').execute();
  await widenKinds(db, engine, { table: 'mails', column: 'kind', behind: 'promoted', words: ['notices'] });
}
