// Mails about a changed e-mail address, to both addresses (D23): a further kind of mail, and the account that a mail is about, since its former
// address no longer identifies it.
import type { Kysely } from 'kysely';
import { reference, type Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds both. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await widenKinds(db, engine, {
    table: 'mails',
    column: 'kind',
    behind: 'unpaired',
    words: ['address-changed'],
  });
  await db.schema
    .alterTable('mails')
    .addColumn('user_id', reference(engine), (c) => c.references('users.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('mails_user').on('mails').column('user_id').execute();
}
