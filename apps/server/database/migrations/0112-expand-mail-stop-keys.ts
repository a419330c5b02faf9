// Mails of notices have an address that ends them with one press (RFC 8058, ADR 29): it is signed with a key of their account.
import type { Kysely } from 'kysely';
import { reference, type Engine } from '../columns.ts';

/** Adds the keys. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('mail_stop_keys')
    .addColumn('user_id', reference(engine), (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}
