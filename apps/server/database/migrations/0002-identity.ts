// Limits of guessing, mails, reset links, invitations and the record of administrative acts.
// Words are listed here as they were when this migration was written, not imported: a migration never changes.
import type { Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

/** Creates the tables of identity. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);

  // Times in milliseconds: they are computed with, not shown.
  await db.schema
    .createTable('guess_budgets')
    .addColumn('bucket', 'text', (c) => c.primaryKey().notNull())
    .addColumn('in_spell', 'integer', (c) => c.notNull())
    .addColumn('last_at', ref, (c) => c.notNull())
    .addColumn('blocked_until', ref, (c) => c.notNull())
    .addColumn('day_started_at', ref, (c) => c.notNull())
    .addColumn('in_day', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('rate_windows')
    .addColumn('bucket', 'text', (c) => c.primaryKey().notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('ends_at', ref, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('familiar_sources')
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', oneOf('kind', ['device', 'address']))
    .addColumn('source_hash', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('familiar_sources_once', ['user_id', 'kind', 'source_hash'])
    .execute();

  await db.schema
    .createTable('reset_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('reset_tokens_user').on('reset_tokens').column('user_id').execute();

  await withId(db.schema.createTable('invitations'), engine)
    .addColumn('club_id', ref, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('role', 'text', oneOf('role', ['admin', 'member']))
    .addColumn('status', 'text', oneOf('status', ['pending', 'accepted', 'revoked']))
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('invited_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('accepted_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('accepted_at', 'text')
    .execute();
  await db.schema
    .createIndex('invitations_club')
    .on('invitations')
    .columns(['club_id', 'email_key'])
    .execute();

  await withId(db.schema.createTable('mails'), engine)
    .addColumn('kind', 'text', oneOf('kind', ['reset', 'account-exists', 'invitation']))
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('invitation_id', ref, (c) => c.references('invitations.id').onDelete('cascade'))
    .addColumn('state', 'text', oneOf('state', ['queued', 'sent', 'failed']))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_attempt_at']).execute();

  // No foreign keys: the record outlives what it speaks of.
  await withId(db.schema.createTable('audit_log'), engine)
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', ref, (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_id', ref, (c) => c.notNull())
    .addColumn('club_id', ref)
    .execute();
}
