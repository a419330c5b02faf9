// SQL of the point logs of matches (D52).
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { LoggedEvent } from '@tennis/contract';
import type { Db, Tx } from '../../database/connection.ts';
import type { ScoreLogRow } from '../../database/schema.ts';
import { storedTime } from '../../ground/clock.ts';

export type StoredLog = Selectable<ScoreLogRow> & {
  readonly holder_name: string | null;
  readonly holder_birth: string | null;
};

/** The open log of a match, with who holds it. */
export const findOpenLog = (db: Db | Tx, matchId: number): Promise<StoredLog | undefined> =>
  db
    .selectFrom('score_logs')
    .leftJoin('users', 'users.id', 'score_logs.held_by')
    .selectAll('score_logs')
    .select(['users.name as holder_name', 'users.date_of_birth as holder_birth'])
    .where('score_logs.match_id', '=', matchId)
    .where('score_logs.state', '=', 'open')
    .executeTakeFirst();

/** The log that this device of this holder has last put aside. */
export const findAside = (
  db: Db | Tx,
  matchId: number,
  { device, held_by, link_id }: Pick<StoredLog, 'device' | 'held_by' | 'link_id'>,
): Promise<Pick<StoredLog, 'id' | 'count'> | undefined> =>
  db
    .selectFrom('score_logs')
    .select(['id', 'count'])
    .where('match_id', '=', matchId)
    .where('state', '=', 'aside')
    .where('device', '=', device)
    .where('held_by', held_by === null ? 'is' : '=', held_by)
    .where('link_id', link_id === null ? 'is' : '=', link_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Begins a log. */
export async function insertLog(
  tx: Tx,
  row: Omit<Insertable<ScoreLogRow>, 'state' | 'count'>,
  state: 'open' | 'aside' = 'open',
): Promise<number> {
  const { id } = await tx
    .insertInto('score_logs')
    .values({ ...row, state, count: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The log that this device last closed for a match, with this many events: the match was completed with it. */
export const findClosedBy = (
  db: Db | Tx,
  matchId: number,
  { device, count }: Pick<ScoreLogRow, 'device' | 'count'>,
) =>
  db
    .selectFrom('score_logs')
    .select('id')
    .where('match_id', '=', matchId)
    .where('state', '=', 'closed')
    .where('device', '=', device)
    .where('count', '=', count)
    .executeTakeFirst();

/** Changes one. */
export const updateLog = (tx: Tx, id: number, change: Updateable<ScoreLogRow>) =>
  tx.updateTable('score_logs').set(change).where('id', '=', id).execute();

/** Its events in their order. */
export async function listEvents(db: Db | Tx, logId: number): Promise<LoggedEvent[]> {
  const rows = await db
    .selectFrom('score_events')
    .select(['event_id', 'event', 'device_at'])
    .where('log_id', '=', logId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    id: row.event_id,
    at: row.device_at,
    event: JSON.parse(row.event) as LoggedEvent['event'],
  }));
}

/** When everything was noted that any device has sent of a match. */
export async function listMoments(db: Db | Tx, matchId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('score_logs')
    .innerJoin('score_events', 'score_events.log_id', 'score_logs.id')
    .select('score_events.device_at')
    .distinct()
    .where('score_logs.match_id', '=', matchId)
    .execute();
  return rows.map(({ device_at: at }) => storedTime(at));
}

/** Adds events behind those that are there. */
export async function insertEvents(
  tx: Tx,
  logId: number,
  from: number,
  events: readonly LoggedEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const received = now.toISOString();
  await tx
    .insertInto('score_events')
    .values(
      events.map(({ id, at, event }, index) => ({
        log_id: logId,
        seq: from + index,
        event_id: id,
        event: JSON.stringify(event),
        device_at: at,
        received_at: received,
      })),
    )
    .execute();
}
