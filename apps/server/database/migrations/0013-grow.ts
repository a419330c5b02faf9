// Indexes for the reads that looked at everything that others had ever stored: the log by act and by outcome, the results of a club, the tournaments
// of somebody, and searches by name, which at least look at nothing but names.
import type { Kysely } from 'kysely';

const INDEXES = {
  audit_log_act: ['audit_log', ['act', 'seq']],
  audit_log_outcome: ['audit_log', ['outcome', 'seq']],
  matches_of_club: ['matches', ['club_id', 'status', 'completed_at']],
  tournaments_creator: ['tournaments', ['created_by']],
  tournaments_zone: ['tournaments', ['time_zone']],
  tournaments_status: ['tournaments', ['status', 'archived_at', 'club_id']],
  tournaments_name: ['tournaments', ['search_name']],
  users_name: ['users', ['search_name']],
} as const;

/** Adds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, [table, columns]] of Object.entries(INDEXES)) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}
