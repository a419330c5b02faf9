// The part of migration 0015 that carries `result_changes` into the audit log. If the same call has left a record of the change there, that record is
// used. For a change from before the log, a record is written. It waits to be sealed like any other, is chained behind the records that are there,
// has its own time, and carries the number of its old row in place of the request's id, so that everybody sees where it comes from.
import type { Generated, Kysely } from 'kysely';

interface OldRecord {
  seq: number | null;
  at: string;
  count: number;
  actor_id: number | null;
  actor_role: string;
  act: string;
  object_kind: string | null;
  object_id: number | null;
  tournament_id: number | null;
  club_id: number | null;
  outcome: string;
  status: number;
  changes: string | null;
  request_id: string | null;
}

export interface OldHistory {
  result_changes: {
    id: number;
    club_id: number | null;
    match_id: number;
    changed_by: number | null;
    changed_at: string;
    before: string;
    after: string;
  };
  audit_log: OldRecord;
  audit_pending: OldRecord & { id: Generated<number>; seq: Generated<number | null> };
  matches: { id: number; tournament_id: number };
}

type OldChange = OldHistory['result_changes'];
type Told = Pick<OldRecord, 'at' | 'actor_id' | 'act' | 'object_id' | 'changes'>;

const AT_ONCE = 1000;
const FIELDS = ['status', 'winnerId', 'scores'] as const;
const ACTS = ['setMatchStatus', 'setMatchWinner', 'setMatchScores', 'deleteMatch'];

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (text: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : null;
  } catch {
    return null;
  }
};

const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether a record says the same as a row: all of its changes, and nothing else. */
function tells(record: Told, row: OldChange): boolean {
  if (record.object_id !== row.match_id || record.at !== row.changed_at) return false;
  // The row no longer knows who has deleted the account; the record still has the number.
  if (row.changed_by !== null && row.changed_by !== record.actor_id) return false;
  const [before, after] = [fieldsIn(row.before), fieldsIn(row.after)];
  if (before === null || after === null) return false;
  const isDeleted = after['deleted'] === true;
  if (isDeleted !== (record.act === 'deleteMatch')) return false;
  const changes = JSON.parse(record.changes ?? '[]') as {
    field: string;
    before?: unknown;
    after?: unknown;
  }[];
  return FIELDS.every((field) => {
    const change = changes.find((one) => one.field === field);
    if (isDeleted) return isAlike(change?.before, before[field]);
    if (change === undefined) return isAlike(before[field], after[field]);
    return isAlike(change.before, before[field]) && isAlike(change.after, after[field]);
  });
}

/** The content of the row's record: all three fields, so that it is complete by itself. */
function changesOf(row: OldChange): readonly object[] {
  const [before, after] = [fieldsIn(row.before), fieldsIn(row.after)];
  // Nobody but a hand in the database can have written such a row.
  if (before === null || after === null) return [{ field: 'result', before: row.before, after: row.after }];
  const isDeleted = after['deleted'] === true;
  return FIELDS.flatMap((field): object[] => {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    if (!isDeleted) return [{ field, before: old, after: now }];
    return old === null ? [] : [{ field, before: old }];
  });
}

/** The call that has most likely made the change. */
function actOf(row: OldChange): string {
  const [before, after] = [fieldsIn(row.before), fieldsIn(row.after)];
  if (after?.['deleted'] === true) return 'deleteMatch';
  if (!isAlike(before?.['scores'], after?.['scores'])) return 'setMatchScores';
  return isAlike(before?.['winnerId'], after?.['winnerId']) ? 'setMatchStatus' : 'setMatchWinner';
}

async function recordsOf(db: Kysely<OldHistory>, matchIds: readonly number[]): Promise<readonly Told[]> {
  const from = (table: 'audit_log' | 'audit_pending') =>
    db
      .selectFrom(table)
      .select(['at', 'actor_id', 'act', 'object_id', 'changes'])
      .where('object_kind', '=', 'match')
      .where('object_id', 'in', matchIds)
      .where('outcome', '=', 'done')
      .where('act', 'in', ACTS)
      .execute();
  return [...(await from('audit_log')), ...(await from('audit_pending'))];
}

/** Writes a record of every change that the log does not tell. */
export async function carryHistory(anyDb: unknown): Promise<void> {
  const db = anyDb as Kysely<OldHistory>;
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('result_changes')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    const matchIds = [...new Set(rows.map(({ match_id: id }) => id))];
    const records = Map.groupBy(await recordsOf(db, matchIds), ({ object_id: id }) => id);
    const tournaments = new Map(
      (
        await db.selectFrom('matches').select(['id', 'tournament_id']).where('id', 'in', matchIds).execute()
      ).map(({ id, tournament_id: tournament }) => [id, tournament]),
    );
    const untold = rows.filter((row) => {
      const ofMatch = records.get(row.match_id) ?? [];
      const at = ofMatch.findIndex((record) => tells(record, row));
      // Each record tells one change.
      if (at >= 0) ofMatch.splice(at, 1);
      return at < 0;
    });
    if (untold.length === 0) continue;
    await db
      .insertInto('audit_pending')
      .values(
        untold.map((row) => {
          const act = actOf(row);
          return {
            at: row.changed_at,
            count: 1,
            actor_id: row.changed_by,
            // The role of then was not kept.
            actor_role: 'unknown',
            act,
            object_kind: 'match',
            object_id: row.match_id,
            tournament_id: tournaments.get(row.match_id) ?? null,
            club_id: row.club_id,
            outcome: 'done',
            status: act === 'deleteMatch' ? 204 : 200,
            changes: JSON.stringify(changesOf(row)),
            request_id: `result_changes/${row.id}`,
          };
        }),
      )
      .execute();
  }
}
