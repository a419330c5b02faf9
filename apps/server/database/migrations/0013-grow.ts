// Indexes for reads that used to look at everything ever stored: the log by act and by outcome, the results of a club, one's own things, and searches
// by name, which now at least look at nothing but names.
import type { Kysely } from 'kysely';

const INDEXES = {
  audit_log_act: ['audit_log', ['act', 'seq']],
  audit_log_outcome: ['audit_log', ['outcome', 'seq']],
  matches_of_club: ['matches', ['club_id', 'status', 'completed_at']],
  matches_one: ['matches', ['participant1_id']],
  matches_two: ['matches', ['participant2_id']],
  result_changes_by: ['result_changes', ['changed_by']],
  invitations_to: ['invitations', ['email_key']],
  invitations_by: ['invitations', ['invited_by']],
  invitations_accepted: ['invitations', ['accepted_by']],
  clubs_creator: ['clubs', ['created_by']],
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
