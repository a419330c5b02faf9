// Tells which writes have changed something, and in which order: the audit log knows, even for a write whose answer was cut off.
import type { Database } from '../../database/connection.ts';
import { fingerprint } from '../../ground/secrets.ts';
import type { Sent } from './desk.ts';
import type { Wish } from './wishes.ts';

interface LogRecord {
  readonly request_id: string | null;
  readonly actor_id: number | null;
  readonly act: string;
  readonly at: string;
}

/** The acts of everybody in a storm, in the order of the log: one record for each request. */
async function recordsOf(
  { db }: Database,
  since: number,
): Promise<ReadonlyMap<string | null, LogRecord & { readonly place: number }>> {
  const columns = ['request_id', 'actor_id', 'act', 'at'] as const;
  const sealed = await db
    .selectFrom('audit_log')
    .select(columns)
    .where('outcome', '=', 'done')
    .where('act', '<>', 'login')
    .where('seq', '>', since)
    .orderBy('seq')
    .execute();
  const waiting = await db
    .selectFrom('audit_pending')
    .select(columns)
    .where('seq', 'is', null)
    .where('outcome', '=', 'done')
    .where('act', '<>', 'login')
    .orderBy('id')
    .execute();
  const records = new Map<string | null, LogRecord & { readonly place: number }>();
  for (const [place, record] of [...sealed, ...waiting].entries())
    // A write that moves people on leaves a record for each match that it has changed.
    if (!records.has(record.request_id)) records.set(record.request_id, { ...record, place });
  return records;
}

/** How many records the log has, sealed or not: those of before a storm. */
export async function countRecords({ db }: Database): Promise<number> {
  const { seq } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  const waiting = await db.selectFrom('audit_pending').select('id').where('seq', 'is', null).execute();
  return seq + waiting.length;
}

/** A person's writes in the order in which they sent them. */
export interface Diary {
  readonly userId: number;
  readonly sent: readonly Sent[];
}

/** A write that has changed something, and whose it was. */
export interface Done {
  readonly wish: Wish;
  readonly userId: number;
}

/** When each key was taken: in the write itself, so that a key is there if and only if its write was done (ADR 7). */
async function momentsOfKeys({ db }: Database): Promise<ReadonlyMap<string, string>> {
  const keys = await db.selectFrom('idempotency_keys').select(['key_hash', 'created_at']).execute();
  return new Map(keys.map(({ key_hash: hash, created_at: at }) => [hash, at]));
}

/** The act of a write's record: drawing the rest anew is recorded as a draw that was made [UN3]. */
const recordedAs = ({ route, body }: Wish): string =>
  route === 'adjustDraw' && body != null && 'redraw' in body ? 'makeDraw' : route;

/** The writes that have changed something, the first first. */
export async function doneInOrder(
  database: Database,
  since: number,
  diaries: readonly Diary[],
): Promise<readonly Done[]> {
  const records = await recordsOf(database, since);
  const moments = await momentsOfKeys(database);
  const done: (Done & { readonly place: number })[] = [];
  for (const { userId, sent } of diaries) {
    const own = new Map(
      [...records.values()]
        .filter(({ actor_id: actor }) => actor === userId)
        .map((written) => [`${written.act} ${written.at}`, written]),
    );
    for (const { wish, key } of sent) {
      const moment = `${recordedAs(wish)} ${moments.get(fingerprint(`${userId}:${key}`)) ?? 'never'}`;
      const written = own.get(moment);
      // One that has changed nothing has no record.
      if (written === undefined) continue;
      own.delete(moment);
      done.push({ wish, userId, place: written.place });
    }
    if (own.size > 0)
      throw new Error(`Written by ${userId} and wished by nobody: ${JSON.stringify([...own.values()])}`);
  }
  return done.toSorted((a, b) => a.place - b.place);
}
