// Records of the audit log as writes leave them, for tests below the API.
import { append, isAnyPending, sealBatch, type Waiting } from '../audit/chain.ts';
import type { Database } from '../database/connection.ts';

/** A record that says that a club was created. */
export const aRecord = (clubId: number): Waiting => ({
  at: '2026-09-01T10:00:00.000Z',
  until_at: null,
  count: 1,
  actor_id: 1,
  actor_role: 'club_admin',
  club_role: null,
  act: 'createClub',
  object_kind: 'club',
  object_id: clubId,
  tournament_id: null,
  club_id: clubId,
  outcome: 'done',
  status: 201,
  reason: null,
  changes: null,
  request_id: null,
  told: null,
});

/** Writes records that wait to be sealed. */
export const writeRecords = (database: Database, clubIds: readonly number[]): Promise<void> =>
  database.transaction((tx) => append(tx, clubIds.map(aRecord)));

/** Seals all that waits, as a server does. */
export async function sealAll(database: Database): Promise<void> {
  while (await isAnyPending(database.db)) await sealBatch(database);
}

/** The clubs of the records in the chain, in its order. */
export async function sealedClubs({ db }: Database): Promise<readonly (number | null)[]> {
  const rows = await db.selectFrom('audit_log').select('club_id').orderBy('seq').execute();
  return rows.map(({ club_id: id }) => id);
}
