// Whether the address of an account is known to be its own: links remember whether they were mailed (ADR 14).
import type { Kysely } from 'kysely';

/** Adds the moment of the proof, null for every account so far, and a mark on links; those that are open count as handed over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_proved_at', 'text').execute();
  for (const table of ['reset_tokens', 'invitations']) {
    await db.schema
      .alterTable(table)
      .addColumn('link_mailed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
