// Support tickets and what is written in them (D21). A ticket goes with the account that has opened it; what a former super admin wrote in
// somebody else's stays, without their name.
import type { Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

/** Adds it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('support_tickets'), engine)
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('search_subject', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('status', 'text', oneOf('status', ['open', 'in_progress', 'resolved', 'closed']))
    .addColumn('priority', 'text', oneOf('priority', ['low', 'medium', 'high', 'urgent']))
    .addColumn('assigned_to', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('support_tickets_of').on('support_tickets').column('user_id').execute();
  await db.schema
    .createIndex('support_tickets_assigned')
    .on('support_tickets')
    .column('assigned_to')
    .execute();
  await withId(db.schema.createTable('ticket_responses'), engine)
    .addColumn('ticket_id', ref, (c) => c.notNull().references('support_tickets.id').onDelete('cascade'))
    .addColumn('user_id', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('ticket_responses_in').on('ticket_responses').column('ticket_id').execute();
  await db.schema.createIndex('ticket_responses_by').on('ticket_responses').column('user_id').execute();
}
